import type { LanguageTools } from '../../../language/languageTools';
import { readingKind, type ReadingKind } from '../checks/readings';
import { namesOf } from './names';

/** What one word is, in one sentence a language: `docs/gloss-units.md`, made short. */
const units: Readonly<Record<string, string>> = {
  fr: 'Elided words and hyphenated pronouns are words of their own (j’ | ai, avez | -vous); fixed expressions stay whole (s’il vous plaît, parce que).',
  de: 'Split verbs are two words; contractions (im, zum) and compounds are one.',
  ja: 'Cut particles off, and polite or other endings from their stem (行き | ます, 食べ | た | い); number and counter are two.',
  ko: 'Cut particles off nouns (저 | 는, 커피 | 를); a verb with its endings is one word.',
  'zh-Hans': 'Words as they are used, not single characters (喜欢, 一个, 什么).',
  'zh-Hant': 'Words as they are used, not single characters (喜歡, 一個, 什麼).',
  ar: 'Do not cut off the article or attached particles.',
};

const readings: Record<ReadingKind, string> = {
  kana: 'surface|reading in hiragana|meaning',
  pinyin: 'surface|pinyin with tone marks|meaning',
  vowelled: 'surface|the same word with all its vowel signs|meaning',
  latin: 'surface|transliteration in Latin letters|meaning',
  none: 'surface|meaning',
};

/** The line of one word, for this language. */
export function wordForm(language: string, tools: Pick<LanguageTools, 'approximates'>): string {
  return readings[readingKind(language, tools)];
}

/** How the words of a sentence are to be written down. */
export function glossRules(
  language: string,
  ownLanguage: string,
  tools: Pick<LanguageTools, 'approximates'>,
  isShort = false,
): string {
  const { own } = namesOf({ language, ownLanguage });
  const words = `words: every word of the text in its order, as "${wordForm(language, tools)}", without punctuation.`;
  if (isShort) return `${words} The meaning is in ${own}, short, never the word itself.`;
  return [
    words,
    'Surfaces are spelt exactly as in the text and, put together, give it back.',
    units[language] ?? 'A word is what stands between two spaces; fixed expressions may stay whole.',
    `Each meaning is what this word means in this very sentence, in ${own}, in one to three words and in the form that fits (past for past, plural for plural); words of grammar get their function. Never the surface itself, never an explanation.`,
  ].join(' ');
}
