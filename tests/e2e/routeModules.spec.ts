import { expect, type Page, test } from '@playwright/test';
import { hold, newLearner, signUp } from './learner';

const modules = '**/assets/wordBank-*.js';
const wordBank = (page: Page) => page.getByRole('heading', { name: 'Word Bank', level: 1 });
const followLink = (page: Page) => page.locator('#side-panel').getByRole('link', { name: 'Word Bank' }).click();

/** A mark that goes when the page is loaded anew. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

test(
  'a page whose script does not arrive says so where it was asked for, and Retry brings it',
  { tag: '@C475' },
  async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await newLearner(page, 'French');
    await mark(page);
    await page.route(modules, (route) => route.abort());
    await followLink(page);
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await expect(page).toHaveURL(/\/wordBank$/u);
    expect(await isSamePage(page)).toBe(true);
    expect(logged.join('\n')).toContain('ChunkLoadError');

    await page.unroute(modules);
    await page.getByRole('link', { name: 'Retry' }).click();
    await expect(wordBank(page)).toBeVisible();
  },
);

test(
  'a page whose script never arrives is given up after 120 s, not before, and the former page stands until then',
  {
    tag: '@C475',
  },
  async ({ page }) => {
    await page.clock.install();
    await signUp(page);
    await page.goto('/ProgressDashboard');
    await expect(page.getByText('Nothing to show yet.')).toBeVisible();
    const release = await hold(page, modules);
    const asked = page.waitForRequest(modules);
    await followLink(page);
    await asked;
    await page.clock.fastForward(119_000);
    await expect(page.getByRole('heading', { name: 'Progress Dashboard', level: 1 })).toBeVisible();
    await page.clock.fastForward(1_000);
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    release();
    await page.getByRole('link', { name: 'Retry' }).click();
    await expect(wordBank(page)).toBeVisible();
  },
);

test(
  'after a deploy, a page whose script is gone is loaded from the new build, at its own address',
  {
    tag: '@C475',
  },
  async ({ page }) => {
    await signUp(page);
    await page.goto('/ProgressDashboard');
    await expect(page.getByText('Nothing to show yet.')).toBeVisible();
    await mark(page);
    // The page is of another build than the server, which has no script of that name any more.
    await page.evaluate(() =>
      Object.assign((window as unknown as { __remixManifest: object }).__remixManifest, { version: 'old' }),
    );
    await page.route(modules, (route) => route.fulfill({ status: 404, body: 'Not found' }), { times: 1 });
    await page.locator('#side-panel').getByRole('link', { name: 'Word Bank' }).click();
    await expect(wordBank(page)).toBeVisible();
    await expect(page).toHaveURL(/\/wordbank$/iu);
    expect(await isSamePage(page)).toBe(false);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  },
);

test('a page whose script did not arrive is asked for again by the same link, after Back', async ({ page }) => {
  await newLearner(page, 'French');
  await page.route(modules, (route) => route.abort());
  await followLink(page);
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  await page.unroute(modules);
  await followLink(page);
  await expect(wordBank(page)).toBeVisible();
});
