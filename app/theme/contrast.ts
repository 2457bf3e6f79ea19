/** How strong contrast is, of the six theme sheets; each level has one for light and one for dark. */
export const contrastLevels = ['standard', 'medium', 'high'] as const;
export type ContrastLevel = (typeof contrastLevels)[number];
export const contrastChoices = ['auto', ...contrastLevels] as const;
export type ContrastChoice = (typeof contrastChoices)[number];

/** `level` is what the choice comes to on this device; for `auto` what the system asks for. */
export interface Contrast {
  choice: ContrastChoice;
  level: ContrastLevel;
}

/** Of this device, not of the account: a screen in the sun is not the one at home. `high`, or `auto.high`. */
const cookieName = 'contrast';
const yearS = 365 * 24 * 60 * 60;
/** In the first group the choice, in the second the system's level. */
export const contrastInCookies = new RegExp(`(?:^|;\\s*)${cookieName}=([a-z]+)(?:\\.([a-z]+))?`, 'u');

/** What a choice comes to on a device whose system asks for `system`. */
export function contrastOf(choice: ContrastChoice, system: ContrastLevel = 'standard'): Contrast {
  return { choice, level: choice === 'auto' ? system : choice };
}

/** What the cookies of a request or of the page say; the system's level is standard until its script has looked. */
export function readContrast(cookies: string): Contrast {
  const value = contrastInCookies.exec(cookies);
  return contrastOf(
    contrastChoices.find((name) => name === value?.[1]) ?? 'auto',
    contrastLevels.find((name) => name === value?.[2]),
  );
}

/** As it stands in Set-Cookie and in `document.cookie`. */
export function contrastCookie({ choice, level }: Contrast): string {
  const value = choice === 'auto' ? `auto.${level}` : choice;
  return `${cookieName}=${value}; Path=/; Max-Age=${yearS}; SameSite=Lax`;
}
