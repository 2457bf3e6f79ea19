import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { sessionTexts } from '../../domain/texts/session';

/** What an entry of the history says of why it is the login: the guard of a page has put it there, and the server does not know of it. */
export interface LoginEntry {
  notice: string;
  /** The page to come back to. */
  returnTo?: string;
  /** Not said again when the page is loaded anew. */
  isOnce?: boolean;
}

export const deletedEntry: LoginEntry = { notice: sessionTexts.deleted, isOnce: true };

/** Null until the page is alive: what the server drew stands first. */
export function useLoginEntry(): LoginEntry | null {
  const location = useLocation();
  const [entry, setEntry] = useState<LoginEntry | null>(null);
  useEffect(() => {
    const state = location.state as LoginEntry | null;
    setEntry(state);
    // `usr` is where the router keeps the state.
    if (state?.isOnce) window.history.replaceState({ ...(window.history.state as object), usr: null }, '');
  }, [location]);
  return entry;
}
