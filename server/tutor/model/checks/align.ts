import { foldForPlaces, type Span } from '../../../language/places';
import type { RawWord } from '../encoding/draft';

/** A word at its place in a text. */
export interface PlacedWord extends Span {
  word: RawWord;
}

/** How far behind the last word another may stand, in UTF-16 units: farther away it is more likely another one. */
const reach = 60;

export interface Aligner {
  /** Where the next word stands; null where it is not there: invented, doubled or crossing the one before. */
  place(word: RawWord): PlacedWord | null;
}

/** Finds words one after the other in a text, passing over what it must. Each call costs the same, however long the text. */
export function createAligner(text: string): Aligner {
  const folded = fold(text);
  let from = 0;
  return {
    place(word) {
      const wanted = fold(word.surface);
      if (wanted === '') return null;
      const within = folded.slice(0, from + reach + wanted.length);
      let start = within.indexOf(wanted, from);
      while (start > from && cutsWord(folded, start)) start = within.indexOf(wanted, start + 1);
      if (start < 0) return null;
      const placed = { start, end: start + wanted.length, word };
      from = placed.end;
      return placed;
    },
  };
}

/**
 * The words of an answer at their places in its text, in order and without overlap: of all such choices the one that
 * covers most of the text. Words that were invented, doubled or out of order are left out.
 */
export function alignAll(text: string, words: readonly RawWord[]): PlacedWord[] {
  const greedy = greedily(text, words);
  // Most answers are right; only others are worth the search.
  return greedy.length === words.length ? greedy : best(places(text, words));
}

function greedily(text: string, words: readonly RawWord[]): PlacedWord[] {
  const aligner = createAligner(text);
  return words.flatMap((word) => aligner.place(word) ?? []);
}

interface Place extends PlacedWord {
  /** The word's own place in the answer. */
  order: number;
}

/** Everywhere that a word may stand, near where its neighbours should. */
function places(text: string, words: readonly RawWord[]): Place[] {
  const folded = fold(text);
  const all: Place[] = [];
  const total = words.reduce((sum, { surface }) => sum + surface.length, 0) || 1;
  let said = 0;
  for (const [order, word] of words.entries()) {
    const wanted = fold(word.surface);
    const expected = (said / total) * folded.length;
    said += word.surface.length;
    if (wanted === '') continue;
    const found: number[] = [];
    for (let at = folded.indexOf(wanted); at >= 0 && found.length < maxFound; at = folded.indexOf(wanted, at + 1)) {
      found.push(at);
    }
    const near = found.sort((a, b) => Math.abs(a - expected) - Math.abs(b - expected)).slice(0, maxPlaces);
    for (const start of near) all.push({ start, end: start + wanted.length, word, order });
  }
  return all;
}

/** A short word stands in many places; those nearest to where it should be are enough. */
const maxPlaces = 4;
const maxFound = 400;
/** Places that are compared with those before: the square of all of them would take a second for a hostile answer. */
const lookBack = 240;

/** The chain of places with the most characters covered, in the order of words and of the text. */
function best(all: readonly Place[]): PlacedWord[] {
  const sorted = [...all].sort((a, b) => a.end - b.end || a.order - b.order);
  const score: number[] = [];
  const previous: number[] = [];
  let last = -1;
  for (const [index, place] of sorted.entries()) {
    let bestScore = 0;
    let before = -1;
    for (let other = index - 1; other >= Math.max(0, index - lookBack); other -= 1) {
      const candidate = sorted[other];
      if (!candidate || candidate.end > place.start || candidate.order >= place.order) continue;
      if ((score[other] ?? 0) > bestScore) [bestScore, before] = [score[other] ?? 0, other];
    }
    score.push(bestScore + (place.end - place.start));
    previous.push(before);
    if (last < 0 || (score[index] ?? 0) > (score[last] ?? 0)) last = index;
  }
  const chain: PlacedWord[] = [];
  for (let index = last; index >= 0; index = previous[index] ?? -1) {
    const place = sorted[index];
    if (place) chain.unshift({ start: place.start, end: place.end, word: place.word });
  }
  return chain;
}

/** Whether a letter stands before, in a script whose words stand apart: what begins there is the end of another word. */
function cutsWord(text: string, start: number): boolean {
  return (
    /[\p{L}\p{M}]$/u.test(text.slice(start - 1, start)) &&
    !/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u.test(text.charAt(start))
  );
}

/** As words are looked for, capitals aside; of the same length, so that indices stay. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  return foldForPlaces(lower.length === text.length ? lower : text);
}
