import { useMatches } from '@remix-run/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { Theme } from '../../domain/account/preferences';
import { appearance, chooseContrast } from './appearance';
import { type Contrast, readContrast } from './contrast';
import { type ThemeName, themeNameOf } from './themeNames';

/** A route's `handle` may insist on a theme (home and register are dark whatever the learner prefers). */
export interface RouteHandle {
  forcedTheme?: Theme;
}

const never = () => () => undefined;

/** The sheet that the page wears: the route's theme or the learner's, at the contrast of this device. */
export function useTheme(preferred: Theme, contrast: Contrast): ThemeName {
  const chosen = useStore(appearance);
  // The first script may have found that the system asks for more than the server knew of.
  const level = useSyncExternalStore(
    never,
    () => readContrast(document.cookie).level,
    () => contrast.level,
  );
  const forced = useMatches()
    .map(({ handle }) => (handle as RouteHandle | undefined)?.forcedTheme)
    .find((theme) => theme !== undefined);

  useEffect(() => {
    const asks = window.matchMedia('(prefers-contrast: more)');
    const follow = () => {
      if (readContrast(document.cookie).choice === 'auto') chooseContrast('auto');
    };
    asks.addEventListener('change', follow);
    return () => asks.removeEventListener('change', follow);
  }, []);

  return themeNameOf(forced ?? chosen.theme ?? preferred, chosen.contrast ?? level);
}
