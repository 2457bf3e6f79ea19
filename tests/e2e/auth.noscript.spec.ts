import { expect, type Page, test } from '@playwright/test';
import { fillRegistration, logIn, logOut, newName, password, register, signUp } from './learner';
import { ageLogins, clearCookies, endSession, signInLink, userIdOf } from './sessions';

const newPassword = 'battery staple';
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function reset(page: Page, retyped = newPassword): Promise<void> {
  await field(page, 'New Password').fill(newPassword);
  await field(page, 'Retype Password').fill(retyped);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

test(
  'without JavaScript: another password is chosen, and the conversation follows by itself',
  { tag: ['@C28', '@C75', '@C364', '@C463'] },
  async ({ page }) => {
    const username = newName('plain');
    await signUp(page, username);
    await page.goto('/resetPassword');
    await expect(field(page, 'Username')).toHaveValue(username);
    await reset(page, 'something else');
    await expect(page.getByText('Passwords do not match.')).toBeVisible();
    await expect(field(page, 'Retype Password')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'New Password')).toHaveValue('');
    await reset(page);
    await expect(page.getByRole('status')).toHaveText('Password reset successfully!');
    await expect(page).toHaveURL(/\/conversation/u, { timeout: 10_000 });
  },
);

test(
  'without JavaScript: who logged in too long ago logs in again and comes back',
  { tag: ['@C465'] },
  async ({ page }) => {
    const username = newName('plain');
    await signUp(page, username);
    ageLogins(username);
    await page.goto('/resetPassword');
    await reset(page);
    await expect(page.getByRole('alert')).toHaveText('User authentication required. Please log in again.');
    await page.goto('/conversation');
    await expect(page).toHaveURL(/\/login$/u);

    await page.goto('/login?redirectTo=/resetPassword');
    await field(page, 'Username').fill(username);
    await field(page, 'Password').fill(password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/resetPassword$/u);

    ageLogins(username);
    await page.reload();
    await page.getByRole('button', { name: 'Log in again' }).click();
    await expect(page).toHaveURL(/\/login\?redirectTo=%2FresetPassword$/u);
  },
);

test('without JavaScript: a registration that is posted twice makes one account, and both times says so', async ({
  page,
  baseURL,
}) => {
  const username = newName('twice');
  const post = (form: Record<string, string>) =>
    page.request.post('/register', { form, headers: { Origin: baseURL ?? '' }, maxRedirects: 0 });
  const made = `/login?registered=${username}`;
  await fillRegistration(page, username);
  const fields = await page
    .locator('form')
    .evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)) as Record<string, string>);
  // At once, as by a double click, and again, as by a page that is loaded anew.
  const answers = [...(await Promise.all([post(fields), post(fields)])), await post(fields)];
  expect(answers.map((answer) => [answer.status(), answer.headers().location])).toEqual([
    [302, made],
    [302, made],
    [302, made],
  ]);
  // The same from a form of its own is somebody else, whose name is taken.
  expect((await post({ ...fields, once: 'another' })).status()).toBe(409);
  await page.goto(made);
  await logIn(page, username);
});

test('without JavaScript: whoever opens a page after their session has ended is told so, and a visitor is not', async ({
  page,
}) => {
  const ended = page.getByText('Your session has ended. Please log in again.');
  await page.goto('/conversation');
  await expect(page).toHaveURL(/\/login$/u);
  await expect(ended).toHaveCount(0);
  await signUp(page);
  await endSession(page);
  await page.goto('/conversation');
  await expect(page).toHaveURL(/\/login$/u);
  await expect(ended).toBeVisible();
});

test('without JavaScript: a link from an admin signs in once', async ({ page }) => {
  const username = newName('plain');
  const link = await signInLink(page, userIdOf(await signUp(page, username)));
  await page.goto(link);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/resetPassword$/u);
  await expect(field(page, 'Username')).toHaveValue(username);
  await clearCookies(page);
  await page.goto(link);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This link has already been used or has expired. Please ask for a new one.',
  );
});

test('without JavaScript: Back after logging out shows nothing of what was there', async ({ page }) => {
  const username = newName('plain');
  await register(page, username);
  await logIn(page, username);
  await expect(page.getByRole('heading', { name: 'Which language would you like to learn?' })).toBeVisible();
  await page.goto('/wordBank');
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/u);
  for (const _ of [1, 2]) {
    await page.goBack();
    await expect(page).toHaveURL(/\/login$/u);
  }
});

test('without JavaScript: forms that no page of ours would send are refused in words', async ({ page, baseURL }) => {
  const post = (path: string, form: Record<string, string>) =>
    page.request.post(path, { form, headers: { Origin: baseURL ?? '' }, maxRedirects: 0 });
  for (const form of [
    { __intent__: 'no json', username: 'ada' },
    { __state__: '{', username: 'ada' },
    { 'username[0]': 'ada', 'username.x.y': 'b', ['__proto__']: 'c', 'constructor.prototype.x': 'd' },
    { username: 'x'.repeat(30_000), password: 'y'.repeat(30_000) },
  ]) {
    for (const path of ['/login', '/register']) {
      const answer = await post(path, form);
      expect([path, form, answer.status()]).toEqual([path, form, 400]);
    }
  }
});
