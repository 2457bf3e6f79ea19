import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import type { Call } from '../../app/api/calls';
import { createApiClient } from '../../app/api/client';
import { createRequest, type Request } from '../../app/api/request';
import { type ConversationStore, createConversationStore } from '../../app/conversation/store';
import type { ConversationPageData } from '../../app/conversation/storeTypes';
import { createConnection } from '../../app/realtime/connection';
import type { CarrierKind, ConnectionState, Network, NetworkEvent } from '../../app/realtime/connectionTypes';
import { createEmitter } from '../../app/realtime/emitter';
import { createSocketCarrier, type SocketLike } from '../../app/realtime/socketCarrier';
import { createStreamCarrier } from '../../app/realtime/streamCarrier';
import { createStreamSlots } from '../../app/realtime/streamSlots';
import { createSession, type Session } from '../../app/session/session';
import { createSessionConnection } from '../../app/session/sessionConnection';
import { createDrafts } from '../../app/storage/drafts';
import { memoryKeyValue } from '../../app/storage/keyValue';
import { leftMark } from '../../domain/leftMark';
import type { ServerFrame } from '../../domain/protocol';
import type { NodeBrowser } from './nodeBrowser';
import type { CountingClock } from './scaledClock';

export interface NodeTabOptions {
  browser: NodeBrowser;
  /** Where the server, or what stands before it, listens on this machine. */
  port: number;
  clock: CountingClock;
  page: ConversationPageData;
  /** What is remembered of an earlier visit; the tab may change it. */
  carrier: CarrierKind;
  /** Pages on plain http from another machine have none. */
  hasLocks: boolean;
  random: () => number;
}

export interface NodeTab extends ConversationStore {
  session: Session;
  clock: CountingClock;
  /** Each call that was answered, before anybody else hears of it. */
  onAnswer: (listener: (answer: Answered) => void) => () => void;
  onFrame: (listener: (frame: ServerFrame) => void) => () => void;
  /** A replay was asked for. */
  onSubscribe: (listener: () => void) => () => void;
  connectionState: () => ConnectionState;
  setOnline(isOnline: boolean): void;
  /** The learner comes back to it. */
  show(): void;
  /** Calls that have not been answered yet. */
  callCount(): number;
  networkListenerCount(): number;
  /** Sockets that are not on their way out. */
  socketCount(): number;
  /** Ends what the page itself listens to. */
  close(): void;
}

export interface Answered {
  name: string;
  input: unknown;
  answer: unknown;
}

/** One tab of the app as a browser makes it (`browserSession`, `browserConnection`, `ConversationProvider`), in Node. */
export function openNodeTab(options: NodeTabOptions): NodeTab {
  const { browser, clock, page } = options;
  const apiUrl = `http://127.0.0.1:${options.port}/api`;
  const { network, ...switches } = createNetwork();
  const locks = options.hasLocks ? browser.locks : undefined;
  const sockets = new Set<WebSocket>();
  const warn = () => undefined;

  let calls = 0;
  const send = createRequest({ fetch: browser.fetch, clock, apiUrl });
  const request: Request = (...given) => {
    calls += 1;
    return send(...given).finally(() => (calls -= 1));
  };
  const session = createSession({
    request,
    clock,
    network,
    locks,
    storage: browser.localStorage,
    markLeft: () => {
      browser.setCookie(`${leftMark}=1`);
    },
    warn,
  });
  const endWatch = session.watch();
  const answers = createEmitter<Answered>();
  const client = createApiClient({ request, session, warn, makeId: () => randomUUID() });
  const call: Call = async (name, input, more) => {
    const answer = await client(name, input, more);
    answers.emit({ name, input, answer });
    return answer;
  };

  const sessionStorage = memoryKeyValue();
  sessionStorage.set('palaver.carrier', options.carrier);
  const connection = createConnection({
    clock,
    network,
    random: options.random,
    token: session.token,
    refreshToken: session.refresh,
    setCookie: () => call('GET /auth/set-cookie', {}),
    storage: sessionStorage,
    acquireStreamSlot: createStreamSlots(locks),
    openStream: (stream, events) => createStreamCarrier(stream, events, { fetch: browser.fetch, apiUrl }),
    openSocket: (events) => createSocketCarrier(events, () => openSocket(options.port, sockets)),
  });
  const held = createSessionConnection({ session, connection, clock, warn });
  const conversation = createConversationStore(page, () => ({
    call,
    session,
    connection,
    clock,
    network,
    drafts: createDrafts(browser.localStorage),
    makeId: () => randomUUID(),
    warn,
  }));

  return {
    ...conversation,
    start: () => {
      const endings = [conversation.start(), held.hold()];
      return () => {
        for (const end of endings) end();
      };
    },
    connectionState: connection.state,
    session,
    clock,
    onAnswer: answers.on,
    onFrame: connection.onMessage,
    onSubscribe: connection.onSubscribe,
    setOnline: switches.setOnline,
    show: switches.show,
    callCount: () => calls,
    networkListenerCount: switches.listenerCount,
    socketCount: () => [...sockets].filter(({ readyState }) => readyState <= WebSocket.OPEN).length,
    close: () => {
      endWatch();
      for (const socket of sockets) socket.terminate();
    },
  };
}

function openSocket(port: number, sockets: Set<WebSocket>): SocketLike {
  const origin = `http://127.0.0.1:${port}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { origin });
  sockets.add(socket);
  // One that is given up before it is open tells so as an error, of which a browser's says nothing any more.
  socket.on('error', () => undefined);
  socket.on('close', () => sockets.delete(socket));
  return socket as unknown as SocketLike;
}

function createNetwork() {
  const listeners = new Map<() => void, NetworkEvent>();
  let isOnline = true;
  const tell = (event: NetworkEvent) => {
    for (const [listener, wanted] of [...listeners]) if (wanted === event) listener();
  };
  const network: Network = {
    isOnline: () => isOnline,
    isVisible: () => true,
    listen: (event, listener) => {
      const mine = () => listener();
      listeners.set(mine, event);
      return () => void listeners.delete(mine);
    },
  };
  return {
    network,
    listenerCount: () => listeners.size,
    setOnline: (next: boolean) => {
      isOnline = next;
      tell(next ? 'online' : 'offline');
    },
    show: () => {
      tell('visible');
    },
  };
}
