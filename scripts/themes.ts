/**
 * Writes the six theme sheets (`public/themes`) from one source colour: Material 3 roles at three contrast levels.
 * Run by `tsx scripts/themes.ts`; the sheets are committed, because they change only with the look.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  argbFromHex,
  DynamicScheme,
  Hct,
  hexFromArgb,
  MaterialDynamicColors,
  TonalPalette,
  Variant,
} from '@material/material-color-utilities';

const source = Hct.fromInt(argbFromHex('#c2452d'));
const contrasts = [
  ['', 0],
  ['-mc', 0.5],
  ['-hc', 1],
] as const;

/** Hues in degrees, chroma in HCT units: vermilion ink on warm paper, teal for progress. */
const palettes = {
  primaryPalette: TonalPalette.fromHueAndChroma(source.hue, 60),
  secondaryPalette: TonalPalette.fromHueAndChroma(source.hue + 20, 14),
  tertiaryPalette: TonalPalette.fromHueAndChroma(195, 30),
  neutralPalette: TonalPalette.fromHueAndChroma(85, 3),
  neutralVariantPalette: TonalPalette.fromHueAndChroma(80, 6),
};

function sheet(name: string, isDark: boolean, contrastLevel: number): string {
  const scheme = new DynamicScheme({
    sourceColorHct: source,
    variant: Variant.TONAL_SPOT,
    contrastLevel,
    isDark,
    ...palettes,
  });
  const roles = new MaterialDynamicColors().allColors.map(
    (role) => `  --md-sys-color-${role.name.replaceAll('_', '-')}: ${hexFromArgb(role.getArgb(scheme))};`,
  );
  return `.${name} {\n${roles.join('\n')}\n}\n`;
}

const folder = fileURLToPath(new URL('../public/themes/', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [base, isDark] of [
  ['light', false],
  ['dark', true],
] as const) {
  for (const [suffix, level] of contrasts) {
    writeFileSync(`${folder}${base}${suffix}.css`, sheet(base + suffix, isDark, level));
  }
}
