/** The formats that can be imported, with the name that people know them by. */
export const formatNames = {
  cedict: 'CC-CEDICT',
  edict: 'EDICT',
  jmdict: 'JMdict',
  dictd: 'dictd',
  yomitan: 'Yomitan',
} as const;

export type DictionaryFormat = keyof typeof formatNames;

export const dictionaryFormats = Object.keys(formatNames) as DictionaryFormat[];

export function isDictionaryFormat(text: string): text is DictionaryFormat {
  return Object.hasOwn(formatNames, text);
}

/** A headword as a file has it, before its gloss is made short. */
export interface Headword {
  text: string;
  /** Kana, pinyin with tone marks, or empty. */
  reading: string;
  /** Meanings in the file's order, each with its synonyms; labels and brackets still in them. */
  senses: readonly (readonly string[])[];
  /** Of headwords written alike the one with the lowest tier is the likeliest: a whole number, 0 to 126. */
  tier: number;
}

/** What a file has to offer. It is read while it is iterated, and again each time. */
export interface ReadableDictionary {
  format: DictionaryFormat;
  /** What the file calls itself, else null. */
  title: string | null;
  headwords: () => AsyncIterable<Headword>;
}

/** Whose words are read, and in which language they are glossed. */
export interface LanguagePair {
  language: string;
  /** A code of two or three letters. */
  ownLanguage: string;
}

/** What one file may ask of this machine. Streams keep memory small; these bound time, disk and what is held at once. */
export interface DictionaryLimits {
  /** Of the file once it is unpacked; the largest dictionaries in use have some hundred MB. */
  maxBytes: number;
  maxLineLength: number;
  /** Of an XML tag or text, a term of a Yomitan bank, an article of a dictd file: their unit in memory. */
  maxItemBytes: number;
  /** Of a dictd index, which is held in memory while its articles are read. */
  maxIndexBytes: number;
  maxZipEntries: number;
  maxRows: number;
}

const MB = 1024 * 1024;

export const dictionaryLimits: DictionaryLimits = {
  maxBytes: 1024 * MB,
  maxLineLength: 20_000,
  maxItemBytes: MB,
  maxIndexBytes: 64 * MB,
  maxZipEntries: 100_000,
  maxRows: 4_000_000,
};
