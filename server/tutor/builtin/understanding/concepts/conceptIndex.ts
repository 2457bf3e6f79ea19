import type { Candidate } from '../bank';
import type { Content, ListEntry } from '../../format/contentFormat';
import { lazily, runThrough, type InSteps } from '../../steps';
import { numberOfManner } from '../manner/packed';
import { telling, type Bag } from './bag';
import type { ConceptReader, Sayable } from './conceptReader';
import { numbersByKey, type NumbersByKey } from './numbersByKey';
import { packWordings, type Wording, type WordingsData } from './packedWordings';
import { sayablesOf } from './sayables';

export type { Wording, WordingConcept } from './packedWordings';

export interface EntryWording {
  entry: ListEntry;
  wording: Wording;
}

/** What can be said in a language, by the concepts it holds. */
export interface ConceptIndex {
  /**
   * A learner's message; keys that nothing in the content has are left out of it, their weight is not. `isOwn`: with
   * some of it in the learner's own language.
   */
  read(message: string): Wording & { isOwn: boolean };
  wordingsOf(said: Sayable): readonly Wording[];
  /** Whether a key is a Korean word; in other languages that is not asked. */
  isOfWord(key: number): boolean;
  /** Whether a key is a word rather than the name of several of like meaning. */
  isVeryWord(key: number): boolean;
  /** Wordings of a list's entries that have one of these keys. */
  entriesWith(list: string, keys: ReadonlySet<number>): readonly EntryWording[];
  /** Of those things that may be said at any point, which hold one of these keys with a meaning of its own, or a slot. */
  candidatesWith(keys: ReadonlySet<number>): ReadonlySet<Candidate>;
  /** Makes all that understanding needs, in steps of some milliseconds; without it each part is made when first needed. */
  warm(): Generator<undefined, void>;
  /** All wordings of the content, made if need be, for `createConceptIndex` of the same content. */
  prepare(): PreparedConcepts;
}

/** Wordings that were made before, as plain JSON. */
export interface PreparedConcepts {
  /** Each is numbered by its place. */
  keys: readonly string[];
  wordings: WordingsData;
  /** Where the wordings of each of `sayablesOf` stand. */
  places: readonly number[];
}

export interface ConceptSources {
  content: Content;
  /** Asked for when something is first read. */
  reader: InSteps<ConceptReader>;
  /** What may be said at any point. */
  anywhere: readonly Candidate[];
  prepared?: PreparedConcepts | undefined;
}

export function createConceptIndex({ content, reader, anywhere, prepared }: ConceptSources): ConceptIndex {
  const ids = new Map<string, number>(prepared?.keys.map((key, id) => [key, id]));
  const isWordKey = (key: string) => content.language === 'ko' && key.startsWith('ko:');
  const isVeryWord = (key: string) => !/[#+]/u.test(key);
  const veryIds = new Set(prepared?.keys.flatMap((key, id) => (isVeryWord(key) ? [id] : [])));
  const wordIds = new Set(prepared?.keys.flatMap((key, id) => (isWordKey(key) ? [id] : [])));
  const idOf = (key: string) => {
    const id = ids.get(key) ?? ids.size;
    ids.set(key, id);
    if (isWordKey(key)) wordIds.add(id);
    if (isVeryWord(key)) veryIds.add(id);
    return id;
  };
  const packed = packWordings(prepared?.wordings);
  const places = new Map<Sayable, number>(
    prepared ? sayablesOf(content).map((said, index) => [said, prepared.places[index] ?? 0]) : [],
  );
  const lastRead = new Map<Sayable, readonly Wording[]>();

  function wordingsOf(said: Sayable): readonly Wording[] {
    const known = lastRead.get(said);
    if (known) return known;
    const place = places.get(said);
    const wordings = place === undefined ? make(said) : packed.at(place);
    if (lastRead.size >= remembered) lastRead.clear();
    lastRead.set(said, wordings);
    return wordings;
  }

  function make(said: Sayable): readonly Wording[] {
    const wordings = distinct(
      reader
        .get()
        .wordingsOf(said)
        .map((bag) => compile(bag, idOf)),
    );
    places.set(said, packed.add(wordings));
    // A message is read by the keys that are known, and what fills the slots must be among them.
    if (wordings.some(({ concepts }) => concepts.some(({ list }) => list !== undefined))) entries();
    return wordings;
  }

  const entries = lazily(() => indexEntries(content, wordingsOf));
  let candidates: CandidateIndex | undefined;
  const candidateIndex = () => (candidates ??= runThrough(indexCandidates(anywhere, wordingsOf)));

  // One message is compared at several places, one after the other; to read it costs more than to compare it.
  let last: { message: string; bag: Bag } | undefined;
  function bagOf(message: string): Bag {
    if (last?.message !== message) last = { message, bag: reader.get().bagOf(message) };
    return last.bag;
  }

  return {
    wordingsOf,
    isOfWord: (key) => wordIds.has(key),
    isVeryWord: (key) => veryIds.has(key),
    read: (message) => {
      const bag = bagOf(message);
      const isOwn = bag.concepts.some(({ keys, weight }) => weight >= telling && !keys[0]?.includes(':'));
      return { ...compile(bag, (key) => ids.get(key)), isOwn };
    },
    entriesWith: (list, keys) => entries().find(list, keys),
    candidatesWith: (keys) => {
      const { slotted, byKey } = candidateIndex();
      const found = new Set(slotted);
      for (const key of keys) {
        for (const number of byKey.get(key)) {
          const candidate = anywhere[number];
          if (candidate) found.add(candidate);
        }
      }
      return found;
    },
    *warm() {
      for (const entry of Object.values(content.lists).flat()) {
        if (places.has(entry)) continue;
        make(entry);
        yield;
      }
      entries();
      yield;
      candidates ??= yield* indexCandidates(anywhere, wordingsOf);
      yield;
      yield* reader.warm();
    },
    prepare: () => ({
      places: sayablesOf(content).map((said) => {
        if (!places.has(said)) make(said);
        return places.get(said) ?? 0;
      }),
      wordings: packed.toJSON(),
      keys: [...ids.keys()],
    }),
  };
}

/** As many things as a message is compared with; beyond, the memory begins anew. */
const remembered = 400;

interface EntryIndex {
  find(list: string, keys: ReadonlySet<number>): EntryWording[];
}

/** No entry has as many wordings. */
const mostWordings = 1_000;

function indexEntries(content: Content, wordingsOf: (said: Sayable) => readonly Wording[]): EntryIndex {
  const entries: ListEntry[] = [];
  const listsFrom = new Map<string, readonly [from: number, to: number]>();
  const pairs: number[] = [];
  for (const [list, its] of Object.entries(content.lists)) {
    listsFrom.set(list, [entries.length, entries.length + its.length]);
    for (const entry of its) {
      wordingsOf(entry).forEach(({ concepts }, index) => {
        const first = concepts.find(({ weight }) => weight >= telling) ?? concepts[0];
        for (const key of [...(first?.keys ?? []), ...(first?.parts ?? [])])
          pairs.push(key, entries.length * mostWordings + index);
      });
      entries.push(entry);
    }
  }
  return entryIndexOf(entries, listsFrom, numbersByKey(pairs), wordingsOf);
}

// Apart from what makes it: a function that is kept keeps all that is about it.
function entryIndexOf(
  entries: readonly ListEntry[],
  lists: ReadonlyMap<string, readonly [from: number, to: number]>,
  byKey: NumbersByKey,
  wordingsOf: (said: Sayable) => readonly Wording[],
): EntryIndex {
  return {
    find(list, keys) {
      const [from = 0, to = 0] = lists.get(list) ?? [];
      const numbers = [...keys].flatMap((key) =>
        [...byKey.get(key)].filter((number) => number >= from * mostWordings && number < to * mostWordings),
      );
      return [...new Set(numbers)].flatMap((number) => {
        const entry = entries[Math.floor(number / mostWordings)];
        const wording = entry && wordingsOf(entry)[number % mostWordings];
        return wording ? [{ entry, wording }] : [];
      });
    },
  };
}

interface CandidateIndex {
  /** With a slot, which any key may fill. */
  slotted: ReadonlySet<Candidate>;
  /** Places among the candidates. */
  byKey: NumbersByKey;
}

function* indexCandidates(
  candidates: readonly Candidate[],
  wordingsOf: (said: Sayable) => readonly Wording[],
): Generator<undefined, CandidateIndex> {
  const slotted = new Set<Candidate>();
  const pairs: number[] = [];
  for (const [number, candidate] of candidates.entries()) {
    for (const { concepts } of wordingsOf(candidate.said)) {
      for (const { keys, parts = [], weight, list } of concepts) {
        if (list !== undefined) slotted.add(candidate);
        if (weight < telling) continue;
        for (const key of keys) pairs.push(key, number);
        for (const key of parts) pairs.push(key, number);
      }
    }
    yield;
  }
  return { slotted, byKey: numbersByKey(pairs) };
}

function compile({ concepts: read, manner }: Bag, idOf: (key: string) => number | undefined): Wording {
  const idsOf = (keys: readonly string[]) => [...new Set(keys)].flatMap((key) => idOf(key) ?? []);
  const concepts = read.map(({ keys, parts, ...concept }) => ({
    ...concept,
    keys: idsOf(keys),
    ...(parts ? { parts: idsOf(parts) } : {}),
  }));
  return { concepts, weight: concepts.reduce((sum, { weight }) => sum + weight, 0), manner };
}

/** Many wordings differ in words that tell nothing. */
function distinct(wordings: readonly Wording[]): Wording[] {
  const signature = ({ concepts, manner }: Wording) =>
    `${concepts.map(({ keys, parts = [], slot }) => slot ?? [...keys, ...parts].join(',')).join(' ')} ${numberOfManner(manner)}`;
  return [...new Map(wordings.map((wording) => [signature(wording), wording])).values()];
}
