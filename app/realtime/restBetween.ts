import type { Clock } from './connectionTypes';

/** Runs at once when asked to, then rests; asked meanwhile, however often, it runs once more afterwards. */
export function createRestBetween(clock: Clock, restMs: number, run: () => void) {
  let cancelRest: (() => void) | null = null;
  let isAsked = false;

  function ask(): void {
    if (cancelRest) {
      isAsked = true;
      return;
    }
    // A timer and no time of day: a clock that is set back must not make the rest longer.
    cancelRest = clock.after(restMs, () => {
      cancelRest = null;
      if (!isAsked) return;
      isAsked = false;
      ask();
    });
    run();
  }

  return {
    ask,
    stop: (): void => {
      cancelRest?.();
      cancelRest = null;
      isAsked = false;
    },
  };
}
