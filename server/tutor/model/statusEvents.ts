import type { TutorEvent } from '../tutor';

/**
 * The events of an answer, and between them what whoever waits for it is told. Statuses come of a callback, while the
 * generator itself is waiting.
 */
export async function* withStatusEvents<T>(
  begin: (onStatus: (text: string) => void) => AsyncGenerator<TutorEvent, T>,
): AsyncGenerator<TutorEvent, T> {
  const statuses: string[] = [];
  let wake: () => void = () => undefined;
  const events = begin((text) => {
    statuses.push(text);
    wake();
  });
  let next: Promise<IteratorResult<TutorEvent, T>> | null = null;
  try {
    for (;;) {
      next ??= events.next();
      const told = new Promise<null>((resolve) => {
        wake = () => {
          resolve(null);
        };
      });
      const result = statuses.length > 0 ? null : await Promise.race([next, told]);
      for (const text of statuses.splice(0)) yield { type: 'status', text };
      if (result === null) continue;
      next = null;
      if (result.done) return result.value;
      yield result.value;
    }
  } finally {
    // Whoever stopped reading has aborted the question: what it still throws belongs to nobody.
    next?.catch(() => undefined);
    const ended = events.return(undefined as T).catch(() => undefined);
    if (next === null) await ended;
  }
}
