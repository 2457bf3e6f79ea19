import { browserClock } from '../realtime/browserClock';
import { createBrowserConnection, socketUrlOf } from '../realtime/browserRealtime';
import { browserSession } from './browserSession';
import { createSessionConnection, type SessionConnection } from './sessionConnection';

let only: SessionConnection | null = null;

/** The connection of this tab's session, made on first use and opened by the first protected page. Never on the server. */
export function browserConnection(): SessionConnection {
  if (only) return only;
  const { session, call, warn } = browserSession();
  const connection = createBrowserConnection(
    { token: session.token, refreshToken: session.refresh, setCookie: () => call('GET /auth/set-cookie', {}) },
    { apiUrl: '/api', socketUrl: socketUrlOf(new URL(window.location.href)) },
  );
  only = createSessionConnection({ session, connection, clock: browserClock, warn });
  return only;
}
