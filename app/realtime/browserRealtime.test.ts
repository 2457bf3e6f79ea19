import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserNetwork } from './browserNetwork';
import { createBrowserConnection } from './browserRealtime';
import type { SocketLike } from './socketCarrier';

/** As much of a browser as the connection touches. */
function createFakeBrowser() {
  const listeners = new Map<string, Set<() => void>>();
  const target = {
    addEventListener: (name: string, listener: () => void) => {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
    },
    removeEventListener: (name: string, listener: () => void) => void listeners.get(name)?.delete(listener),
  };
  const storage = () => {
    const values = new Map<string, string>();
    return {
      values,
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    };
  };
  const sockets: (SocketLike & { url: string })[] = [];
  const fetched: string[] = [];
  const session = storage();
  const local = storage();
  const document = { ...target, visibilityState: 'visible' };
  const navigator = { onLine: true as boolean | undefined };
  class FakeSocket {
    readyState = 1;
    onopen: (() => void) | null = null;
    onmessage: SocketLike['onmessage'] = null;
    constructor(readonly url: string) {
      sockets.push(this as never);
    }
    send = () => undefined;
    close = () => undefined;
  }
  const window = {
    ...target,
    sessionStorage: session,
    localStorage: local,
    fetch: (url: string) => {
      fetched.push(url);
      return new Promise(() => undefined);
    },
  };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('WebSocket', FakeSocket);
  return {
    sockets,
    fetched,
    session,
    local,
    document,
    navigator,
    fire: (name: string) => {
      for (const listener of [...(listeners.get(name) ?? [])]) listener();
    },
    listenerCount: () => [...listeners.values()].reduce((count, { size }) => count + size, 0),
  };
}

let browser: ReturnType<typeof createFakeBrowser>;
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const connectionOf = () =>
  createBrowserConnection(
    {
      token: () => Promise.resolve('token'),
      refreshToken: () => Promise.resolve(),
      setCookie: () => Promise.resolve(),
    },
    { apiUrl: '/api', socketUrl: 'ws://here/ws' },
  );

beforeEach(() => {
  browser = createFakeBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the browser’s connection', () => {
  it('begins with a stream, and lets go of every listener', async () => {
    const connection = connectionOf();
    connection.connect();
    await settle();
    expect(browser.fetched).toEqual(['/api/stream?']);
    connection.close();
    expect(browser.listenerCount()).toBe(0);
  });

  it('remembers what worked as long as the tab lives, and not in what a logout clears', async () => {
    browser.session.values.set('palaver.carrier', 'socket');
    const connection = connectionOf();
    connection.connect();
    await settle();
    expect(browser.sockets.map(({ url }) => url)).toEqual(['ws://here/ws']);
    browser.session.values.clear();
    browser.sockets[0]?.onmessage?.({ data: '{"type":"authenticated"}' });
    expect([...browser.session.values]).toEqual([['palaver.carrier', 'socket']]);
    expect(browser.local.values.size).toBe(0);
    connection.close();
    expect(browser.session.values.size).toBe(1);
  });
});

describe('the browser’s network', () => {
  it('tells of being looked at, not of being left', { tags: ['C488'] }, () => {
    let seen = 0;
    const stop = browserNetwork.listen('visible', () => (seen += 1));
    browser.document.visibilityState = 'hidden';
    browser.fire('visibilitychange');
    expect([seen, browserNetwork.isVisible()]).toEqual([0, false]);
    browser.document.visibilityState = 'visible';
    browser.fire('visibilitychange');
    expect([seen, browserNetwork.isVisible()]).toEqual([1, true]);
    stop();
    browser.fire('visibilitychange');
    expect(seen).toBe(1);
  });

  it('is away only where the browser says so clearly', { tags: ['C487'] }, () => {
    expect(browserNetwork.isOnline()).toBe(true);
    browser.navigator.onLine = undefined;
    expect(browserNetwork.isOnline()).toBe(true);
    browser.navigator.onLine = false;
    expect(browserNetwork.isOnline()).toBe(false);
  });
});
