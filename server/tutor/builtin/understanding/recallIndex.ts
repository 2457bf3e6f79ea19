import MiniSearch from 'minisearch';

/** Finds documents by their terms: a full-text index that is made once and never changed. */
export interface RecallIndex {
  /**
   * Numbers of the documents that have any of the terms, likeliest first; of equals the one of the earlier term.
   * `mostSlips`: how many letters of a term may be wrong, 0 for none.
   */
  search(terms: readonly string[], mostSlips: (term: string) => number): number[];
}

/** No term holds it: phrasings are written with it between their words. */
const separator = ' ';

/** Some milliseconds of adding. */
const documentsInStep = 200;

/** @param documents each with its terms, none twice; undefined in places that no number of a result is to name */
export function* createRecallIndex(
  documents: Iterable<readonly string[] | undefined>,
): Generator<undefined, RecallIndex> {
  const engine = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: (text) => text.split(separator),
    processTerm: (term) => term,
  });
  let id = 0;
  for (const terms of documents) {
    if (terms) engine.add({ id, text: terms.join(separator) });
    id += 1;
    if (id % documentsInStep === 0) yield;
  }
  return {
    search: (terms, mostSlips) =>
      engine.search(terms.join(separator), { fuzzy: mostSlips }).map(({ id }) => id as number),
  };
}
