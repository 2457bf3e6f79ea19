import { expect, type Page, type Route, test } from '@playwright/test';
import { accessCode, logIn, newName, password, signUp } from './learner';
import { ageLogins, clearCookies, signInLink, userIdOf } from './sessions';

const newPassword = 'battery staple';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const problemAt = async (page: Page, name: string) => {
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  return field(page, name).evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id.endsWith('-error'))
      .map((id) => document.getElementById(id)?.textContent)
      .join(),
  );
};
/** An answer that nobody has a sentence for. */
const teapot = (route: Route) => route.fulfill({ status: 418, contentType: 'text/html', body: '<p>no</p>' });

async function fillRegistration(page: Page, username: string, retyped = password): Promise<void> {
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(password);
  await field(page, 'Retype Password').fill(retyped);
  await field(page, 'Access Code').fill(accessCode);
}

async function fillReset(page: Page, retyped = newPassword): Promise<void> {
  await field(page, 'New Password').fill(newPassword);
  await field(page, 'Retype Password').fill(retyped);
}

test(
  'the settings lead to another password, which is chosen twice',
  { tag: ['@C28', '@C72', '@C73', '@C74', '@C75', '@C76', '@C363', '@C364', '@C463'] },
  async ({ page }) => {
    const username = newName();
    await signUp(page, username);
    await page.goto('/wordBank');
    await button(page, 'Settings').click();
    await page.getByRole('link', { name: 'Reset Password' }).click();
    await expect(page).toHaveURL(/\/resetPassword$/u);
    await expect(field(page, 'Username')).toHaveValue(username);
    await expect(field(page, 'Username')).not.toBeEditable();

    await fillReset(page, 'something else');
    await button(page, 'Reset Password').click();
    expect(await problemAt(page, 'Retype Password')).toBe('Passwords do not match.');
    await expect(field(page, 'Retype Password')).toBeFocused();
    await field(page, 'New Password').fill('short');
    await button(page, 'Reset Password').click();
    expect(await problemAt(page, 'New Password')).toBe('Password must be at least 8 characters long.');

    await fillReset(page);
    // What was wrong goes as it is put right.
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    await button(page, 'Reset Password').click();
    await expect(page).toHaveURL(/\/conversation/u);
    await expect(page.getByText('Password reset successfully!', { exact: true })).toBeVisible();
    const login = await page.request.post('/api/auth/login', { data: { username, password: newPassword } });
    expect(login.status()).toBe(200);
  },
);

test(
  'who logged in too long ago is told so, logs in again, and is back where they were',
  { tag: ['@C465'] },
  async ({ page }) => {
    const username = newName();
    await signUp(page, username);
    ageLogins(username);
    await page.goto('/resetPassword');
    await expect(page.getByText('You logged in more than ten minutes ago.')).toBeVisible();
    await expect(button(page, 'Log in again')).toBeVisible();

    await fillReset(page);
    await button(page, 'Reset Password').click();
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('User authentication required. Please log in again.');
    expect((await page.context().cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);

    await field(page, 'Username').fill(username);
    await field(page, 'Password').fill(password);
    await button(page, 'Continue').click();
    await expect(page).toHaveURL(/\/resetPassword$/u);
    await expect(page.getByText('You logged in more than ten minutes ago.')).toHaveCount(0);
  },
);

test(
  'who is not signed in, and asks for another password, logs in first, and who is signed in is not asked to',
  { tag: ['@C28', '@C389'] },
  async ({ page }) => {
    await test.step('who is not signed in, and asks for another password, logs in first', async () => {
      await page.goto('/resetPassword');
      await expect(page).toHaveURL(/\/login\?redirectTo=%2FresetPassword$/u);
      await page.goto('/login?redirectTo=//evil.example');
      await expect(page.locator('[name=redirectTo]')).toHaveCount(0);
    });

    await test.step('who is signed in is not asked to log in', async () => {
      await signUp(page);
      await page.goto('/login');
      await expect(page).toHaveURL(/\/conversation/u);
      await page.goto('/login?redirectTo=%2FwordBank');
      await expect(page).toHaveURL(/\/wordBank$/u);
    });
  },
);

test(
  'what nobody has a sentence for is said in the form’s own, and nothing typed is lost',
  { tag: ['@C461', '@C462', '@C467'] },
  async ({ page }) => {
    const alert = page.getByRole('alert');
    await page.goto('/login');
    await page.route('**/api/auth/login', teapot);
    await field(page, 'Username').fill('somebody');
    await field(page, 'Password').fill(password);
    await button(page, 'Continue').click();
    await expect(alert).toHaveText('An error occurred. Please try again.');
    await expect(field(page, 'Password')).toHaveValue(password);

    await page.goto('/register');
    await page.route('**/api/auth/register', teapot);
    await fillRegistration(page, 'somebody');
    await button(page, 'Create Account').click();
    await expect(alert).toHaveText('An error occurred during registration. Please try again.');
    await page.route('**/api/auth/register', (route) => route.abort());
    await button(page, 'Create Account').click();
    await expect(alert).toContainText('Please check your connection');
    for (const name of ['Password', 'Retype Password']) await expect(field(page, name)).toHaveValue(password);
    await expect(field(page, 'Username')).toHaveValue('somebody');

    await signUp(page);
    await page.goto('/resetPassword');
    await page.route('**/api/auth/reset-password', teapot);
    await fillReset(page);
    await button(page, 'Reset Password').click();
    await expect(alert).toHaveText('An error occurred during password reset. Please try again.');
    await page.route('**/api/auth/reset-password', (route) => route.abort());
    await button(page, 'Reset Password').click();
    await expect(alert).toHaveText('Unable to connect to the server. Please try again.');
    await expect(field(page, 'New Password')).toHaveValue(newPassword);
  },
);

test('regression: without network a form stays with all that was typed, and goes through by the same button later', async ({
  page,
  context,
}) => {
  const alert = page.getByRole('alert');
  const unreached = /check your connection|Unable to connect/u;
  await page.goto('/register');
  await fillRegistration(page, newName());
  await context.setOffline(true);
  await button(page, 'Create Account').click();
  await expect(alert).toContainText(unreached);
  for (const name of ['Password', 'Retype Password']) await expect(field(page, name)).toHaveValue(password);
  await context.setOffline(false);
  await button(page, 'Create Account').click();
  await expect(page).toHaveURL(/\/login\?registered/u);

  const username = newName();
  await signUp(page, username);
  await page.goto('/resetPassword');
  await fillReset(page);
  await context.setOffline(true);
  await button(page, 'Reset Password').click();
  await expect(alert).toContainText(unreached);
  await expect(field(page, 'New Password')).toHaveValue(newPassword);

  await clearCookies(page);
  await context.setOffline(false);
  await page.goto('/login');
  await field(page, 'Username').fill(username);
  await field(page, 'Password').fill(password);
  await context.setOffline(true);
  await button(page, 'Continue').click();
  await expect(alert).toContainText(unreached);
  await expect(field(page, 'Password')).toHaveValue(password);
  await context.setOffline(false);
  await button(page, 'Continue').click();
  await expect(page).toHaveURL(/\/conversation/u);
});

test(
  'a form says what is wrong with it on top, and with each field at the field',
  { tag: ['@C357', '@C358', '@C361', '@C460'] },
  async ({ page }) => {
    const alert = page.getByRole('alert');
    await page.goto('/register');
    await button(page, 'Create Account').click();
    await expect(alert).toHaveText('Please ensure all fields are filled correctly.');
    await expect(alert).toBeInViewport();
    for (const name of ['Username', 'Password', 'Retype Password', 'Access Code']) {
      expect(await problemAt(page, name)).toBe('Please fill this in.');
    }
    await expect(field(page, 'Username')).toBeFocused();

    const taken = newName();
    await page.request.post('/api/auth/register', { data: { username: taken, password, accessCode } });
    await fillRegistration(page, taken, 'something else');
    await expect(alert).toHaveCount(0);
    await field(page, 'Retype Password').press('Enter');
    expect(await problemAt(page, 'Retype Password')).toBe('Passwords do not match.');
    await field(page, 'Retype Password').fill(password);
    await field(page, 'Retype Password').press('Enter');
    await expect(page.getByText('An account with this username already exists.')).toBeVisible();
    expect(await problemAt(page, 'Username')).toBe(
      'An account with this username already exists. Please choose a different username.',
    );
    await field(page, 'Username').fill(`${taken}x`);
    await field(page, 'Access Code').fill('a guess');
    await button(page, 'Create Account').click();
    await expect(page.getByText('This access code is not valid.')).toBeVisible();
    expect(await problemAt(page, 'Access Code')).toContain('This access code is not valid.');

    await page.goto('/login');
    await field(page, 'Username').fill('somebody');
    await field(page, 'Password').press('Enter');
    await expect(alert).toHaveText('Please ensure both fields are filled correctly.');
    expect(await problemAt(page, 'Password')).toBe('Please fill this in.');
  },
);

test('a form that is sent twice at once is sent once, and a double click makes one account', async ({ page }) => {
  await test.step('a form that is sent twice at once is sent once', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/register')) sent.push(request.method());
    });
    await page.goto('/register');
    await fillRegistration(page, newName());
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await expect(page).toHaveURL(/\/login\?registered/u);
    expect(sent).toEqual(['POST']);
  });
  await test.step('regression: a double click on Create Account makes one account and goes to /login', async () => {
    const username = newName();
    await page.goto('/register');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Retype Password').fill(password);
    await page.getByLabel('Access Code').fill(accessCode.toUpperCase());
    await page.getByRole('button', { name: 'Create Account' }).dblclick();
    await expect(page).toHaveURL(/\/login/u);
    await expect(page.getByText('Your account is ready.')).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue(username);
  });
});

test('a name from right to left, a password of pictures, and space that came with what was pasted', async ({
  page,
}) => {
  const name = `محمد ${newName('علي')}`;
  const pictures = '🔑🐎🔋📎🔑🐎🔋📎';
  await page.goto('/register');
  await field(page, 'Username').fill(`  ${name}\t`);
  await field(page, 'Password').fill(pictures);
  await field(page, 'Retype Password').fill(pictures);
  await field(page, 'Access Code').fill(` ${accessCode.toUpperCase()} `);
  await button(page, 'Create Account').click();
  await expect(page).toHaveURL(/\/login\?registered/u);
  await expect(field(page, 'Username')).toHaveCSS('direction', 'rtl');
  await field(page, 'Password').fill(pictures);
  await button(page, 'Continue').click();
  await expect(page).toHaveURL(/\/conversation/u);
  await page.goto('/resetPassword');
  await expect(field(page, 'Username')).toHaveValue(name);
});

test('a link from an admin signs in once, by a press, to choose another password', async ({ page }) => {
  const username = newName();
  const link = await signInLink(page, userIdOf(await signUp(page, username)));
  await page.goto(link);
  await expect(page.getByText('This link logs you in once')).toBeVisible();
  await page.reload();
  await button(page, 'Continue').click();
  await expect(page).toHaveURL(/\/resetPassword$/u);
  await expect(field(page, 'Username')).toHaveValue(username);
  await fillReset(page);
  await button(page, 'Reset Password').click();
  await expect(page).toHaveURL(/\/conversation/u);

  await page.goto(link);
  await button(page, 'Continue').click();
  await expect(page.getByRole('alert')).toHaveText(
    'This link has already been used or has expired. Please ask for a new one.',
  );
});

test('logging in as somebody else shows their pages and nothing of the first’s', async ({ page, context }) => {
  const [first, second] = [newName(), newName()];
  await signUp(page, first);
  const asked = page.waitForResponse('**/api/auth/refresh-token');
  await page.goto('/resetPassword');
  await asked;
  await expect(field(page, 'Username')).toHaveValue(first);
  await page.evaluate(() => localStorage.setItem('palaver.draft.x', 'of the first'));

  const other = await context.newPage();
  await other.request.post('/api/auth/register', { data: { username: second, password, accessCode } });
  // The first page stays open, and has asked for its token: nothing sets the cookie again.
  await context.clearCookies();
  await other.goto('/login');
  await logIn(other, second);
  // The first tab hears of it, and shows the second learner's own conversation.
  await expect(page).toHaveURL(/\/conversation/u);
  expect(await page.evaluate(() => localStorage.getItem('palaver.draft.x'))).toBeNull();
});
