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
 * Reading `window.localStorage` alone throws where cookies are blocked, each of its calls where it is forbidden, and
 * writing when it is full. What it does not take is kept in memory, for as long as the page lives.
 */
export function browserKeyValue(open: () => Storage): KeyValue {
  const untaken = memoryKeyValue();
  let storage: Storage;
  try {
    storage = open();
    storage.getItem('palaver.probe');
  } catch {
    return untaken;
  }
  const attempt = <T>(run: () => T, otherwise: T): T => {
    try {
      return run();
    } catch {
      return otherwise;
    }
  };
  const stored = () => attempt(() => Array.from({ length: storage.length }, (_, n) => storage.key(n) ?? ''), []);
  return {
    get: (key) => untaken.get(key) ?? attempt(() => storage.getItem(key), null),
    set: (key, value) => {
      untaken.remove(key);
      try {
        storage.setItem(key, value);
      } catch {
        untaken.set(key, value);
      }
    },
    remove: (key) => {
      untaken.remove(key);
      attempt(() => storage.removeItem(key), undefined);
    },
    keys: () => [...new Set([...stored(), ...untaken.keys()])],
  };
}
