import type { Morpheme } from '../conversation/message';
import type { LanguageCode } from '../languages/languages';
import { piecesOf } from './pieces';
import { occurrencesOf } from './sightings';

/** A stretch of a sentence; `isWord` where it is the word that was asked for. */
export interface ExcerptPart {
  text: string;
  isWord: boolean;
}

export interface Excerpt {
  /** The word as the message shows it first. */
  surface: string;
  /** Joined they are what is shown of the message. */
  parts: ExcerptPart[];
}

/** Characters kept on either side of the word where a sentence goes on and on. */
const mostBeside = 120;

/**
 * Of a message the sentence in which it first shows a word, with the word told apart. Null where it shows it nowhere.
 *
 * @param identity as `identityOf` makes it
 */
export function excerptOf(
  text: string,
  morphemes: readonly Morpheme[],
  identity: string,
  language: LanguageCode,
): Excerpt | null {
  const occurrences = occurrencesOf(morphemes, language).filter((occurrence) => occurrence.identity === identity);
  const indexes = new Set(occurrences.flatMap((occurrence) => occurrence.indexes));
  let end = 0;
  const pieces = piecesOf(text, morphemes).map((piece) => {
    const from = end;
    end += piece.text.length;
    return { from, end, text: piece.text, isWord: piece.index !== null && indexes.has(piece.index) };
  });
  const word = pieces.find(({ isWord }) => isWord);
  if (!word) return null;

  const shown = sentenceAround(text, word);
  const parts: ExcerptPart[] = [];
  const add = (part: ExcerptPart) => {
    const last = parts.at(-1);
    if (part.text === '') return;
    if (last && !last.isWord && !part.isWord) last.text += part.text;
    else parts.push(part);
  };
  add({ text: shown.isCutBefore ? '…' : '', isWord: false });
  for (const piece of pieces) {
    const from = Math.max(piece.from, shown.from);
    const to = Math.min(piece.end, shown.end);
    if (from < to) add({ text: text.slice(from, to), isWord: piece.isWord });
  }
  add({ text: shown.isCutAfter ? '…' : '', isWord: false });
  return { surface: word.text, parts };
}

function sentenceAround(text: string, word: { from: number; end: number }) {
  // Sentences end alike everywhere; a locale would only refuse the codes of languages that nobody has listed.
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)];
  const sentence = sentences.findLast(({ index }) => index <= word.from);
  const begin = sentence?.index ?? 0;
  const finish = begin + (sentence?.segment.trimEnd().length ?? text.length);
  const from = wholeLetter(text, Math.max(begin, word.from - mostBeside));
  const end = wholeLetter(text, Math.max(word.end, Math.min(finish, word.end + mostBeside)));
  return { from, end, isCutBefore: from > begin, isCutAfter: end < finish };
}

/** Not between the halves of a surrogate pair. */
function wholeLetter(text: string, at: number): number {
  return /[\udc00-\udfff]/u.test(text.charAt(at)) && at > 0 ? at - 1 : at;
}
