import type { Clock } from './connectionTypes';

/** Calls `run` again and again; the returned function ends that. */
export function repeat(clock: Clock, everyMs: number, run: () => void): () => void {
  let cancel = clock.after(everyMs, again);
  function again() {
    cancel = clock.after(everyMs, again);
    run();
  }
  return () => {
    cancel();
  };
}
