import { parseLanguage } from '../../../../domain/languages/languages';

/** Letters of a language's own script, by ISO 15924; of others only Latin is expected in nearly every text. */
const letters: Readonly<Record<string, RegExp>> = {
  Latn: /\p{sc=Latin}/gu,
  Jpan: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/gu,
  Kore: /\p{sc=Hangul}/gu,
  Hans: /\p{sc=Han}/gu,
  Hant: /\p{sc=Han}/gu,
  Cyrl: /\p{sc=Cyrillic}/gu,
  Grek: /\p{sc=Greek}/gu,
  Arab: /\p{sc=Arabic}/gu,
  Hebr: /\p{sc=Hebrew}/gu,
  Deva: /\p{sc=Devanagari}/gu,
  Thai: /\p{sc=Thai}/gu,
  Armn: /\p{sc=Armenian}/gu,
};

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * Share of a text's letters that are of a language's script, 0 to 1; 1 where there are no letters or the script is not
 * known.
 */
export function shareInScript(text: string, language: string): number {
  const own = letters[parseLanguage(language)?.script ?? ''];
  const all = countOf(text, /\p{L}/gu);
  return own && all > 0 ? countOf(text, own) / all : 1;
}

/**
 * Names and loans aside, a sentence is in its language's script. Japanese of some length has kana: what has none is
 * Chinese.
 */
export function isInScriptOf(text: string, language: string): boolean {
  if (language === 'ja' && countOf(text, /\p{sc=Han}/gu) >= longWithoutKana && !/[ぁ-ヿ]/u.test(text)) return false;
  return shareInScript(text, language) >= 0.4;
}

/** Characters: titles and names are shorter. */
const longWithoutKana = 12;

export function scriptOf(language: string): string | undefined {
  return parseLanguage(language)?.script;
}
