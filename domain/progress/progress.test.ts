import { describe, expect, it } from 'vitest';
import { graphDataOf, percentMastered, progressPointOf, topWordsCount } from './progress';

describe('topWordsCount', () => {
  it.each([
    [[], 0],
    [[0, 0], 0],
    [[7], 1],
    [[8, 2], 1],
    [[79, 21], 2],
    [[80, 20], 1],
    [[1, 1, 1, 1, 1], 4],
    [[1, 1, 1, 1, 1, 1], 5],
    [[2, 50, 8, 30, 10], 2],
    [[28, 7], 1],
  ])('of %j is %i', { tags: ['C504'] }, (counts, expected) => {
    expect(topWordsCount(counts)).toBe(expected);
  });

  it('leaves the counts in the order in which they came', () => {
    const counts = Object.freeze([1, 3, 2]);
    expect(topWordsCount(counts)).toBe(2);
  });
});

describe('percentMastered', () => {
  it.each([
    [[], 0],
    [[{ times: 3, isMastered: false }], 0],
    [[{ times: 3, isMastered: true }], 100],
    [
      [
        { times: 3, isMastered: true },
        { times: 1, isMastered: false },
      ],
      75,
    ],
  ])('of %j is %d', { tags: ['C247'] }, (sightings, expected) => {
    expect(percentMastered(sightings)).toBe(expected);
  });
});

describe('progressPointOf', () => {
  it(
    'counts all words of the language, and the sightings of the conversation alone',
    { tags: ['C245', 'C247'] },
    () => {
      const words = [
        { identity: 'un', trueCount: 16, isMastered: true },
        { identity: 'deux', trueCount: 3, isMastered: false },
        { identity: 'trois', trueCount: 1, isMastered: true },
        { identity: 'marked', trueCount: 0, isMastered: true },
      ];
      const conversation = new Map([
        ['un', 1],
        ['deux', 2],
        ['unknown', 1],
      ]);
      expect(progressPointOf(words, conversation)).toEqual({
        totalEncounteredWords: 3,
        masteredWordTotal: 2,
        topWordsCount: 1,
        percentMastered: 25,
      });
    },
  );

  it('is all zeros before anything was met', () => {
    expect(progressPointOf([], new Map())).toEqual({
      totalEncounteredWords: 0,
      masteredWordTotal: 0,
      topWordsCount: 0,
      percentMastered: 0,
    });
  });
});

describe('graphDataOf', () => {
  it('labels one point per conversation, in order', { tags: ['C244', 'C245', 'C247'] }, () => {
    const first = { totalEncounteredWords: 4, masteredWordTotal: 1, topWordsCount: 3, percentMastered: 10 };
    const second = { totalEncounteredWords: 9, masteredWordTotal: 2, topWordsCount: 5, percentMastered: 62.5 };
    expect(graphDataOf([first, second])).toEqual({
      progressGraphData: [
        { label: '#1', totalEncounteredWords: 4, masteredWordTotal: 1, topWordsCount: 3 },
        { label: '#2', totalEncounteredWords: 9, masteredWordTotal: 2, topWordsCount: 5 },
      ],
      percentGraphData: [
        { label: '#1', percentMastered: 10 },
        { label: '#2', percentMastered: 62.5 },
      ],
    });
  });

  it('has nothing to draw without a conversation', () => {
    expect(graphDataOf([])).toEqual({ progressGraphData: [], percentGraphData: [] });
  });
});
