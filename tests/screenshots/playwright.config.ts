import { defineConfig, devices } from '@playwright/test';
import base from '../../playwright.config';

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
const desk = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

/** Each screen four times: on a phone and on a desk, dark and light. `npm run screenshots -- -g panel` makes some. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../.scratch/screenshot-results',
  timeout: 60_000,
  use: { ...base.use, trace: 'off', contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: 'phone-dark', use: phone },
    { name: 'phone-light', use: phone },
    { name: 'desk-dark', use: desk },
    { name: 'desk-light', use: desk },
  ],
});
