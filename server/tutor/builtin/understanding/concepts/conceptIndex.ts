import type { Candidate } from '../bank';
import type { Content, ListEntry } from '../../format/contentFormat';
import { runThrough } from '../../steps';
import { telling, type Bag, type Manner } from './bag';
import type { ConceptReader, Sayable } from './conceptReader';

/** A bag whose keys are numbers, so that thousands of wordings can be compared within milliseconds. */
export interface Wording {
  readonly concepts: readonly WordingConcept[];
  /** Of all concepts, slots counted as 1. */
  readonly weight: number;
  readonly manner: Manner;
}

export interface WordingConcept {
  readonly keys: readonly number[];
  /** See `Concept`. */
  readonly parts?: readonly number[];
  readonly weight: number;
  readonly list?: string;
  readonly slot?: string;
}

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
  /** Wordings of a list's entries that have one of these keys. */
  entriesWith(list: string, keys: ReadonlySet<number>): readonly EntryWording[];
  /** Of those things that may be said at any point, which hold one of these keys with a meaning of its own, or a slot. */
  candidatesWith(keys: ReadonlySet<number>): ReadonlySet<Candidate>;
  /** Makes all that understanding needs, in steps of some milliseconds; without it each part is made when first needed. */
  warm(): Generator<undefined, void>;
}

export function createConceptIndex(
  content: Content,
  reader: ConceptReader,
  anywhere: readonly Candidate[],
): ConceptIndex {
  const ids = new Map<string, number>();
  const idOf = (key: string) => {
    const id = ids.get(key) ?? ids.size;
    ids.set(key, id);
    return id;
  };

  // The content has each of its concepts many times; one of each is kept.
  const shared = new Map<string, WordingConcept>();
  function share(concept: WordingConcept): WordingConcept {
    const { keys, parts = [], weight, list = '', slot = '' } = concept;
    const signature = `${keys.join(',')} ${parts.join(',')} ${weight} ${list} ${slot}`;
    const known = shared.get(signature) ?? concept;
    shared.set(signature, known);
    return known;
  }

  const made = new WeakMap<Sayable, readonly Wording[]>();
  function wordingsOf(said: Sayable): readonly Wording[] {
    const known = made.get(said);
    if (known) return known;
    const wordings = distinct(reader.wordingsOf(said).map((bag) => compile(bag, idOf, share)));
    made.set(said, wordings);
    for (const { list } of wordings.flatMap(({ concepts }) => concepts)) if (list !== undefined) entriesByKey(list);
    return wordings;
  }

  const lists = new Map<string, Map<number, EntryWording[]>>();
  function entriesByKey(list: string): Map<number, EntryWording[]> {
    const known = lists.get(list);
    if (known) return known;
    const byKey = new Map<number, EntryWording[]>();
    for (const entry of content.lists[list] ?? []) {
      for (const wording of wordingsOf(entry)) {
        const first = wording.concepts.find(({ weight }) => weight >= telling) ?? wording.concepts[0];
        for (const key of [...(first?.keys ?? []), ...(first?.parts ?? [])]) push(byKey, key, { entry, wording });
      }
    }
    lists.set(list, byKey);
    return byKey;
  }

  let byKey: Map<number, Set<Candidate>> | undefined;
  const slotted = new Set<Candidate>();
  function* indexAnywhere(): Generator<undefined, Map<number, Set<Candidate>>> {
    const index = new Map<number, Set<Candidate>>();
    for (const candidate of anywhere) {
      for (const { concepts } of wordingsOf(candidate.said)) {
        for (const { keys, parts = [], weight, list } of concepts) {
          if (list !== undefined) slotted.add(candidate);
          if (weight < telling) continue;
          for (const key of [...keys, ...parts]) index.set(key, (index.get(key) ?? new Set()).add(candidate));
        }
      }
      yield;
    }
    return index;
  }

  // One message is compared at several places, one after the other; to read it costs more than to compare it.
  let last: { message: string; bag: Bag } | undefined;
  function bagOf(message: string): Bag {
    if (last?.message !== message) last = { message, bag: reader.bagOf(message) };
    return last.bag;
  }

  return {
    wordingsOf,
    read: (message) => {
      const bag = bagOf(message);
      const isOwn = bag.concepts.some(({ keys, weight }) => weight >= telling && !keys[0]?.includes(':'));
      return { ...compile(bag, (key) => ids.get(key)), isOwn };
    },
    entriesWith: (list, keys) => [...new Set([...keys].flatMap((key) => entriesByKey(list).get(key) ?? []))],
    candidatesWith: (keys) => {
      byKey ??= runThrough(indexAnywhere());
      const found = new Set(slotted);
      for (const key of keys) for (const candidate of byKey.get(key) ?? []) found.add(candidate);
      return found;
    },
    *warm() {
      for (const list of Object.keys(content.lists)) {
        entriesByKey(list);
        yield;
      }
      byKey ??= yield* indexAnywhere();
    },
  };
}

function compile(
  { concepts: read, denies, asks, about }: Bag,
  idOf: (key: string) => number | undefined,
  share = (concept: WordingConcept) => concept,
): Wording {
  const idsOf = (keys: readonly string[]) => [...new Set(keys)].flatMap((key) => idOf(key) ?? []);
  const concepts = read.map(({ keys, parts, ...concept }) =>
    share({ ...concept, keys: idsOf(keys), ...(parts ? { parts: idsOf(parts) } : {}) }),
  );
  return { concepts, weight: concepts.reduce((sum, { weight }) => sum + weight, 0), manner: { denies, asks, about } };
}

/** Many wordings differ in words that tell nothing. */
function distinct(wordings: readonly Wording[]): Wording[] {
  const signature = ({ concepts, manner: { denies, asks, about } }: Wording) =>
    `${concepts.map(({ keys, parts = [], slot }) => slot ?? [...keys, ...parts].join(',')).join(' ')} ${denies} ${asks} ${about}`;
  return [...new Map(wordings.map((wording) => [signature(wording), wording])).values()];
}

function push<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
