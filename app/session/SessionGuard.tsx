import { useNavigate } from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { browserSession } from './browserSession';

/**
 * Stands around every protected page. The server has said who is there; the one refresh at the start may know better
 * (another tab logged out, the session was ended), and then the page goes to /login in place of its entry.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  useEffect(() => {
    const { session } = browserSession();
    const leaveWhenOver = () => {
      const { isReady, isAuthenticated, why } = session.state();
      // A server that cannot be reached has given no verdict.
      if (isReady && !isAuthenticated && why !== 'unreachable') navigate('/login', { replace: true });
    };
    const stop = session.onChange(leaveWhenOver);
    void session.start().then(leaveWhenOver);
    return stop;
  }, [navigate]);
  return children;
}
