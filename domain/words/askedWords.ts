import type { Morpheme } from '../conversation/message';
import { wholeSentence } from '../conversation/message';
import type { LanguageCode } from '../languages/languages';
import { piecesOf } from './pieces';
import { occurrencesOf } from './sightings';

/**
 * Positions of the morphemes that a question about a message is about: those of its stretch of text, and of a part of a
 * word that word. All of them where the sentence as a whole is asked about, or its correction.
 *
 * @param about as in `MessageNotes.explanations`
 */
export function askedIndexes(text: string, morphemes: readonly Morpheme[], about: string): number[] {
  if (about === '' || about === wholeSentence) return morphemes.map((_, index) => index);
  const from = text.indexOf(about);
  if (from < 0) return [];
  const to = from + about.length;
  let end = 0;
  return piecesOf(text, morphemes).flatMap((piece) => {
    const begin = end;
    end += piece.text.length;
    return piece.index !== null && begin < to && end > from ? [piece.index] : [];
  });
}

/** The words that a question is about, by identity, in their order. */
export function askedIdentities(
  text: string,
  morphemes: readonly Morpheme[],
  about: string,
  language: LanguageCode,
): string[] {
  const asked = new Set(askedIndexes(text, morphemes, about));
  const words = occurrencesOf(morphemes, language).filter(({ indexes }) => indexes.some((index) => asked.has(index)));
  return [...new Set(words.map(({ identity }) => identity))];
}
