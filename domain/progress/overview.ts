import type { CorrectionKind } from '../conversation/message';
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

/** What a learner's messages were put right in lately, by kind. */
export interface CorrectionCount {
  kind: CorrectionKind;
  /** Number of messages. */
  count: number;
  /** The newest of them; its text as the learner wrote it, cut short. */
  latest: { conversationId: string; messageId: string; position: number; text: string };
}

export interface Overview {
  periods: Record<PeriodName, PeriodFigures>;
  /** Words that fewest meetings are missing to mastery, nearest first; none that only carry grammar. */
  nearest: Word[];
  masteryThreshold: number;
  /** Of the last `correctionDays` days, the commonest first; kinds that there are none of are left out. */
  corrections: CorrectionCount[];
}

/** How far back corrections are counted. */
export const correctionDays = 30;
/** How much is shown of the newest message of each kind, in characters. */
export const maxCorrectedLength = 120;

/** How many words are shown as nearly mastered. */
export const maxNearest = 10;
