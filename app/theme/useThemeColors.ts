import { useSyncExternalStore } from 'react';
import { themeLinkId } from './ThemeSheet';

const roles = {
  primary: 'primary',
  tertiary: 'tertiary',
  surface: 'surface',
  text: 'on-surface-variant',
  line: 'outline-variant',
  inverseSurface: 'inverse-surface',
  inverseText: 'inverse-on-surface',
} as const;

/** What stands for them where the system chooses the colours. */
const systemColors = {
  primary: 'CanvasText',
  tertiary: 'Highlight',
  surface: 'Canvas',
  text: 'CanvasText',
  line: 'GrayText',
  inverseSurface: 'CanvasText',
  inverseText: 'Canvas',
} as const satisfies Record<keyof typeof roles, string>;

const forced = () => window.matchMedia('(forced-colors: active)');

/** The theme that the page wears, in values: for what is drawn on a canvas, where CSS variables mean nothing. */
export type ThemeColors = Record<keyof typeof roles, string> & { theme: string };

let worn: ThemeColors | null = null;

/** @returns null while the theme's sheet is still on its way */
function readColors(): ThemeColors | null {
  if (forced().matches) return readSystemColors();
  const style = getComputedStyle(document.body);
  const values = Object.entries(roles).map(([name, role]) => [name, style.getPropertyValue(`--md-sys-color-${role}`)]);
  if (values.some(([, value]) => value?.trim() === '')) return null;
  return { ...(Object.fromEntries(values) as ThemeColors), theme: document.body.className };
}

/** In values, too: what draws the charts mixes them, and knows no names. */
function readSystemColors(): ThemeColors {
  const probe = document.body.appendChild(document.createElement('span'));
  const values = Object.entries(systemColors).map(([name, color]) => {
    probe.style.color = color;
    return [name, getComputedStyle(probe).color];
  });
  probe.remove();
  return { ...(Object.fromEntries(values) as ThemeColors), theme: 'forced' };
}

/** A page whose sheet did not come is read in the browser's own colours, and so is what is drawn on it. */
function plainColors(): ThemeColors {
  const { color } = getComputedStyle(document.body);
  const plain = Object.fromEntries(Object.keys(roles).map((name) => [name, color])) as ThemeColors;
  return { ...plain, surface: 'white', inverseText: 'white', theme: document.body.className };
}

function wear(colors: ThemeColors | null): boolean {
  if (!colors || JSON.stringify(colors) === JSON.stringify(worn)) return false;
  worn = colors;
  return true;
}

function subscribe(onChange: () => void): () => void {
  const take = (colors: ThemeColors | null) => {
    if (wear(colors)) onChange();
  };
  const onSheet = ({ target, type }: Event) => {
    if (!(target instanceof Element) || target.id !== themeLinkId) return;
    take(type === 'load' ? readColors() : plainColors());
  };
  const onForced = () => take(readColors());
  const media = forced();
  media.addEventListener('change', onForced);
  // The class changes first; the sheet that goes with it comes later, or is there already.
  const classes = new MutationObserver(() => take(readColors()));
  classes.observe(document.body, { attributeFilter: ['class'] });
  document.addEventListener('load', onSheet, true);
  document.addEventListener('error', onSheet, true);
  take(readColors());
  return () => {
    classes.disconnect();
    media.removeEventListener('change', onForced);
    document.removeEventListener('load', onSheet, true);
    document.removeEventListener('error', onSheet, true);
  };
}

function current(): ThemeColors {
  worn ??= readColors() ?? plainColors();
  return worn;
}

/** The colours of the theme, and from then on those of each theme that is changed to; null on the server. */
export function useThemeColors(): ThemeColors | null {
  return useSyncExternalStore(subscribe, current, () => null);
}
