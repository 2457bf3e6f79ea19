import type { ListEntry } from '../../format/contentFormat';
import { mannerLikeness, ofConcepts } from '../manner/compare';
import type { Evidence } from '../evidence';
import { telling } from './bag';
import type { ConceptIndex, Wording, WordingConcept } from './conceptIndex';

/** How well a message says what a wording says. */
export interface Likeness extends Evidence {
  /** Weighted Dice coefficient of the two, 0 to 1. */
  score: number;
  /** Share of what the message says that the wording says as well, by weight, 0 to 1. */
  covered: number;
  /** The weight of what both have that tells most, 0 to 1. */
  strongest: number;
  /** How many of what both have are not the same words, but words of like meaning. */
  loose: number;
  /** How many are the very words, in whatever forms, or have no word of their own. */
  verily: number;
  entries: Readonly<Record<string, ListEntry>>;
}

interface Fill {
  entry: ListEntry;
  /** Places of the message's concepts that the entry takes. */
  places: readonly number[];
  /** How many of these have but a like meaning. */
  loose: number;
  /** Whether none of these has another word than the entry. */
  isVerily: boolean;
}

/** A message with what many comparisons ask of it. */
export interface ReadMessage {
  wording: Wording & { isOwn: boolean };
  /** Where each of its keys stands. */
  placesOf: ReadonlyMap<number, readonly number[]>;
  /** Where it has phrases with a word of this key. */
  phrasesWith: ReadonlyMap<number, readonly number[]>;
  /** Whether a wording has the very word that stands there, not only one of like meaning; where that is known. */
  isSameWord(concept: WordingConcept, place: number): boolean;
  /** The same in any language: 'nuts' are not 'angry'. */
  isVeryWord(concept: WordingConcept, place: number): boolean;
  /** Entries of a list that it names, the one of most words first. */
  fills(list: string): readonly Fill[];
}

export function readForComparison(message: string, index: ConceptIndex): ReadMessage {
  const wording = index.read(message);
  const placesOf = new Map<number, number[]>();
  const phrasesWith = new Map<number, number[]>();
  const note = (places: Map<number, number[]>, key: number, place: number) =>
    places.set(key, [...(places.get(key) ?? []), place]);
  wording.concepts.forEach(({ keys, parts = [] }, place) => {
    for (const key of keys) note(placesOf, key, place);
    for (const part of parts) note(phrasesWith, part, place);
  });
  const keys = new Set([...placesOf.keys(), ...phrasesWith.keys()]);
  const known = new Map<string, readonly Fill[]>();
  const sharesKey =
    (isCounted: (key: number) => boolean) =>
    ({ keys: theirs, parts = [] }: WordingConcept, place: number) => {
      const own = wording.concepts[place]?.keys.filter(isCounted) ?? [];
      return (
        own.length === 0 ||
        own.some((key) => theirs.includes(key) || (isCounted === index.isVeryWord && parts.includes(key)))
      );
    };
  const isSameWord = sharesKey(index.isOfWord);
  const isVeryWord = sharesKey(index.isVeryWord);
  return {
    wording,
    isSameWord,
    isVeryWord,
    placesOf,
    phrasesWith,
    fills: (list) => {
      const fills = known.get(list) ?? fillsOf(list, keys, { placesOf, phrasesWith, isSameWord, isVeryWord }, index);
      known.set(list, fills);
      return fills;
    },
  };
}

function fillsOf(list: string, keys: ReadonlySet<number>, places: Places, index: ConceptIndex): Fill[] {
  const best = new Map<ListEntry, Omit<Fill, 'entry'>>();
  for (const { entry, wording } of index.entriesWith(list, keys)) {
    const taken = placesIn(wording, places);
    const known = best.get(entry);
    const isBetter =
      known === undefined ||
      (taken !== null &&
        (taken.places.length > known.places.length ||
          (taken.places.length === known.places.length && taken.loose < known.loose)));
    if (taken && isBetter) best.set(entry, taken);
  }
  return [...best]
    .map(([entry, taken]) => ({ entry, ...taken }))
    .sort((a, b) => b.places.length - a.places.length || a.loose - b.loose);
}

/** Where a message has everything of an entry that has a meaning, and what else of it; null where it has not. */
function placesIn({ concepts }: Wording, places: Places): Omit<Fill, 'entry'> | null {
  const used = new Set<number>();
  let loose = 0;
  let isVerily = true;
  const isNeeded = concepts.some(({ weight }) => weight >= telling)
    ? ({ weight }: WordingConcept) => weight >= telling
    : () => true;
  for (const concept of [...concepts].sort((a, b) => b.weight - a.weight)) {
    const place = findPlace(concept, places, used);
    if (place === undefined && isNeeded(concept)) return null;
    if (place === undefined) continue;
    used.add(place);
    if (concept.weight >= telling && !places.isSameWord(concept, place)) loose += 1;
    isVerily &&= places.isVeryWord(concept, place);
  }
  return { places: [...used], loose, isVerily };
}

type Places = Pick<ReadMessage, 'placesOf' | 'phrasesWith' | 'isSameWord' | 'isVeryWord'>;

/** A phrase agrees with a phrase as a whole; a word with a word, and with a part of a phrase on the other side. */
function findPlace(
  { keys, parts = [] }: WordingConcept,
  { placesOf, phrasesWith }: Places,
  used: ReadonlySet<number>,
): number | undefined {
  for (const key of keys) for (const place of placesOf.get(key) ?? []) if (!used.has(place)) return place;
  for (const key of keys) for (const place of phrasesWith.get(key) ?? []) if (!used.has(place)) return place;
  for (const key of parts) for (const place of placesOf.get(key) ?? []) if (!used.has(place)) return place;
  return undefined;
}

/** Concepts below this do not count when it is asked what was passed over. */
const audible = 0.5;

/** Whether nothing that has a meaning can be shared: most wordings are told apart by this alone. */
function isHopeless({ concepts }: Wording, { placesOf, phrasesWith }: ReadMessage): boolean {
  for (const { list, weight, keys, parts = [] } of concepts) {
    if (list !== undefined) return false;
    if (weight < telling) continue;
    for (const key of keys) if (placesOf.has(key) || phrasesWith.has(key)) return false;
    for (const key of parts) if (placesOf.has(key)) return false;
  }
  return true;
}

/** Undefined where a slot of the wording finds no value, or where the two share nothing that has a meaning. */
export function likenessOf(read: ReadMessage, wording: Wording): Likeness | undefined {
  if (isHopeless(wording, read)) return undefined;
  const { wording: message, fills } = read;
  const used = new Set<number>();
  const entries: Record<string, ListEntry> = {};
  let slots = 0;
  let slotWeight = 0;
  let [loose, verily] = [0, 0];
  for (const { list, slot } of wording.concepts) {
    if (list === undefined || slot === undefined) continue;
    const fill = fills(list).find(({ places }) => places.every((place) => !used.has(place)));
    if (!fill) return undefined;
    entries[slot] = fill.entry;
    loose += fill.loose;
    if (fill.isVerily) verily += 1;
    slots += 1;
    for (const place of fill.places) {
      used.add(place);
      slotWeight += message.concepts[place]?.weight ?? 0;
    }
  }
  let sharedWeight = 0;
  let shared = slots;
  let [unsaid, unsaidThings] = [0, 0];
  let strongest = slots > 0 ? 1 : 0;
  for (const concept of wording.concepts) {
    if (concept.list !== undefined) continue;
    const place = findPlace(concept, read, used);
    if (place === undefined) {
      if (concept.weight >= telling) unsaid += 1;
      if (concept.weight >= telling && concept.names) unsaidThings += 1;
      continue;
    }
    used.add(place);
    const weight = Math.min(message.concepts[place]?.weight ?? 0, concept.weight);
    sharedWeight += weight;
    if (weight >= telling) shared += 1;
    if (weight >= telling && read.isVeryWord(concept, place)) verily += 1;
    if (weight >= telling && !read.isSameWord(concept, place)) loose += 1;
    strongest = Math.max(strongest, weight);
  }
  if (shared === 0) return undefined;
  let said = 0;
  let passedOver = 0;
  let [leftOut, leftThings] = [0, 0];
  message.concepts.forEach(({ weight, names = 0 }, place) => {
    if (weight < audible) return;
    said += weight;
    if (used.has(place)) return;
    passedOver += weight;
    if (weight >= telling) leftOut += 1;
    if (weight >= telling) leftThings += names;
  });
  const total = message.weight - slotWeight + slots + wording.weight;
  const score = ((2 * (sharedWeight + slots)) / total) * mannerLikeness(message.manner, wording.manner, ofConcepts);
  const covered = said === 0 ? 0 : 1 - passedOver / said;
  return { score, covered, shared, strongest, leftOut, leftThings, unsaid, unsaidThings, loose, verily, entries };
}

/** What a message has of a wording and what not, whether they are alike or not. */
export function unsaidOf(
  read: ReadMessage,
  { concepts }: Wording,
): Pick<Evidence, 'shared' | 'unsaid' | 'unsaidThings'> {
  const used = new Set<number>();
  let [shared, unsaid, unsaidThings] = [0, 0, 0];
  for (const concept of concepts) {
    const { list, weight, names } = concept;
    const fill =
      list === undefined ? undefined : read.fills(list).find(({ places }) => places.every((place) => !used.has(place)));
    for (const place of fill?.places ?? []) used.add(place);
    if (fill) shared += 1;
    if (list !== undefined || weight < telling) continue;
    const place = findPlace(concept, read, used);
    if (place !== undefined) used.add(place);
    if (place !== undefined) shared += 1;
    else unsaid += 1;
    if (place === undefined && names) unsaidThings += 1;
  }
  return { shared, unsaid, unsaidThings };
}
