import { expect, test } from 'vitest';
import { browserKeyValue } from './keyValue';

const refuse = (): never => {
  throw new Error('QuotaExceededError');
};

/** A storage of which some calls can be replaced. */
function storageWith(calls: Partial<Storage> = {}): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    ...calls,
  };
}

for (const [what, open] of [
  ['takes everything', () => storageWith()],
  ['is full', () => storageWith({ setItem: refuse })],
  ['answers no call', () => storageWith({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ['may not even be named', refuse],
] as const) {
  test(`what is written into a storage that ${what} can be read, listed and removed`, () => {
    const kept = browserKeyValue(open);
    kept.set('a', 'one');
    kept.set('a', 'two');
    expect(kept.get('a')).toBe('two');
    expect(kept.keys()).toEqual(['a']);
    kept.remove('a');
    expect(kept.get('a')).toBeNull();
    expect(kept.keys()).toEqual([]);
  });
}

test('what a full storage still held gives way to what is written later', () => {
  let isFull = false;
  const storage = storageWith();
  const setItem = storage.setItem.bind(storage);
  storage.setItem = (key, value) => (isFull ? refuse() : setItem(key, value));
  const kept = browserKeyValue(() => storage);
  kept.set('a', 'old');
  isFull = true;
  kept.set('a', 'new');
  expect(kept.get('a')).toBe('new');
  expect(kept.keys()).toEqual(['a']);
  isFull = false;
  kept.set('a', 'newest');
  expect(kept.get('a')).toBe('newest');
  expect(storage.getItem('a')).toBe('newest');
});
