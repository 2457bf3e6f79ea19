import type { MessageNotes, Morpheme } from '../conversation/message';
import type { LanguageCode } from '../languages/languages';
import { isLatinName } from './names';
import { opacityOf } from './opacity';
import { occurrencesOf } from './sightings';

/** A reader's words before a message, by identity: `has` those that were met, `get` what counts towards mastery. */
export interface MetWords {
  has(identity: string): boolean;
  get(identity: string): number | undefined;
}

/** A gloss of this opacity or less is gone, or nearly gone: its word counts as known. */
const nearlyGone = 0.2;

/**
 * How a reader knows the words of a message: the share that is known (each sighting counted), 0 to 1, because their
 * glosses are gone or nearly gone; and how many different words were met before but are not known, and how many are met
 * for the first time. Nothing for a message without words; names in Latin letters are none.
 *
 * @param threshold meetings until a word is mastered
 */
export function noveltyOf(
  morphemes: readonly Morpheme[],
  language: LanguageCode,
  met: MetWords,
  threshold: number,
): Pick<MessageNotes, 'knownShare' | 'seenWords' | 'newWords'> {
  const words = wordsToLearn(morphemes, language);
  if (words.length === 0) return {};
  const isKnown = (identity: string) => opacityOf(met.get(identity) ?? 0, threshold) <= nearlyGone;
  return {
    knownShare: words.filter(isKnown).length / words.length,
    seenWords: [...new Set(words)].filter((identity) => met.has(identity) && !isKnown(identity)).length,
    newWords: unmet(words, met).length,
  };
}

/** The different words of a message that its reader meets for the first time, by identity. */
export const newWordsOf = (
  morphemes: readonly Morpheme[],
  language: LanguageCode,
  met: Pick<MetWords, 'has'>,
): string[] => unmet(wordsToLearn(morphemes, language), met);

const unmet = (words: readonly string[], met: Pick<MetWords, 'has'>): string[] =>
  [...new Set(words)].filter((identity) => !met.has(identity));

/** By identity, in order; one as often as it is met. */
function wordsToLearn(morphemes: readonly Morpheme[], language: LanguageCode): string[] {
  const isName = (indexes: readonly number[]) =>
    indexes.flatMap((at) => morphemes.slice(at, at + 1)).every((piece) => isLatinName(piece, language));
  return occurrencesOf(morphemes, language).flatMap(({ identity, indexes }) => (isName(indexes) ? [] : [identity]));
}
