import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { type ThemeName, themeHref, themeNames } from '../theme/themeNames';

const sheets = readdirSync('app/styles').filter((name) => name.endsWith('.css'));
const css = sheets
  .map((name) => readFileSync(join('app/styles', name), 'utf8').replace(/\/\*.*?\*\//gsu, ''))
  .join('\n');
const views = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'));

const role = String.raw`var\(--md-sys-color-([\w-]+)\)`;
const rolesOf = (declaration: string) =>
  new Set([...css.matchAll(new RegExp(`(?<![\\w-])${declaration}:\\s*${role}`, 'gu'))].map(([, name = '']) => name));
/** Of `text-error` and the like; app.css names colours of text as the roles are named. */
const utilities = views.flatMap((path) =>
  [...readFileSync(join('app', path), 'utf8').matchAll(/(?<![\w-])text-((?:on-|inverse-)?[a-z]+(?:-[a-z]+)*)/gu)].map(
    ([, name = '']) => name,
  ),
);
const defined = new Set([...css.matchAll(new RegExp(`--color-([\\w-]+): ${role}`, 'gu'))].map(([, name = '']) => name));

/** Every role that some text has, and every role that something lies on. */
const textRoles = new Set([...rolesOf('color'), ...utilities.filter((name) => defined.has(name))]);
const groundRoles = rolesOf('background(?:-color)?');

/** Grounds that carry one text of their own; marks and bars among them carry none. */
const ownTexts: Readonly<Record<string, readonly string[]>> = {
  primary: ['on-primary'],
  'primary-container': ['on-primary-container'],
  'secondary-container': ['on-secondary-container'],
  tertiary: ['on-tertiary'],
  'tertiary-container': ['on-tertiary-container'],
  'inverse-surface': ['inverse-on-surface', 'inverse-primary'],
  // The knob of a switch, which is no text.
  outline: [],
  'on-primary': [],
};
/** Everything else stands on any of the surfaces: a row is hovered, a block lies on a panel. */
const isSurface = (ground: string) => ground === 'surface' || ground.startsWith('surface-container');
/** Texts that stand on some surfaces alone. */
const ownGrounds: Readonly<Record<string, readonly string[]>> = {
  placeholder: ['surface-container-lowest', 'surface-container-low'],
};
const mayStandOn = (text: string, ground: string) => ownGrounds[text]?.includes(ground) ?? true;
const owned = new Set(Object.values(ownTexts).flat());
const freeTexts = [...textRoles].filter((text) => !owned.has(text));

const pairs = [...groundRoles].flatMap((ground) =>
  (isSurface(ground) ? freeTexts.filter((text) => mayStandOn(text, ground)) : (ownTexts[ground] ?? [])).map(
    (text) => [text, ground] as const,
  ),
);

type Color = readonly [number, number, number];

function colorsOf(name: ThemeName): (role: string) => Color {
  const sheet = readFileSync(`public${themeHref(name)}`, 'utf8');
  const colors = new Map(
    [...sheet.matchAll(/--md-sys-color-([\w-]+): #(\w\w)(\w\w)(\w\w);/gu)].map(([, each = '', ...parts]) => [
      each,
      parts.map((part) => Number.parseInt(part, 16)) as unknown as Color,
    ]),
  );
  return (wanted) => {
    const color = colors.get(wanted);
    if (!color) throw new Error(`${name} has no ${wanted}`);
    return color;
  };
}

/** Relative luminance, WCAG 2.2. */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color
    .map((part) => part / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** `color-mix(in srgb, one share, other)` */
const mix = (one: Color, share: number, other: Color): Color => [
  one[0] * share + other[0] * (1 - share),
  one[1] * share + other[1] * (1 - share),
  one[2] * share + other[2] * (1 - share),
];

test('the arithmetic is that of WCAG 2.2', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
});

describe('the roles that the sheets use', () => {
  it('are told apart as text and ground, each text with the ground it may stand on', () => {
    expect(groundRoles.size).toBeGreaterThan(8);
    const unknown = [...groundRoles].filter((ground) => !isSurface(ground) && !(ground in ownTexts));
    expect(unknown, 'grounds of which nobody has said what stands on them').toEqual([]);
    const astray = [...owned].filter((text) => textRoles.has(text) && !pairs.some(([each]) => each === text));
    expect(astray, 'texts without their ground').toEqual([]);
    expect(
      [...textRoles].filter((text) => text.startsWith('on-') && !text.startsWith('on-surface') && !owned.has(text)),
    ).toEqual([]);
  });

  it('give placeholders one of their own, in every field and on its ground alone', () => {
    const placeholders = [...css.matchAll(/(?:::|demo-)placeholder \{[^}]*?(?<![\w-])color: ([^;]+);/gu)];
    expect(placeholders.length).toBeGreaterThan(2);
    expect(new Set(placeholders.map(([, color]) => color))).toEqual(new Set(['var(--md-sys-color-placeholder)']));
    const fields = [...css.matchAll(/\.(?:field|composer) \{[^}]*?background: var\(--md-sys-color-([\w-]+)\)/gu)];
    expect(new Set(fields.map(([, ground]) => ground))).toEqual(new Set(ownGrounds.placeholder));
  });
});

describe.each(themeNames)('%s', (name) => {
  const colorOf = colorsOf(name);
  const least = name.endsWith('-hc') ? 7 : 4.5;

  it.each(pairs)('can be read: %s on %s', (text, ground) => {
    expect(contrast(colorOf(text), colorOf(ground))).toBeGreaterThanOrEqual(least);
  });

  it('tells what a field would like to hear from what was typed, and from the text around', () => {
    for (const text of ['on-surface', 'on-surface-variant']) {
      expect(contrast(colorOf(text), colorOf('placeholder')), text).toBeGreaterThanOrEqual(1.4);
    }
    expect(contrast(colorOf('on-surface'), colorOf('placeholder'))).toBeGreaterThanOrEqual(2);
  });

  it('can be read while a button is pointed at', () => {
    const filled = mix(colorOf('primary'), 0.9, colorOf('on-surface'));
    expect(contrast(colorOf('on-primary'), filled)).toBeGreaterThanOrEqual(4.5);
    const inverse = mix(colorOf('inverse-on-surface'), 0.14, colorOf('inverse-surface'));
    expect(contrast(colorOf('inverse-on-surface'), inverse)).toBeGreaterThanOrEqual(4.5);
  });

  it('shows where a control and the focus are: three to one', () => {
    for (const edge of ['outline', 'primary', 'error']) {
      for (const ground of [...groundRoles].filter(isSurface)) {
        expect(contrast(colorOf(edge), colorOf(ground)), `${edge} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
    expect(contrast(colorOf('inverse-primary'), colorOf('inverse-surface'))).toBeGreaterThanOrEqual(3);
  });
});
