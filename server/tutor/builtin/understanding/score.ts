import { skeletonOf } from './japaneseForms';
import { ownWeight } from './vocabulary';

/**
 * How alike two sentences are in their words or characters, 0 to 1: weighted Dice. What they do with them is told by
 * their manner. Deterministic; the constants were found by trying sentences against the content.
 */

/** Below this nothing counts as meant, so that nothing below it need be worked out exactly. */
const hopeless = 0.55;

export function scoreWords(
  message: readonly string[],
  phrase: readonly string[],
  weight: (key: string) => number,
): number {
  if (message.length === phrase.length && message.every((key, index) => key === phrase[index])) return 1;
  const weightOf = (keys: readonly string[]) => keys.reduce((sum, key) => sum + weight(key), 0);
  const [messageWeight, phraseWeight] = [weightOf(message), weightOf(phrase)];
  const total = messageWeight + phraseWeight;
  if (total === 0 || (2 * Math.min(messageWeight, phraseWeight)) / total < hopeless) return 0;
  const rest = [...message];
  const unmatched: string[] = [];
  let shared = 0;
  for (const key of phrase) {
    const at = rest.indexOf(key);
    if (at >= 0) {
      shared += 2 * weight(key);
      rest.splice(at, 1);
    } else unmatched.push(key);
  }
  const lonely = unmatched.filter((key) => {
    const at = rest.findIndex((other) => isMisspelt(key, other));
    if (at < 0) return true;
    // A slip of the pen is worth a little less than the word.
    shared += 0.9 * (weight(key) + weight(rest[at] ?? ''));
    rest.splice(at, 1);
    return false;
  });
  const haveMeaning = (keys: readonly string[]) => keys.some((key) => weight(key) >= 1);
  const conflict = haveMeaning(lonely) && haveMeaning(rest) ? 0.75 : 1;
  return Math.min(0.99, shared / total) * conflict;
}

/**
 * For scripts without spaces, and for romanisation: pairs of neighbouring characters, the edges among them. Japanese
 * is compared as it is written, then by what its forms leave of it.
 */
export function scoreCharacters(message: readonly string[], phrase: readonly string[], language: string): number {
  const [first, second] = [sentenceOf(message), sentenceOf(phrase)];
  if (first.text === second.text) return 1;
  const written = Math.min(0.99, sharedPairs(message, phrase));
  if (language !== 'ja' || written >= sameForms) return written;
  const short = answersShortly(first.text, second.text) ? shortAnswer : 0;
  return Math.max(written, scoreForms(first.forms(), second.forms()), short);
}

/** A sentence as characters are compared, with what is worked out of it once. */
interface Sentence {
  text: string;
  /** What its forms leave of it. */
  forms(): readonly string[];
}

const sentences = new WeakMap<readonly string[], Sentence>();

function sentenceOf(units: readonly string[]): Sentence {
  const known = sentences.get(units);
  if (known) return known;
  const text = units.join('');
  let forms: readonly string[] | undefined;
  const sentence = {
    text,
    forms: () => (forms ??= [...skeletonOf(text)]),
  };
  sentences.set(units, sentence);
  return sentence;
}

/** Whether a message is what a sentence begins with, up to a particle: 友だちと of 友だちと行きます. */
function answersShortly(message: string, phrase: string): boolean {
  return (
    message.length > 2 &&
    phrase.startsWith(message) &&
    /(?:[とでにへをがはも]|から|まで|to|de|ni|kara|made)$/u.test(message)
  );
}

/** Enough where it was asked for, and nowhere else. */
const shortAnswer = 0.83;

/** Nearly as sure as what is said as it is written: some forms that are made one are not the same. */
export const sameForms = 0.95;

function scoreForms(message: readonly string[], phrase: readonly string[]): number {
  return message.length === 0 || phrase.length === 0 ? 0 : Math.min(sameForms, sharedPairs(message, phrase));
}

/** Dice coefficient of pairs; 0 where it would be hopeless by their lengths alone. */
function sharedPairs(message: readonly string[], phrase: readonly string[]): number {
  const [some, more] = [message.length + 1, phrase.length + 1];
  if ((2 * Math.min(some, more)) / (some + more) < hopeless) return 0;
  const counts = pairCounts(message);
  const used: PairCounts = new Map();
  let shared = 0;
  for (let index = 0; index <= phrase.length; index += 1) {
    const [first, second] = [phrase[index - 1] ?? startEdge, phrase[index] ?? endEdge];
    const count = counts.get(first)?.get(second);
    if (count === undefined) continue;
    const times = used.get(first)?.get(second) ?? 0;
    if (times === count) continue;
    shared += 1;
    increment(used, first, second);
  }
  return (2 * shared) / (some + more);
}

/** How many times each pair of neighbours occurs: first, second, times. Joined to one text they would be hashed anew. */
type PairCounts = Map<string, Map<string, number>>;

/** Of a message, which is held against thousands of phrases. */
const countsOfMessages = new WeakMap<readonly string[], PairCounts>();

function pairCounts(units: readonly string[]): PairCounts {
  const known = countsOfMessages.get(units);
  if (known) return known;
  const counts: PairCounts = new Map();
  for (let index = 0; index <= units.length; index += 1)
    increment(counts, units[index - 1] ?? startEdge, units[index] ?? endEdge);
  countsOfMessages.set(units, counts);
  return counts;
}

// The edges are units, too.
const startEdge = '^';
const endEdge = '$';

function increment(counts: PairCounts, first: string, second: string): void {
  let followers = counts.get(first);
  if (!followers) counts.set(first, (followers = new Map<string, number>()));
  followers.set(second, (followers.get(second) ?? 0) + 1);
}

/** One slip in a word of four letters or more, two in one of eight or more; first letters agree. */
export function isMisspelt(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  const allowed = length >= 8 ? 2 : 1;
  if (length < 4 || !b.startsWith(a.charAt(0)) || Math.abs(a.length - b.length) > allowed) return false;
  return ownWeight(a) >= 1 && ownWeight(b) >= 1 && editDistance(a, b) <= allowed;
}

/** Letters changed, left out, added, or swapped with their neighbour (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? (before[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(change, swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
