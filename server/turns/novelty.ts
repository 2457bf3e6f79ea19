import type { MessageNotes, Morpheme } from '../../domain/conversation/message';
import type { LanguageCode } from '../../domain/languages/languages';
import { isLatinName } from '../../domain/words/names';
import { occurrencesOf } from '../../domain/words/sightings';

/**
 * How new a message was to its reader: the share of its words (each sighting counted) that they had met before, 0 to 1,
 * and the number of different words met for the first time. A new word is new once, however often the message has it.
 * Nothing for a message without words; names in Latin letters are none.
 *
 * @param counts how often each word had been met before the message, by identity
 */
export function noveltyOf(
  morphemes: readonly Morpheme[],
  language: LanguageCode,
  counts: ReadonlyMap<string, number>,
): MessageNotes {
  const identities = occurrencesOf(morphemes, language)
    .filter(({ indexes }) => {
      const pieces = indexes.flatMap((index) => morphemes.slice(index, index + 1));
      return !pieces.every((piece) => isLatinName(piece, language));
    })
    .map(({ identity }) => identity);
  if (identities.length === 0) return {};
  const newWords = new Set(identities.filter((identity) => !counts.has(identity))).size;
  return { knownShare: 1 - newWords / identities.length, newWords };
}
