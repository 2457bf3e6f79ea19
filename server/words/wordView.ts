import { effectiveCountOf, type Word } from '../../domain/words/word';
import type { ListedWord, WordRow } from './wordRepository';

/** A word as it stands in the database, as it is listed. */
export const listed = (row: WordRow): ListedWord => ({
  id: row.id,
  identity: row.identity,
  original: row.original,
  transliteration: row.transliteration,
  translation: row.translation,
  trueCount: row.trueCount,
  baseline: row.baseline,
  marked: row.masteredAt !== null,
  needed: row.neededAt !== null,
});

export function wordView(word: ListedWord, threshold: number): Word {
  return {
    _id: word.id,
    identity: word.identity,
    originalMorpheme: word.original,
    transliteratedMorpheme: word.transliteration,
    translatedMorpheme: word.translation,
    trueCount: word.trueCount,
    effectiveCount: effectiveCountOf(word, threshold),
    marked: word.marked,
    needed: word.needed,
  };
}
