import { useNavigate } from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { appTexts } from '../../domain/texts/app';
import { sessionTexts } from '../../domain/texts/session';
import { browserSession } from './browserSession';
import { useSessionCheck } from './useSessionCheck';

interface SessionGuardProps {
  /** Where whoever is not signed in goes, in place of this entry of the history. */
  login?: string;
  children: ReactNode;
}

/** What the login says to whoever is sent there; nothing to who logged out here. */
function whyOver(): string | null {
  const { session } = browserSession();
  if (session.state().why === 'loggedOut') return null;
  return session.isLeftElsewhere() ? sessionTexts.leftElsewhere : sessionTexts.ended;
}

/**
 * Stands around every protected page. As the page comes, the server has said who is there. What the browser learns
 * later (another tab logged out, the session was ended) or does not know yet (the page comes back from the browser's
 * memory, or after a verdict that has gone old) is for `useSessionCheck`; meanwhile nothing of the page is shown.
 */
export function SessionGuard({ login = '/login', children }: SessionGuardProps) {
  const navigate = useNavigate();
  const verdict = useSessionCheck();
  useEffect(() => {
    if (verdict === 'over') navigate(login, { replace: true, state: { notice: whyOver() } });
    // Everything here is somebody else's: only a new page is surely theirs.
    if (verdict === 'changed') window.location.replace('/conversation');
  }, [verdict, navigate, login]);
  const isOpen = verdict === 'open';
  return (
    <>
      {!isOpen && (
        <p role="status" className="loading-gate">
          {appTexts.loading}
        </p>
      )}
      {/* Hidden and not taken away: where the answer is yes, it stands as it stood. */}
      <div className={isOpen ? 'contents' : 'hidden'}>{children}</div>
    </>
  );
}
