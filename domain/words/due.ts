/** Why a tutor brings a word back: it was missing, it was looked up again, or it has not been met for long. */
export type DueReason = 'needed' | 'peeked' | 'rested';

/** What is known of a learner's acquaintance with one word. Times in milliseconds since 1970. */
export interface Acquaintance {
  effectiveCount: number;
  /** Its gloss is gone. */
  isMastered: boolean;
  lastSeenAt: number;
  /** When they last had to say it in their own language; null if never. */
  neededAt: number | null;
  /** When they last looked at its faded gloss. */
  peekedAt: number | null;
}

const hourMs = 60 * 60 * 1000;
/** After the first meeting; each further one doubles it (expanding retrieval: Landauer and Bjork, 1978). */
const firstRestMs = 4 * hourMs;
const longestRestMs = 60 * 24 * hourMs;
/** A word that was missing has come back often enough. */
const meetingsOfNeeded = 4;

/** How long a word may rest after so many meetings, in milliseconds. */
export function restAfterMs(meetings: number): number {
  return Math.min(longestRestMs, firstRestMs * 2 ** Math.max(0, meetings - 1));
}

/**
 * Whether a word should come back into the talk at `now`, and why; null when it should not. A word that was needed
 * comes back at once, until it has been met a few times; one that was looked up again after its last meeting as well.
 */
export function dueReason(word: Acquaintance, now: number): DueReason | null {
  if (word.isMastered) return word.peekedAt !== null && word.peekedAt > word.lastSeenAt ? 'peeked' : null;
  if (word.neededAt !== null && word.effectiveCount < meetingsOfNeeded) return 'needed';
  if (word.peekedAt !== null && word.peekedAt >= word.lastSeenAt) return 'peeked';
  if (word.effectiveCount > 0 && now - word.lastSeenAt >= restAfterMs(word.effectiveCount)) return 'rested';
  return null;
}
