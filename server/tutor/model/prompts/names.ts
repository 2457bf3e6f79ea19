import { parseLanguage } from '../../../../domain/languages/languages';
import { data } from './data';

export interface LanguagePair {
  language: string;
  ownLanguage: string;
}

/** The names of the pair's languages, as a model is told of them among its instructions. */
export function namesOf({ language, ownLanguage }: LanguagePair): { name: string; own: string } {
  return {
    name: listedName(language) ?? 'the language that is named in <language>',
    own: listedName(ownLanguage) ?? 'the language that is named in <own_language>',
  };
}

/** The names that somebody typed, as data; '' where both languages are listed. */
export function typedNames({ language, ownLanguage }: LanguagePair): string {
  return [typed('language', language), typed('own_language', ownLanguage)].filter(Boolean).join('\n');
}

const typed = (mark: string, code: string) =>
  listedName(code) === null && data(mark, (parseLanguage(code)?.name ?? code).slice(0, longestName));

/** Its English name, and its own where they differ; null for one that is not listed. */
function listedName(code: string): string | null {
  const language = parseLanguage(code);
  if (!language || language.code.startsWith('x-')) return null;
  return language.endonym === language.name ? language.name : `${language.name} (${language.endonym})`;
}

/** Characters. */
const longestName = 40;
