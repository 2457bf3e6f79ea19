import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import type { Preferences, PreferencesChange } from '../../domain/account/preferences';
import { browserSession } from '../session/browserSession';
import { changePreferences } from './changePreferences';
import { useLookedAt } from '../ui/useLookedAt';
import type { PreferencesSource } from './useSettings';

/** The settings of a page without a conversation's store: what its loader brought, until a change is answered. */
export function usePagePreferences(loaded: Preferences): PreferencesSource {
  const [preferences, setPreferences] = useState(loaded);
  useEffect(() => setPreferences(loaded), [loaded]);
  const { revalidate } = useRevalidator();

  const change = useCallback(
    async (wish: PreferencesChange) => {
      const { session, call, warn } = browserSession();
      await changePreferences({ session, call, warn }, wish, async () => {
        setPreferences(await readPreferences());
        revalidate();
      });
    },
    [revalidate],
  );
  // No frames tell this page of what is set elsewhere.
  useLookedAt(
    useCallback(async () => {
      const { session, warn } = browserSession();
      if (!session.state().isAuthenticated) return;
      try {
        setPreferences(await readPreferences());
      } catch (error) {
        warn('The settings were not read again.', error);
      }
    }, []),
  );
  return { preferences, change };
}

async function readPreferences(): Promise<Preferences> {
  const { call, warn } = browserSession();
  const { message, ...answer } = await call('GET /user/get-preferences', {});
  if (message) warn(message, null);
  return answer;
}
