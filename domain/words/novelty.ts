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
  const words = occurrencesOf(morphemes, language)
    .map(({ identity, indexes }) => ({ identity, pieces: indexes.flatMap((at) => morphemes.slice(at, at + 1)) }))
    .filter(({ pieces }) => !pieces.every((piece) => isLatinName(piece, language)))
    .map(({ identity, pieces }) => ({ identity, inside: insideSentence(identity, pieces[0], language) }));
  if (words.length === 0) return {};
  const unmet = words.filter(({ identity, inside }) => !met.has(identity) && !met.has(inside));
  const newWords = new Set(unmet.map(({ inside }) => inside)).size;
  return { knownShare: (words.length - newWords) / words.length, newWords };
}

/** German words keep their capitals, but "Ich" that begins a sentence is no other word than "ich", as its lemma tells. */
function insideSentence(identity: string, piece: Morpheme | undefined, language: LanguageCode): string {
  const lemma = piece?.[3]?.lemma;
  if (language !== 'de' || lemma === undefined || !/^\p{Ll}/u.test(lemma)) return identity;
  return identity.replace(/^\p{Lu}/u, (letter) => letter.toLocaleLowerCase('de'));
}
