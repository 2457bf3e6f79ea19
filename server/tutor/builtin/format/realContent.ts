import { languageTools } from '../../../language/languageTools';
import type { Banks } from '../loadBank';
import { buildBank, type Bank } from '../understanding/bank';
import type { Content } from './contentFormat';
import { contentDir } from './fixtureContent';
import { contentLanguages, parseContent, readContentFiles } from './loadContent';

/** The languages whose content the application brings along, for tests of each. */
export const realLanguages: readonly string[] = contentLanguages(contentDir);

const banks = new Map<string, Bank>();

/**
 * The bank of a language's own content. It takes seconds of a processor, so that all tests of a worker share one: none
 * may change what is in it.
 */
export function realBank(language: string): Bank {
  const bank = banks.get(language) ?? buildBank(realContent(language), languageTools(language));
  banks.set(language, bank);
  return bank;
}

const contents = new Map<string, Content>();

/** What is written for the built-in tutor in a language, whether without problems or not; read once a worker. */
export function realContent(language: string): Content {
  const content = contents.get(language) ?? parseContent(language, readContentFiles(contentDir, language)).content;
  contents.set(language, content);
  return content;
}

/** For a tutor that shares the banks of the tests. */
export const realBanks: Banks = {
  find: (language) => Promise.resolve(realBank(language)),
  findContent: (language) => Promise.resolve(realContent(language)),
};
