import type { LanguageTools } from '../../../language/languageTools';
import { createConceptIndex, type ConceptIndex, type PreparedConcepts } from './concepts/conceptIndex';
import { commonLemmasOf, conceptReaderInSteps } from './concepts/conceptReader';
import type { Content, ListEntry, Reply, Say, Scene } from '../format/contentFormat';
import { buildLexicon, type Lexicon } from '../format/lexicon';
import type { View } from './normalise';
import { phrasingsOf, type Phrasing } from './phrasing';
import { anywhereSaid, phrasingReader, prepareBank, views, type ListWordings, type PreparedBank } from './prepared';
import { createRecallIndex, type RecallIndex } from './recallIndex';
import { slotsAtLines } from '../format/sceneFlow';
import { lazily, lazilyInSteps, runThrough } from '../steps';

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
  /**
   * What might be meant anywhere in the bank: sayings and replies that open a scene, likeliest first, and before all
   * others what is worded as the units are.
   */
  recall(units: readonly string[], lists: readonly string[], view: View): Candidate[];
  /** How much a word of the target language tells about the sentence, 0.35 to 1. */
  targetWeight(key: string): number;
  /** English words that the content uses, and the commonest of all; no learner is called by one of these. */
  readonly ownWords: ReadonlySet<string>;
  readonly targetWords: ReadonlySet<string>;
  readonly concepts: ConceptIndex;
}

/** Enough to find the sentence; each term costs a look-up. */
const maxTerms = 40;
/** Wide enough for a bank of some thousand phrasings; the deterministic score decides among them. */
const recalled = 40;

/** Looking for what resembles a word takes longer the longer it is; no word of the content is longer than this. */
const longestTerm = 30;
/** Slips of the pen are looked for in longer words than this, one in five letters. */
const correctedFrom = 5;
const lettersOfSlip = 5;

/** What was made of the same content before. */
export interface Prepared {
  bank: PreparedBank;
  commonLemmas: readonly string[];
  /** Read when it is first needed; without it wordings are made when they are first compared. */
  concepts?: () => PreparedConcepts;
}

export function buildBank(content: Content, tools: LanguageTools, prepared?: Prepared): Bank {
  return runThrough(bankInSteps(content, tools, prepared));
}

/** The same in steps of some milliseconds, so that others get their turn between them. */
export function* bankInSteps(content: Content, tools: LanguageTools, prepared?: Prepared): Generator<undefined, Bank> {
  const made = prepared?.bank ?? (yield* prepareBank(content, tools));
  yield;
  const phrasings = yield* readPhrasings(content, made);
  const replies = new Map<string, (Candidate & { kind: 'reply' })[]>();
  for (const scene of content.scenes.values()) replies.set(scene.scene, repliesOf(scene, content, tools, phrasings));
  const says = [...content.anywhere.values()].flatMap(({ id: entry, says }) =>
    says.map((said) => ({ kind: 'say' as const, said, entry, phrasings: phrasings.get(said) ?? [] })),
  );
  const openers = [...replies.values()]
    .flat()
    .filter((candidate) => candidate.said.opens && candidate.phrasings.length > 0);
  const anywhere = [...says, ...openers];
  const recall = yield* recallFrom(anywhere);
  const wordings = wordingsOf(content, made.wordings);
  for (const list of Object.keys(content.lists)) {
    for (const view of views) wordings(list, view, '');
    yield;
  }
  const ownWords = new Set(made.ownWords);
  const targetWords = new Set(made.targetWords.keys);
  const lexicon = lazily(() => buildLexicon(content));
  const concepts = conceptsOf({ content, tools, ownWords, anywhere, prepared });
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
    targetWeight: targetWeights(made.targetWords),
    ownWords,
    targetWords,
    get concepts() {
      return concepts();
    },
  };
}

/** All that takes long of what `bankInSteps` makes, as plain JSON. */
export interface PreparedData extends Pick<Prepared, 'bank' | 'commonLemmas'> {
  concepts: PreparedConcepts;
}

export function prepare(content: Content, tools: LanguageTools): PreparedData {
  const bank = runThrough(prepareBank(content, tools));
  const commonLemmas = commonLemmasOf(content);
  const { concepts } = buildBank(content, tools, { bank, commonLemmas });
  return { bank, commonLemmas, concepts: concepts.prepare() };
}

// What follows stands apart from `bankInSteps`: a function that is kept keeps all that is about it.

function* readPhrasings(
  content: Content,
  { phrasings }: PreparedBank,
): Generator<undefined, ReadonlyMap<Say, readonly Phrasing[]>> {
  const read = phrasingReader();
  const known = new Map<Say, readonly Phrasing[]>();
  for (const [index, said] of anywhereSaid(content).entries()) {
    known.set(said, phrasings[index]?.map(read) ?? []);
    if (index % 40 === 39) yield;
  }
  return known;
}

function repliesOf(
  scene: Scene,
  content: Content,
  tools: LanguageTools,
  known: ReadonlyMap<Say, readonly Phrasing[]>,
): (Candidate & { kind: 'reply' })[] {
  const slots = lazily(() => slotsAtLines(scene, content));
  return scene.lines.flatMap(({ id: line, replies }) =>
    replies.map((said) => {
      const base = { kind: 'reply' as const, said, scene: scene.scene, line };
      const phrasings = known.get(said);
      if (phrasings) return { ...base, needs: nothing, phrasings };
      // What opens nothing is compared only while its scene is played: its phrasings can wait until then.
      const made = lazily(() => phrasingsOf(said, content, tools));
      return {
        ...base,
        get needs() {
          return slots().get(line) ?? nothing;
        },
        get phrasings() {
          return made();
        },
      };
    }),
  );
}

const nothing: ReadonlySet<string> = new Set();

function conceptsOf(given: {
  content: Content;
  tools: LanguageTools;
  ownWords: ReadonlySet<string>;
  anywhere: readonly Candidate[];
  prepared: Prepared | undefined;
}): () => ConceptIndex {
  const { content, tools, ownWords, anywhere, prepared } = given;
  const reader = lazilyInSteps(() => {
    const { thesaurus } = content;
    return conceptReaderInSteps(content, tools, {
      thesaurus,
      ownWords,
      ...(prepared && { commonLemmas: prepared.commonLemmas }),
    });
  });
  return lazily(() => createConceptIndex({ content, reader, anywhere, prepared: prepared?.concepts?.() }));
}

/** One sentence in twenty holds such a word: an article, a pronoun. Thresholds found by trying. */
function targetWeights({ keys, counts, sentences }: PreparedBank['targetWords']): Bank['targetWeight'] {
  const light = new Map<string, number>();
  for (const [index, key] of keys.entries()) {
    const share = (counts[index] ?? 0) / Math.max(1, sentences);
    if (share > 0.015) light.set(key, share > 0.05 ? 0.35 : 0.6);
  }
  return (key) => light.get(key) ?? 1;
}

function wordingsOf(content: Content, written: PreparedBank['wordings']): Bank['wordings'] {
  const unread = new Map(Object.entries(written));
  const made = new Map<string, Record<View, ReadonlyMap<string, readonly Wording[]>>>();
  const read = (list: string, views: Readonly<Record<View, ListWordings>>) => {
    const entries = content.lists[list] ?? [];
    const ofView = ({ numbers, keys }: ListWordings) => {
      const initials = new Map<string, Wording[]>();
      for (const [place, number] of numbers.entries()) {
        const wording = (keys[place] ?? '').split(' ');
        const entry = entries[number >> 1];
        if (!entry) continue;
        push(initials, wording[0]?.charAt(0) ?? '', { keys: wording, entry, isBorrowed: number % 2 === 1 });
      }
      return initials;
    };
    return { own: ofView(views.own), target: ofView(views.target), romanised: ofView(views.romanised) };
  };
  return (list, view, initial) => {
    const data = unread.get(list);
    if (data) {
      made.set(list, read(list, data));
      unread.delete(list);
    }
    return made.get(list)?.[view].get(initial) ?? [];
  };
}

function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function* recallFrom(candidates: readonly Candidate[]): Generator<undefined, Bank['recall']> {
  const documents = candidates.flatMap(({ phrasings }) => phrasings);
  const candidateOf = Uint32Array.from(candidates.flatMap(({ phrasings }, number) => phrasings.map(() => number)));
  const indices = new Map<View, RecallIndex>();
  for (const view of views) indices.set(view, yield* createRecallIndex(termsIn(view, documents)));
  const worded = wordedAlike(documents);
  yield;
  return recallBy(indices, worded, candidates, candidateOf);
}

/** Phrasing by phrasing; undefined for those of other views. */
function* termsIn(view: View, phrasings: readonly Phrasing[]): Generator<string[] | undefined> {
  for (const phrasing of phrasings) yield phrasing.view === view ? recallTerms(phrasing.units, phrasing) : undefined;
}

/** Numbers of the phrasings that may be worded as units are. */
type Worded = (units: readonly string[], view: View) => number[];

/**
 * Phrasings by what a sentence is: one in words that hundreds of others have is not among the first that an index of
 * words finds. A number for each, in two rows side by side: the sentences themselves would take megabytes.
 */
function wordedAlike(phrasings: readonly Phrasing[]): Worded {
  const whole = [...phrasings.entries()].flatMap(([number, { units, view, slots }]) =>
    slots.length === 0 ? [[hashOf(units, view), number] as const] : [],
  );
  whole.sort(([a], [b]) => a - b);
  const hashes = Uint32Array.from(whole, ([hash]) => hash);
  const numbers = Uint32Array.from(whole, ([, number]) => number);
  return wordedIn(hashes, numbers);
}

/** Apart from what makes the rows, which would else be kept with them. */
function wordedIn(hashes: Uint32Array, numbers: Uint32Array): Worded {
  return (units, view) => {
    const hash = hashOf(units, view);
    let [from, to] = [0, hashes.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((hashes[middle] ?? 0) < hash) from = middle + 1;
      else to = middle;
    }
    const found: number[] = [];
    for (let at = from; hashes[at] === hash; at += 1) found.push(numbers[at] ?? 0);
    return found;
  };
}

/** FNV-1a, 32 bits. Two sentences with one number do no harm: what is found is compared. */
function hashOf(units: readonly (string | number)[], view: View): number {
  let hash = 0x811c9dc5;
  for (const character of `${view} ${units.join(' ')}`) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

function recallBy(
  indices: ReadonlyMap<View, RecallIndex>,
  worded: Worded,
  candidates: readonly Candidate[],
  candidateOf: Uint32Array,
): Bank['recall'] {
  return (units, lists, view) => {
    const terms = [...recallTerms(units).slice(0, maxTerms), ...lists.map(listTerm)];
    const found =
      indices.get(view)?.search(
        terms.filter((term) => term !== '' && term.length <= longestTerm),
        (term) => (view === 'own' && term.length >= correctedFrom ? Math.round(term.length / lettersOfSlip) : 0),
      ) ?? [];
    const documents = [...worded(units, view), ...found.slice(0, recalled)];
    return [...new Set(documents.flatMap((document) => candidates[candidateOf[document] ?? -1] ?? []))];
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

function listTerm(list: string): string {
  return `list:${list}`;
}
