import { expect, test } from 'vitest';
import { createTestClock } from '../../realtime/testClock';
import { fitToText } from './fitToText';

/** A text area of a border of 2 px whose text takes as much room as it is told. */
function createField() {
  const field = Object.assign(new EventTarget(), {
    style: { height: '' },
    offsetHeight: 72,
    clientHeight: 70,
    scrollHeight: 70,
  });
  return {
    field,
    type: (textPx: number) => {
      field.scrollHeight = textPx;
      field.dispatchEvent(new Event('input'));
    },
  };
}

test('a text area is as high as its text from the start', () => {
  const { clock } = createTestClock();
  const { field } = createField();
  fitToText(field, clock.after);
  expect(field.style.height).toBe('72px');
});

test('a text area grows 100 ms after the last key, and not before', { tags: ['C154', 'C506'] }, async () => {
  const { clock, advance, timerCount } = createTestClock();
  const { field, type } = createField();
  fitToText(field, clock.after);
  type(100);
  await advance(99);
  expect(field.style.height).toBe('72px');
  // Another key within that time: it begins anew.
  type(130);
  await advance(99);
  expect(field.style.height).toBe('72px');
  await advance(1);
  expect(field.style.height).toBe('132px');
  expect(timerCount()).toBe(0);
});

test('a text area that is gone is left alone', async () => {
  const { clock, advance, timerCount } = createTestClock();
  const { field, type } = createField();
  const end = fitToText(field, clock.after);
  type(100);
  end();
  type(130);
  await advance(1_000);
  expect(field.style.height).toBe('72px');
  expect(timerCount()).toBe(0);
});
