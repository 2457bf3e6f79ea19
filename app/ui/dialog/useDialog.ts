import { useLocation } from '@remix-run/react';
import { useCallback, useState } from 'react';

export interface DialogState<Name extends string> {
  /** The dialog that is shown. */
  open: Name | null;
  show: (name: Name) => void;
  close: () => void;
  /** Where the page shows the dialog without JavaScript. */
  hrefOf: (name: Name) => string;
  /** The page without a dialog. */
  closeHref: string;
}

const parameter = 'dialog';

/**
 * Which one of a page's dialogs is shown. The address names it for readers without JavaScript (`?dialog=settings`);
 * in the browser it is the page's own state, and showing it loads nothing.
 */
export function useDialog<Name extends string>(names: readonly Name[]): DialogState<Name> {
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search).get(parameter);
  const [open, setOpen] = useState<Name | null>(() => names.find((name) => name === asked) ?? null);
  const show = useCallback((name: Name) => setOpen(name), []);
  const close = useCallback(() => {
    setOpen(null);
    const address = new URL(window.location.href);
    if (!address.searchParams.has(parameter)) return;
    // Or loading the page again would open it once more.
    address.searchParams.delete(parameter);
    window.history.replaceState(window.history.state, '', address);
  }, []);
  return {
    open,
    show,
    close,
    hrefOf: (name) => pathname + withDialog(search, name),
    closeHref: pathname + withDialog(search, null),
  };
}

function withDialog(search: string, name: string | null): string {
  const parameters = new URLSearchParams(search);
  if (name === null) parameters.delete(parameter);
  else parameters.set(parameter, name);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
