import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type CountedWord, graphDataOf, percentMastered, progressPointOf, topWordsCount } from './progress';

// Says only when to give up, on a machine that is busy with other things too.
vi.setConfig({ testTimeout: 30_000 });

const counts = fc.array(fc.oneof(fc.nat(4), fc.nat(1_000_000)), { maxLength: 40 });
const sightings = fc.array(fc.record({ times: fc.integer({ min: 1, max: 90 }), isMastered: fc.boolean() }));
const words: fc.Arbitrary<CountedWord[]> = fc.uniqueArray(
  fc.record({ identity: fc.constantFrom(...'abcdefgh'), trueCount: fc.nat(30), isMastered: fc.boolean() }),
  { selector: ({ identity }) => identity },
);
const conversation = fc
  .dictionary(fc.constantFrom(...'abcdefghxyz'), fc.integer({ min: 1, max: 20 }))
  .map((times) => new Map(Object.entries(times)));

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

describe('topWordsCount', () => {
  it('of the most frequent words makes up 80 %, and one fewer does not', { tags: ['C504'] }, () => {
    fc.assert(
      fc.property(counts, (all) => {
        const total = BigInt(sumOf(all));
        const most = all.toSorted((a, b) => b - a);
        const share = (size: number) => BigInt(sumOf(most.slice(0, size))) * 5n;
        const top = topWordsCount(all);
        expect(top === 0).toBe(total === 0n);
        expect(share(top) >= total * 4n).toBe(true);
        if (top > 0) expect(share(top - 1) < total * 4n).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('does not depend on order, scale or words that were never met', () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 1000 }), fc.nat(5), (all, scale, never) => {
        const top = topWordsCount(all);
        expect(topWordsCount(all.toReversed())).toBe(top);
        expect(topWordsCount(all.map((count) => count * scale))).toBe(top);
        expect(topWordsCount([...Array<number>(never).fill(0), ...all])).toBe(top);
      }),
    );
  });

  it('of words met equally often is four in five, rounded up', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 99 }), (size, count) => {
        expect(topWordsCount(Array<number>(size).fill(count))).toBe(size - Math.floor(size / 5));
      }),
    );
  });
});

describe('percentMastered', () => {
  it('lies from 0 to 100 and makes 100 with the share of the rest', { tags: ['C247'] }, () => {
    fc.assert(
      fc.property(sightings, (all) => {
        const percent = percentMastered(all);
        const rest = percentMastered(all.map(({ times, isMastered }) => ({ times, isMastered: !isMastered })));
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(percent + rest).toBeCloseTo(all.length === 0 ? 0 : 100, 9);
        if (all.length > 0) expect(percent === 100).toBe(all.every(({ isMastered }) => isMastered));
        expect(percent === 0).toBe(!all.some(({ isMastered }) => isMastered));
      }),
    );
  });

  it('weighs a word by how often it was met', () => {
    fc.assert(
      fc.property(sightings, (all) => {
        const oneByOne = all.flatMap(({ times, isMastered }) =>
          Array.from({ length: times }, () => ({ times: 1, isMastered })),
        );
        expect(percentMastered(all)).toBe(percentMastered(oneByOne));
      }),
    );
  });
});

describe('progressPointOf', () => {
  it('never has more words mastered or on top than met, and depends on no order', { tags: ['C245'] }, () => {
    fc.assert(
      fc.property(words, conversation, (all, times) => {
        const point = progressPointOf(all, times);
        expect(point.totalEncounteredWords).toBe(all.filter(({ trueCount }) => trueCount > 0).length);
        expect(point.masteredWordTotal).toBeLessThanOrEqual(point.totalEncounteredWords);
        expect(point.topWordsCount).toBeLessThanOrEqual(point.totalEncounteredWords);
        expect(progressPointOf(all.toReversed(), new Map([...times].toReversed()))).toEqual(point);
      }),
    );
  });

  it('rises with a word that is mastered, by that word alone', () => {
    fc.assert(
      fc.property(words, conversation, fc.nat(), (all, times, at) => {
        const word = all[at % Math.max(1, all.length)];
        if (!word || word.isMastered) return;
        const before = progressPointOf(all, times);
        const after = progressPointOf(
          all.map((each) => (each === word ? { ...word, isMastered: true } : each)),
          times,
        );
        expect(after.masteredWordTotal - before.masteredWordTotal).toBe(word.trueCount > 0 ? 1 : 0);
        expect(after.topWordsCount).toBe(before.topWordsCount);
        const share = (100 * (times.get(word.identity) ?? 0)) / Math.max(1, sumOf([...times.values()]));
        expect(after.percentMastered - before.percentMastered).toBeCloseTo(share, 9);
      }),
    );
  });
});

describe('graphDataOf', () => {
  it('has each point in both lists, in order, labelled from #1', { tags: ['C244'] }, () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(words, conversation), { maxLength: 12 }), (all) => {
        const points = all.map(([known, times]) => progressPointOf(known, times));
        const { progressGraphData, percentGraphData } = graphDataOf(points);
        expect(progressGraphData.map(({ label }) => label)).toEqual(points.map((_, index) => `#${index + 1}`));
        expect(percentGraphData.map(({ label }) => label)).toEqual(progressGraphData.map(({ label }) => label));
        const joined = progressGraphData.map(({ label: _, ...rest }, index) => ({
          ...rest,
          percentMastered: percentGraphData[index]?.percentMastered,
        }));
        expect(joined).toEqual(points);
      }),
    );
  });
});
