import { v7 as uuid } from 'uuid';
import { leftMark } from '../../domain/leftMark';
import type { Call } from '../api/calls';
import { createApiClient } from '../api/client';
import { createRequest } from '../api/request';
import { serverReach } from '../api/serverReach';
import { browserClock } from '../realtime/browserClock';
import { browserLocks, browserNetwork } from '../realtime/browserNetwork';
import { browserKeyValue, type KeyValue } from '../storage/keyValue';
import { createSession, ownerKey, type Session, type SessionLocks } from './session';

export interface BrowserSession {
  session: Session;
  call: Call;
  storage: KeyValue;
  warn: (message: string, error: unknown) => void;
}

let only: BrowserSession | null = null;

/** The session of this tab, made on first use. Never on the server, where it would be everybody's. */
export function browserSession(): BrowserSession {
  if (only) return only;
  if (typeof window === 'undefined') throw new Error('There is no session of a browser on the server');
  const storage = browserKeyValue(() => window.localStorage);
  const warn = (message: string, error: unknown) => {
    console.warn(message, error);
  };
  const request = createRequest({ fetch: serverReach.fetch, clock: browserClock, apiUrl: '/api' });
  const locks = browserLocks() as SessionLocks | undefined;
  const session = createSession({
    request,
    clock: browserClock,
    network: browserNetwork,
    locks,
    storage,
    markLeft: () => {
      const secure = window.location.protocol === 'https:' ? '; Secure' : '';
      document.cookie = `${leftMark}=1; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
    },
    warn,
  });
  session.watch();
  window.addEventListener('storage', ({ key }) => {
    if (key !== ownerKey || !session.state().isAuthenticated) return;
    session.refresh().catch((error: unknown) => warn('What another tab changed could not be asked about.', error));
  });
  only = { session, call: createApiClient({ request, session, warn, makeId: () => uuid() }), storage, warn };
  return only;
}
