import { type KeyValue, memoryKeyValue } from '../../app/storage/keyValue';

interface LockOptions {
  ifAvailable?: boolean;
  signal?: AbortSignal;
}

/** What the tabs of one browser share. */
export interface NodeBrowser {
  /** Node's own, with the cookies that a browser would keep and send. */
  fetch: typeof globalThis.fetch;
  localStorage: KeyValue;
  /** As a page sets one: `document.cookie`. */
  setCookie(line: string): void;
  locks: { request<T>(name: string, options: LockOptions, held: (lock: unknown) => T | Promise<T>): Promise<T> };
}

/** @param cookie what it holds from an earlier visit, `name=value` */
export function createNodeBrowser(cookie: string | null): NodeBrowser {
  const cookies = new Map<string, string>();
  const keep = (line: string) => {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    if (/;\s*Max-Age=0(;|$)/iu.test(line)) cookies.delete(pair.slice(0, at));
    else cookies.set(pair.slice(0, at), pair.slice(at + 1));
  };
  if (cookie !== null) keep(cookie);

  return {
    fetch: async (input, init = {}) => {
      const headers = new Headers(init.headers);
      if (cookies.size > 0) headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      const response = await fetch(input, { ...init, headers });
      response.headers.getSetCookie().forEach(keep);
      return response;
    },
    localStorage: memoryKeyValue(),
    setCookie: keep,
    locks: createLocks(),
  };
}

/** `navigator.locks` as far as it is used: exclusive, first come, first served. */
function createLocks(): NodeBrowser['locks'] {
  /** A lock that is held, with those who wait for it. */
  const lines = new Map<string, (() => void)[]>();
  return {
    request: async (name, { ifAvailable = false, signal }, held) => {
      const line = lines.get(name);
      if (line && ifAvailable) return held(null);
      if (line) await queueUp(line, signal);
      else lines.set(name, []);
      try {
        return await held({ name });
      } finally {
        const next = lines.get(name)?.shift();
        if (next) next();
        else lines.delete(name);
      }
    },
  };
}

function queueUp(line: (() => void)[], signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    line.push(resolve);
    signal?.addEventListener('abort', () => {
      const at = line.indexOf(resolve);
      if (at === -1) return;
      line.splice(at, 1);
      reject(signal.reason as Error);
    });
  });
}
