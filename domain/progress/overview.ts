import type { Word } from '../words/word';
import type { PeriodName } from './periods';

/** What became of a learner's words in a period, in numbers of different words. */
export interface PeriodFigures {
  /** Met for the first time. */
  newWords: number;
  /** Mastered now, and not before it. */
  mastered: number;
  /** Their faded glosses were looked at again. */
  lookedUp: number;
  /** The learner had to say them in their own language. */
  needed: number;
}

export interface Overview {
  periods: Record<PeriodName, PeriodFigures>;
  /** Words that fewest meetings are missing to mastery, nearest first; none that only carry grammar. */
  nearest: Word[];
  masteryThreshold: number;
}

/** How many words are shown as nearly mastered. */
export const maxNearest = 10;
