import { createRequire } from 'node:module';

/** Something large that is made when it is first needed and let go when nobody needs it any more. */
export interface Held<T> {
  /** It, made anew if need be. Not to be kept by who asks. */
  get(): T;
  /** Lets go of it, unless it was asked for since this was called last. */
  rest(): void;
}

export function heldWhileUsed<T extends object>(make: () => T, free: (held: T) => void = () => undefined): Held<T> {
  let held: T | undefined;
  let isUsed = false;
  return {
    get() {
      isUsed = true;
      return (held ??= make());
    },
    rest() {
      if (held && !isUsed) {
        free(held);
        held = undefined;
      }
      isUsed = false;
    },
  };
}

/**
 * What a package holds in memory goes with its module, which is then required anew at its next use. Whoever requires
 * such a package makes a `require` for each time: one that is kept would keep what it has required.
 */
export function forgetModule(name: string): void {
  const require = createRequire(import.meta.url);
  Reflect.deleteProperty(require.cache, require.resolve(name));
}
