import { useBlocker } from '@remix-run/react';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Back and Forward close what lies over a page, and the page stays: that has no entry of its own in the history, and
 * else the page behind it would change.
 */
export function useClosedByBack(onClose: () => void): void {
  const newest = useRef(onClose);
  useEffect(() => {
    newest.current = onClose;
  }, [onClose]);

  const closeInstead = useCallback(({ historyAction }: { historyAction: string }) => {
    if (historyAction !== 'POP') return false;
    // The router takes the step back by another one, after which the address is this page's again.
    window.addEventListener('popstate', () => newest.current(), { once: true });
    return true;
  }, []);
  useBlocker(closeInstead);
}
