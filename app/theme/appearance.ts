import { createStore } from 'zustand/vanilla';
import type { Theme } from '../../domain/account/preferences';
import { type ContrastChoice, contrastCookie, type ContrastLevel, contrastOf } from './contrast';

/** What was chosen on this page since it was loaded; what is missing is as the server said. */
export const appearance = createStore<{ theme?: Theme; contrast?: ContrastLevel }>(() => ({}));

/** Shown at once; keeping it is the settings' business. */
export function showTheme(theme: Theme): void {
  appearance.setState({ theme });
}

/** Kept in a cookie of this device and shown at once. */
export function chooseContrast(choice: ContrastChoice): void {
  const contrast = contrastOf(choice, systemContrast());
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = contrastCookie(contrast) + secure;
  appearance.setState({ contrast: contrast.level });
}

function systemContrast(): ContrastLevel {
  return window.matchMedia('(prefers-contrast: more)').matches ? 'high' : 'standard';
}
