import type { LanguageCode } from '../../domain/languages/languages';
import type { Database } from '../db/database';
import { createDictionaryRepository } from './dictionaryRepository';
import { baseLanguageOf } from './importLanguages';

/** What a dictionary says of a word. */
export interface DictionaryGloss {
  /** One to three words in the learner's own language. */
  gloss: string;
  /** As `Segment.reading` has it (Japanese: hiragana), or pinyin with tone marks; empty where there is none. */
  reading: string;
  /** Where it comes from: the dictionary's name. */
  dictionary: string;
}

/** The dictionaries that the operator imported, for words that are known nowhere else. */
export interface Dictionary {
  /**
   * Looks up all unknown words of a sentence with one query.
   * @param keys identities (`identityOf`) of surfaces or dictionary forms
   * @returns what is known, by key; words that no dictionary has are missing
   */
  find(
    language: LanguageCode,
    ownLanguage: LanguageCode,
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, DictionaryGloss>>;
}

/** As many as one statement surely takes; a message of 2,000 characters has fewer words. */
const keysAtOnce = 10_000;

export function createDictionary(database: Pick<Database, 'client'>): Dictionary {
  const entries = createDictionaryRepository(database);
  return {
    async find(language, ownLanguage, keys) {
      const own = baseLanguageOf(ownLanguage);
      const asked = [...new Set(keys)].filter((key) => key !== '').slice(0, keysAtOnce);
      if (own === null || asked.length === 0) return new Map();
      const found = await entries.find({ language, ownLanguage: own }, asked);
      return new Map(found.map(({ key, ...gloss }) => [key, gloss]));
    },
  };
}
