import { useCallback, useEffect, useState } from 'react';
import { browserSession } from '../session/browserSession';
import type { CallInput, CallName, CallOutput } from './calls';
import { sentenceOf } from './sentenceOf';

export type Answer<N extends CallName> =
  { status: 'loading' } | { status: 'loaded'; data: CallOutput<N> } | { status: 'error'; message: string };

/** What a call that only reads answers, asked for when the page is there and whenever its input changes. */
export function useAnswer<N extends CallName>(name: N, input: CallInput<N>) {
  const [answer, setAnswer] = useState<Answer<N>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // By what it says: callers write it down anew for each drawing.
  const asked = JSON.stringify(input);

  useEffect(() => {
    const leaving = new AbortController();
    const { call, warn } = browserSession();
    setAnswer({ status: 'loading' });
    call(name, JSON.parse(asked) as CallInput<N>, { signal: leaving.signal }).then(
      (data) => {
        if (!leaving.signal.aborted) setAnswer({ status: 'loaded', data });
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        warn(`${name} failed.`, error);
        setAnswer({ status: 'error', message: sentenceOf(error) });
      },
    );
    return () => leaving.abort();
  }, [name, asked, attempt]);

  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return { answer, again };
}
