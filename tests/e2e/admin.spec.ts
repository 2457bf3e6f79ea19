import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { hold, newName, password, signInAsAdmin, signUp } from './learner';

const chunk = '**/assets/AdminOverview*';
const codes = (page: Page) => page.getByRole('list', { name: 'Access codes, newest first' }).getByRole('listitem');

test(
  'the admin page sends guests to /login, and learners by it to their conversation',
  { tag: ['@C34', '@C261'] },
  async ({ page }) => {
    const chunks: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/AdminOverview')) chunks.push(request.url());
    });
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/login$/u);
    await signUp(page);
    const answer = await page.request.get('/admin', { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([302, '/login']);
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/conversation/u);
    expect(chunks).toEqual([]);
  },
);

test(
  'the admin page says so until its content comes, or where it does not; a code that is refused says why',
  { tag: ['@C34', '@C35', '@C36', '@C380'] },
  async ({ page }) => {
    await signInAsAdmin(page);
    await test.step('an admin page whose content does not come says so', async () => {
      await page.route(chunk, (route) => route.abort());
      await page.goto('/admin');
      await expect(page.getByRole('alert')).toContainText('This part could not be loaded.');
      await page.unroute(chunk);
    });

    await test.step('for an admin its content comes by itself, and until then it says so', async () => {
      const release = await hold(page, chunk);
      await page.goto('/admin');
      await expect(page.getByRole('heading', { name: 'Admin Page', level: 1 })).toBeVisible();
      await expect(page.getByText('Loading admin page...', { exact: true })).toBeVisible();
      release();
      for (const name of ['Access codes', 'Tutor', 'Accounts']) {
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
      }
      await expect(page.getByText('Loading admin page...', { exact: true })).toBeHidden();
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('a code that is refused says why, and loses nothing that was typed', async () => {
      await page.getByLabel('Note').fill('Whom it is for');
      await page.getByLabel('Custom code').fill('test-access-code');
      const create = page.getByRole('button', { name: 'Create Access Code' });
      await create.click();
      await expect(page.getByText('This access code already exists.')).toBeVisible();
      await expect(page.getByLabel('Note')).toHaveValue('Whom it is for');

      // Without one of their own they get one that is made up; twice pressed is once made.
      const before = await codes(page).count();
      await page.getByLabel('Custom code').fill('');
      await create.dblclick();
      await expect(codes(page)).toHaveCount(before + 1);

      await page.route('**/api/admin/create-access-code', (route) => route.abort());
      await page.getByLabel('Note').fill('Once more');
      await create.click();
      await expect(page.getByText('Unable to connect to the server.')).toBeVisible();
      await expect(page.getByLabel('Note')).toHaveValue('Once more');
    });
  },
);

test('an admin makes a code, somebody registers by its link, and after it is withdrawn nobody does', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsAdmin(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin');
  const code = newName('class');
  await page.getByLabel('Number of people').fill('2');
  await page.getByLabel('Note').fill('Class 7b');
  await page.getByLabel('Custom code').fill(code);
  await page.getByLabel('Valid through').fill('2099-07-31');
  await page.getByRole('button', { name: 'Create Access Code' }).click();
  const row = codes(page).filter({ hasText: code });
  await expect(row).toContainText('Class 7b');
  await expect(row).toContainText('0 of 2 used, until 31 Jul 2099, by testadmin');
  await expect(page.getByText(`Access code ${code} created.`)).toBeVisible();
  await expect(page.getByLabel('Note')).toHaveValue('');

  await row.getByRole('button', { name: `Copy link with ${code}` }).click();
  await expect(page.getByText('Link copied.').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const guest = await browser.newContext({ ...(baseURL && { baseURL }) });
  const newcomer = await guest.newPage();
  await newcomer.goto(link);
  await expect(newcomer.getByLabel('Access Code')).toHaveValue(code);
  const register = (username: string) =>
    newcomer.request.post('/api/auth/register', { data: { username, password, accessCode: code } });
  const username = newName();
  expect((await register(username)).status()).toBe(201);

  await page.reload();
  await expect(row).toContainText('1 of 2 used');
  const accounts = page.getByRole('region', { name: 'Accounts', exact: true });
  await accounts.getByRole('searchbox').fill(username);
  await accounts.getByRole('searchbox').press('Enter');
  await expect(accounts.getByRole('row')).toHaveCount(2);
  await expect(accounts.getByRole('row').last()).toContainText(username);

  await row.getByRole('button', { name: `Withdraw ${code}` }).click();
  await row.getByRole('button', { name: 'Are you sure?' }).click();
  await expect(row).toContainText('withdrawn');
  await expect(row.getByRole('button')).toHaveCount(0);
  expect((await register(newName())).status()).toBe(400);
  await guest.close();
});
