import { expect, type Page, type Response, test } from '@playwright/test';
import { logOut, newLearner, signUp } from './learner';

const body = (page: Page) => page.locator('body');
/** The theme of a page as the server sends it, before any script. */
const sentTheme = async (sent: Response | null) => /<body class="([^"]*)"/u.exec((await sent?.text()) ?? '')?.[1];

async function preferLight(page: Page, token: string): Promise<void> {
  await page.request.post('/api/user/update-preferences', {
    data: { theme: 'light' },
    headers: { Authorization: `Bearer ${token}` },
  });
}

test('the login of a browser that nobody has used is dark', { tag: ['@C208'] }, async ({ page }) => {
  await page.goto('/login');
  await expect(body(page)).toHaveClass('dark');
});

test(
  'the login follows the theme of whoever was here last, after logging out and after a reload',
  {
    tag: ['@C61'],
  },
  async ({ page }) => {
    await newLearner(page, 'French');
    const settings = page.getByRole('dialog', { name: 'Settings' });
    for (const theme of ['light', 'dark'] as const) {
      await page.goto('/conversation');
      await page.getByRole('button', { name: 'Settings' }).click();
      await settings.getByRole('switch', { name: 'Dark Theme' }).setChecked(theme === 'dark');
      await expect(body(page)).toHaveClass(theme);
      await page.keyboard.press('Escape');
      await expect(settings).toBeHidden();
      const cookies = await page.context().cookies();
      await logOut(page);
      await expect(page).toHaveURL(/\/login$/u);
      await expect(body(page)).toHaveClass(theme);
      // What was asked for by the page that logged out would be broken off, and the reload with it.
      await page.waitForLoadState('networkidle');
      const sent = await page.reload();
      await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
      await expect(body(page)).toHaveClass(theme);
      expect(await sentTheme(sent)).toBe(theme);
      expect(cookies.find(({ name }) => name === 'theme')?.value).toBe(theme);
      if (theme === 'light') await signUp(page);
    }
  },
);

test(
  'the homepage and the registration are dark in a browser whose last learner preferred light',
  {
    tag: ['@C49', '@C71'],
  },
  async ({ page }) => {
    await preferLight(page, await signUp(page));
    // Their theme was chosen elsewhere: the page that shows it remembers it.
    await page.goto('/wordBank');
    await expect(body(page)).toHaveClass('light');
    await page.goto('/home');
    await expect(body(page)).toHaveClass('dark');
    // The session itself ends: the answer to a refresh that is under way would bring its cookie back.
    await page.request.post('/api/auth/logout', { data: { pushSubscription: null } });
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expect(body(page)).toHaveClass('light');
    for (const path of ['/home', '/register']) {
      const sent = await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`${path}$`, 'u'));
      await expect(body(page)).toHaveClass('dark');
      expect(await sentTheme(sent)).toBe('dark');
    }
  },
);

test('a remembered theme that is none changes nothing', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'theme', value: 'purple', url: baseURL ?? '' }]);
  await page.goto('/login');
  await expect(body(page)).toHaveClass('dark');
});
