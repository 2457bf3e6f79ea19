import { useEffect } from 'react';
import { browserNetwork } from '../realtime/browserRealtime';

/** Calls `run` when this page is looked at again: its tab is, or its window beside another one. */
export function useLookedAt(run: () => unknown): void {
  useEffect(() => {
    const look = () => void run();
    const stopLooking = browserNetwork.listen('visible', look);
    window.addEventListener('focus', look);
    return () => {
      stopLooking();
      window.removeEventListener('focus', look);
    };
  }, [run]);
}
