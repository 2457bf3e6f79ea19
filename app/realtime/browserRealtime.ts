import { serverReach } from '../api/serverReach';
import { browserKeyValue } from '../storage/keyValue';
import { browserClock } from './browserClock';
import { createConnection, type Connection, type ConnectionDeps } from './connection';
import type { Network } from './connectionTypes';
import { createSocketCarrier, type SocketLike } from './socketCarrier';
import { createStreamCarrier } from './streamCarrier';
import { createStreamSlots } from './streamSlots';

export const browserNetwork: Network = {
  // Some browsers know nothing of it; only a clear 'no' counts.
  isOnline: () => (navigator as { onLine?: boolean }).onLine !== false,
  isVisible: () => document.visibilityState === 'visible',
  listen: (event, listener) => {
    if (event !== 'visible') {
      window.addEventListener(event, listener);
      return () => {
        window.removeEventListener(event, listener);
      };
    }
    const ifVisible = () => {
      if (browserNetwork.isVisible()) listener();
    };
    document.addEventListener('visibilitychange', ifVisible);
    return () => {
      document.removeEventListener('visibilitychange', ifVisible);
    };
  },
};

/** `navigator.locks`, which exists in secure contexts alone. */
export const browserLocks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;

/** The connection with everything that only a browser has. `apiUrl` as in '/api'. */
export function createBrowserConnection(
  deps: Pick<ConnectionDeps, 'token' | 'refreshToken' | 'setCookie' | 'since'>,
  { apiUrl, socketUrl }: { apiUrl: string; socketUrl: string },
): Connection {
  return createConnection({
    ...deps,
    clock: browserClock,
    network: browserNetwork,
    random: () => Math.random(),
    acquireStreamSlot: createStreamSlots(browserLocks()),
    // For this tab's session alone: another network may treat streams better.
    storage: browserKeyValue(() => window.sessionStorage),
    openStream: (request, events) => createStreamCarrier(request, events, { fetch: serverReach.fetch, apiUrl }),
    openSocket: (events) => createSocketCarrier(events, () => new WebSocket(socketUrl) as SocketLike),
  });
}

/** `/ws` of the host that the page came from. */
export function socketUrlOf(page: URL): string {
  const url = new URL('/ws', page);
  url.protocol = page.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
