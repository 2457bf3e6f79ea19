import type { MessageNotes, Morpheme } from '../conversation/message';
import type { LanguageCode } from '../languages/languages';
import { isLatinName } from './names';
import { occurrencesOf } from './sightings';

/**
 * How new a message was to its reader: the share of its words (each sighting counted) that they had met before, 0 to 1,
 * and the number of different words met for the first time. A new word is new once, however often the message has it.
 * Nothing for a message without words; names in Latin letters are none.
 *
 * @param met the words that had been met before the message, by identity
 */
export function noveltyOf(
  morphemes: readonly Morpheme[],
  language: LanguageCode,
  met: { has(identity: string): boolean },
): MessageNotes {
  const words = occurrencesOf(morphemes, language).filter(
    ({ indexes }) =>
      !indexes.flatMap((at) => morphemes.slice(at, at + 1)).every((piece) => isLatinName(piece, language)),
  );
  if (words.length === 0) return {};
  const newWords = new Set(words.map(({ identity }) => identity).filter((identity) => !met.has(identity))).size;
  return { knownShare: (words.length - newWords) / words.length, newWords };
}
