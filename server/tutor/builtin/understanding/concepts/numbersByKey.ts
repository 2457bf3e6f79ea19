/** Numbers by a key that is a number as well, in the order in which they were given, none twice for one key. */
export interface NumbersByKey {
  get(key: number): Uint32Array;
}

/**
 * Two long rows instead of an array for each key.
 * @param pairs key and number in turn; keys are small, numbers come in groups: an equal pair follows the first before any other number of its key
 */
export function numbersByKey(pairs: readonly number[]): NumbersByKey {
  let most = -1;
  for (let at = 0; at < pairs.length; at += 2) most = Math.max(most, pairs[at] ?? 0);
  const ends = new Uint32Array(most + 2);
  const last = new Map<number, number>();
  const isNew = (key: number, number: number) => {
    if (last.get(key) === number) return false;
    last.set(key, number);
    return true;
  };
  for (let at = 0; at < pairs.length; at += 2) {
    const [key = 0, number = 0] = [pairs[at], pairs[at + 1]];
    if (isNew(key, number)) ends[key + 1] = (ends[key + 1] ?? 0) + 1;
  }
  for (let key = 1; key < ends.length; key += 1) ends[key] = (ends[key] ?? 0) + (ends[key - 1] ?? 0);
  const numbers = new Uint32Array(ends.at(-1) ?? 0);
  const next = ends.slice();
  last.clear();
  for (let at = 0; at < pairs.length; at += 2) {
    const [key = 0, number = 0] = [pairs[at], pairs[at + 1]];
    if (!isNew(key, number)) continue;
    numbers[next[key] ?? 0] = number;
    next[key] = (next[key] ?? 0) + 1;
  }
  return {
    get: (key) => (key > most ? nothing : numbers.subarray(ends[key], ends[key + 1])),
  };
}

const nothing = new Uint32Array();
