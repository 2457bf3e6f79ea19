import { parseLanguage, type LanguageCode } from '../../../../domain/languages/languages';

/** Scripts of Unicode for those of ISO 15924 that are written in several, or under another name. */
const scriptsOf: Readonly<Record<string, string>> = {
  Hans: '\\p{Script=Hani}',
  Hant: '\\p{Script=Hani}',
  Jpan: '\\p{Script=Hani}\\p{Script=Hira}\\p{Script=Kana}',
  Kore: '\\p{Script=Hang}',
  Zyyy: '\\p{L}',
};

/** A letter of those that a language is written in; null for what is no language. */
export function lettersOf(language: LanguageCode): RegExp | null {
  const script = parseLanguage(language)?.script;
  return script === undefined ? null : new RegExp(`[${scriptsOf[script] ?? `\\p{Script=${script}}`}]`, 'u');
}
