import type { Clock } from '../clock';

/** A client that opens may hand over its whole queue of 100 at once, after it has authenticated and subscribed. */
const capacity = 120;
const perSecond = 20;

export interface FrameRate {
  /** Whether one more frame is within the limit, of which it is then a part. */
  admits(): boolean;
}

/** How many frames one socket may send: a bucket of tokens that fills with time. */
export function createFrameRate(clock: Pick<Clock, 'now'>): FrameRate {
  let tokens = capacity;
  let filledAt = clock.now();
  return {
    admits: () => {
      const now = clock.now();
      // The machine's clock may be set back.
      const passedMs = Math.max(0, now - filledAt);
      tokens = Math.min(capacity, tokens + (passedMs * perSecond) / 1000);
      filledAt = now;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
