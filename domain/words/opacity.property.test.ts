import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { opacityOf } from './opacity';

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

const threshold = fc.integer({ min: 1, max: 50 });
const count = fc.oneof(fc.integer({ min: -60, max: 60 }), fc.integer());

describe('opacityOf', () => {
  it(
    'is exactly what the specification says, for every count and threshold there is',
    { tags: ['C329', 'C330', 'C331'] },
    () => {
      for (let mastered = 1; mastered <= 50; mastered += 1) {
        for (let seen = -5; seen <= 60; seen += 1) {
          const expected = seen <= 0 ? 1 : seen >= mastered ? 0 : 1 - seen / mastered;
          expect(opacityOf(seen, mastered)).toBe(expected);
        }
      }
    },
  );

  it('with a threshold of 0 is 1 until the first sighting and 0 after it', { tags: ['C329'] }, () => {
    fc.assert(
      fc.property(count, (seen) => {
        expect(opacityOf(seen, 0)).toBe(seen <= 0 ? 1 : 0);
      }),
    );
  });

  it('stays within 0 and 1, falls with the count and rises with the threshold', { tags: ['C7', 'C331'] }, () => {
    fc.assert(
      fc.property(count, count, threshold, threshold, (a, b, one, other) => {
        const [fewer, more] = [Math.min(a, b), Math.max(a, b)];
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(opacityOf(more, low)).toBeLessThanOrEqual(opacityOf(fewer, low));
        expect(opacityOf(more, low)).toBeLessThanOrEqual(opacityOf(more, high));
        if (fewer >= 0 && more <= low && fewer < more) {
          expect(opacityOf(more, low)).toBeLessThan(opacityOf(fewer, low));
        }
        expect(opacityOf(more, low)).toBeGreaterThanOrEqual(0);
        expect(opacityOf(fewer, high)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('falls by the same step with each sighting, from 1 to 0 in as many as the threshold says', () => {
    fc.assert(
      fc.property(threshold, (mastered) => {
        const steps = Array.from({ length: mastered }, (_, i) => opacityOf(i, mastered) - opacityOf(i + 1, mastered));
        for (const step of steps) expect(step).toBeCloseTo(1 / mastered, 10);
        expect([opacityOf(0, mastered), opacityOf(mastered, mastered)]).toEqual([1, 0]);
      }),
    );
  });
});
