import { expect, it } from 'vitest';
import { joins } from './joining';

it('joins what Arabic writes joined, and only that', () => {
  expect(joins('بِ', 'البيت')).toBe(true);
  expect(joins('ل', 'لبحر')).toBe(true);
  expect(joins('و', 'البحر')).toBe(false);
  expect(joins('ال', 'ءاية')).toBe(false);
  expect(joins('qu’', 'est')).toBe(false);
  expect(joins('', '')).toBe(false);
});
