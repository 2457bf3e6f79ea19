import type { CorrectionKind, MessageNotes } from '../../../../domain/conversation/message';
import type { Bank } from '../understanding/bank';
import { frenchMistakes } from './french';
import { germanMistakes } from './german';
import { japaneseMistakes } from './japanese';
import { koreanMistakes } from './korean';

/** Something in a sentence of the language that is certainly wrong, and what is right there. */
export interface Mistake {
  /** Where `wrong` begins in the sentence, in UTF-16 units. */
  at: number;
  wrong: string;
  right: string;
  kind: CorrectionKind;
  /** Why, in one plain sentence of the learner's own language. */
  why: string;
}

/** Finds one kind of mistake. Silent wherever the sentence might be right. */
export type MistakeFinder = (text: string, bank: Bank) => Mistake[];

const finders: Readonly<Record<string, readonly MistakeFinder[]>> = {
  de: germanMistakes,
  fr: frenchMistakes,
  ja: japaneseMistakes,
  ko: koreanMistakes,
};

/**
 * The mistakes of a beginner in a sentence of the target language, in the order in which they stand there, none over
 * another. What the built-in tutor has no rule for stays as it was written.
 */
export function mistakesIn(text: string, bank: Bank): Mistake[] {
  const found = (finders[bank.content.language] ?? [])
    .flatMap((find) => find(text, bank))
    .filter(({ wrong, right }) => wrong !== right)
    .sort((one, other) => one.at - other.at);
  return found.filter(({ at }, index) => found.slice(0, index).every((other) => other.at + other.wrong.length <= at));
}

/** The sentence without these mistakes. */
export function withoutMistakes(text: string, mistakes: readonly Mistake[]): string {
  return mistakes.reduceRight(
    (right, mistake) => right.slice(0, mistake.at) + mistake.right + right.slice(mistake.at + mistake.wrong.length),
    text,
  );
}

/** What to say about them: each reason once, and the kind that most of them are of. */
export function correctionOf(
  mistakes: readonly Pick<Mistake, 'why' | 'kind'>[],
): Pick<MessageNotes, 'correction' | 'correctionKind'> {
  const [first] = mistakes;
  if (!first) return {};
  const countOf = (kind: CorrectionKind) => mistakes.filter((mistake) => mistake.kind === kind).length;
  const correctionKind = mistakes.reduce(
    (commonest, { kind }) => (countOf(kind) > countOf(commonest) ? kind : commonest),
    first.kind,
  );
  return { correction: [...new Set(mistakes.map(({ why }) => why))].join(' '), correctionKind };
}

/** A finder by a pattern of which group 1, or the whole, is wrong; `right` tells undefined where it is not after all. */
export function byPattern(
  kind: CorrectionKind | ((right: string) => CorrectionKind),
  pattern: RegExp,
  right: (found: RegExpExecArray, bank: Bank) => string | undefined,
  why: (wrong: string, right: string, found: RegExpExecArray, bank: Bank) => string,
): MistakeFinder {
  return (text, bank) =>
    [...text.matchAll(new RegExp(pattern, [...new Set(`${pattern.flags}gud`)].join('')))].flatMap((found) => {
      const wrong = found[1] ?? found[0];
      const better = right(found, bank);
      const at = found.indices?.[found[1] === undefined ? 0 : 1]?.[0] ?? found.index;
      return better === undefined
        ? []
        : [
            {
              at,
              wrong,
              right: inCaseOf(wrong, better),
              kind: typeof kind === 'string' ? kind : kind(better),
              why: why(wrong, better, found, bank),
            },
          ];
    });
}

/** With the capital that was written. */
export const inCaseOf = (written: string, right: string) =>
  /^\p{Lu}/u.test(written) ? right.charAt(0).toUpperCase() + right.slice(1) : right;

/** A word of a sentence in letters, and where it begins. */
export interface PlacedWord {
  text: string;
  at: number;
  /** What stands between it and the word before is white space alone. */
  follows: boolean;
}

/** Words of a language that sets them apart; an elided one (`j’`) is a word of its own. */
export function placedWords(text: string): PlacedWord[] {
  const found = [...text.matchAll(/[\p{L}\p{M}\p{N}]+['’]?/gu)];
  return found.map(({ 0: word, index }, position) => {
    const before = found[position - 1];
    const end = before ? before.index + before[0].length : 0;
    return { text: word, at: index, follows: before !== undefined && /^\s*$/u.test(text.slice(end, index)) };
  });
}
