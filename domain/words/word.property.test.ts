import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { opacityOf } from './opacity';
import { effectiveCountOf, isMastered } from './word';

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

const threshold = fc.oneof(fc.integer({ min: 0, max: 50 }), fc.constantFrom(0, 1));
const stored = fc
  .record({ baseline: fc.nat(80), since: fc.nat(80), marked: fc.boolean() })
  .map(({ baseline, since, marked }) => ({ trueCount: baseline + since, baseline, marked }));

describe('isMastered', () => {
  it('is met as often as the threshold, at least once, or marked', { tags: ['C334'] }, () => {
    for (let mastered = 0; mastered <= 50; mastered += 1) {
      for (let effectiveCount = -5; effectiveCount <= 60; effectiveCount += 1) {
        const isMet = effectiveCount >= Math.max(1, mastered);
        expect(isMastered({ effectiveCount, marked: false }, mastered)).toBe(isMet);
        expect(isMastered({ effectiveCount, marked: true }, mastered)).toBe(true);
      }
    }
  });

  it('never ends by another sighting, and never begins by a higher threshold', () => {
    fc.assert(
      fc.property(stored, threshold, threshold, (counts, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const isIt = (now: typeof counts, mastered: number) =>
          isMastered({ effectiveCount: effectiveCountOf(now, mastered), marked: now.marked }, mastered);
        if (isIt(counts, low)) expect(isIt({ ...counts, trueCount: counts.trueCount + 1 }, low)).toBe(true);
        if (isIt(counts, high)) expect(isIt(counts, low)).toBe(true);
      }),
    );
  });
});

describe('effectiveCountOf', () => {
  it(
    'is what was met since the last refresh, raised to the threshold by a mark and by nothing else',
    { tags: ['C334'] },
    () => {
      fc.assert(
        fc.property(stored, threshold, (counts, mastered) => {
          const since = counts.trueCount - counts.baseline;
          expect(effectiveCountOf({ ...counts, marked: false }, mastered)).toBe(since);
          expect(effectiveCountOf({ ...counts, marked: true }, mastered)).toBe(Math.max(since, mastered));
        }),
      );
    },
  );

  it('of a mark hides the word, of a refresh shows it anew, and of a mark taken back is as before', () => {
    fc.assert(
      fc.property(stored, threshold, (counts, mastered) => {
        const marked = { ...counts, marked: true };
        expect(isMastered({ effectiveCount: effectiveCountOf(marked, mastered), marked: true }, mastered)).toBe(true);
        if (mastered > 0) expect(opacityOf(effectiveCountOf(marked, mastered), mastered)).toBe(0);
        const refreshed = { ...marked, marked: false, baseline: counts.trueCount };
        expect(effectiveCountOf(refreshed, mastered)).toBe(0);
        expect(opacityOf(effectiveCountOf(refreshed, mastered), mastered)).toBe(1);
        expect(effectiveCountOf({ ...marked, marked: counts.marked }, mastered)).toBe(
          effectiveCountOf(counts, mastered),
        );
      }),
    );
  });
});
