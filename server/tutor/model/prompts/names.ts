import { parseLanguage } from '../../../../domain/languages/languages';

/** A language as a model is told of it: its English name, and its own where they differ. */
export function languageName(code: string): string {
  const language = parseLanguage(code);
  if (!language) return code;
  return language.endonym === language.name ? language.name : `${language.name} (${language.endonym})`;
}
