import type { Excerpt } from './excerpt';

/** A word of the learner's word bank (specification, section 3). */
export interface Word {
  _id: string;
  /** The key its sightings are counted under; see `identityOf`. */
  identity: string;
  originalMorpheme: string;
  transliteratedMorpheme: string;
  translatedMorpheme: string;
  trueCount: number;
  /** trueCount minus what a mark put aside; at least the threshold when the learner marked it as mastered. */
  effectiveCount: number;
  /** The learner marked it as mastered themselves. */
  marked: boolean;
  /** The learner had to say it in their own language. */
  needed: boolean;
}

/** Words that one call marks at most. */
export const maxMarkedAtOnce = 1_000;

/** Specification, section 4: words with effectiveCount at or above the threshold are mastered. */
export function isMastered(word: Pick<Word, 'effectiveCount' | 'marked'>, threshold: number): boolean {
  return word.marked || (word.effectiveCount > 0 && word.effectiveCount >= threshold);
}

/** How far a word has come towards mastery, 0 to 1. */
export function masteryShare(
  { effectiveCount, marked }: Pick<Word, 'effectiveCount' | 'marked'>,
  threshold: number,
): number {
  if (threshold <= 0) return Number(marked || effectiveCount > 0);
  return Math.min(1, Math.max(0, effectiveCount / threshold));
}

export interface StoredCounts {
  trueCount: number;
  baseline: number;
  marked: boolean;
}

/** Design, section 5: what counts towards mastery. */
export function effectiveCountOf({ trueCount, baseline, marked }: StoredCounts, threshold: number): number {
  const counted = trueCount - baseline;
  return marked ? Math.max(counted, threshold) : counted;
}

/** A message in which a word was met, as far as it is still there. */
export interface WordMeeting {
  messageId: string;
  conversationId: string;
  conversationTitle: string;
  /** Of the message in its conversation. */
  position: number;
  /** ISO 8601, UTC. */
  seenAt: string;
  /** How often the message shows it. */
  times: number;
  excerpt: Excerpt;
}

/** What is known of one word: what its list tells, and where and when it was met. */
export interface WordCard {
  word: Word;
  language: string;
  masteryThreshold: number;
  /** ISO 8601, UTC; null for a word that was marked before it was counted. */
  firstSeenAt: string | null;
  lastSeenAt: string | null;
  /** Messages that it was counted in, gone ones too. */
  messageCount: number;
  /** Of those that are still there, how many are older than the ones among `meetings`. */
  olderCount: number;
  /** The newest of those that are still there, and still show the word. */
  meetings: WordMeeting[];
}
