import type { Bank, Candidate, Wording } from './bank';
import type { ListEntry } from './contentFormat';
import type { Unit, View } from './normalise';
import { isSpaced, messageUnits, type Phrasing } from './phrasing';
import { isMisspelt, scoreCharacters, scoreWords } from './score';
import { isFiller, ownWeight } from './vocabulary';

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
}

/** How well a candidate was meant, and with what in its slots. */
export interface Match {
  candidate: Candidate;
  score: number;
  view: View;
  entries: Readonly<Record<string, ListEntry>>;
  name?: string;
  /** How many words with a meaning of their own the message has that no phrasing of the candidate knows. */
  leftOut: number;
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
        occurrences(reading.units(view), view === 'own', (initial) => bank.wordings(list, view, initial)),
      ),
  };
  return reading;
}

/** English is written in Latin letters or digits, and what consists of English words is no romanisation. */
function isReadable(text: string, view: View, reading: Reading, bank: Bank): boolean {
  if (view === 'target') return true;
  if (!/[\p{Script=Latin}\d]/u.test(text)) return false;
  if (view === 'own') return true;
  const words = reading.units('own');
  return words.length === 0 || words.filter((word) => bank.ownWords.has(word.key)).length * 2 <= words.length;
}

/** Short words are too near each other to be forgiven: beef is no beer. */
const forgivenLength = 5;

function occurrences(
  units: readonly Unit[],
  forgiving: boolean,
  wordingsWith: (initial: string) => readonly Wording[],
): Occurrence[] {
  const agrees = (key: string, typed: string | undefined) =>
    typed === key || (forgiving && typed !== undefined && key.length >= forgivenLength && isMisspelt(key, typed));
  const all = units.flatMap(({ key: first }, start) =>
    wordingsWith(first.charAt(0))
      .filter(({ keys }) => keys.every((key, index) => agrees(key, units[start + index]?.key)))
      .map(({ keys, entry }) => ({ start, end: start + keys.length, entry })),
  );
  // The longest first; sorting is stable, so that equals stay in the order of the message and of the list.
  return all.sort((a, b) => b.end - b.start - (a.end - a.start));
}

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

type Found = Pick<Match, 'score' | 'entries' | 'name'> & { leftOut: readonly string[] };

function matchPhrasing(phrasing: Phrasing, units: readonly Unit[], reading: Reading, bank: Bank): Found | undefined {
  const filled = fillSlots(phrasing, reading);
  if (!filled) return undefined;
  const { entries, spans } = filled;
  const message = replaceSpans(units, spans);
  const phrase = phrasing.units.map((unit) => (typeof unit === 'number' ? slotKey(unit) : unit));
  const nameAt = phrasing.slots.findIndex((slot) => slot.name === 'name');
  // Romanised units are letters without case or length: no name can be read back from them.
  if (nameAt >= 0 && phrasing.view === 'romanised') return undefined;
  if (nameAt >= 0) return matchName(phrase, slotKey(nameAt), message, entries, phrasing.view, bank);
  const keys = message.map((unit) => unit.key);
  const leftOut = phrasing.view === 'own' ? wordsLeftOut(keys, phrase) : [];
  return { score: score(keys, phrase, phrasing.view, bank), entries, leftOut };
}

// Numbers count: two coffees are not a coffee.
function wordsLeftOut(message: readonly string[], phrase: readonly string[]): string[] {
  return message.filter(
    (key) => ownWeight(key) >= 0.7 && !phrase.some((other) => other === key || isMisspelt(key, other)),
  );
}

function score(message: readonly string[], phrase: readonly string[], view: View, bank: Bank): number {
  if (view === 'own') return scoreWords(message, phrase, (key) => (isSlotKey(key) ? 1 : ownWeight(key)));
  if (view === 'target' && isSpaced(bank.content.language)) {
    return scoreWords(message, phrase, (key) => (isSlotKey(key) ? 1 : bank.targetWeight(key)));
  }
  return scoreCharacters(message, phrase);
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

function replaceSpans(units: readonly Unit[], spans: Filled['spans']): Unit[] {
  const result: Unit[] = [];
  let from = 0;
  for (const { start, end, slot } of spans) {
    result.push(...units.slice(from, start), { key: slotKey(slot), raw: '' });
    from = end;
  }
  return [...result, ...units.slice(from)];
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
  const isSure = wanted.length > 1 && (isNaming || /^\p{Lu}/u.test(name));
  return { score: isSure ? 0.97 : 0.8, entries, name, leftOut: [] };
}

function canBeName(name: string, captured: readonly Unit[], characters: boolean, bank: Bank): boolean {
  if (name.length > 40 || !/^[\p{Script=Latin}\p{Script=Katakana}ー\p{M}'’ -]+$/u.test(name)) return false;
  if (characters) return captured.length > 0;
  return (
    captured.length > 0 &&
    captured.length <= 3 &&
    captured.every((unit) => unit.raw !== '' && !bank.ownWords.has(unit.key) && !bank.targetWords.has(unit.key))
  );
}
