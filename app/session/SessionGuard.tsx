import { useNavigate } from '@remix-run/react';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { appTexts } from '../../domain/texts/app';
import { sessionTexts } from '../../domain/texts/session';
import { deletedEntry, type LoginEntry } from '../auth/useLoginEntry';
import { browserSession } from './browserSession';
import { useOpenConnection } from './useConnection';
import { useSessionCheck } from './useSessionCheck';

interface SessionGuardProps {
  /** Where whoever logs out on this page goes, in place of this entry of the history. */
  afterLogout?: string;
  /** Whether the page lives by the session's connection. */
  connected?: boolean;
  children: ReactNode;
}

/** What the login says to whoever is sent there, and where it leads back; null to who logged out here. */
function whyOver(): LoginEntry | null {
  const { session } = browserSession();
  const { why } = session.state();
  if (why === 'loggedOut') return null;
  if (why === 'deleted') return deletedEntry;
  // Who left on purpose is not led back, nor is whoever logs in next.
  if (session.isLeftElsewhere()) return { notice: sessionTexts.leftElsewhere };
  // The browser's own address: the conversation names what it shows there, and nowhere else.
  return { notice: sessionTexts.ended, returnTo: window.location.pathname + window.location.search };
}

function subscribeToNetwork(onChange: () => void): () => void {
  for (const event of ['online', 'offline']) window.addEventListener(event, onChange);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, onChange);
  };
}

/**
 * Stands around every protected page. As the page comes, the server has said who is there. What the browser learns
 * later (another tab logged out, the session was ended) or does not know yet (the page comes back from the browser's
 * memory, or after a verdict that has gone old) is for `useSessionCheck`; meanwhile nothing of the page is shown. As
 * long as a protected page is shown, the session's connection is open.
 */
export function SessionGuard({ afterLogout = '/login', connected = true, children }: SessionGuardProps) {
  const navigate = useNavigate();
  const verdict = useSessionCheck();
  useOpenConnection(connected);
  const isOnline = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => {
    // Without network the login cannot be fetched, and the browser would show a page of its own.
    if (verdict === 'over' && isOnline) {
      const state = whyOver();
      navigate(state ? '/login' : afterLogout, { replace: true, state });
    }
    // Everything here is somebody else's: only a new page is surely theirs.
    if (verdict === 'changed') window.location.replace('/conversation');
  }, [verdict, isOnline, navigate, afterLogout]);
  const isOpen = verdict === 'open';
  return (
    <>
      {!isOpen && (
        <p role="status" className="loading-gate">
          {verdict === 'over' && !isOnline ? sessionTexts.overOffline : appTexts.loading}
        </p>
      )}
      {/* Hidden and not taken away: where the answer is yes, it stands as it stood. */}
      <div className={isOpen ? 'contents' : 'hidden'}>{children}</div>
    </>
  );
}
