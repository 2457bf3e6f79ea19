import type { LearnerVocabulary, WantedWord } from '../tutor/tutor';

/** Words that a prompt names of each kind: enough to build on, few enough to read. */
const mostMastered = 40;
const mostOthers = 20;
/** Share of the meetings until mastery from which a word is nearly mastered. */
const nearly = 0.6;

/**
 * What a learner knows of a language, as far as a reply is fitted to it.
 *
 * @param counts how often each word has been met, by identity
 * @param threshold meetings until a word is mastered
 */
export function vocabularyOf(
  counts: ReadonlyMap<string, number>,
  threshold: number,
  due: readonly WantedWord[],
): LearnerVocabulary {
  const met = [...counts].filter(([, count]) => count > 0);
  // The fewer meetings beyond the threshold, the less long ago it was reached.
  const mastered = met.filter(([, count]) => count >= threshold).sort(([, a], [, b]) => a - b);
  const others = met
    .filter(([, count]) => count < threshold && count >= threshold * nearly)
    .sort(([, a], [, b]) => b - a);
  return {
    metCount: met.length,
    masteredCount: mastered.length,
    mastered: mastered.slice(0, mostMastered).map(([word]) => word),
    nearlyMastered: others.slice(0, mostOthers).map(([word]) => word),
    due: due.slice(0, mostOthers).map(({ original }) => original),
  };
}
