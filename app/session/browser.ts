import { createApiClient } from '../api/client';
import type { Call } from '../api/calls';
import { createRequest } from '../api/request';
import { browserClock, browserLocks, browserNetwork } from '../realtime/browserRealtime';
import { browserKeyValue } from '../storage/keyValue';
import { createSession, type Session, type SessionLocks } from './session';

export const apiUrl = '/api';

/** What this tab has one of: its session, and the calls made with it. */
export interface Browser {
  session: Session;
  call: Call;
}

let made: Browser | null = null;

/** Made at its first use, in the browser alone: a server renders pages for many people and has no session. */
export function browser(): Browser {
  if (made) return made;
  const warn = (message: string, error: unknown) => {
    console.warn(message, error);
  };
  const request = createRequest({ fetch: (...call) => window.fetch(...call), clock: browserClock, apiUrl });
  const session = createSession({
    request,
    clock: browserClock,
    network: browserNetwork,
    locks: browserLocks() as SessionLocks | undefined,
    storage: browserKeyValue(() => window.localStorage),
    warn,
  });
  made = { session, call: createApiClient({ request, session, warn }) };
  return made;
}
