import type { LanguageCode } from '../../../domain/languages/languages';

/** Written without spaces: a line may break there between any two letters, and so inside a word. */
const unspaced = new Set<LanguageCode>(['ja', 'zh-Hans', 'zh-Hant', 'th']);

/**
 * Cuts a sentence where a line of it may break: between words, and in Japanese before a word that carries meaning, so
 * that particles and endings stay with what they belong to. The whole sentence where spaces say it already, and in
 * browsers that know no words.
 */
export function phrasesOf(text: string, language: LanguageCode): string[] {
  if (!unspaced.has(language) || !('Segmenter' in Intl)) return [text];
  const phrases: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const last = phrases.at(-1);
    if (last === undefined || mayBreak(last, segment, language)) phrases.push(segment);
    else phrases[phrases.length - 1] = last + segment;
  }
  return phrases;
}

function mayBreak(before: string, word: string, language: LanguageCode): boolean {
  const isSign = !/[\p{L}\p{N}]/u.test(word);
  const isOpening = /[\p{Ps}\p{Pi}]$/u.test(before);
  if (isSign) return /^[\p{Ps}\p{Pi}]/u.test(word);
  if (isOpening) return false;
  if (language !== 'ja' || /[、。，．！？…,.!?]$/u.test(before)) return true;
  // Hiragana goes on with what stands before it; what is polite, お or ご, begins what comes after.
  return !/^\p{Script=Hiragana}/u.test(word) && /\p{Script=Hiragana}$/u.test(before) && !/^[おご]$/u.test(before);
}
