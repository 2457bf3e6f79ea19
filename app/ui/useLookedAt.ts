import { useEffect } from 'react';
import { browserNetwork } from '../realtime/browserNetwork';

/** Calls `run` when this page is looked at again: its tab is, or its window beside another one, or the network is back. */
export function useLookedAt(run: () => unknown): void {
  useEffect(() => {
    const look = () => void run();
    const stops = [browserNetwork.listen('visible', look), browserNetwork.listen('online', look)];
    window.addEventListener('focus', look);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('focus', look);
    };
  }, [run]);
}
