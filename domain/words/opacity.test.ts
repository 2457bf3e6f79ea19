import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { opacityOf } from './opacity';
import { effectiveCountOf, isMastered } from './word';

const threshold = fc.integer({ min: 0, max: 50 });
const count = fc.integer({ min: -100, max: 1_000 });

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

describe('opacityOf', () => {
  it.each([
    [-1, 10, 1],
    [0, 10, 1],
    [1, 10, 0.9],
    [5, 10, 0.5],
    [10, 10, 0],
    [11, 10, 0],
    [0, 0, 1],
    [1, 0, 0],
    [1, 1, 0],
  ])('of a count of %i with a threshold of %i is %f', { tags: ['C7'] }, (seen, mastered, opacity) => {
    expect(opacityOf(seen, mastered)).toBeCloseTo(opacity);
  });

  it('stays between 0 and 1, never grows with the count, and is 0 exactly for what counts as mastered', () => {
    fc.assert(
      fc.property(count, threshold, (seen, mastered) => {
        const opacity = opacityOf(seen, mastered);
        expect(opacity).toBeGreaterThanOrEqual(0);
        expect(opacity).toBeLessThanOrEqual(1);
        expect(opacityOf(seen + 1, mastered)).toBeLessThanOrEqual(opacity);
        expect(opacity === 0).toBe(isMastered({ effectiveCount: seen, marked: false }, mastered));
      }),
    );
  });
});

describe('effectiveCountOf', () => {
  it('is what was met since the last refresh; at least the threshold when marked', { tags: ['C334'] }, () => {
    fc.assert(
      fc.property(fc.nat(1_000), fc.nat(1_000), fc.boolean(), threshold, (baseline, since, marked, mastered) => {
        const effectiveCount = effectiveCountOf({ trueCount: baseline + since, baseline, marked }, mastered);
        expect(effectiveCount).toBe(marked ? Math.max(since, mastered) : since);
        if (marked) expect(isMastered({ effectiveCount, marked }, mastered)).toBe(true);
      }),
    );
  });

  it('does not master a word that was never met, whatever the threshold', () => {
    expect(isMastered({ effectiveCount: 0, marked: false }, 0)).toBe(false);
    expect(isMastered({ effectiveCount: 1, marked: false }, 0)).toBe(true);
    expect(isMastered({ effectiveCount: 0, marked: true }, 50)).toBe(true);
  });
});
