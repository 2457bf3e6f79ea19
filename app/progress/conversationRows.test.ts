import { describe, expect, it } from 'vitest';
import { graphDataOf, type ProgressPoint } from '../../domain/progress/progress';
import { conversationRows, findFormer, findLatest, roundShare } from './conversationRows';
import { placeholderGraphData } from './placeholder';

const point = (totalEncounteredWords: number, percentMastered = 0): ProgressPoint => ({
  totalEncounteredWords,
  masteredWordTotal: 0,
  topWordsCount: 0,
  percentMastered,
});
const rowsOf = (...points: ProgressPoint[]) => conversationRows(graphDataOf(points));

describe('what is known of the conversations', () => {
  it('is one row each, of both lists', () => {
    expect(rowsOf(point(4, 25))).toEqual([
      { label: '#1', totalEncounteredWords: 4, masteredWordTotal: 0, topWordsCount: 0, percentMastered: 25 },
    ]);
    expect(rowsOf()).toEqual([]);
  });

  it('stands as the conversation has it that was held last, not the one that was begun last', () => {
    const rows = rowsOf(point(10), point(90), point(40));
    expect(findLatest(rows)?.label).toBe('#2');
    expect(findLatest(rowsOf(point(10), point(40), point(40)))?.label).toBe('#3');
    expect(findLatest([])).toBeNull();
  });

  it('is compared with the conversation before', () => {
    const rows = rowsOf(point(10), point(90));
    expect(findFormer(rows, rows[1]!)?.label).toBe('#1');
    expect(findFormer(rows, rows[0]!)).toBeNull();
  });

  it('is rounded, but a little is never nothing and nearly all never all', () => {
    expect([0, 0.2, 33.4, 66.6, 99.9, 100].map(roundShare)).toEqual([0, 1, 33, 67, 99, 100]);
  });
});

it('before there is a conversation there are five zero points, #1 to #5', { tags: ['C246', 'C503'] }, () => {
  const labels = ['#1', '#2', '#3', '#4', '#5'];
  expect(placeholderGraphData.progressGraphData).toEqual(
    labels.map((label) => ({ label, totalEncounteredWords: 0, masteredWordTotal: 0, topWordsCount: 0 })),
  );
  expect(placeholderGraphData.percentGraphData).toEqual(labels.map((label) => ({ label, percentMastered: 0 })));
});
