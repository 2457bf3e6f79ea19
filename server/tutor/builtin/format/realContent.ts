import { languageTools } from '../../../language/languageTools';
import { buildBank, type Bank } from '../understanding/bank';
import type { Content } from './contentFormat';
import { contentDir } from './fixtureContent';
import { contentLanguages, parseContent, readContentFiles } from './loadContent';

/** The languages whose content the application brings along, for tests of each. */
export const realLanguages: readonly string[] = contentLanguages(contentDir);

const banks = new Map<string, Bank>();

/** What the built-in tutor knows of a language, made once for all tests of a file, as the application makes it once. */
export function realBank(language: string): Bank {
  const bank = banks.get(language) ?? buildBank(realContent(language), languageTools(language));
  banks.set(language, bank);
  return bank;
}

/** What is written for the built-in tutor in a language, whether without problems or not. */
export function realContent(language: string): Content {
  return parseContent(language, readContentFiles(contentDir, language)).content;
}
