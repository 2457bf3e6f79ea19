import { kanaOfWord } from '../concepts/japaneseWords';
import type { Bank } from '../bank';
import { apartParticles } from '../normalise';
import { cutJapanese } from './cut';

/**
 * A Japanese message as the content would write it: kana of words that have kanji with these, rōmaji in kana and kanji.
 * Undefined where it is written so already, or not every word of it is known.
 */
export function asWritten(message: string, bank: Pick<Bank, 'content' | 'tools'>): string | undefined {
  if (bank.content.language !== 'ja') return undefined;
  const pieces = kanaOf(message);
  const text = pieces?.join('') ?? message;
  if (!/\p{Script=Hiragana}{2}/u.test(text)) return undefined;
  const words = cutJapanese(text, bank, pieces && startsOf(pieces));
  if (!words || words.some((word) => word.isGuess && /\p{Script=Hiragana}/u.test(word.surface))) return undefined;
  const written = words.map((word) => word.written).join('');
  return written === message.replace(/\s+/gu, '') ? undefined : written;
}

/** Rōmaji in kana, word by word; words with a capital inside the sentence stay as they are. Undefined for what is no rōmaji. */
function kanaOf(message: string): string[] | undefined {
  if (!/\p{Script=Latin}/u.test(message)) return undefined;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(message)) return undefined;
  if (english.test(message)) return undefined;
  const pieces = apartParticles(message).match(/[\p{L}\p{M}'’-]+|\d+|[^\p{L}\p{M}\d\s]+/gu) ?? [];
  const kana = pieces.map((piece, index) => {
    if (!/\p{L}/u.test(piece)) return piece.replace(/\./gu, '。').replace(/,/gu, '、').replace(/\?/gu, '？');
    const kana = kanaOfWord(piece.toLowerCase());
    const isName = /^\p{Lu}\p{Ll}/u.test(piece) && (index > 0 || /\p{Script=Latin}/u.test(kana));
    return isName ? piece : kana;
  });
  const isKana = kana.every((piece, index) => !/\p{Script=Latin}/u.test(piece) || piece === pieces[index]);
  return isKana && kana.some((piece) => /\p{Script=Hiragana}/u.test(piece)) ? kana : undefined;
}

/** Words of English alone: where one stands, the letters spell no Japanese. */
const english =
  /^no\b|(?<![\p{L}'’])(?:i|the|and|my|you|your|are|is|it|he|she|they|we|with|have|because|of|this|that|what|was|for|but|not|me too|too|never|mind|again|more|please|thanks?|good|nice|\p{L}+['’](?:m|re|s|t|ve|ll|d))(?![\p{L}'’])/iu;

function startsOf(pieces: readonly string[]): ReadonlySet<number> {
  let at = 0;
  return new Set(pieces.map((piece) => (at += piece.length) - piece.length));
}
