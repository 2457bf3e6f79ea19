import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontSlices, slicesSheet } from './fontSlices';

it('the sheet of slices is the one of the fonts and texts as they are', () => {
  expect(readFileSync(slicesSheet, 'utf8')).toBe(fontSlices());
});
