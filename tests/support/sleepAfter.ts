import type { Clock } from '../../server/clock';

/** The `sleep` of a clock whose timers are a test's own. */
export function sleepAfter(after: Clock['after']): Clock['sleep'] {
  return (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason as Error);
        return;
      }
      const abort = () => {
        cancel();
        reject(signal?.reason as Error);
      };
      const cancel = after(ms, () => {
        signal?.removeEventListener('abort', abort);
        resolve();
      });
      signal?.addEventListener('abort', abort, { once: true });
    });
}
