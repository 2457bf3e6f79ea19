import { beforeEach, describe, expect, it } from 'vitest';
import { createApiClient } from '../api/client';
import { createRequest } from '../api/request';
import { createConnection } from '../realtime/connection';
import type { CarrierEvents, NetworkEvent } from '../realtime/connectionTypes';
import { createTestClock } from '../realtime/testClock';
import { memoryKeyValue } from '../storage/keyValue';
import { createSession } from './session';
import { createSessionConnection } from './sessionConnection';

const lifetimeS = 900;

/** Session, calls and connection of one tab as the browser wires them, with a server that counts. */
function setUp(carrier: 'stream' | 'socket') {
  const time = createTestClock();
  const log: string[] = [];
  const listeners = new Map<NetworkEvent, Set<() => void>>();
  const listen = (event: NetworkEvent, listener: () => void) => {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    return () => void listeners.get(event)?.delete(listener);
  };
  let serial = 0;
  let refusedToken: string | null = null;
  const fetch = ((url: string, { headers }: RequestInit) => {
    const token = new Headers(headers).get('Authorization');
    log.push(`${url.replace('/api/', '')}${token === null ? '' : ` by ${nameOf(token)}`}`);
    if (token !== null && nameOf(token) === refusedToken) return Promise.resolve(new Response('{}', { status: 401 }));
    if (!url.endsWith('/refresh-token')) return Promise.resolve(new Response('{}'));
    serial += 1;
    const claims = btoa(JSON.stringify({ iat: 1_000, exp: 1_000 + lifetimeS, name: `t${serial}` }));
    const identity = { username: 'ada', userId: 'a', userType: 'user', affiliatedOrganization: null };
    return Promise.resolve(Response.json({ valid: true, accessToken: `h.${claims}.s`, ...identity }));
  }) as typeof globalThis.fetch;
  const request = createRequest({ fetch, clock: time.clock, apiUrl: '/api' });
  const warn = () => undefined;
  const storage = memoryKeyValue();
  const session = createSession({
    request,
    clock: time.clock,
    network: { listen },
    locks: undefined,
    storage,
    markLeft: () => undefined,
    warn,
  });
  session.watch();
  const call = createApiClient({ request, session, warn, makeId: () => 'id' });
  const lines: CarrierEvents[] = [];
  const choice = memoryKeyValue();
  choice.set('palaver.carrier', carrier);
  const connection = createConnection({
    clock: time.clock,
    random: () => 0.5,
    network: { isOnline: () => true, isVisible: () => true, listen },
    token: session.token,
    refreshToken: session.refresh,
    setCookie: () => call('GET /auth/set-cookie', {}),
    acquireStreamSlot: () => Promise.resolve(() => undefined),
    openStream: ({ token }, events) => {
      log.push(`stream by ${nameOf(token)}`);
      lines.push(events);
      return { send: () => undefined, close: () => undefined };
    },
    openSocket: (events) => {
      lines.push(events);
      return {
        send: (frame) => {
          if (frame.type === 'authenticate') log.push(`socket by ${nameOf(frame.token)}`);
        },
        close: () => undefined,
      };
    },
    storage: choice,
  });
  const { hold } = createSessionConnection({ session, connection, clock: time.clock, warn });
  /** Fake fetches answer after more turns than one settling takes. */
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await time.settle();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return {
    ...time,
    settle,
    session,
    connection,
    hold,
    call,
    log,
    lines,
    refuse: (name: string) => (refusedToken = name),
    stand: async () => {
      lines.at(-1)?.opened();
      await settle();
    },
    greet: () => {
      lines.at(-1)?.opened();
      lines.at(-1)?.frame({ type: 'hello' });
      lines.at(-1)?.frame({ type: 'authenticated' });
    },
    fire: async (event: NetworkEvent) => {
      for (const listener of [...(listeners.get(event) ?? [])]) listener();
      await settle();
    },
    told: () => log.splice(0),
  };
}

function nameOf(token: string): string {
  return (JSON.parse(atob(token.split('.')[1] ?? '')) as { name: string }).name;
}

describe.each(['stream', 'socket'] as const)('over the %s', (carrier) => {
  let t: ReturnType<typeof setUp>;

  beforeEach(async () => {
    t = setUp(carrier);
    t.hold();
    await t.settle();
    await t.stand();
  });

  it('the first connection takes the token of the one refresh at the start', { tags: ['C251', 'C288', 'C402'] }, () => {
    expect(t.told()).toEqual(['auth/refresh-token', 'auth/set-cookie by t1', `${carrier} by t1`]);
  });

  it('an expired token is refreshed before it authenticates, once', { tags: ['C299', 'C377', 'C378'] }, async () => {
    t.greet();
    t.told();
    t.sleep((lifetimeS - 5) * 1_000);
    await t.fire('visible');
    await t.stand();
    // Set-cookie is exempt: it proves nothing, and must not wait.
    expect(t.told()).toEqual(['auth/set-cookie by t1', 'auth/refresh-token', `${carrier} by t2`]);
  });

  it(
    'the network’s return makes one refresh, shared by whoever needs a token',
    { tags: ['C256', 'C299'] },
    async () => {
      t.greet();
      t.told();
      await t.fire('offline');
      t.sleep(lifetimeS * 1_000);
      const called = t.call('GET /conversation/titles', {});
      await t.fire('online');
      await called;
      await t.stand();
      const told = t.told();
      expect(told.filter((what) => what === 'auth/refresh-token')).toHaveLength(1);
      expect(told).toContain(`${carrier} by t2`);
      expect(told).toContain('conversation/titles by t2');
    },
  );

  it('a refused token is refreshed once, and the next line has the new one', { tags: ['C300'] }, async () => {
    t.greet();
    t.told();
    t.lines.at(-1)?.closed({ code: 1008, reason: 'Authentication failed', clean: true });
    await t.settle();
    expect(t.told()).toEqual(['auth/refresh-token']);
    await t.advance(1_000);
    await t.settle();
    await t.stand();
    expect(t.told()).toEqual(['auth/set-cookie by t2', `${carrier} by t2`]);
  });

  it('calls that are refused together are made again with one new token', { tags: ['C396'] }, async () => {
    t.greet();
    t.told();
    t.refuse('t1');
    await Promise.all([1, 2, 3].map(() => t.call('GET /conversation/titles', {})));
    const told = t.told();
    expect(told.filter((what) => what === 'auth/refresh-token')).toHaveLength(1);
    expect(told.filter((what) => what === 'conversation/titles by t2')).toHaveLength(3);
  });

  it('a logout ends the connection and takes the token', { tags: ['C291', 'C401'] }, async () => {
    t.greet();
    t.told();
    await t.session.logout();
    await t.settle();
    expect(t.connection.state()).toBe('closed');
    expect(t.told()).toEqual(['auth/logout by t1']);
    await t.advance(120_000);
    await t.fire('online');
    expect(t.told()).toEqual([]);
    expect(t.timerCount()).toBe(0);
    await t.call('GET /conversation/titles', {});
    expect(t.told()).toEqual(['conversation/titles']);
  });
});
