import MiniSearch from 'minisearch';
import type { LanguageTools } from '../../language/languageTools';
import type { Content, ListEntry, Reply, Say } from './contentFormat';
import { buildLexicon, utterancesOf, type Lexicon } from './lexicon';
import type { View } from './normalise';
import { entryKeys, phrasingsOf, unitsOf, type Phrasing } from './phrasing';
import { slotsAtLines } from './sceneFlow';
import { commonEnglish } from './vocabulary';

/** Something a learner can mean: a reply at a line of a scene, or one of the things that can be said anywhere. */
export type Candidate = { phrasings: readonly Phrasing[] } & (
  | { kind: 'reply'; said: Reply; scene: string; line: string; needs: ReadonlySet<string> }
  | { kind: 'say'; said: Say; entry: string }
);

/** An entry of a list in one of its wordings. */
export interface Wording {
  keys: readonly string[];
  entry: ListEntry;
}

/** A language's content, made ready for understanding. Built once, never changed. */
export interface Bank {
  content: Content;
  tools: LanguageTools;
  lexicon: Lexicon;
  /** By scene, then by line, in the content's order. */
  replies: ReadonlyMap<string, readonly (Candidate & { kind: 'reply' })[]>;
  says: readonly (Candidate & { kind: 'say' })[];
  /** Wordings of a list's entries that begin with a character, the longest first. */
  wordings(list: string, view: View, initial: string): readonly Wording[];
  /** What might be meant anywhere in the bank: sayings and replies that open a scene, likeliest first. */
  recall(terms: readonly string[], view: View): Candidate[];
  /** How much a word of the target language tells about the sentence, 0.35 to 1. */
  targetWeight(key: string): number;
  /** English words that the content uses, and the commonest of all; no learner is called by one of these. */
  ownWords: ReadonlySet<string>;
  targetWords: ReadonlySet<string>;
}

const views = ['own', 'target', 'romanised'] as const;
/** Wide enough for a bank of some thousand phrasings; the deterministic score decides among them. */
const recalled = 40;

export function buildBank(content: Content, tools: LanguageTools): Bank {
  const replies = new Map<string, (Candidate & { kind: 'reply' })[]>();
  for (const scene of content.scenes.values()) {
    const slots = slotsAtLines(scene, content);
    replies.set(
      scene.scene,
      scene.lines.flatMap((line) =>
        line.replies.map((said) => ({
          kind: 'reply' as const,
          said,
          scene: scene.scene,
          line: line.id,
          needs: said.opens ? new Set<string>() : (slots.get(line.id) ?? new Set<string>()),
          phrasings: phrasingsOf(said, content, tools),
        })),
      ),
    );
  }
  const says = [...content.anywhere.values()].flatMap((entry) =>
    entry.says.map((said) => ({
      kind: 'say' as const,
      said,
      entry: entry.id,
      phrasings: phrasingsOf(said, content, tools),
    })),
  );
  const openers = [...replies.values()].flat().filter((candidate) => candidate.said.opens);
  const everyone: Candidate[] = [...replies.values(), says].flat();
  const targetWords = documentFrequencies(content);
  const total = Math.max(1, utterancesOf(content).length);
  return {
    content,
    tools,
    lexicon: buildLexicon(content),
    replies,
    says,
    wordings: wordingsOf(content, tools),
    recall: recallFrom([...says, ...openers]),
    targetWeight: (key) => weightOf((targetWords.get(key) ?? 0) / total),
    ownWords: new Set([...commonEnglish, ...wordsIn(everyone, 'own'), ...listWords(content)]),
    targetWords: new Set(targetWords.keys()),
  };
}

// One sentence in twenty holds such a word: an article, a pronoun. Thresholds found by trying.
function weightOf(share: number): number {
  if (share > 0.05) return 0.35;
  return share > 0.015 ? 0.6 : 1;
}

function documentFrequencies(content: Content): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of utterancesOf(content)) {
    for (const key of new Set(unitsOf(text, 'target', content.language).map((unit) => unit.key))) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

function wordsIn(candidates: readonly Candidate[], view: View): string[] {
  return candidates.flatMap(({ phrasings }) =>
    phrasings.flatMap((phrasing) =>
      phrasing.view === view ? phrasing.units.filter((unit) => typeof unit === 'string') : [],
    ),
  );
}

function listWords({ lists, language }: Content): string[] {
  return Object.values(lists)
    .flat()
    .flatMap((entry) =>
      [entry.means, ...entry.also].flatMap((text) => unitsOf(text, 'own', language).map((unit) => unit.key)),
    );
}

function wordingsOf(content: Content, tools: LanguageTools): Bank['wordings'] {
  const made = new Map<string, Wording[]>();
  for (const [list, entries] of Object.entries(content.lists)) {
    for (const view of views) {
      const wordings = entries.flatMap((entry) =>
        entryKeys(entry, view, content, tools).map((keys) => ({ keys, entry })),
      );
      for (const wording of wordings.sort((a, b) => b.keys.length - a.keys.length)) {
        const place = `${list} ${view} ${wording.keys[0]?.charAt(0) ?? ''}`;
        made.set(place, [...(made.get(place) ?? []), wording]);
      }
    }
  }
  return (list, view, initial) => made.get(`${list} ${view} ${initial}`) ?? [];
}

function recallFrom(candidates: readonly Candidate[]): Bank['recall'] {
  const documents = candidates.flatMap((candidate) => candidate.phrasings.map((phrasing) => ({ candidate, phrasing })));
  const indices = new Map(
    views.map((view) => {
      const index = new MiniSearch<{ id: number; text: string }>({
        fields: ['text'],
        tokenize: (text) => text.split(' '),
        processTerm: (term) => term,
      });
      documents.forEach(({ phrasing }, id) => {
        if (phrasing.view === view) index.add({ id, text: recallTerms(phrasing.units, phrasing).join(' ') });
      });
      return [view, index] as const;
    }),
  );
  return (terms, view) => {
    const found =
      indices
        .get(view)
        ?.search(terms.join(' '), { fuzzy: (term) => (view === 'own' && term.length > 4 ? 0.2 : false) }) ?? [];
    return [...new Set(found.slice(0, recalled).flatMap(({ id }) => documents[id as number]?.candidate ?? []))];
  };
}

/** What a phrasing is looked up by: its words, or pairs of characters, and the lists of its slots. */
export function recallTerms(units: readonly (string | number)[], phrasing?: Phrasing): string[] {
  const characters = units.every((unit) => typeof unit === 'number' || [...unit].length === 1);
  const terms = units.map((unit, index) => {
    if (typeof unit === 'number') return listTerm(phrasing?.slots[unit]?.list ?? 'name');
    const next = units[index + 1];
    return characters && typeof next === 'string' ? unit + next : unit;
  });
  return [...new Set(terms)];
}

export function listTerm(list: string): string {
  return `list:${list}`;
}
