import type { TutorClock } from '../../server/tutor/tutor';

/** A clock on which nobody really waits: what is slept passes at once, and is kept. */
export function createSkippingClock() {
  let skipped = 0;
  const slept: number[] = [];
  const clock: Pick<TutorClock, 'now' | 'sleep'> = {
    now: () => Date.now() + skipped,
    sleep: (ms, signal) => {
      if (signal.aborted) return Promise.reject(signal.reason as Error);
      slept.push(ms);
      skipped += ms;
      return Promise.resolve();
    },
  };
  return { clock, slept, total: () => slept.reduce((sum, ms) => sum + ms, 0) };
}
