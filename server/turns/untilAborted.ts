/**
 * The events of a generator until it ends or the signal is aborted, whichever is first: a generator that hangs and
 * does not look at the signal holds nobody up. It is asked to return, and not waited for.
 */
export async function* untilAborted<T>(events: AsyncGenerator<T>, signal: AbortSignal): AsyncGenerator<T> {
  let onAbort: () => void = () => undefined;
  const aborted = new Promise<'aborted'>((resolve) => {
    onAbort = () => {
      resolve('aborted');
    };
  });
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    while (!signal.aborted) {
      const next = await Promise.race([events.next(), aborted]);
      if (next === 'aborted' || next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', onAbort);
    // What a generator that was broken off still throws belongs to nobody.
    events.return(undefined).catch(() => undefined);
  }
}
