import { useBlocker } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useIsomorphicLayoutEffect } from '../useIsomorphicLayoutEffect';

/** What closes each dialog that is open, newest last. */
const closing: (() => void)[] = [];

/** Asks for a dialog to be closed by Back or Forward, from the moment it can be seen. */
export function useClosedByBack(onClose: () => void): void {
  const newest = useRef(onClose);
  useEffect(() => {
    newest.current = onClose;
  }, [onClose]);

  useIsomorphicLayoutEffect(() => {
    const close = () => newest.current();
    closing.push(close);
    return () => {
      closing.splice(closing.indexOf(close), 1);
    };
  }, []);
}

/**
 * Back and Forward close what lies over a page, and the page stays: that has no entry of its own in the history, and
 * else the page behind it would change. Once for a page: there can be one blocker, and until it stands it takes two
 * renderings, in which a dialog's own would let the page go.
 */
export function useBackClosesDialogs(): void {
  useBlocker(closeInstead);
}

function closeInstead({ historyAction }: { historyAction: string }): boolean {
  const close = closing.at(-1);
  if (historyAction !== 'POP' || !close) return false;
  // The router takes the step back by another one, after which the address is this page's again.
  window.addEventListener('popstate', () => close(), { once: true });
  return true;
}
