import { useEffect } from 'react';
import type { Theme } from '../../domain/account/preferences';
import { showTheme } from './appearance';

/** Shows the learner's theme as it is known now: it may have been changed in another tab or on another device. */
export function useShownTheme(theme: Theme | undefined): void {
  useEffect(() => {
    if (theme) showTheme(theme);
  }, [theme]);
}
