import { describe, expect, it } from 'vitest';
import { characterKeys, namedKeys } from './commands';
import { type KeyPress, pressedKey } from './pressedKey';
import { keyGroups } from '../../../domain/texts/keys';

const press = (key: string, code: string, more: Partial<KeyPress> = {}) =>
  pressedKey({ key, code, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...more });

describe('a key', () => {
  it('is its letter, be it a capital', () => {
    expect(press('d', 'KeyD')).toBe('d');
    expect(press('D', 'KeyD', { shiftKey: true })).toBe('d');
    // On a French keyboard A stands where Q is elsewhere: what is written on it counts.
    expect(press('a', 'KeyQ')).toBe('a');
  });

  it('is the Latin letter of its place where another script is written', () => {
    expect(press('ㅇ', 'KeyD')).toBe('d');
    expect(press('ي', 'KeyD')).toBe('d');
    expect(press('؟', 'Slash', { shiftKey: true })).toBe('?');
    expect(press('を', 'Digit0', { shiftKey: true })).toBe('を');
  });

  it('is ? and / wherever they stand on the keyboard', () => {
    expect(press('?', 'Minus', { shiftKey: true })).toBe('?');
    expect(press('/', 'Digit7', { shiftKey: true })).toBe('/');
  });

  it('is the browser’s together with Alt, Control or Meta', () => {
    for (const held of ['altKey', 'ctrlKey', 'metaKey'] as const)
      expect(press('c', 'KeyC', { [held]: true })).toBeNull();
  });
});

it('every key that does something is listed, and none that does nothing', () => {
  const written = { Esc: 'Escape', '↑': 'ArrowUp', '↓': 'ArrowDown' } as Record<string, string>;
  const elsewhere = ['Enter', 'Shift', '←', '→', 'Home', 'End'];
  const listed = new Set(
    keyGroups
      .flatMap(({ keys }) => keys.flatMap(([names]) => names))
      .filter((name) => !elsewhere.includes(name))
      .map((name) => written[name] ?? (name.length === 1 ? name.toLowerCase() : name)),
  );
  expect([...listed].sort()).toEqual([...Object.keys(characterKeys), ...Object.keys(namedKeys)].sort());
});
