import { serverReach } from '../api/serverReach';
import { browserKeyValue } from '../storage/keyValue';
import { browserClock } from './browserClock';
import { browserLocks, browserNetwork } from './browserNetwork';
import { createConnection, type Connection, type ConnectionDeps } from './connection';
import { createSocketCarrier, type SocketLike } from './socketCarrier';
import { createStreamCarrier } from './streamCarrier';
import { createStreamSlots } from './streamSlots';

/** The connection with everything that only a browser has. `apiUrl` as in '/api'. */
export function createBrowserConnection(
  deps: Pick<ConnectionDeps, 'token' | 'refreshToken' | 'setCookie'>,
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
