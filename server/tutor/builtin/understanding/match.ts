import type { Bank, Candidate, Wording } from './bank';
import type { ListEntry } from '../format/contentFormat';
import type { Unit, View } from './normalise';
import { joinEntries } from '../format/joined';
import { isSpaced, messageUnits, phrasingsOf, type Phrasing } from './phrasing';
import { isMisspelt, sameManner, scoreCharacters, scoreWords } from './score';
import { isFree, plainEntry } from '../format/template';
import { firstNames, isFiller, noName, ownWeight } from './vocabulary';

/** A message as it can be read; what is found in it is kept, for many phrasings ask for the same. */
export interface Reading {
  units(view: View): readonly Unit[];
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

/** How well a candidate was meant, and with what in its slots. */
export interface Match {
  candidate: Candidate;
  score: number;
  view: View;
  entries: Readonly<Record<string, ListEntry>>;
  name?: string;
  /** Entries that were said in the other language than the sentence around them. */
  borrowed: readonly ListEntry[];
  /** How many words with a meaning of their own the message has that no phrasing of the candidate knows. */
  leftOut: number;
  /** It resembles no wording: only what it says is the same. */
  otherWords?: true;
  /** Told by the form of the sentence alone: what is said of the candidate need not be what was said. */
  byForm?: true;
}

/** No phrasing is nearly as long; what is longer is understood clause by clause or not at all. */
const maxUnits = { own: 40, target: 80, romanised: 120 } as const;

export function readMessage(text: string, bank: Bank): Reading {
  const { language } = bank.content;
  const units = new Map<View, readonly Unit[]>();
  const found = new Map<string, readonly Occurrence[]>();
  const kept = <K, V>(known: Map<K, V>, key: K, make: () => V): V => {
    const value = known.get(key) ?? make();
    known.set(key, value);
    return value;
  };
  const reading: Reading = {
    units: (view) =>
      kept(units, view, () => {
        if (!isReadable(text, view, reading, bank)) return [];
        const all = messageUnits(text, view, language);
        return all.length > maxUnits[view] ? [] : all;
      }),
    found: (list, view) =>
      kept(found, `${list} ${view}`, () =>
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
  const all = units.flatMap(({ key: first }, start) =>
    wordingsWith(first.charAt(0))
      .filter(({ keys }) => keys.every((key, index) => agrees(key, units[start + index]?.key)))
      .map(({ keys, entry, isBorrowed }) => ({ start, end: start + keys.length, entry, isBorrowed })),
  );
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

/** The best of a candidate's phrasings for a message, or undefined when none can be it. */
export function matchCandidate(candidate: Candidate, reading: Reading, bank: Bank): Match | undefined {
  let best: (Found & { view: View }) | undefined;
  for (const phrasing of candidate.phrasings) {
    const units = reading.units(phrasing.view);
    if (units.length === 0) continue;
    const match = matchPhrasing(phrasing, units, reading, bank);
    if (match && match.score > (best?.score ?? 0)) best = { ...match, view: phrasing.view };
  }
  if (!best) return undefined;
  // "Never mind, I'm not hungry" may be near to one phrasing and have its first half in another: nothing is left out.
  const leftOut = best.leftOut.filter((key) => !candidate.phrasings.some(({ units }) => units.includes(key))).length;
  return { ...best, candidate, leftOut };
}

type Found = Pick<Match, 'score' | 'entries' | 'name' | 'borrowed'> & { leftOut: readonly string[] };

function matchPhrasing(phrasing: Phrasing, units: readonly Unit[], reading: Reading, bank: Bank): Found | undefined {
  const filled = fillSlots(phrasing, reading);
  if (!filled) return undefined;
  const { entries, spans } = filled;
  const message = replaceSpans(units, spans);
  const phrase = phraseOf(phrasing);
  const freeAt = phrasing.slots.findIndex(isFree);
  // Romanised units are letters without case or length: no name can be read back from them.
  if (freeAt >= 0 && phrasing.view === 'romanised') return undefined;
  const free = phrasing.slots[freeAt]?.name;
  if (free === 'word' || free === 'town') return matchFree(phrase, slotKey(freeAt), free, message, phrasing.view, bank);
  const nameAt = freeAt;
  if (nameAt >= 0) return matchName(phrase, slotKey(nameAt), message, entries, phrasing.view, bank);
  const keys = keysOf(message);
  const likeness = score(keys, phrase, phrasing.view, bank);
  const leftOut = phrasing.view === 'own' && likeness > 0 ? wordsLeftOut(keys, phrase) : [];
  const borrowed = spans.filter((span) => span.isBorrowed).map((span) => span.entry);
  // What can be read as one language is not read as a mixture of two.
  const mixed = borrowed.length > 0 ? 0.995 : 1;
  return { score: likeness * mixed, entries, borrowed, leftOut };
}

function phraseOf({ units, slots }: Phrasing): readonly string[] {
  // Most phrasings have no slots, and are looked at for every message.
  if (slots.length === 0) return units as readonly string[];
  return units.map((unit) => (typeof unit === 'number' ? slotKey(unit) : unit));
}

/** The same array for the same message, so that what is worked out of it once is known. */
const keysOfUnits = new WeakMap<readonly Unit[], readonly string[]>();

function keysOf(units: readonly Unit[]): readonly string[] {
  let keys = keysOfUnits.get(units);
  if (!keys) keysOfUnits.set(units, (keys = units.map(({ key }) => key)));
  return keys;
}

// Numbers count: two coffees are not a coffee.
function wordsLeftOut(message: readonly string[], phrase: readonly string[]): string[] {
  return message.filter(
    (key) => ownWeight(key) >= 0.7 && !phrase.some((other) => other === key || isMisspelt(key, other)),
  );
}

function score(message: readonly string[], phrase: readonly string[], view: View, bank: Bank): number {
  if (view === 'own') {
    const found = scoreWords(message, phrase, (key) => (isSlotKey(key) ? 1 : ownWeight(key)));
    return found === 0 || found === 1 ? found : found * sameManner(message, phrase);
  }
  if (view === 'target' && isSpaced(bank.content.language)) {
    return scoreWords(message, phrase, (key) => (isSlotKey(key) ? 1 : bank.targetWeight(key)));
  }
  return scoreCharacters(message, phrase, bank.content.language);
}

// A private-use character cannot come from a message: normalisation keeps letters and digits only.
const slotKey = (index: number) => String.fromCharCode(0xe000 + index);
const isSlotKey = (key: string) => key >= '\uE000' && key <= '\uE0FF';

interface Filled {
  entries: Record<string, ListEntry>;
  spans: (Occurrence & { slot: number })[];
}

/** The longest entries that fill all slots without overlapping; two slots of one list in the order of the phrase. */
function fillSlots(phrasing: Phrasing, reading: Reading): Filled | undefined {
  let best: { spans: Filled['spans']; length: number } | undefined;
  const assign = (slot: number, spans: Filled['spans'], length: number) => {
    const wanted = phrasing.slots[slot];
    if (!wanted) {
      if (!best || length > best.length) best = { spans, length };
      return;
    }
    if (!wanted.list) return assign(slot + 1, spans, length);
    const free = reading
      .found(wanted.list, phrasing.view)
      .filter((each) =>
        spans.every((span) =>
          span.slot >= 0 && phrasing.slots[span.slot]?.list === wanted.list
            ? each.start >= span.end
            : each.start >= span.end || each.end <= span.start,
        ),
      );
    // The longest few: a list names one thing in many words, not many things in one message.
    for (const each of free.slice(0, 4))
      assign(slot + 1, [...spans, { ...each, slot }], length + each.end - each.start);
  };
  assign(0, [], 0);
  if (!best) return undefined;
  const entries: Record<string, ListEntry> = {};
  for (const { slot, entry } of best.spans) entries[phrasing.slots[slot]?.name ?? ''] = entry;
  return { entries, spans: [...best.spans].sort((a, b) => a.start - b.start) };
}

function replaceSpans(units: readonly Unit[], spans: Filled['spans']): readonly Unit[] {
  if (spans.length === 0) return units;
  const result: Unit[] = [];
  let from = 0;
  for (const { start, end, slot } of spans) {
    result.push(...units.slice(from, start), { key: slotKey(slot), raw: '' });
    from = end;
  }
  return [...result, ...units.slice(from)];
}

/** Longer is no word to ask about but a text. */
const maxWordLength = 60;

/** What stands between the words around it: a word that is asked about, or a town or country with its capital. */
function matchFree(
  phrase: readonly string[],
  slot: string,
  kind: 'word' | 'town',
  message: readonly Unit[],
  view: View,
  bank: Bank,
): Found | undefined {
  const before = phrase.indexOf(slot);
  const after = phrase.length - before - 1;
  const start = message.findIndex((unit) => !isFiller(unit.key));
  const units = message.slice(Math.max(0, start));
  if (units.length < phrase.length) return undefined;
  const end = units.length - after;
  const around = [...units.slice(0, before), ...units.slice(end)].map((unit) => unit.key);
  if (!phrase.filter((key) => key !== slot).every((key, index) => key === around[index])) return undefined;
  const captured = units.slice(before, end);
  while (captured.length > 1 && captured.at(-1)?.key === 'please') captured.pop();
  const characters = view === 'target' && !isSpaced(bank.content.language);
  const text = captured
    .map((unit) => unit.raw)
    .filter(Boolean)
    .join(characters ? '' : ' ');
  if (text.length === 0 || text.length > maxWordLength) return undefined;
  if (kind === 'town' && (!isPlace(text) || captured.some((unit) => unit.key === 'and'))) return undefined;
  // A country of the lists, with its preposition, is meant before a town of which only the capital is known.
  return { score: kind === 'town' ? 0.9 : 0.97, entries: { [kind]: plainEntry(text) }, borrowed: [], leftOut: [] };
}

function isPlace(text: string): boolean {
  const words = text.split(' ');
  return words.length <= 3 && words.every((word) => /^\p{Lu}\p{L}/u.test(word)) && !noName.has(text.toLowerCase());
}

/** A name is what stands between the words around it, if that can be a name. */
function matchName(
  phrase: readonly string[],
  slot: string,
  message: readonly Unit[],
  entries: Filled['entries'],
  view: View,
  bank: Bank,
): Found | undefined {
  const wanted = phrase.filter((key) => !isFiller(key));
  const units = message.filter((unit) => !isFiller(unit.key));
  const before = wanted.indexOf(slot);
  const after = wanted.length - before - 1;
  const captured = units.slice(before, units.length - after);
  const around = [...units.slice(0, before), ...(after > 0 ? units.slice(-after) : [])].map((unit) => unit.key);
  const framed = wanted.filter((key) => key !== slot).every((key, index) => key === around[index]);
  if (!framed || units.length < wanted.length) return undefined;
  const characters = captured.every((unit) => [...unit.raw].length === 1) && !isSpaced(bank.content.language);
  const name = captured.map((unit) => unit.raw).join(characters ? '' : ' ');
  if (!canBeName(name, captured, characters, bank)) return undefined;
  // Alone it is a guess, and so is "I'm sick"; with "my name is" before it, or a capital, it is hardly one.
  const isNaming = view === 'own' ? wanted.includes('called') : wanted.length > 3;
  const isSure = wanted.length > 1 && (isNaming || /^\p{Lu}/u.test(name) || firstNames.has(name.toLowerCase()));
  return { score: isSure ? 0.97 : 0.8, entries, name, borrowed: [], leftOut: [] };
}

function canBeName(name: string, captured: readonly Unit[], characters: boolean, bank: Bank): boolean {
  if (name.length > 40 || !/^[\p{Script=Latin}\p{Script=Katakana}ー\p{M}'’ -]+$/u.test(name)) return false;
  if (characters) return captured.length > 0;
  return (
    captured.length > 0 && captured.length <= 3 && captured.every((unit) => unit.raw !== '' && !isNoName(unit, bank))
  );
}

/** Words of either language, and what people say of themselves after "I'm". */
function isNoName({ key, raw }: Unit, bank: Bank): boolean {
  if (firstNames.has(key) && /^\p{Lu}/u.test(raw)) return false;
  return bank.ownWords.has(key) || bank.targetWords.has(key) || noName.has(raw.toLowerCase());
}
