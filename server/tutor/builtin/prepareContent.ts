import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageTools } from '../../language/languageTools';
import { contentLanguages, contentVersionOf, parseContent, readContentFiles } from './format/loadContent';
import { dictionariesFile, preparedFile, wordFormsFile, writePrepared } from './format/preparedContent';
import { writeDictionaries } from './grammar/dictionaries';
import { warmWriter } from './grammar/writers';
import { prepare } from './understanding/bank';
import { makeWordForms } from './understanding/english/wordForms';

/** Puts into a folder what the built-in tutor otherwise makes at the first use of a language: some seconds for each. */
export function prepareContent({ contentDir, preparedDir }: { contentDir: string; preparedDir: string }): void {
  const version = contentVersionOf(contentDir);
  mkdirSync(preparedDir, { recursive: true });
  writeFileSync(join(preparedDir, wordFormsFile), makeWordForms());
  for (const language of contentLanguages(contentDir)) {
    const { content } = parseContent(language, readContentFiles(contentDir, language));
    const made = prepare(content, languageTools(language));
    writeFileSync(preparedFile(preparedDir, language), writePrepared(version, content, made));
    warmWriter(content);
  }
  writeFileSync(join(preparedDir, dictionariesFile), writeDictionaries());
}
