import { expect, it } from 'vitest';
import { platformOf } from './platform';

it('an iPad that calls itself a Mac is told by its touch screen', () => {
  const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
  expect(platformOf({ userAgent, maxTouchPoints: 5 })).toBe('ios');
  expect(platformOf({ userAgent, maxTouchPoints: 0 })).toBe('mac');
});

it('an Android phone is no other Linux', () => {
  const platform = (userAgent: string) => platformOf({ userAgent, maxTouchPoints: 0 });
  expect(platform('Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/126.0')).toBe('android');
  expect(platform('Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0')).toBe('other');
  expect(platform('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0')).toBe('windows');
});
