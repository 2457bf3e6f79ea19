/** The part of `Storage` that is used, and that a test can stand in for. */
export interface KeyValue {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

export function memoryKeyValue(): KeyValue {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

/**
 * Reading `window.localStorage` alone throws where cookies are blocked, and writing throws when it is full.
 * Neither may cost the learner more than the thing that would have been kept.
 */
export function browserKeyValue(open: () => Storage): KeyValue {
  let storage: Storage;
  try {
    storage = open();
    storage.getItem('palaver.probe');
  } catch {
    return memoryKeyValue();
  }
  const attempt = <T>(run: () => T, otherwise: T): T => {
    try {
      return run();
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt(() => storage.getItem(key), null),
    set: (key, value) => attempt(() => storage.setItem(key, value), undefined),
    remove: (key) => attempt(() => storage.removeItem(key), undefined),
    keys: () => attempt(() => Array.from({ length: storage.length }, (_, n) => storage.key(n) ?? ''), []),
  };
}
