import { expect, it } from 'vitest';
import { endsDoubleClick, sendsWith } from './Composer';

const key = (event: { key?: string; shiftKey?: boolean; keyCode?: number; isComposing?: boolean }) =>
  sendsWith({
    key: event.key ?? 'Enter',
    shiftKey: event.shiftKey ?? false,
    // oxlint-disable-next-line typescript/no-deprecated -- Safari tells of a composition in no other way
    keyCode: event.keyCode ?? 13,
    nativeEvent: { isComposing: event.isComposing ?? false } as KeyboardEvent,
  });

it('sends with Enter, and never while an input method composes', () => {
  expect(key({})).toBe(true);
  expect(key({ shiftKey: true })).toBe(false);
  expect(key({ isComposing: true })).toBe(false);
  expect(key({ keyCode: 229 })).toBe(false);
  expect(key({ key: 'a' })).toBe(false);
});

it('takes for a double click on Send what comes at once, and a later click, a first one and a key for a wish to stop', () => {
  const sentAtMs = 1_000;
  expect(endsDoubleClick({ detail: 2, timeStamp: 1_120 }, sentAtMs)).toBe(true);
  expect(endsDoubleClick({ detail: 3, timeStamp: 1_299 }, sentAtMs)).toBe(true);
  expect(endsDoubleClick({ detail: 2, timeStamp: 1_300 }, sentAtMs)).toBe(false);
  expect(endsDoubleClick({ detail: 1, timeStamp: 1_120 }, sentAtMs)).toBe(false);
  expect(endsDoubleClick({ detail: 0, timeStamp: 1_120 }, sentAtMs)).toBe(false);
});
