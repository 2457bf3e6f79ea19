import fc from 'fast-check';
import { expect, it } from 'vitest';
import { frameMs, pacing, typing } from './pacing';

const totalMs = (text: string) => typing(text).reduce((sum, { afterMs }) => sum + afterMs, 0);

it('typing takes 45 ms for each character, as one reads and not as it is stored', { tags: ['C496'] }, () => {
  expect(typing('Hi').map(({ afterMs }) => afterMs)).toEqual([45, 45]);
  expect(typing('Hi').map(({ typed }) => typed)).toEqual(['H', 'Hi']);
  expect(totalMs('a👍b')).toBe(3 * 45);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(totalMs(text)).toBe(text.length * 45);
      expect(typing(text).at(-1)?.typed ?? '').toBe(text);
    }),
  );
});

it('and 300 ms more where Latin letters and those of East Asia change, and nowhere else', { tags: ['C497'] }, () => {
  const pausedBefore = (text: string) =>
    typing(text).flatMap(({ typed, afterMs }) => (afterMs === 345 ? [[...typed].at(-1)] : []));
  expect(pausedBefore('I want ラーメン now')).toEqual(['ラ', 'n']);
  expect(pausedBefore('ラーメン、食べたい。')).toEqual([]);
  expect(pausedBefore('いいですね! 7:30?')).toEqual([]);
  expect(pausedBefore('7時 ok 좋아 d’accord 好')).toEqual(['o', '좋', 'd', '好']);
  expect(totalMs('aあa')).toBe(3 * 45 + 2 * 300);
});

it('a frame lasts 1000 to 7000 ms, whatever is wished', { tags: ['C498'] }, () => {
  expect([-1, 0, 999, 1_000, 3_333, 7_000, 7_001, Infinity].map(frameMs)).toEqual([
    1_000, 1_000, 1_000, 1_000, 3_333, 7_000, 7_000, 7_000,
  ]);
});

it('has the numbers of the specification, each under its own name', { tags: ['C499', 'C500'] }, () => {
  const { startMs, shortestFrameMs, longestFrameMs, typingMs, scriptChangeMs, ...other } = pacing;
  expect([startMs, shortestFrameMs, longestFrameMs, typingMs, scriptChangeMs]).toEqual([1600, 1000, 7000, 45, 300]);
  expect(Object.values(other).sort((a, b) => a - b)).toEqual(
    [450, 150, 500, 400, 1500, 1200, 20, 140, 250, 1800, 800].sort((a, b) => a - b),
  );
});
