import type { Clock } from './connectionTypes';

/** Specification, section 9. */
const firstDelayMs = 1_000;
const maxDelayMs = 30_000;

/** When to try again; `run` is called when it is time. */
export function createBackOff(clock: Clock, run: () => void) {
  /** Attempts that failed since the connection was last open. */
  let failures = 0;
  let cancel: (() => void) | null = null;

  function stop(): void {
    cancel?.();
    cancel = null;
  }

  function after(delayMs: number): void {
    stop();
    cancel = clock.after(delayMs, () => {
      cancel = null;
      run();
    });
  }

  return {
    isWaiting: () => cancel !== null,
    after,
    /** Twice as long as after the failure before. */
    afterFailure: (): void => {
      after(Math.min(maxDelayMs, firstDelayMs * 2 ** failures));
      failures += 1;
    },
    stop,
    /** The connection was open: the next failure is the first one. */
    forget: (): void => {
      failures = 0;
    },
  };
}
