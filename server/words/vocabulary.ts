import { isLatinName } from '../../domain/words/names';
import { effectiveCountOf } from '../../domain/words/word';
import type { LearnerVocabulary, WantedWord } from '../tutor/tutor';
import type { MetWord } from './wordRepository';

/** Words that a tutor is to weave into one reply. */
const mostWanted = 2;
/** Share of the meetings until mastery from which a word is strong. */
const strongFrom = 0.4;

interface Known {
  language: string;
  /** How often each word has been met, by identity. */
  counts: ReadonlyMap<string, number>;
  /** Meetings until a word is mastered. */
  threshold: number;
  /** The words that are named, those met most often first. */
  met: readonly MetWord[];
  /** The most wanted first. */
  due: readonly WantedWord[];
}

/** What a learner knows of a language, as far as a reply is fitted to it. */
export function vocabularyOf({ language, counts, threshold, met, due }: Known): LearnerVocabulary {
  const sizes = [...counts.values()].filter((count) => count > 0);
  const wanted = due.slice(0, mostWanted).map(({ original }) => original);
  const strengths = met.flatMap((word) => {
    const { original, transliteration, translation } = word;
    // A name is nothing that a reply could be built from.
    if (isLatinName([original, transliteration, translation], language)) return [];
    const count = effectiveCountOf({ ...word, marked: word.masteredAt !== null }, threshold);
    return count > 0 ? [{ original, share: count / Math.max(1, threshold) }] : [];
  });
  const between = (from: number, to: number) =>
    strengths.flatMap(({ original, share }) => (share >= from && share < to ? [original] : []));
  return {
    metCount: sizes.length,
    masteredCount: sizes.filter((count) => count >= threshold).length,
    mastered: between(1, Infinity),
    strong: between(strongFrom, 1),
    weak: between(0, strongFrom),
    wanted,
  };
}
