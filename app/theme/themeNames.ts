import type { Theme } from '../../domain/account/preferences';
import type { ContrastLevel } from './contrast';

/** One sheet each in `public/themes`; the name is the body's class (specification, section 2, 'Themes'). */
export const themeNames = ['light', 'light-mc', 'light-hc', 'dark', 'dark-mc', 'dark-hc'] as const;
export type ThemeName = (typeof themeNames)[number];

const suffixes = { standard: '', medium: '-mc', high: '-hc' } as const satisfies Record<ContrastLevel, string>;

export function themeNameOf(theme: Theme, level: ContrastLevel): ThemeName {
  return `${theme}${suffixes[level]}`;
}

export function themeHref(name: ThemeName): string {
  return `/themes/${name}.css`;
}
