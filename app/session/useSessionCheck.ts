import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { browserSession } from './browserSession';
import { useRootData } from './rootData';
import type { SessionState } from './session';

/**
 * - `open`: the page may be seen
 * - `checking`: that is being asked
 * - `over`: nobody is signed in
 * - `changed`: somebody else is
 */
type SessionVerdict = 'open' | 'checking' | 'over' | 'changed';

/** What this tab's session says of a page: a refresh was refused once, or nobody is signed in for certain. */
type Standing = 'open' | 'refused' | 'over';

/** A server that cannot be reached has given no verdict. */
function standingOf({ isReady, isAuthenticated, why }: SessionState): Standing {
  if (!isReady || isAuthenticated || why === 'unreachable') return 'open';
  return why === 'invalid' ? 'refused' : 'over';
}

const subscribe = (onChange: () => void) => browserSession().session.onChange(onChange);
const standingNow = () => standingOf(browserSession().session.state());
const whoIsHere = () => browserSession().session.state().identity?.username ?? null;

/** What a protected page knows of its session. Where that is not enough, it asks for one refresh. */
export function useSessionCheck(): SessionVerdict {
  const standing = useSyncExternalStore(subscribe, standingNow, () => 'open');
  const here = useSyncExternalStore(subscribe, whoIsHere, () => null);
  const shown = useRef(useRootData()?.learner?.username ?? null).current;
  /** The server has just sent this page to somebody of whom the browser believes that they have left. */
  const [isAsking, setIsAsking] = useState(standing !== 'open');

  useEffect(() => {
    const { session, warn } = browserSession();
    if (standing === 'refused') {
      session.tryAgain().catch((error: unknown) => warn('The session could not be checked.', error));
    }
  }, [standing]);

  useEffect(() => {
    const { session, warn } = browserSession();
    // An answer that was asked for before the page was last hidden says nothing about whoever comes back to it.
    let hiddenTimes = 0;
    const showAfter = (answer: Promise<unknown>) => {
      const asked = hiddenTimes;
      void answer
        .catch((error: unknown) => warn('The session could not be checked.', error))
        .finally(() => {
          if (asked === hiddenTimes) setIsAsking(false);
        });
    };
    showAfter(standingNow() === 'over' ? session.refresh() : session.start());

    // The picture that the browser keeps of a page it may come back to must not show what is on it.
    const leave = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      hiddenTimes += 1;
      flushSync(() => setIsAsking(true));
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) showAfter(session.refresh());
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, []);

  if (isAsking || standing === 'refused') return 'checking';
  if (standing === 'over') return 'over';
  return here !== null && shown !== null && here !== shown ? 'changed' : 'open';
}
