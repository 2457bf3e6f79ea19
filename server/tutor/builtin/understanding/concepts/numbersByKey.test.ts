import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbersByKey } from './numbersByKey';

describe('numbersByKey', () => {
  it('gives what a map of lists would give', () => {
    const pair = fc.tuple(fc.nat(20), fc.nat(5));
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const inGroups = pairs.sort(([, a], [, b]) => a - b);
        const lists = new Map<number, Set<number>>();
        for (const [key, number] of inGroups) lists.set(key, (lists.get(key) ?? new Set()).add(number));
        const packed = numbersByKey(inGroups.flat());
        for (let key = 0; key < 25; key += 1) expect([...packed.get(key)]).toEqual([...(lists.get(key) ?? [])]);
      }),
    );
  });
});
