import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastLevels } from './contrast';
import { themeHref, themeNameOf, themeNames } from './themeNames';

describe.each(themeNames)('%s', (name) => {
  it('is the class that its sheet is for (app/styles/contrast.test.ts holds the colours)', () => {
    expect(readFileSync(`public${themeHref(name)}`, 'utf8').startsWith(`.${name} {`)).toBe(true);
  });
});

it('is named by theme and contrast', () => {
  const names = (['light', 'dark'] as const).flatMap((theme) =>
    contrastLevels.map((level) => themeNameOf(theme, level)),
  );
  expect(names).toEqual([...themeNames]);
});
