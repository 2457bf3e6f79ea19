import type { ListEntry } from '../format/contentFormat';
import { topicSlot } from '../format/sceneFlow';
import { isFree } from '../format/template';
import type { Bank, Candidate } from './bank';
import { naming } from './english/concepts';
import { saysMore, type Evidence } from './evidence';
import { matchFree, matchName } from './freeWords';
import { mannerLikeness, ofTarget, ofWords } from './manner/compare';
import type { Unit, View } from './normalise';
import { measureOf, type Phrasing } from './phrasing';
import type { Reading } from './reading';
import { isMisspelt, scoreCharacters, scoreWords } from './score';
import { fillSlots, isSlotKey, replaceSpans, slotKey } from './slots';
import { ownWeight } from './vocabulary';

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
  /** What it has in common with the wording it resembles; undefined where these are not compared by words, or are the same. */
  evidence?: Evidence | undefined;
  /** What would be said tells more than the message does. */
  saysMore?: boolean;
  /** It resembles no wording: only what it says is the same. */
  otherWords?: true;
  /** Told by the form of the sentence alone: what is said of the candidate need not be what was said. */
  byForm?: true;
}

/** Whether what is said of a candidate is what was said: of what its form alone tells, only where it holds its own words. */
export const isSaidSo = ({ byForm, entries }: Match) => !byForm || 'word' in entries || topicSlot in entries;

/** The best of a candidate's phrasings for a message, or undefined when none can be it. */
export function matchCandidate(candidate: Candidate, reading: Reading, bank: Bank): Match | undefined {
  let best: (Found & { view: View; phrasing: Phrasing }) | undefined;
  for (const phrasing of candidate.phrasings) {
    const units = reading.units(phrasing.view);
    if (units.length === 0) continue;
    const match = matchPhrasing(phrasing, units, reading, bank);
    if (match && match.score > (best?.score ?? 0)) best = { ...match, view: phrasing.view, phrasing };
  }
  if (!best) return undefined;
  const { phrasing, ...found } = best;
  // "Never mind, I'm not hungry" may be near to one phrasing and have its first half in another: nothing is left out.
  const leftOut = best.leftOut.filter((key) => !candidate.phrasings.some(({ units }) => units.includes(key))).length;
  const compared = found.score >= worthComparing ? wordsCompared(candidate, phrasing, reading, bank) : {};
  return { ...found, candidate, leftOut, ...compared };
}

/** Words of at least this weight tell what a sentence is about, or what it asks. */
const telling = 0.7;

/** Below this nothing is meant, whatever it shares. */
const worthComparing = 0.6;

/** What a message shares, word by word, with the wording it resembles and with what would be said; empty where that is not known. */
function wordsCompared(
  { phrasings }: Candidate,
  phrasing: Phrasing,
  reading: Reading,
  bank: Bank,
): Pick<Match, 'evidence' | 'saysMore'> {
  const { view, slots } = phrasing;
  const filled = fillSlots(phrasing, reading);
  if (!filled || slots.some(isFree) || measureOf(view, bank.content.language) === 'characters') return {};
  const weight = view === 'own' ? ownWeight : bank.targetWeight;
  // Small words of a sentence in the language that is learnt are there because its author knows them.
  const counts = (key: string) => !isSlotKey(key) && (view === 'target' || ownWeight(key) >= telling);
  const tells = (key: string) => !isSlotKey(key) && weight(key) >= telling;
  const isSameWord = (key: string) => (other: string) => other === key || isMisspelt(key, other);
  const message = keysOf(replaceSpans(reading.units(view), filled.spans));
  const said = (phrase: Phrasing['units']) => {
    const words = phrase.flatMap((unit) => (typeof unit === 'string' ? [unit] : []));
    const isSaid = (word: string) => message.some(isSameWord(word));
    const unsaid = words.filter((word) => tells(word) && !isSaid(word));
    return {
      shared: phrase.length - words.length + words.filter((word) => counts(word) && isSaid(word)).length,
      unsaid: unsaid.length,
      unsaidThings: view === 'own' ? unsaid.filter((word) => naming(word) > 0).length : 0,
    };
  };
  const leftOut = message.filter(
    (key) =>
      tells(key) &&
      !phrasings.some(({ units }) => units.some((unit) => typeof unit === 'string' && isSameWord(key)(unit))),
  );
  const leftThings = view === 'own' ? leftOut.reduce((sum, key) => sum + naming(key), 0) : 0;
  const evidence = { ...said(phrasing.units), leftOut: leftOut.length, leftThings };
  const whole = phrasings.find((each) => each.view === view);
  const all = whole && said(whole.units);
  const isForeseen = isSame(message, phraseOf(phrasing, bank));
  // One question word is no part of what is asked.
  const isPart =
    all !== undefined &&
    message.some((key) => isSlotKey(key) || (weight(key) >= 1 && whole?.units.some((unit) => unit === key)));
  // "German" alone does not say that one studies it.
  const isBare =
    slots.length > 0 &&
    !phrasings.some(({ manner }) => manner.isRequest) &&
    phrasing.units.every((unit) => typeof unit === 'number' || weight(unit) < 0.1) &&
    reading.units(view).filter(({ key }) => weight(key) >= 0.1).length === 1;
  return {
    ...(isForeseen ? {} : { evidence }),
    saysMore: all !== undefined && ((isBare && all.unsaid > 0) || (isPart && saysMore({ ...all, unsaid: 0 }))),
  };
}

/** How well a phrasing agrees with a message, before it is known whose it is. */
export type Found = Pick<Match, 'score' | 'entries' | 'name' | 'borrowed'> & { leftOut: readonly string[] };

function matchPhrasing(phrasing: Phrasing, units: readonly Unit[], reading: Reading, bank: Bank): Found | undefined {
  const filled = fillSlots(phrasing, reading);
  if (!filled) return undefined;
  const { entries, spans } = filled;
  const message = replaceSpans(units, spans);
  const phrase = phraseOf(phrasing, bank);
  const freeAt = phrasing.slots.findIndex(isFree);
  // Romanised units are letters without case or length: no name can be read back from them.
  if (freeAt >= 0 && phrasing.view === 'romanised') return undefined;
  const free = phrasing.slots[freeAt]?.name;
  if (free === 'word' || free === 'town') {
    const found = matchFree(phrase, slotKey(freeAt), free, message, phrasing.view, bank);
    return found && isOfOneSentence(found.entries[free]?.text ?? '', reading.text) ? found : undefined;
  }
  const nameAt = freeAt;
  if (nameAt >= 0) {
    const found = matchName(phrase, slotKey(nameAt), message, entries, phrasing.view, bank);
    return found && isOfOneSentence(found.name ?? '', reading.text) ? found : undefined;
  }
  const keys = keysOf(message);
  const borrowed = spans.filter((span) => span.isBorrowed).map((span) => span.entry);
  // "My daughters" is no French sentence with one English thing in it, whatever its French says beside that.
  if (borrowed.length > 0 && borrowed.length === spans.length && phrase.every(isSlotKey)) return undefined;
  const alike = score(keys, phrase, phrasing.view, bank);
  if (alike === 0) return undefined;
  const likeness = alike * (isSame(keys, phrase) ? 1 : doneAlike(phrasing, reading));
  const leftOut = phrasing.view === 'own' && likeness > 0 ? wordsLeftOut(keys, phrase) : [];
  // What can be read as one language is not read as a mixture of two.
  const mixed = borrowed.length > 0 ? 0.995 : 1;
  return { score: likeness * mixed, entries, borrowed, leftOut };
}

/** What fills a free slot goes no further than its sentence: "Who is Brezel? A dog?" asks for Brezel. */
function isOfOneSentence(filling: string, text: string): boolean {
  const words = filling.split(/\s+/u).map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  return words.length < 2 || new RegExp(words.join('[^.!?。！？\\p{L}]*'), 'iu').test(text);
}

/** Word for word: then it does the same. */
const isSame = (keys: readonly string[], phrase: readonly string[]) =>
  keys.length === phrase.length && keys.every((key, index) => key === phrase[index]);

/** What is left of a likeness by what the two sentences do. */
function doneAlike({ view, manner }: Phrasing, reading: Reading): number {
  return mannerLikeness(reading.manner(view), manner, view === 'own' ? ofWords : ofTarget);
}

function phraseOf(phrasing: Phrasing, bank: Bank): readonly string[] {
  const { units, slots, view } = phrasing;
  // Most phrasings have no slots, and are looked at for every message.
  if (slots.length === 0) return units as readonly string[];
  if (measureOf(view, bank.content.language) === 'words') return keysIn(units);
  let phrase = phrases.get(phrasing);
  if (!phrase) phrases.set(phrasing, (phrase = keysIn(units)));
  return phrase;
}

const keysIn = (units: Phrasing['units']) => units.map((unit) => (typeof unit === 'number' ? slotKey(unit) : unit));

/** The same array for the same phrasing, as `keysOf` a message: comparing characters works most out of it. */
const phrases = new WeakMap<Phrasing, readonly string[]>();

/** The same array for the same message, so that what is worked out of it once is known. */
const keysOfUnits = new WeakMap<readonly Unit[], readonly string[]>();

export function keysOf(units: readonly Unit[]): readonly string[] {
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
  const { language } = bank.content;
  if (measureOf(view, language) === 'characters') return scoreCharacters(message, phrase, language);
  const weight = view === 'own' ? ownWeight : bank.targetWeight;
  return scoreWords(message, phrase, (key) => (isSlotKey(key) ? 1 : weight(key)));
}
