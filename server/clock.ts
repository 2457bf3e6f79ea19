/** Time, as everything behind the doors sees it. Milliseconds since 1970 and durations in milliseconds. */
export interface Clock {
  now(): number;
  /** Resolves after `ms`, or rejects with the signal's reason. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** Runs `task` after `ms`; the returned function calls it off. */
  after(ms: number, task: () => void): () => void;
  /** Runs `task` each `ms`; the returned function ends it. */
  every(ms: number, task: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason as Error);
        return;
      }
      const abort = () => {
        clearTimeout(timer);
        reject(signal?.reason as Error);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', abort);
        resolve();
      }, ms);
      signal?.addEventListener('abort', abort, { once: true });
    }),
  // Nothing that merely waits keeps a process from ending.
  after: (ms, task) => {
    const timer = setTimeout(task, ms).unref();
    return () => {
      clearTimeout(timer);
    };
  },
  every: (ms, task) => {
    const timer = setInterval(task, ms).unref();
    return () => {
      clearInterval(timer);
    };
  },
};
