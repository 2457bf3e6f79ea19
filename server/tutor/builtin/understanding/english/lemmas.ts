import { createRequire } from 'node:module';

/** What wink-lemmatizer gives: the dictionary form that a word has as this part of speech, or the word itself. */
interface Lemmatize {
  verb(word: string): string;
  noun(word: string): string;
  adjective(word: string): string;
}

const require = createRequire(import.meta.url);
let loaded: Lemmatize | undefined;

// Its lists of words take 35 MB: hence required at the first sentence, and not imported.
function lemmatizer(): Lemmatize {
  loaded ??= require('wink-lemmatizer') as Lemmatize;
  return loaded;
}

/** As many as a learner's messages of some minutes have; beyond, the memory begins anew. */
const remembered = 20_000;
const known = new Map<string, readonly string[]>();

/**
 * What an English word may be a form of, itself among them: 'left' is left and leave.
 * @param word in small letters
 */
export function lemmasOf(word: string): readonly string[] {
  const found = known.get(word);
  if (found) return found;
  const { verb, noun, adjective } = lemmatizer();
  const lemmas = [...new Set([word, verb(word), noun(word), adjective(word)])];
  if (known.size >= remembered) known.clear();
  known.set(word, lemmas);
  return lemmas;
}
