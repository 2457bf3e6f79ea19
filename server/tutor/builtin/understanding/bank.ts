import MiniSearch from 'minisearch';
import type { LanguageTools } from '../../../language/languageTools';
import { createConceptIndex, type ConceptIndex } from './concepts/conceptIndex';
import { createConceptReader } from './concepts/conceptReader';
import type { Content, ListEntry, Reply, Say } from '../format/contentFormat';
import { buildLexicon, utterancesOf, type Lexicon } from '../format/lexicon';
import { wordKey, type View } from './normalise';
import { entryKeys, phrasingsOf, unitsOf, type Phrasing } from './phrasing';
import { slotsAtLines } from '../format/sceneFlow';
import { lazily, runThrough } from '../steps';
import { commonEnglish } from './vocabulary';

/** Something a learner can mean: a reply at a line of a scene, or one of the things that can be said anywhere. */
export type Candidate = { readonly phrasings: readonly Phrasing[] } & (
  | { kind: 'reply'; said: Reply; scene: string; line: string; needs: ReadonlySet<string> }
  | { kind: 'say'; said: Say; entry: string }
);

/** An entry of a list in one of its wordings. */
export interface Wording {
  keys: readonly string[];
  entry: ListEntry;
  /** In the other language than the view's own. */
  isBorrowed: boolean;
}

/** A language's content, made ready for understanding. What it holds never changes; some of it is made when first asked for. */
export interface Bank {
  content: Content;
  tools: LanguageTools;
  readonly lexicon: Lexicon;
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
  readonly ownWords: ReadonlySet<string>;
  readonly targetWords: ReadonlySet<string>;
  readonly concepts: ConceptIndex;
}

const views = ['own', 'target', 'romanised'] as const;
/** Wide enough for a bank of some thousand phrasings; the deterministic score decides among them. */
const recalled = 40;

/** Looking for what resembles a word takes longer the longer it is; no word of the content is longer than this. */
const longestTerm = 30;

export function buildBank(content: Content, tools: LanguageTools): Bank {
  return runThrough(bankInSteps(content, tools));
}

/** The same in steps of some milliseconds, so that others get their turn between them. */
export function* bankInSteps(content: Content, tools: LanguageTools): Generator<undefined, Bank> {
  const quick = withMemory(tools);
  const replies = new Map<string, (Candidate & { kind: 'reply' })[]>();
  for (const scene of content.scenes.values()) {
    const slots = slotsAtLines(scene, content);
    const made = scene.lines.flatMap((line) =>
      line.replies.map((said) => {
        // What opens nothing is compared only while its scene is played: its phrasings can wait until then.
        const phrasings = lazily(() => phrasingsOf(said, content, quick));
        const needs = said.opens ? new Set<string>() : (slots.get(line.id) ?? new Set<string>());
        return {
          kind: 'reply' as const,
          said,
          scene: scene.scene,
          line: line.id,
          needs,
          get phrasings() {
            return phrasings();
          },
        };
      }),
    );
    replies.set(scene.scene, made);
    yield;
  }
  const says: (Candidate & { kind: 'say' })[] = [];
  for (const entry of content.anywhere.values()) {
    for (const said of entry.says)
      says.push({ kind: 'say', said, entry: entry.id, phrasings: phrasingsOf(said, content, quick) });
    if (says.length % 8 === 0) yield;
  }
  yield;
  const wordings = wordingsOf(content, quick);
  for (const list of Object.keys(content.lists)) {
    for (const view of views) wordings(list, view, '');
    yield;
  }
  const openers: Candidate[] = [];
  for (const made of replies.values()) {
    openers.push(...made.filter((candidate) => candidate.said.opens && candidate.phrasings.length > 0));
    yield;
  }
  const recall = yield* recallFrom([...says, ...openers]);
  const frequencies = lazily(() => documentFrequencies(content));
  const total = lazily(() => Math.max(1, utterancesOf(content).length));
  const lexicon = lazily(() => buildLexicon(content));
  const targetWords = lazily(() => new Set(frequencies().keys()));
  const ownWords = ownWordsOf(content);
  const concepts = lazily(() =>
    createConceptIndex(content, createConceptReader(content, tools, { thesaurus: content.thesaurus, ownWords }), [
      ...says,
      ...openers,
    ]),
  );
  yield;
  // Names are told from words by these, and a first message often gives a name.
  targetWords();
  return {
    content,
    tools,
    get lexicon() {
      return lexicon();
    },
    replies,
    says,
    wordings,
    recall,
    targetWeight: (key) => weightOf((frequencies().get(key) ?? 0) / total()),
    ownWords,
    get targetWords() {
      return targetWords();
    },
    get concepts() {
      return concepts();
    },
  };
}

/** The same words come in many sentences. For content alone, whose words are counted; what learners write is not kept. */
function withMemory(tools: LanguageTools): LanguageTools {
  const known = new Map<string, string>();
  return {
    ...tools,
    transliterate: (surface, reading) => {
      const key = `${surface}\0${reading ?? ''}`;
      const latin = known.get(key) ?? tools.transliterate(surface, reading);
      known.set(key, latin);
      return latin;
    },
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

function ownWordsOf(content: Content): Set<string> {
  const raw = new Set<string>();
  const collect = (text: string) => {
    for (const [word] of text.replace(/\{[^{}]*\}/gu, ' ').matchAll(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu))
      raw.add(word);
  };
  const said = [
    ...[...content.scenes.values()].flatMap((scene) => scene.lines.flatMap((line) => line.replies)),
    ...[...content.anywhere.values()].flatMap((entry) => entry.says),
    ...Object.values(content.lists).flat(),
  ];
  const isEnglish = (text: string) => {
    const words = text.replace(/\{[^{}]*\}/gu, ' ').match(/\p{L}+/gu) ?? [];
    return (
      words.filter((word) => content.thesaurus.has(word.toLowerCase()) || commonEnglish.has(word.toLowerCase()))
        .length *
        2 >=
      words.length
    );
  };
  for (const { means, also } of said) {
    collect(means);
    // Among the other wordings there are romanised ones: "watashi wa Tom desu".
    also.filter(isEnglish).forEach(collect);
  }
  return new Set([...commonEnglish, ...[...raw].map(wordKey)]);
}

function wordingsOf(content: Content, tools: LanguageTools): Bank['wordings'] {
  const made = new Map<string, Map<string, Wording[]>>();
  const byInitial = (list: string, view: View) => {
    const wordings = (content.lists[list] ?? []).flatMap((entry) =>
      entryKeys(entry, view, content, tools).map((wording) => ({ ...wording, entry })),
    );
    const initials = new Map<string, Wording[]>();
    for (const wording of wordings.sort((a, b) => b.keys.length - a.keys.length)) {
      const initial = wording.keys[0]?.charAt(0) ?? '';
      const others = initials.get(initial);
      if (others) others.push(wording);
      else initials.set(initial, [wording]);
    }
    return initials;
  };
  return (list, view, initial) => {
    if (!Object.hasOwn(content.lists, list)) return [];
    const place = `${list} ${view}`;
    const known = made.get(place) ?? byInitial(list, view);
    made.set(place, known);
    return known.get(initial) ?? [];
  };
}

function* recallFrom(candidates: readonly Candidate[]): Generator<undefined, Bank['recall']> {
  const documents = candidates.flatMap((candidate) => candidate.phrasings.map((phrasing) => ({ candidate, phrasing })));
  const indices = new Map<View, MiniSearch<{ id: number; text: string }>>();
  for (const view of views) {
    const index = new MiniSearch<{ id: number; text: string }>({
      fields: ['text'],
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
    });
    for (const [id, { phrasing }] of documents.entries()) {
      if (phrasing.view === view) index.add({ id, text: recallTerms(phrasing.units, phrasing).join(' ') });
      if (id % 400 === 399) yield;
    }
    indices.set(view, index);
  }
  return (terms, view) => {
    const found =
      indices.get(view)?.search(terms.filter((term) => term.length <= longestTerm).join(' '), {
        fuzzy: (term) => (view === 'own' && term.length > 4 ? 0.2 : false),
      }) ?? [];
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
