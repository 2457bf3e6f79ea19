/** What the dashboard draws: one point per conversation (specification, section 3; design, section 5, 'Progress'). */
export interface ProgressPoint {
  /** Different words met so far. */
  totalEncounteredWords: number;
  /** How many of them are mastered. */
  masteredWordTotal: number;
  /** The smallest number of them that make up 80 % of what was met. */
  topWordsCount: number;
  /** Share of the conversation's sightings whose word is mastered, 0 to 100. */
  percentMastered: number;
}

/** A word of the learner's, in the language of the point. */
export interface CountedWord {
  identity: string;
  /** How often it was met in all. */
  trueCount: number;
  isMastered: boolean;
}

export interface ProgressGraphPoint {
  label: string;
  totalEncounteredWords: number;
  masteredWordTotal: number;
  topWordsCount: number;
}

export interface PercentGraphPoint {
  label: string;
  percentMastered: number;
}

export interface GraphData {
  progressGraphData: ProgressGraphPoint[];
  percentGraphData: PercentGraphPoint[];
}

/**
 * The smallest number of words, most frequent first, that make up 80 % of all sightings (specification, section 9);
 * 0 for none. `counts` are sightings per word, in any order. O(n log n).
 */
export function topWordsCount(counts: readonly number[]): number {
  const met = counts.filter((count) => count > 0).sort((a, b) => b - a);
  const total = sumOf(met);
  let reached = 0;
  for (const [index, count] of met.entries()) {
    reached += count;
    // In whole numbers, in which 80 % is exact.
    if (reached * 5 >= total * 4) return index + 1;
  }
  return 0;
}

/** Share, 0 to 100, of a conversation's sightings whose word is mastered; 0 without sightings. */
export function percentMastered(sightings: readonly { times: number; isMastered: boolean }[]): number {
  const total = sumOf(sightings.map(({ times }) => times));
  const mastered = sumOf(sightings.filter(({ isMastered }) => isMastered).map(({ times }) => times));
  return total > 0 ? (100 * mastered) / total : 0;
}

/**
 * The point of a conversation as things stand. `words` are all of the learner's words in the conversation's language;
 * `conversationSightings` says how often the conversation showed each word, by identity. A word that was only marked
 * and never met is not encountered.
 */
export function progressPointOf(
  words: readonly CountedWord[],
  conversationSightings: ReadonlyMap<string, number>,
): ProgressPoint {
  const met = words.filter(({ trueCount }) => trueCount > 0);
  const mastered = new Set(words.filter(({ isMastered }) => isMastered).map(({ identity }) => identity));
  const sightings = [...conversationSightings].map(([identity, times]) => ({
    times,
    isMastered: mastered.has(identity),
  }));
  return {
    totalEncounteredWords: met.length,
    masteredWordTotal: met.filter(({ isMastered }) => isMastered).length,
    topWordsCount: topWordsCount(met.map(({ trueCount }) => trueCount)),
    percentMastered: percentMastered(sightings),
  };
}

/** Both lists of the dashboard, labelled `#1`, `#2` … in the order of `points`, which is that of creation. */
export function graphDataOf(points: readonly ProgressPoint[]): GraphData {
  const labelled = points.map((point, index) => ({ ...point, label: `#${index + 1}` }));
  return {
    progressGraphData: labelled.map(({ label, totalEncounteredWords, masteredWordTotal, topWordsCount }) => ({
      label,
      totalEncounteredWords,
      masteredWordTotal,
      topWordsCount,
    })),
    percentGraphData: labelled.map(({ label, percentMastered }) => ({ label, percentMastered })),
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
