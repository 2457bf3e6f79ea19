import lemmatize from 'wink-lemmatizer';

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
  const lemmas = [...new Set([word, lemmatize.verb(word), lemmatize.noun(word), lemmatize.adjective(word)])];
  if (known.size >= remembered) known.clear();
  known.set(word, lemmas);
  return lemmas;
}
