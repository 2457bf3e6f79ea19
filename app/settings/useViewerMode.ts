import { useEffect, useSyncExternalStore } from 'react';
import { browserSession } from '../session/browserSession';

const subscribe = (onChange: () => void) => browserSession().session.onChange(onChange);

/** Whether an admin reads over learners' shoulders, and changes nothing. */
export function useViewerMode(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => browserSession().session.state().viewerMode,
    () => false,
  );
}

/** Who opens a page of viewer mode by its address is in viewer mode from then on. */
export function useViewerPage(isViewing: boolean): void {
  useEffect(() => {
    if (!isViewing) return;
    let isGone = false;
    const { session } = browserSession();
    void session.start().then(() => {
      if (!isGone) session.setViewerMode(true);
    });
    return () => {
      isGone = true;
    };
  }, [isViewing]);
}
