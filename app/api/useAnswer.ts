import { useCallback, useEffect, useRef, useState } from 'react';
import { browserSession } from '../session/browserSession';
import type { CallInput, CallName, CallOutput } from './calls';
import { sentenceOf } from './sentenceOf';

export type Answer<N extends CallName> =
  | { status: 'loading' }
  | { status: 'loaded'; data: CallOutput<N> }
  | { status: 'error'; message: string };

/** What a call that only reads answers, asked for when the page is there and whenever its input changes. */
export function useAnswer<N extends CallName>(name: N, input: CallInput<N>) {
  const [answer, setAnswer] = useState<Answer<N>>({ status: 'loading' });
  const [attempt, setAttempt] = useState({ isQuiet: false });
  const shown = useRef('');
  // By what it says: callers write it down anew for each drawing.
  const asked = JSON.stringify(input);

  useEffect(() => {
    const leaving = new AbortController();
    const { call, warn } = browserSession();
    // Of something else nothing is there that could stay.
    const isQuiet = attempt.isQuiet && shown.current === asked;
    shown.current = asked;
    if (!isQuiet) setAnswer({ status: 'loading' });
    call(name, JSON.parse(asked) as CallInput<N>, { signal: leaving.signal }).then(
      (data) => {
        if (!leaving.signal.aborted) setAnswer({ status: 'loaded', data });
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        warn(`${name} failed.`, error);
        // What is shown may be old, which is better than nothing.
        setAnswer((former) =>
          isQuiet && former.status === 'loaded' ? former : { status: 'error', message: sentenceOf(error) },
        );
      },
    );
    return () => leaving.abort();
  }, [name, asked, attempt]);

  const again = useCallback(() => setAttempt({ isQuiet: false }), []);
  /** Asks again while what is there stays. */
  const refresh = useCallback(() => setAttempt({ isQuiet: true }), []);
  return { answer, again, refresh };
}
