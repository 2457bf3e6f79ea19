import type { Segment } from '../../../../language/languageTools';
import type { Bank } from '../bank';
import { dictionaryOf } from './dictionary';
import type { Joint, Piece } from './joints';

/** A word of a sentence where it stands. */
export interface CutWord extends Segment {
  /** As the content writes it, with kanji. */
  written: string;
  /** Undefined where the content's own sentences tell it best. */
  gloss?: string;
  /** The tables do not have it: the general dictionary cut it out, or nobody did. */
  isGuess?: true;
}

/** The longest word of the tables, in kana. */
const longest = 12;
/** Longer texts are cut sentence by sentence at their punctuation anyway. */
const maxLength = 400;

const costs = { word: 10, small: 4, misfit: 14, guess: 18, unknown: 25, loose: 3 } as const;

interface Step {
  cost: number;
  leaves: Joint;
  word?: CutWord;
  from?: Step;
}

/**
 * A Japanese sentence cut into words by the likeliest way through the content's own words, in kana or kanji, and what
 * the general dictionary makes of the rest. Undefined for a text that is too long. Pure.
 *
 * @param breaks where words begin as the learner set them apart in rōmaji, in which sounds may be longer than written
 */
export function cutJapanese(
  text: string,
  bank: Pick<Bank, 'content' | 'tools'>,
  breaks?: ReadonlySet<number>,
): CutWord[] | undefined {
  if (text.length > maxLength) return undefined;
  const { pieces, loosely } = dictionaryOf(bank.content);
  const shorter = (surface: string) => loosely(surface).map((piece) => ({ ...piece, cost: piece.cost + costs.loose }));
  const lookUp = (surface: string) => (breaks ? [...pieces(surface), ...shorter(surface)] : pieces(surface));
  const guesses = guessesIn(text, bank);
  const best: Map<Joint, Step>[] = Array.from({ length: text.length + 1 }, () => new Map<Joint, Step>());
  best[0]?.set('start', { cost: 0, leaves: 'start' });
  for (let at = 0; at < text.length; at += 1) {
    const steps = [...(best[at]?.values() ?? [])];
    if (steps.length === 0) continue;
    for (const edge of edgesAt(text, at, guesses, lookUp)) {
      if (breaks && !breaks.has(at) && !edge.after) edge.cost += insideWord;
      const end = best[at + edge.word.surface.length];
      for (const from of steps) take(end, edge, from);
    }
  }
  const [last] = [...(best[text.length]?.values() ?? [])].sort((a, b) => a.cost - b.cost);
  return wordsTo(last);
}

interface Edge {
  word: CutWord;
  cost: number;
  leaves: Joint;
  after?: readonly Joint[] | undefined;
}

function take(end: Map<Joint, Step> | undefined, { word, cost, leaves, after }: Edge, from: Step): void {
  const total = from.cost + cost + misfit(from.leaves, after);
  const known = end?.get(leaves);
  if (!known || total < known.cost) end?.set(leaves, { cost: total, leaves, word, from });
}

/** A word may begin inside what a learner wrote in one piece, but seldom does. */
const insideWord = 6;

/** What begins a phrase stands after a phrase; a small piece where it belongs. */
function misfit(before: Joint, after: readonly Joint[] | undefined): number {
  if (before === 'number' && !after?.includes('number')) return misfit('noun', after);
  if (before === 'open') return after === undefined || after.includes('noun') ? 0 : costs.misfit;
  if (after) return after.includes(before) ? 0 : costs.misfit;
  if (before === 'noun') return 5;
  return unfinished.has(before) ? costs.misfit : 0;
}

const unfinished: ReadonlySet<Joint> = new Set<Joint>(['stem', 'te', 'de', 'neg', 'past', 'masen']);

type LookUp = (surface: string) => readonly Piece[];

function edgesAt(text: string, at: number, guesses: ReadonlyMap<number, Segment>, lookUp: LookUp): Edge[] {
  const edges: Edge[] = [];
  const guess = guesses.get(at);
  if (guess) edges.push(edgeOfGuess(guess));
  for (let length = 1; length <= longest && at + length <= text.length; length += 1) {
    const surface = text.slice(at, at + length);
    if (!/^[\p{L}\p{N}ー々]+$/u.test(surface)) break;
    for (const piece of lookUp(surface)) edges.push(edgeOf(piece, surface));
  }
  if (!guess && edges.length === 0) {
    const surface = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const isLetter = /[\p{L}\p{N}]/u.test(surface);
    edges.push({
      word: { surface, written: surface, ...(isLetter && { isGuess: true as const }) },
      cost: isLetter ? costs.unknown : 0,
      leaves: isLetter ? 'open' : 'start',
    });
  }
  return edges;
}

const isKatakana = (text: string) => /^[\p{Script=Katakana}ー]+$/u.test(text);

function edgeOf({ sound, written, after, leaves, lemma, gloss, cost }: Piece, surface: string): Edge {
  const word: CutWord = {
    surface,
    written: isKatakana(surface) && isKatakana(written) ? surface : written,
    ...(/\p{Script=Han}/u.test(surface) ? { reading: sound } : {}),
    ...(lemma !== undefined && lemma !== written ? { lemma } : {}),
    ...(gloss === undefined ? {} : { gloss }),
  };
  return { word, cost: cost + (after ? costs.small : costs.word), leaves, after };
}

function edgeOfGuess(guess: Segment): Edge {
  const { surface } = guess;
  if (!/[\p{L}\p{N}]/u.test(surface)) return { word: { ...guess, written: surface }, cost: 0, leaves: 'start' };
  const isTold = /[^\p{Script=Hiragana}]/u.test(surface);
  const leaves: Joint = /^\p{N}+$/u.test(surface)
    ? 'number'
    : /[^\p{Script=Hiragana}]$/u.test(surface) && guess.lemma === undefined
      ? 'noun'
      : 'open';
  return {
    word: { ...guess, written: surface, isGuess: true },
    cost: isTold ? costs.word + 2 : costs.guess + costs.word,
    leaves,
  };
}

/** What the general dictionary cuts out, by where it begins. */
function guessesIn(text: string, { tools }: Pick<Bank, 'tools'>): ReadonlyMap<number, Segment> {
  const guesses = new Map<number, Segment>();
  let from = 0;
  for (const segment of tools.segment(text)) {
    const at = text.indexOf(segment.surface, from);
    if (at < 0) continue;
    guesses.set(at, segment);
    from = at + segment.surface.length;
  }
  return guesses;
}

function wordsTo(last: Step | undefined): CutWord[] | undefined {
  if (!last) return undefined;
  const words: CutWord[] = [];
  for (let step: Step | undefined = last; step?.word; step = step.from) words.unshift(step.word);
  return words.filter(({ surface }) => surface.trim() !== '');
}
