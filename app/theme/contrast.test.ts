import { expect, test } from 'vitest';
import { type Contrast, contrastCookie, readContrast } from './contrast';

test('is the system’s, and standard until the system was asked', () => {
  expect(readContrast('')).toEqual({ choice: 'auto', level: 'standard' });
  expect(readContrast('palaver=1; other=high')).toEqual({ choice: 'auto', level: 'standard' });
});

test.each<Contrast>([
  { choice: 'auto', level: 'standard' },
  { choice: 'auto', level: 'high' },
  { choice: 'standard', level: 'standard' },
  { choice: 'medium', level: 'medium' },
  { choice: 'high', level: 'high' },
])('%j is read as it was written, among other cookies', (contrast) => {
  const [pair = ''] = contrastCookie(contrast).split(';');
  expect(readContrast(`a=1; ${pair}; b=2`)).toEqual(contrast);
  expect(readContrast(pair)).toEqual(contrast);
});

test.each(['contrast=', 'contrast=loud', 'contrast=auto.loud', 'contrast=<script>', 'xcontrast=high'])(
  'a cookie that says %j says nothing',
  (cookie) => {
    expect(readContrast(cookie)).toEqual({ choice: 'auto', level: 'standard' });
  },
);
