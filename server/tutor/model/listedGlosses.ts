import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageCode } from '../../../domain/languages/languages';
import { identityOf, lowerCase } from '../../../domain/words/identity';
import { bareGloss } from '../builtin/format/lexicon';
import { parseWordTable, sensesOf, tableFiles } from '../builtin/format/wordTables';

/** What the built-in tutor's tables of words say, out of any sentence. */
export interface ListedGlosses {
  /**
   * A word's commonest sense in English, by its surface or its dictionary form; null where it is not listed, the
   * language has no tables, or English is not the learner's own language.
   */
  find(word: { surface: string; lemma?: string }, languages: Languages): Promise<string | null>;
}

interface Languages {
  language: LanguageCode;
  ownLanguage: LanguageCode;
}

export const noListedGlosses: ListedGlosses = { find: () => Promise.resolve(null) };

/**
 * The tables of a folder with one folder a language; those of a language are read at its first word.
 *
 * @param languages those that have tables
 */
export function createListedGlosses(contentDir: string, languages: readonly LanguageCode[]): ListedGlosses {
  const tables = new Map<LanguageCode, Promise<ReadonlyMap<string, string>>>();

  function tableOf(language: LanguageCode): Promise<ReadonlyMap<string, string>> {
    const known = tables.get(language) ?? readTables(join(contentDir, language), language);
    tables.set(language, known);
    return known;
  }

  return {
    async find({ surface, lemma }, { language, ownLanguage }) {
      if (!languages.includes(language) || !/^en(?:-|$)/iu.test(ownLanguage)) return null;
      const table = await tableOf(language);
      const own =
        table.get(identityOf(surface, language)) ?? table.get(identityOf(lowerCase(surface, language), language));
      if (own !== undefined) return own;
      const listed = lemma === undefined ? undefined : table.get(identityOf(lemma, language));
      return listed === undefined ? null : bareGloss(listed);
    },
  };
}

/** By identity; of homographs the function word, then the more frequent. A file that cannot be read has no words. */
async function readTables(folder: string, language: LanguageCode): Promise<ReadonlyMap<string, string>> {
  const glosses = new Map<string, string>();
  for (const file of [tableFiles.functionWords, tableFiles.lexicon]) {
    const source = await readFile(join(folder, file), 'utf8').catch(() => '');
    for (const word of parseWordTable(source).words) {
      const key = identityOf(word.lemma, language);
      if (!glosses.has(key)) glosses.set(key, sensesOf(word)[0] ?? word.gloss);
    }
  }
  return glosses;
}
