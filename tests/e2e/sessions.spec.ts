import { expect, type Page, test } from '@playwright/test';
import { follow, hold, logIn, logOut, newLearner, newName, signUp } from './learner';
import { clearCookies, comeOnline, endSession } from './sessions';

const loading = (page: Page) => page.getByText('Loading...', { exact: true });
const wordBank = (page: Page) => page.getByRole('heading', { name: 'Word Bank', level: 1 });
const message = (page: Page) => page.getByRole('textbox', { name: 'Your message' });

/** Holds the answers to refreshes until they are let go. */
async function holdRefreshes(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/auth/refresh-token', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test(
  'the root says Loading... to a visitor and to a learner until the first refresh has been answered',
  { tag: ['@C22', '@C23', '@C24', '@C198'] },
  async ({ page }) => {
    for (const [who, target] of [
      ['a visitor', /\/home$/u],
      ['a learner', /\/conversation/u],
    ] as const) {
      await test.step(who, async () => {
        if (who === 'a learner') await signUp(page);
        const release = await holdRefreshes(page);
        await page.goto('/home');
        await expect(page.getByRole('banner')).toBeVisible();
        const before = await page.evaluate(() => history.length);
        await follow(page, '/');
        await expect(loading(page)).toBeVisible();
        await expect(page).toHaveURL(/\/$/u);
        release();
        await expect(page).toHaveURL(target);
        await expect(loading(page)).toHaveCount(0);
        // One entry for the page that was asked for, in which the root itself was replaced.
        expect(await page.evaluate(() => history.length)).toBe(before + 1);
        await page.unroute('**/api/auth/refresh-token');
      });
    }
  },
);

test('a session that ends on an open page leads to the login in its place', { tag: ['@C260'] }, async ({ page }) => {
  await signUp(page);
  const asked = page.waitForResponse('**/api/auth/refresh-token');
  await page.goto('/wordBank');
  await asked;
  await expect(wordBank(page)).toBeVisible();
  await endSession(page);
  const before = await page.evaluate(() => history.length);
  await comeOnline(page);
  await expect(page).toHaveURL(/\/login$/u);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('a page that the browser kept is not shown again to whoever comes back after the learner has left', async ({
  page,
}) => {
  const release = await hold(page, '**/api/auth/refresh-token');
  const asked = page.waitForRequest('**/api/auth/refresh-token');
  const answered = page.waitForResponse('**/api/auth/refresh-token');
  await newLearner(page, 'French');
  await asked;
  const turn = (name: 'pagehide' | 'pageshow') =>
    page.evaluate((event) => window.dispatchEvent(new PageTransitionEvent(event, { persisted: true })), name);
  await turn('pagehide');
  await expect(page.getByRole('main')).toBeHidden();
  // What was asked before the page was hidden must not show it.
  release();
  await (await answered).finished();
  await expect(page.getByRole('main')).toBeHidden();
  await turn('pageshow');
  await expect(page.getByRole('main')).toBeVisible();

  await turn('pagehide');
  await endSession(page);
  await turn('pageshow');
  await expect(page).toHaveURL(/\/login$/u);
});

test('a learner who logs out in one tab is logged out in all, and Back shows nothing of theirs', async ({
  page,
  context,
}) => {
  await newLearner(page, 'French');
  const other = await context.newPage();
  await other.goto('/wordBank');
  await expect(wordBank(other)).toBeVisible();
  await page.goto('/wordBank');
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/u);
  await expect(other).toHaveURL(/\/login$/u);
  await expect(other.getByText('You were logged out in another tab.')).toBeVisible();
  await other.reload();
  await expect(other.getByText('You were logged out in another tab.')).toBeVisible();
  await expect(page.getByText('You were logged out')).toHaveCount(0);
  // Logging out took the word bank's place; before it stood the conversation.
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/u);
  await expect(message(page)).toHaveCount(0);
});

test(
  'what was being written when a session ended elsewhere is there after the next login, for its learner alone',
  { tag: ['@C253', '@C255'] },
  async ({ page }) => {
    const username = await newLearner(page, 'French');
    await message(page).fill('Je voudrais un');
    await endSession(page);
    await expect(page).toHaveURL(/\/login$/u, { timeout: 15_000 });
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
    await logIn(page, username);
    await expect(message(page)).toHaveValue('Je voudrais un');

    await endSession(page);
    await expect(page).toHaveURL(/\/login$/u, { timeout: 15_000 });
    const another = newName();
    await signUp(page, another);
    await clearCookies(page);
    await page.goto('/login');
    await logIn(page, another);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('palaver.draft.'))))
      .toEqual([]);
  },
);
