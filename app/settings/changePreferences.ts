import type { Call, PreferencesChange } from '../api/calls';
import type { Session } from '../session/session';

interface PreferencesDeps {
  call: Call;
  session: Pick<Session, 'start' | 'state'>;
  warn: (message: string, error: unknown) => void;
}

/**
 * Posts a change of the settings, then has them read again. A failure is logged, and nothing more (specification,
 * section 8).
 */
export async function changePreferences(
  { call, session, warn }: PreferencesDeps,
  change: PreferencesChange,
  readAgain: () => Promise<void>,
): Promise<void> {
  // What is changed as soon as the page is alive is kept, too.
  await session.start();
  if (!session.state().isAuthenticated) {
    warn('The settings were not loaded: nobody is signed in.', null);
    return;
  }
  try {
    await call('POST /user/update-preferences', change);
    await readAgain();
  } catch (error) {
    warn('The settings were not changed.', error);
  }
}
