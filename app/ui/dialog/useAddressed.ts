import { useLocation } from '@remix-run/react';
import { useCallback, useState } from 'react';

/** Something that lies over a page, and that the page's address can name. */
export interface Addressed {
  /** What the address, or somebody here, asks for. */
  value: string | null;
  show: (value: string) => void;
  close: () => void;
  /** Where the page shows it without JavaScript. */
  hrefOf: (value: string) => string;
  /** The page without it. */
  closeHref: string;
}

/** Of what was shown last, by whichever part of the page. */
let closeShown: (() => void) | null = null;

/**
 * The address names it for readers without JavaScript (`?dialog=settings`); in the browser it is the page's own state,
 * and showing it loads nothing.
 */
export function useAddressed(parameter: string): Addressed {
  const { pathname, search } = useLocation();
  const [value, setValue] = useState<string | null>(() => new URLSearchParams(search).get(parameter));
  const close = useCallback(() => {
    setValue(null);
    const address = new URL(window.location.href);
    if (!address.searchParams.has(parameter)) return;
    // Or loading the page again would open it once more.
    address.searchParams.delete(parameter);
    window.history.replaceState(window.history.state, '', address);
  }, [parameter]);
  const show = useCallback(
    (wanted: string) => {
      // One at a time: another may still be on its way over a slow network.
      if (closeShown !== close) closeShown?.();
      closeShown = close;
      setValue(wanted);
    },
    [close],
  );
  const addressWith = (wanted: string | null): string => {
    const parameters = new URLSearchParams(search);
    if (wanted === null) parameters.delete(parameter);
    else parameters.set(parameter, wanted);
    const text = parameters.toString();
    return pathname + (text === '' ? '' : `?${text}`);
  };
  return { value, show, close, hrefOf: addressWith, closeHref: addressWith(null) };
}
