import { expect, type Page, type Route, test } from '@playwright/test';
import { hold, logIn, newName, signUp } from './learner';
import { clearCookies, comeOnline } from './sessions';

const refreshes = '**/api/auth/refresh-token';
const refuse = (route: Route) => route.fulfill({ json: { valid: false } });
const ended = (page: Page) => page.getByText('Your session has ended. Please log in again.');
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Counts the refreshes that a page asks for, from now on. */
function countRefreshes(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh-token')) count += 1;
  });
  return () => count;
}

test(
  'a visitor’s pages refresh nothing; a public page refreshes once at its start where somebody is signed in, and again when the browser goes online',
  { tag: ['@C251', '@C256'] },
  async ({ page }) => {
    await test.step('a visitor’s pages refresh nothing', async () => {
      const count = countRefreshes(page);
      for (const path of ['/home', '/login', '/register', '/providers']) {
        await page.goto(path);
        await expect(page.getByRole('main')).toBeVisible();
        await page.waitForLoadState('networkidle');
        await comeOnline(page);
        await page.waitForLoadState('networkidle');
      }
      expect(count()).toBe(0);
    });

    await test.step('a public page refreshes once at its start where somebody is signed in, and again when the browser goes online', async () => {
      await signUp(page);
      const count = countRefreshes(page);
      const first = page.waitForResponse(refreshes);
      await page.goto('/home');
      await first;
      const second = page.waitForResponse(refreshes);
      await comeOnline(page);
      await second;
      expect(count()).toBe(2);
      // On the way to a protected page it is not asked for again.
      await page.getByRole('banner').getByRole('link', { name: 'Conversation' }).click();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
      expect(count()).toBe(2);
    });
  },
);

test(
  'a page that the server sends is shown while its one refresh is under way, and hidden while one that was refused is tried again',
  { tag: ['@C198', '@C251', '@C258', '@C259', '@C262'] },
  async ({ page }) => {
    await signUp(page);
    await test.step('a page that the server sends is shown while its one refresh is under way', async () => {
      const count = countRefreshes(page);
      const release = await hold(page, refreshes);
      const asked = page.waitForRequest(refreshes);
      await page.goto('/wordBank');
      await asked;
      await expect(heading(page, 'Word Bank')).toBeVisible();
      await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
      const answered = page.waitForResponse(refreshes);
      release();
      await answered;
      await expect(heading(page, 'Word Bank')).toBeVisible();
      expect(count()).toBe(1);
      await page.unroute(refreshes);
    });

    await test.step('a refresh that is refused is tried once more, behind Loading..., and the page stands as it stood where that is granted', async () => {
      const release = await hold(page, refreshes);
      await page.route(refreshes, refuse, { times: 1 });
      await comeOnline(page);
      await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
      await expect(page.getByRole('main')).toBeHidden();
      release();
      await expect(heading(page, 'Word Bank')).toBeVisible();
      await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
      await expect(page).toHaveURL(/\/wordBank$/u);
    });
  },
);

test(
  'a cookie that pages accept and refreshes refuse is the end of the session, once, with the login’s reason',
  {
    tag: ['@C259', '@C260'],
  },
  async ({ page }) => {
    const username = newName();
    await signUp(page, username);
    await page.route(refreshes, refuse);
    const count = countRefreshes(page);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await page.goto('/wordBank');
    await expect(page).toHaveURL(/\/login$/u);
    await expect(ended(page)).toBeVisible();
    expect([...new Set(visited)]).toEqual(['/wordBank', '/login']);
    expect(visited.filter((path) => path === '/login')).toHaveLength(1);
    const asked = count();
    await page.reload();
    await expect(ended(page)).toBeVisible();
    // It is over: nobody asks again.
    expect(count()).toBe(asked);

    await page.unroute(refreshes);
    await logInWithin(page, username);
    await expect(heading(page, 'Word Bank')).toBeVisible();
  },
);

test(
  'of two tabs whose sessions end in turn each says so once, and both are in again after one login',
  {
    tag: ['@C260'],
  },
  async ({ page, context }) => {
    const username = newName();
    await signUp(page, username);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      const start = tab.waitForResponse(refreshes);
      await tab.goto('/wordBank');
      await start;
      await expect(heading(tab, 'Word Bank')).toBeVisible();
    }
    await context.route(refreshes, refuse);
    for (const tab of [page, other]) {
      await comeOnline(tab);
      await expect(tab).toHaveURL(/\/login$/u);
      await expect(ended(tab)).toBeVisible();
    }
    await context.unroute(refreshes);
    await logInWithin(page, username);
    await expect(heading(page, 'Word Bank')).toBeVisible();
    await other.reload();
    await expect(other).toHaveURL(/\/conversation/u);
    await expect(other.getByText('Loading...', { exact: true })).toHaveCount(0);
    await clearCookies(page);
    await page.goto('/login');
    await logIn(page, username);
  },
);

/** Logs in on the login that is shown, which leads back to the page that was left. */
async function logInWithin(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill('correct horse battery');
  await page.getByRole('button', { name: 'Continue' }).click();
}
