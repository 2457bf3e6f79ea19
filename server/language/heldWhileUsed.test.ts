import { expect, it } from 'vitest';
import { heldWhileUsed } from './heldWhileUsed';

it('is made once, kept while it is used between two rests, and made anew afterwards', () => {
  let made = 0;
  const freed: { number: number }[] = [];
  const held = heldWhileUsed(
    () => ({ number: (made += 1) }),
    (it) => freed.push(it),
  );
  held.rest();
  expect(made).toBe(0);
  expect([held.get().number, held.get().number]).toEqual([1, 1]);
  held.rest();
  expect(held.get().number).toBe(1);
  held.rest();
  expect(freed).toEqual([]);
  held.rest();
  expect(freed).toEqual([{ number: 1 }]);
  held.rest();
  expect(freed).toHaveLength(1);
  expect(held.get().number).toBe(2);
});
