import { createStore } from 'zustand/vanilla';
import type { Theme } from '../../domain/account/preferences';
import { type ContrastChoice, contrastCookie, type ContrastLevel, contrastOf } from './contrast';
import { lastThemeCookie } from './lastTheme';

/** What was chosen on this page since it was loaded; what is missing is as the server said. */
export const appearance = createStore<{ theme?: Theme; contrast?: ContrastLevel }>(() => ({}));

/** Shown at once and remembered for /login; keeping it with the account is the settings' business. */
export function showTheme(theme: Theme): void {
  setCookie(lastThemeCookie(theme));
  appearance.setState({ theme });
}

/** Kept in a cookie of this device and shown at once. */
export function chooseContrast(choice: ContrastChoice): void {
  const contrast = contrastOf(choice, systemContrast());
  setCookie(contrastCookie(contrast));
  appearance.setState({ contrast: contrast.level });
}

function setCookie(cookie: string): void {
  document.cookie = cookie + (window.location.protocol === 'https:' ? '; Secure' : '');
}

function systemContrast(): ContrastLevel {
  return window.matchMedia('(prefers-contrast: more)').matches ? 'high' : 'standard';
}
