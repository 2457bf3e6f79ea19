import { beforeEach, describe, expect, it } from 'vitest';
import type { ClientFrame, ServerFrame } from '../../domain/protocol';
import { memoryKeyValue } from '../storage/keyValue';
import { createConnection, type Connection } from './connection';
import type { CarrierEvents, CarrierKind, NetworkEvent, StreamRequest } from './connectionTypes';
import { createTestClock } from './testClock';

interface FakeLine {
  kind: CarrierKind;
  request: StreamRequest | null;
  events: CarrierEvents;
  sent: ClientFrame[];
  isClosed: boolean;
}

function setUp() {
  const time = createTestClock();
  const lines: FakeLine[] = [];
  const calls = { setCookie: 0, token: 0, refresh: 0 };
  const world = {
    isOnline: true,
    random: 0.5,
    token: 'token' as string | null,
    cookieFails: false,
    slotsTaken: false,
    slotsHeld: 0,
    since: 7 as number | undefined,
    storage: memoryKeyValue(),
    listeners: new Map<NetworkEvent, Set<() => void>>(),
  };
  const carrier = (kind: CarrierKind, request: StreamRequest | null, events: CarrierEvents) => {
    const line: FakeLine = { kind, request, events, sent: [], isClosed: false };
    lines.push(line);
    return {
      send: (frame: ClientFrame) => void line.sent.push(frame),
      close: () => {
        line.isClosed = true;
      },
    };
  };
  const make = () =>
    createConnection({
      clock: time.clock,
      random: () => world.random,
      network: {
        isOnline: () => world.isOnline,
        listen: (event, listener) => {
          const set = world.listeners.get(event) ?? new Set();
          world.listeners.set(event, set.add(listener));
          return () => void set.delete(listener);
        },
      },
      openStream: (request, events) => carrier('stream', request, events),
      openSocket: (events) => carrier('socket', null, events),
      acquireStreamSlot: () => {
        if (world.slotsTaken) return Promise.resolve(null);
        world.slotsHeld += 1;
        return Promise.resolve(() => {
          world.slotsHeld -= 1;
        });
      },
      token: () => {
        calls.token += 1;
        return Promise.resolve(world.token);
      },
      refreshToken: () => {
        calls.refresh += 1;
        return Promise.resolve();
      },
      setCookie: () => {
        calls.setCookie += 1;
        return world.cookieFails ? Promise.reject(new Error('no')) : Promise.resolve();
      },
      since: () => world.since,
      storage: world.storage,
    });
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
    make,
    live: () => lines.filter((line) => !line.isClosed),
    fire: async (event: NetworkEvent) => {
      world.isOnline = event === 'offline' ? false : event === 'online' ? true : world.isOnline;
      for (const listener of [...(world.listeners.get(event) ?? [])]) listener();
      await time.settle();
    },
    breakOff: async () => {
      latest().isClosed = true;
      latest().events.closed({ code: 1006, reason: '', clean: false });
      await time.settle();
    },
    open: async () => {
      connection.connect();
      await time.settle();
      greet();
    },
  };
}

type World = ReturnType<typeof setUp>;
let t: World;
let connection: Connection;

beforeEach(() => {
  t = setUp();
  connection = t.connection;
});

/** The same world, but one whose browser remembers that only the socket works. */
function overSocket() {
  t = setUp();
  t.world.storage.set('palaver.carrier', 'socket');
  const second = t.make();
  second.onMessage((frame) => t.seen.messages.push(frame));
  second.onNotice((notice) => t.seen.notices.push(notice));
  connection = second;
}

async function openSocket() {
  overSocket();
  connection.connect();
  await t.settle();
  t.greet();
}

describe('opening', () => {
  it('C288 C402 connects when asked to, after set-cookie, with a Bearer token, over the stream', async () => {
    expect(t.lines).toEqual([]);
    connection.subscribe('c1');
    connection.connect();
    expect(t.calls.setCookie).toBe(1);
    await t.settle();
    expect(t.latest()).toMatchObject({
      kind: 'stream',
      request: { conversationId: 'c1', since: 7, token: 'token' },
    });
    expect(connection.state()).toBe('connecting');
    t.greet();
    expect(connection.state()).toBe('open');
  });

  it('C289 goes through connecting, open, closed, reconnecting and open again', async () => {
    await t.open();
    await t.breakOff();
    await t.advance(1_000);
    t.greet();
    expect(t.seen.states).toEqual(['connecting', 'open', 'closed', 'reconnecting', 'open']);
  });

  it('C490 waits 3 s after a failed set-cookie call and tries again', async () => {
    t.world.cookieFails = true;
    connection.connect();
    await t.settle();
    t.world.cookieFails = false;
    await t.advance(2_999);
    expect(t.calls.setCookie).toBe(1);
    await t.advance(1);
    expect(t.calls.setCookie).toBe(2);
    expect(t.lines).toHaveLength(1);
  });

  it('opens one line however often it is asked to', async () => {
    connection.connect();
    connection.connect();
    await t.fire('visible');
    await t.fire('online');
    expect(t.lines).toHaveLength(1);
  });

  it('does not open without a token, and tries again later', async () => {
    t.world.token = null;
    connection.connect();
    await t.settle();
    expect(t.lines).toEqual([]);
    t.world.token = 'later';
    await t.advance(1_000);
    expect(t.latest().request?.token).toBe('later');
  });
});

describe('the socket as fallback', () => {
  it('is taken when the stream has not greeted within 2 s, and remembered', async () => {
    connection.connect();
    await t.advance(1_999);
    expect(t.lines).toHaveLength(1);
    await t.advance(1);
    expect(t.lines.map(({ kind }) => kind)).toEqual(['stream', 'socket']);
    expect(t.lines[0]?.isClosed).toBe(true);
    t.greet();
    expect(t.world.storage.get('palaver.carrier')).toBe('socket');
  });

  it('is taken when the stream breaks three times within a minute', async () => {
    await t.open();
    for (let n = 0; n < 3; n += 1) {
      await t.breakOff();
      await t.advance(1_000);
      t.greet();
    }
    expect(t.lines.map(({ kind }) => kind)).toEqual(['stream', 'stream', 'stream', 'socket']);
  });

  it('is not taken when breaks are more than a minute apart, or announced', async () => {
    await t.open();
    for (let n = 0; n < 4; n += 1) {
      await t.breakOff();
      await t.advance(1_000);
      t.greet();
      for (let s = 0; s < 4; s += 1) {
        await t.advance(20_000);
        t.latest().events.activity();
      }
    }
    for (let n = 0; n < 3; n += 1) {
      t.latest().events.closed({ code: 1001, reason: 'Server restarting', clean: true });
      await t.advance(1_000);
      t.greet();
    }
    expect(new Set(t.lines.map(({ kind }) => kind))).toEqual(new Set(['stream']));
  });

  it('is taken when this browser holds three streams already, which says nothing about streams', async () => {
    t.world.slotsTaken = true;
    await t.open();
    expect(t.latest().kind).toBe('socket');
    expect(t.world.storage.get('palaver.carrier')).toBeNull();
  });

  it('is left again when it does not open either', async () => {
    overSocket();
    connection.connect();
    await t.settle();
    await t.breakOff();
    await t.advance(1_000);
    await t.breakOff();
    await t.advance(2_000);
    expect(t.latest().kind).toBe('stream');
  });

  it('is given up when it neither greets nor authenticates', async () => {
    overSocket();
    connection.connect();
    await t.advance(10_000);
    expect(t.lines[0]?.isClosed).toBe(true);
    await t.advance(1_000);
    expect(t.lines).toHaveLength(2);
  });

  it('gives its slot back when the stream ends', async () => {
    await t.open();
    expect(t.world.slotsHeld).toBe(1);
    await t.breakOff();
    expect(t.world.slotsHeld).toBe(0);
    await t.advance(1_000);
    connection.close();
    expect(t.world.slotsHeld).toBe(0);
  });
});

describe('the socket', () => {
  it('C298 C299 C441 sends authenticate with a fresh token as soon as it is open', async () => {
    overSocket();
    connection.connect();
    await t.settle();
    t.latest().events.opened();
    expect(t.latest().sent).toEqual([{ type: 'authenticate', token: 'token' }]);
  });

  it('C301 C442 subscribes once open, with the revision it has', async () => {
    overSocket();
    connection.subscribe('c1');
    connection.connect();
    await t.settle();
    t.latest().events.opened();
    expect(t.latest().sent.map(({ type }) => type)).not.toContain('subscribe');
    t.latest().events.frame({ type: 'authenticated' });
    expect(t.latest().sent.at(-1)).toEqual({ type: 'subscribe', conversationId: 'c1', since: 7 });
    connection.subscribe('c2');
    expect(t.latest().sent.at(-1)).toEqual({ type: 'subscribe', conversationId: 'c2', since: 7 });
  });

  it('C302 C443 unsubscribes when there is no conversation', async () => {
    await openSocket();
    connection.subscribe('c1');
    connection.unsubscribe();
    expect(t.latest().sent.at(-1)).toEqual({ type: 'unsubscribe' });
  });

  it('C292 C293 keeps what is sent while not open, and sends it in order on open', async () => {
    overSocket();
    connection.send({ type: 'ping' });
    connection.send({ type: 'unsubscribe' });
    connection.connect();
    await t.settle();
    t.latest().events.opened();
    t.latest().events.frame({ type: 'authenticated' });
    expect(t.latest().sent.slice(1)).toEqual([{ type: 'ping' }, { type: 'unsubscribe' }]);
  });

  it('C292 keeps no more than 100, the newest', async () => {
    overSocket();
    for (let n = 0; n < 130; n += 1) connection.send({ type: 'subscribe', conversationId: String(n) });
    connection.connect();
    await t.settle();
    t.greet();
    expect(t.latest().sent).toHaveLength(101);
    expect(t.latest().sent.at(-1)).toMatchObject({ conversationId: '129' });
  });

  it('C444 C481 pings each 30 s', async () => {
    await openSocket();
    await t.advance(29_999);
    expect(t.latest().sent.filter(({ type }) => type === 'ping')).toHaveLength(0);
    await t.advance(1);
    t.latest().events.frame({ type: 'pong' });
    await t.advance(30_000);
    expect(t.latest().sent.filter(({ type }) => type === 'ping')).toHaveLength(2);
  });

  it('C445 C482 reconnects when no pong came within 60 s, checked each 5 s', async () => {
    await openSocket();
    await t.advance(60_000);
    expect(t.live()).toHaveLength(1);
    await t.advance(5_000);
    expect(t.live()).toHaveLength(0);
    await t.advance(1_000);
    expect(t.live()).toHaveLength(1);
    expect(t.lines).toHaveLength(2);
  });

  it('C445 stays while pongs come', async () => {
    await openSocket();
    for (let n = 0; n < 10; n += 1) {
      await t.advance(30_000);
      t.latest().events.frame({ type: 'pong' });
    }
    expect(t.lines).toHaveLength(1);
  });
});

describe('coming back', () => {
  it('C290 C484 C485 C486 waits 1, 2, 4 … at most 30 s, and begins anew after it was open', async () => {
    await t.open();
    for (const delayMs of [1, 2, 4, 8, 16, 30, 30].map((s) => s * 1_000)) {
      const before = t.lines.length;
      await t.breakOff();
      await t.advance(delayMs - 1);
      expect(t.lines.length).toBe(before);
      await t.advance(1);
      expect(t.lines.length).toBe(before + 1);
    }
    t.greet();
    const before = t.lines.length;
    await t.breakOff();
    await t.advance(1_000);
    expect(t.lines.length).toBe(before + 1);
  });

  it('C487 C489 waits while offline and returns at once when the network does', async () => {
    await t.open();
    await t.fire('offline');
    await t.breakOff();
    await t.advance(120_000);
    expect(t.lines).toHaveLength(1);
    await t.fire('online');
    expect(t.lines).toHaveLength(2);
  });

  it('C489 replaces a line from before the network was away', async () => {
    await t.open();
    await t.fire('offline');
    await t.fire('online');
    expect(t.lines).toHaveLength(2);
    expect(t.live()).toHaveLength(1);
  });

  it('C488 returns at once when the tab becomes visible', async () => {
    await t.open();
    for (let n = 0; n < 4; n += 1) {
      await t.breakOff();
      await t.advance(1_000 * 2 ** n);
    }
    await t.breakOff();
    const before = t.lines.length;
    await t.fire('visible');
    expect(t.lines.length).toBe(before + 1);
  });

  it('C483 finds after a sleep that the line is dead, and reconnects once', async () => {
    await t.open();
    t.sleep(3_600_000);
    await t.fire('visible');
    await t.advance(1_000);
    expect(t.lines).toHaveLength(2);
    expect(t.live()).toHaveLength(1);
    await t.advance(1_500);
    expect(t.lines).toHaveLength(2);
  });

  it('C483 never opens a second line while one is being opened', async () => {
    overSocket();
    connection.connect();
    await t.advance(9_999);
    await t.fire('visible');
    expect(t.lines).toHaveLength(1);
  });

  it('C300 refreshes the token after 1008 Authentication failed, then reconnects', async () => {
    await t.open();
    t.latest().events.closed({ code: 1008, reason: 'Authentication failed', clean: true });
    await t.settle();
    expect(t.calls.refresh).toBe(1);
    await t.advance(1_000);
    expect(t.lines).toHaveLength(2);
  });

  it('spreads its return after 1001 over the time that the server names', async () => {
    await t.open();
    t.world.random = 0.8;
    t.latest().events.closed({ code: 1001, reason: 'Server restarting', clean: true, returnWithinMs: 5_000 });
    await t.advance(3_999);
    expect(t.lines).toHaveLength(1);
    await t.advance(1);
    expect(t.lines).toHaveLength(2);
  });

  it('C473 emits an error and then reconnects', async () => {
    await t.open();
    t.latest().events.error(new Error('broken'));
    await t.breakOff();
    expect(t.errors.map(({ message }) => message)).toEqual(['broken']);
    await t.advance(1_000);
    expect(t.lines).toHaveLength(2);
  });
});

describe('notices', () => {
  it('C294 C295 C491 says Reconnecting... after 5 s without a connection, not before', async () => {
    overSocket();
    connection.connect();
    await t.advance(4_999);
    expect(t.seen.notices).toEqual([]);
    await t.advance(1);
    expect(t.seen.notices).toEqual(['Reconnecting...']);
  });

  it('C296 C492 says Connected for 1 s after a reconnect, and nothing at first', async () => {
    await t.open();
    expect(t.seen.notices).toEqual([]);
    await t.breakOff();
    await t.advance(1_000);
    t.greet();
    expect(t.seen.notices).toEqual(['Connection lost', 'Connected']);
    await t.advance(999);
    expect(t.seen.notices.at(-1)).toBe('Connected');
    await t.advance(1);
    expect(t.seen.notices.at(-1)).toBeNull();
  });

  it('C297 says Connection lost after an unclean close, then Reconnecting...', async () => {
    await t.open();
    await t.fire('offline');
    await t.breakOff();
    await t.advance(5_000);
    expect(t.seen.notices).toEqual(['Connection lost', 'Reconnecting...']);
  });

  it('says nothing when another conversation is opened', async () => {
    connection.subscribe('c1');
    await t.open();
    connection.subscribe('c2');
    await t.settle();
    expect(t.latest().request?.conversationId).toBe('c2');
    t.greet();
    await t.advance(1_500);
    expect(t.seen.notices).toEqual([]);
    expect(t.live()).toHaveLength(1);
  });
});

describe('what is received', () => {
  const frame = (target: string) => ({ type: 'message:target', target, fieldName: 'notes' }) as unknown as ServerFrame;

  it('C450 C451 goes to all listeners, but for pongs, and by target to those that asked', async () => {
    const mine: unknown[] = [];
    connection.onTarget('scenarioSnapshot', (received) => mine.push(received));
    await t.open();
    t.latest().events.frame({ type: 'pong' });
    t.latest().events.frame(frame('m1'));
    t.latest().events.frame(frame('scenarioSnapshot'));
    expect(t.seen.messages.map(({ type }) => type)).toEqual([
      'hello',
      'authenticated',
      'message:target',
      'message:target',
    ]);
    expect(mine).toHaveLength(1);
  });

  it('from a line that was given up is not heard', async () => {
    await t.open();
    const former = t.latest();
    connection.subscribe('c1');
    await t.settle();
    const before = t.seen.messages.length;
    former.events.frame(frame('m1'));
    former.events.closed({ code: 1006, reason: '', clean: false });
    expect(t.seen.messages.length).toBe(before);
    expect(t.live()).toHaveLength(1);
  });
});

describe('asking again', () => {
  it('opens the stream anew from the revision that is complete, and tells that a replay begins', async () => {
    const begun: string[] = [];
    connection.onSubscribe((id) => begun.push(id));
    connection.subscribe('c1');
    await t.open();
    t.world.since = 12;
    connection.resync();
    await t.settle();
    expect(t.latest().request?.since).toBe(12);
    expect(begun).toEqual(['c1', 'c1']);
  });

  it('happens at most once a second', async () => {
    await openSocket();
    connection.subscribe('c1');
    for (let n = 0; n < 5; n += 1) connection.resync();
    const subscribes = () => t.latest().sent.filter(({ type }) => type === 'subscribe').length;
    expect(subscribes()).toBe(2);
    await t.advance(1_000);
    expect(subscribes()).toBe(3);
  });

  it('happens by itself when the server has not said for long how far it is', async () => {
    connection.subscribe('c1');
    await t.open();
    for (let n = 0; n < 16; n += 1) {
      await t.advance(5_000);
      t.latest().events.activity();
    }
    expect(t.lines).toHaveLength(2);
    expect(t.live()).toHaveLength(1);
  });
});

describe('logout', () => {
  it.each(['connecting', 'open', 'waiting', 'offline', 'after an error'])(
    'C291 C401 leaves no line, no timer and no listener behind (%s)',
    async (when) => {
      connection.subscribe('c1');
      connection.connect();
      if (when !== 'connecting') await t.settle();
      if (when === 'open' || when === 'offline') t.greet();
      if (when === 'waiting') await t.breakOff();
      if (when === 'offline') await t.fire('offline');
      if (when === 'after an error') t.latest().events.error(new Error('broken'));
      connection.close();
      await t.settle();
      expect(t.live()).toEqual([]);
      expect(t.timerCount()).toBe(0);
      expect(t.world.slotsHeld).toBe(0);
      expect([...t.world.listeners.values()].every((listeners) => listeners.size === 0)).toBe(true);
      expect(connection.state()).toBe('closed');
      await t.advance(120_000);
      expect(t.live()).toEqual([]);
    },
  );

  it('C291 can be followed by another login', async () => {
    await t.open();
    connection.close();
    connection.connect();
    await t.settle();
    t.greet();
    expect(connection.state()).toBe('open');
    expect(t.live()).toHaveLength(1);
  });
});
