import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastLevels } from './contrast';
import { type ThemeName, themeHref, themeNameOf, themeNames } from './themeNames';

function colorsOf(name: ThemeName): Map<string, string> {
  const sheet = readFileSync(`public${themeHref(name)}`, 'utf8');
  expect(sheet.startsWith(`.${name} {`)).toBe(true);
  return new Map(
    [...sheet.matchAll(/--md-sys-color-([\w-]+): (#\w{6});/gu)].map(([, role = '', hex = '']) => [role, hex]),
  );
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Text and what it stands on, wherever the sheets put the two together. */
const pairs = [
  ['on-surface', 'surface'],
  ['on-surface', 'surface-container-highest'],
  ['on-surface-variant', 'surface'],
  ['on-surface-variant', 'surface-container-low'],
  ['on-surface-variant', 'surface-container'],
  ['primary', 'surface'],
  ['primary', 'surface-container-low'],
  ['on-primary', 'primary'],
  ['on-primary-container', 'primary-container'],
  ['tertiary', 'surface'],
  ['error', 'surface'],
  ['inverse-on-surface', 'inverse-surface'],
] as const;

describe.each(themeNames)('%s', (name) => {
  it('keeps every text readable on its ground', () => {
    const colors = colorsOf(name);
    for (const [text, ground] of pairs) {
      const ratio = contrast(colors.get(text) ?? '', colors.get(ground) ?? '');
      expect(ratio, `${text} on ${ground}`).toBeGreaterThanOrEqual(name.endsWith('-hc') ? 7 : 4.5);
    }
  });
});

it('is named by theme and contrast', () => {
  const names = (['light', 'dark'] as const).flatMap((theme) =>
    contrastLevels.map((level) => themeNameOf(theme, level)),
  );
  expect(names).toEqual([...themeNames]);
});
