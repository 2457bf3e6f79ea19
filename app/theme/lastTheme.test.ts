import { expect, test } from 'vitest';
import { lastThemeCookie, readLastTheme } from './lastTheme';

test.each(['dark', 'light'] as const)('a theme that was kept (%s) is read among other cookies', (theme) => {
  const [pair = ''] = lastThemeCookie(theme).split(';');
  expect(readLastTheme(`a=1; ${pair}; b=2`)).toBe(theme);
  expect(readLastTheme(pair)).toBe(theme);
});

test.each(['', 'theme=', 'theme=blue', 'theme=lightly', 'theme=light-hc', 'mytheme=light', 'contrast=light'])(
  'cookies that say %j name no theme',
  (cookies) => {
    expect(readLastTheme(cookies)).toBeNull();
  },
);
