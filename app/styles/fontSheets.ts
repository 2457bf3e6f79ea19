import type { LanguageCode } from '../../domain/languages/languages';
import arabic from './fonts/ar.css?url';
import japanese from './fonts/ja.css?url';
import korean from './fonts/ko.css?url';

const sheets: Readonly<Record<string, string>> = {
  ja: japanese,
  ko: korean,
  ar: arabic,
  fa: arabic,
  ur: arabic,
  ckb: arabic,
  ps: arabic,
};

/** The sheet of a language's own font, for a link on the pages that show it; null where the base sheet or system has it. */
export function fontSheetOf(language: LanguageCode | null): string | null {
  return (language === null ? undefined : sheets[language]) ?? null;
}
