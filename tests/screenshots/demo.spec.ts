import { test } from '@playwright/test';
import { demoScript } from '../../app/demo/script';
import { timelineOf } from '../../app/demo/timeline';
import { learnerOf, setPreferences, themeOf } from './learners';
import { shoot } from './shot';

const { frameStarts, endMs } = timelineOf(demoScript);

/** So long before or after the beginning of a frame, or the end. */
const moments = [
  ['typing', 1, -700],
  ['marking', 4, -3_000],
  ['peeking', 8, -1_400],
  ['over', demoScript.length, 100],
] as const;

for (const path of ['/conversation?demo', '/home']) {
  const name = path === '/home' ? 'demo-home' : 'demo';
  test(`the demo at ${path}, moment by moment`, async ({ browser, page, baseURL }, info) => {
    await page.clock.install({ time: 0 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    if (path !== '/home') {
      const learner = await learnerOf(browser, baseURL, { language: 'Korean', lines: [] });
      await page.context().addCookies(learner.state.cookies);
      await setPreferences(page, learner.token, { theme: themeOf(info) });
    }
    await page.goto(path);
    const stage = page.getByRole('region', { name: 'Demo of a conversation' });
    const again = stage.getByRole('button', { name: 'Start again' });
    await stage.getByRole('button', { name: 'Pause the demo' }).scrollIntoViewIfNeeded();
    await again.click();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await again.press('Enter');
    await page.mouse.move(0, 0);
    let at = frameStarts[0] ?? 0;
    for (const [moment, frame, offset] of moments) {
      const to = (frameStarts[frame] ?? endMs) + offset;
      await page.clock.runFor(to - at);
      at = to;
      await shoot(page, info, `${name}-${moment}`);
    }
  });
}
