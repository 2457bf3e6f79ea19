import { useEffect } from 'react';
import { loadChunk } from '../loading/loadChunk';
import { useRootData } from './rootData';

/**
 * The one refresh at the start on pages without a guard: where the server's page says that somebody is signed in. From
 * then on the session refreshes whenever the browser goes online (specification, section 4).
 */
export function useSessionStart(): void {
  const isSignedIn = (useRootData()?.learner ?? null) !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    // Public pages have no other use for it, and no visitor has any.
    loadChunk(() => import('./browserSession')).then(
      ({ browserSession }) => browserSession().session.start(),
      (error: unknown) => console.warn('The session could not be loaded.', error),
    );
  }, [isSignedIn]);
}
