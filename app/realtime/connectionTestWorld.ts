import type { ClientFrame, ServerFrame } from '../../domain/protocol';
import { memoryKeyValue } from '../storage/keyValue';
import { createConnection } from './connection';
import type { CarrierClose, CarrierEvents, CarrierKind, NetworkEvent, StreamRequest } from './connectionTypes';
import { createTestClock } from './testClock';

interface FakeLine {
  kind: CarrierKind;
  request: StreamRequest | null;
  events: CarrierEvents;
  sent: ClientFrame[];
  isClosed: boolean;
}

const brokenOff: CarrierClose = { code: 1006, reason: '', clean: false };

/**
 * A connection in a world of which a test owns everything: time, network, carriers, tokens. With the carrier `socket`
 * its browser remembers that only sockets work.
 */
export function createTestWorld({ carrier = 'stream' }: { carrier?: CarrierKind } = {}) {
  const time = createTestClock();
  const lines: FakeLine[] = [];
  const calls = { setCookie: 0, token: 0, refresh: 0 };
  const world = {
    isOnline: true,
    isVisible: true,
    random: 0.5,
    token: 'token' as string | null,
    cookieFails: false,
    refreshFails: false,
    /** While it is set, what is asked for is not answered. */
    isHanging: null as 'cookie' | 'token' | 'slot' | 'refresh' | null,
    slotsTaken: false,
    slotsHeld: 0,
    since: 7 as number | undefined,
    storage: memoryKeyValue(),
    listeners: new Map<NetworkEvent, Set<() => void>>(),
  };
  if (carrier === 'socket') world.storage.set('palaver.carrier', 'socket');
  const hanging: (() => void)[] = [];
  const answered = (what: typeof world.isHanging) =>
    world.isHanging === what ? new Promise<void>((resolve) => hanging.push(resolve)) : Promise.resolve();

  const open = (kind: CarrierKind, request: StreamRequest | null, events: CarrierEvents) => {
    const line: FakeLine = { kind, request, events, sent: [], isClosed: false };
    lines.push(line);
    return {
      send: (frame: ClientFrame) => void line.sent.push(frame),
      close: () => {
        line.isClosed = true;
      },
    };
  };
  const make = () => {
    const made = createConnection({
      clock: time.clock,
      random: () => world.random,
      network: {
        isOnline: () => world.isOnline,
        isVisible: () => world.isVisible,
        listen: (event, listener) => {
          const listeners = world.listeners.get(event) ?? new Set();
          world.listeners.set(event, listeners.add(listener));
          return () => void listeners.delete(listener);
        },
      },
      openStream: (request, events) => open('stream', request, events),
      openSocket: (events) => open('socket', null, events),
      acquireStreamSlot: async () => {
        await answered('slot');
        if (world.slotsTaken) return null;
        world.slotsHeld += 1;
        return () => {
          world.slotsHeld -= 1;
        };
      },
      token: async () => {
        calls.token += 1;
        await answered('token');
        return world.token;
      },
      refreshToken: async () => {
        calls.refresh += 1;
        await answered('refresh');
        if (world.refreshFails) throw new Error('not refreshed');
      },
      setCookie: async () => {
        calls.setCookie += 1;
        await answered('cookie');
        if (world.cookieFails) throw new Error('no cookie');
      },
      storage: world.storage,
    });
    return { ...made, subscribe: (id: string) => made.subscribe(id, () => world.since) };
  };
  const connection = make();
  const seen = { notices: [] as (string | null)[], states: [] as string[], messages: [] as ServerFrame[] };
  const errors: Error[] = [];
  connection.onNotice((notice) => seen.notices.push(notice));
  connection.onState((state) => seen.states.push(state));
  connection.onMessage((frame) => seen.messages.push(frame));
  connection.onError((error) => errors.push(error));

  const latest = () => {
    const line = lines.at(-1);
    if (!line) throw new Error('nothing was opened');
    return line;
  };
  const greet = (line = latest()) => {
    line.events.opened();
    line.events.frame({ type: 'hello' });
    line.events.frame({ type: 'authenticated' });
  };

  return {
    ...time,
    lines,
    calls,
    world,
    connection,
    seen,
    errors,
    latest,
    greet,
    /** Another tab, or this one after a reload. */
    make,
    live: () => lines.filter((line) => !line.isClosed),
    listenerCount: () => [...world.listeners.values()].reduce((count, { size }) => count + size, 0),
    /** Answers what has waited longest, and nothing else. */
    answerFirst: () => hanging.shift()?.(),
    answer: async () => {
      world.isHanging = null;
      for (const resolve of hanging.splice(0)) resolve();
      await time.settle();
    },
    fire: async (...events: NetworkEvent[]) => {
      for (const event of events) {
        if (event === 'offline') world.isOnline = false;
        if (event === 'online') world.isOnline = true;
        if (event === 'visible') world.isVisible = true;
        for (const listener of [...(world.listeners.get(event) ?? [])]) listener();
      }
      await time.settle();
    },
    /** The line ends, without a word unless `close` says one. */
    end: async (close: Partial<CarrierClose> = {}) => {
      latest().isClosed = true;
      latest().events.closed({ ...brokenOff, ...(close.code === undefined ? {} : { clean: true }), ...close });
      await time.settle();
    },
    open: async () => {
      connection.connect();
      await time.settle();
      greet();
    },
  };
}

export type TestWorld = ReturnType<typeof createTestWorld>;
