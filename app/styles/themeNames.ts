import type { Theme } from '../../domain/account/preferences';

/** One sheet each in `public/themes`; the name is the body's class (specification, section 2, 'Themes'). */
export const themeNames = ['light', 'light-mc', 'light-hc', 'dark', 'dark-mc', 'dark-hc'] as const;
export type ThemeName = (typeof themeNames)[number];

export function themeHref(name: ThemeName): string {
  return `/themes/${name}.css`;
}

/** The same contrast in the theme that a page insists on. */
export function forceTheme(name: ThemeName, forced: Theme | undefined): ThemeName {
  if (!forced) return name;
  return themeNames.find((candidate) => candidate === name.replace(/^(light|dark)/u, forced)) ?? forced;
}
