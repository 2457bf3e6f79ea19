import { expect, it } from 'vitest';
import { sendsWith } from './Composer';

const key = (event: { key?: string; shiftKey?: boolean; keyCode?: number; isComposing?: boolean }) =>
  sendsWith({
    key: event.key ?? 'Enter',
    shiftKey: event.shiftKey ?? false,
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari tells of a composition in no other way
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
