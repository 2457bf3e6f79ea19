import { useSyncExternalStore } from 'react';
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
