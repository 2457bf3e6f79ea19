import type { AcquireStreamSlot } from './connectionTypes';

/** HTTP/1.1 allows a browser six connections to a host; half of them stay free for everything else. */
const slots = ['palaver.stream.1', 'palaver.stream.2', 'palaver.stream.3'];

/** The part of `navigator.locks` that is used; it is missing on plain http from another machine. */
export interface LocksLike {
  request(name: string, options: { ifAvailable: true }, held: (lock: unknown) => unknown): Promise<unknown>;
}

/** Counts the streams of all tabs by locks that each tab holds as long as its stream. */
export function createStreamSlots(locks: LocksLike | undefined): AcquireStreamSlot {
  const free = () => undefined;
  if (!locks) return () => Promise.resolve(free);
  const take = (name: string) =>
    new Promise<(() => void) | null>((resolve, reject) => {
      locks
        .request(name, { ifAvailable: true }, (lock) => {
          if (lock) return new Promise<void>((release) => resolve(release));
          resolve(null);
          return undefined;
        })
        .catch(reject);
      // Locks that refuse to work (a sandboxed page) must not keep anybody from connecting.
    }).catch(() => free);
  return async () => {
    for (const name of slots) {
      const release = await take(name);
      if (release) return release;
    }
    return null;
  };
}
