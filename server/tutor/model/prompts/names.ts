import { parseLanguage } from '../../../../domain/languages/languages';

/** Words, and characters, of a language that somebody named: no sentence has room in them. */
const maxWords = 3;
const maxLength = 40;

/**
 * A language as a model is told of it: its English name, and its own where they differ. One that is not listed has the
 * name that a learner typed, which stands between quotes (`dataRule` says what these are).
 */
export function languageName(code: string): string {
  const language = parseLanguage(code);
  if (!language || language.code.startsWith('x-')) return `the language called “${bareName(language?.name ?? code)}”`;
  return language.endonym === language.name ? language.name : `${language.name} (${language.endonym})`;
}

const bareName = (name: string) =>
  name
    .replace(/[^\p{L}\p{M} -]/gu, '')
    .split(/\s+/u)
    .filter(Boolean)
    .slice(0, maxWords)
    .join(' ')
    .slice(0, maxLength);
