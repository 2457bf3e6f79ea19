import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isSamePreferences, type Preferences, type PreferencesChange } from '../../domain/account/preferences';
import { createNewestWord } from '../conversation/newestWord';
import { browserSession } from '../session/browserSession';
import { useAccountNews } from '../session/useConnection';
import { changePreferences } from './changePreferences';
import type { PreferencesSource } from './useSettings';

/**
 * The settings of a page without a conversation's store: what its loader brought, then whatever is set on this page, in
 * another tab or on another device. What else the loader brought may depend on them, and is loaded anew.
 */
export function usePagePreferences(loaded: Preferences): PreferencesSource {
  const [preferences, setPreferences] = useState(loaded);
  const shown = useRef(loaded);
  const [newest] = useState(createNewestWord);
  const { revalidate } = useRevalidator();

  const show = useCallback((next: Preferences) => {
    shown.current = next;
    setPreferences(next);
  }, []);
  useEffect(() => show(loaded), [loaded, show]);

  const take = useCallback(
    (next: Preferences) => {
      if (isSamePreferences(shown.current, next)) return;
      show(next);
      revalidate();
    },
    [show, revalidate],
  );
  const readAgain = useCallback(async () => {
    const isNewest = newest.ask();
    const { call, warn } = browserSession();
    const { message, ...answer } = await call('GET /user/get-preferences', {});
    if (message) warn(message, null);
    if (isNewest()) take(answer);
  }, [newest, take]);

  useAccountNews({
    onNews: ({ preferences: told }) => {
      if (!told) return;
      newest.tell();
      take(told);
    },
    onOpen: () => {
      readAgain().catch((error: unknown) => browserSession().warn('The settings were not read again.', error));
    },
  });

  const change = useCallback(
    (wish: PreferencesChange) => {
      const { session, call, warn } = browserSession();
      return changePreferences({ session, call, warn }, wish, readAgain);
    },
    [readAgain],
  );
  return { preferences, change };
}
