/**
 * Writes the six theme sheets (`public/themes`) from one source colour: Material 3 roles at three contrast levels.
 * Run by `tsx scripts/themes.ts`; the sheets are committed, because they change only with the look.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  argbFromHex,
  Contrast,
  DynamicScheme,
  Hct,
  hexFromArgb,
  MaterialDynamicColors,
  TonalPalette,
  Variant,
} from '@material/material-color-utilities';

const source = Hct.fromInt(argbFromHex('#c2452d'));
/** Suffix, Material's level, and a placeholder's contrast with its field (to one). */
const contrasts = [
  ['', 0, 4.8],
  ['-mc', 0.5, 5.8],
  ['-hc', 1, 7.2],
] as const;

/** Hues in degrees, chroma in HCT units: vermilion ink on warm paper, teal for progress. */
const palettes = {
  primaryPalette: TonalPalette.fromHueAndChroma(source.hue, 60),
  secondaryPalette: TonalPalette.fromHueAndChroma(source.hue + 20, 14),
  tertiaryPalette: TonalPalette.fromHueAndChroma(195, 30),
  neutralPalette: TonalPalette.fromHueAndChroma(85, 3),
  neutralVariantPalette: TonalPalette.fromHueAndChroma(80, 6),
};

/** A role that Material lacks: as quiet as can still be read in a field, so that nobody takes it for what was typed. */
function placeholderOf(scheme: DynamicScheme, ratio: number): string {
  const ground = new MaterialDynamicColors().surfaceContainerLow().getTone(scheme);
  const tone = scheme.isDark ? Contrast.lighter(ground, ratio) : Contrast.darker(ground, ratio);
  return hexFromArgb(palettes.neutralVariantPalette.tone(tone));
}

function sheet(name: string, isDark: boolean, contrastLevel: number, placeholderRatio: number): string {
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
  roles.push(`  --md-sys-color-placeholder: ${placeholderOf(scheme, placeholderRatio)};`);
  return `.${name} {\n${roles.join('\n')}\n}\n`;
}

const folder = fileURLToPath(new URL('../public/themes/', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [base, isDark] of [
  ['light', false],
  ['dark', true],
] as const) {
  for (const [suffix, level, placeholderRatio] of contrasts) {
    writeFileSync(`${folder}${base}${suffix}.css`, sheet(base + suffix, isDark, level, placeholderRatio));
  }
}
