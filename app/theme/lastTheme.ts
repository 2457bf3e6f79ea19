import type { Theme } from '../../domain/account/preferences';

/**
 * The theme that a learner last had in this browser. Nobody is signed in on /login, which follows the preference all the
 * same (specification, section 2, 'Login').
 */
const cookieName = 'theme';
const yearS = 365 * 24 * 60 * 60;
const inCookies = new RegExp(`(?:^|;\\s*)${cookieName}=(dark|light)(?:;|$)`, 'u');

/** @returns null where the cookies of a request or of the page name none */
export function readLastTheme(cookies: string): Theme | null {
  return (inCookies.exec(cookies)?.[1] as Theme | undefined) ?? null;
}

/** As in Set-Cookie and in `document.cookie`. */
export const lastThemeCookie = (theme: Theme): string =>
  `${cookieName}=${theme}; Path=/; Max-Age=${yearS}; SameSite=Lax`;
