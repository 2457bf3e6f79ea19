import type { Clock } from './connectionTypes';

/** Time since something last happened. A clock that is set back costs no more than the time that had been measured. */
export function createStopwatch(clock: Clock) {
  let startedAt = clock.now();
  return {
    restart: (): void => {
      startedAt = clock.now();
    },
    ms: (): number => {
      startedAt = Math.min(startedAt, clock.now());
      return clock.now() - startedAt;
    },
  };
}
