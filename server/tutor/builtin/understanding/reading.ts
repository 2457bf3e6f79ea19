import type { ListEntry } from '../format/contentFormat';
import { joinEntries } from '../format/joined';
import type { Bank, Wording } from './bank';
import { mannerOf, type Manner } from './manner/manner';
import type { Unit, View } from './normalise';
import { isSpaced, messageUnits, phrasingsOf } from './phrasing';
import { isMisspelt } from './score';
import { noName } from './vocabulary';

/** A message as it can be read; what is found in it is kept, for many phrasings ask for the same. */
export interface Reading {
  units(view: View): readonly Unit[];
  /** What the message does, read in that way. */
  manner(view: View): Manner;
  /** A question mark ends it. */
  readonly isAsked: boolean;
  /** As it was typed. */
  readonly text: string;
  /** Where entries of a list stand in the message. */
  found(list: string, view: View): readonly Occurrence[];
}

export interface Occurrence {
  start: number;
  end: number;
  entry: ListEntry;
  /** Said in the other language than the sentence around it. */
  isBorrowed: boolean;
}

type FoundInLists = Map<string, readonly Occurrence[]>;

/** No phrasing is nearly as long; what is longer is understood clause by clause or not at all. */
const maxUnits = { own: 40, target: 80, romanised: 120 } as const;

export function readMessage(text: string, bank: Bank): Reading {
  const { language } = bank.content;
  const units = new Map<View, readonly Unit[]>();
  const manners = new Map<View, Manner>();
  const found: Record<View, FoundInLists> = { own: new Map(), target: new Map(), romanised: new Map() };
  const reading: Reading = {
    units: (view) =>
      kept(units, view, () => {
        if (!isReadable(text, view, reading, bank)) return [];
        const all = messageUnits(text, view, language);
        return all.length > maxUnits[view] ? [] : all;
      }),
    isAsked: /[?？؟]\s*$/u.test(text),
    text,
    manner: (view) => kept(manners, view, () => mannerOf(text, view, language)),
    found: (list, view) =>
      kept(found[view], list, () =>
        withPairs(
          occurrences(reading.units(view), knownWords(view, bank), (initial) => bank.wordings(list, view, initial)),
          list,
          reading.units(view),
          view,
          bank,
        ),
      ),
  };
  return reading;
}

function kept<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const before = known.get(key);
  if (before !== undefined) return before;
  const value = make();
  known.set(key, value);
  return value;
}

/** Words that are no slips of the pen; undefined where what is typed is not told apart into words. */
function knownWords(view: View, bank: Bank): ReadonlySet<string> | undefined {
  if (view === 'own') return bank.ownWords;
  return view === 'target' && isSpaced(bank.content.language) ? bank.targetWords : undefined;
}

/** English is written in Latin letters or digits, and what consists of English words is no romanisation. */
function isReadable(text: string, view: View, reading: Reading, bank: Bank): boolean {
  if (view === 'target') return true;
  if (!/[\p{Script=Latin}\d]/u.test(text)) return false;
  if (view === 'own') return true;
  // Of a sentence in both scripts the letters are not all: "music がきれい" is more than music.
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text)) return false;
  const words = reading.units('own');
  return words.length === 0 || words.filter((word) => bank.ownWords.has(word.key)).length * 2 <= words.length;
}

/** Short words are too near each other to be forgiven: beef is no beer. */
const forgivenLength = 5;

/** `correct`: the words in which nothing need be forgiven; undefined where nothing is. */
function occurrences(
  units: readonly Unit[],
  correct: ReadonlySet<string> | undefined,
  wordingsWith: (initial: string) => readonly Wording[],
): Occurrence[] {
  const agrees = (key: string, typed: string | undefined) =>
    typed === key ||
    // A word that exists is no slip of the pen for another: who is thirsty is not thirty.
    (correct !== undefined &&
      typed !== undefined &&
      key.length >= forgivenLength &&
      !correct.has(typed) &&
      !noName.has(typed) &&
      isMisspelt(key, typed));
  const all: Occurrence[] = [];
  for (const [start, { key: first }] of units.entries()) {
    for (const { keys, entry, isBorrowed } of wordingsWith(first.charAt(0))) {
      if (!keys.every((key, index) => agrees(key, units[start + index]?.key))) continue;
      all.push({ start, end: start + keys.length, entry, isBorrowed });
    }
  }
  // The longest first; sorting is stable, so that equals stay in the order of the message and of the list.
  return all.sort((a, b) => b.end - b.start - (a.end - a.start));
}

/** Two entries with the word for 'and' between them count as one, longer than each. */
function withPairs(
  all: Occurrence[],
  list: string,
  units: readonly Unit[],
  view: View,
  bank: Bank,
): readonly Occurrence[] {
  const { content, tools } = bank;
  if (all.length < 2 || all.length > maxPaired || !content.joined?.lists.includes(list)) return all;
  const joiners = phrasingsOf({ ...content.joined, also: [], 'also-target': [] }, content, tools).map(
    ({ units: keys }) => keys.join(' '),
  );
  const pairs = all.flatMap((first) =>
    all.flatMap((second) => {
      if (second.start <= first.end || second.start > first.end + 4) return [];
      const between = units
        .slice(first.end, second.start)
        .map(({ key }) => key)
        .join(' ');
      const entry = joiners.includes(between) ? joinEntries(list, first.entry, second.entry, content) : undefined;
      const isBorrowed = first.isBorrowed || second.isBorrowed;
      return entry ? [{ start: first.start, end: second.end, entry, isBorrowed }] : [];
    }),
  );
  return [...all, ...pairs].sort((a, b) => b.end - b.start - (a.end - a.start));
}

/** More things than this are no order, and each pair would be looked at. */
const maxPaired = 40;
