import { expect, type Page, test } from '@playwright/test';
import { password, signUp } from './learner';

/** What may stand between the browser and the server answers in many ways, none of them ours. */
const wordless = ['', '<h1>Bad Gateway</h1>', '{}', '"no"', '{"message":""}'];

interface Form {
  url: string;
  button: string;
  sentences: Readonly<Record<number, string>>;
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Answers a form's call with each status and each body, though not with each body each status, and asks what the form says of it. */
async function expectSentences(page: Page, { url, button, sentences }: Form): Promise<void> {
  for (const [at, [status, sentence]] of Object.entries(sentences).entries()) {
    const body = wordless[at % wordless.length] ?? '';
    await page.route(url, (route) => route.fulfill({ status: Number(status), body }));
    const answered = page.waitForResponse(url);
    await page.getByRole('button', { name: button }).click();
    await answered;
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    await expect(page.getByRole('alert'), `${status} with ${body}`).toHaveText(sentence);
    await page.unroute(url);
  }
}

test(
  'a login that is refused says what the server says, or what its status means, and has failed where nothing is said',
  { tag: ['@C398', '@C452', '@C453', '@C454', '@C455', '@C457', '@C458'] },
  async ({ page }) => {
    await page.goto('/login');
    await field(page, 'Username').fill('somebody');
    await field(page, 'Password').fill(password);
    await test.step('a login that is refused without a sentence says what its status means', async () => {
      const other = 'An error occurred. Please try again.';
      await expectSentences(page, {
        url: '**/api/auth/login',
        button: 'Continue',
        sentences: {
          401: 'Invalid username or password.',
          400: 'Please provide both username and password.',
          500: 'An unexpected error occurred. Please try again later.',
          ...{ 403: other, 404: other, 418: other, 429: other, 502: other, 503: other },
        },
      });
      await expect(field(page, 'Password')).toHaveValue(password);
    });

    await test.step('a login says what the server says, whatever the status, and what came with loginSuccess false', async () => {
      for (const [status, json] of [
        [401, { code: 'loginWrong', message: 'Words of the server.' }],
        [502, { message: 'Words of a proxy.' }],
        [200, { loginSuccess: false, message: 'Words of a refusal.' }],
      ] as const) {
        await page.route('**/api/auth/login', (route) => route.fulfill({ status, json }));
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page.getByRole('alert')).toHaveText(json.message);
        await page.unroute('**/api/auth/login');
      }
      await expect(page).toHaveURL(/\/login$/u);
    });

    await test.step('a login that is answered by a page, or by nothing, has failed in the session', async () => {
      for (const body of wordless) {
        await page.route('**/api/auth/login', (route) => route.fulfill({ status: 200, body }));
        await page.getByRole('button', { name: 'Continue' }).click();
        await expect(page.getByRole('alert')).toHaveText('Login failed. Please try again.');
        await page.unroute('**/api/auth/login');
      }
    });
  },
);

test(
  'a registration that is refused without a sentence says what its status means',
  {
    tag: ['@C459', '@C460', '@C461'],
  },
  async ({ page }) => {
    await page.goto('/register');
    await field(page, 'Username').fill('somebody');
    await field(page, 'Password').fill(password);
    await field(page, 'Retype Password').fill(password);
    await field(page, 'Access Code').fill('code');
    const other = 'An error occurred during registration. Please try again.';
    await expectSentences(page, {
      url: '**/api/auth/register',
      button: 'Create Account',
      sentences: {
        400: 'Invalid request. Please ensure all fields are correctly filled.',
        409: 'An account with this username already exists. Please choose a different username.',
        ...{ 401: other, 403: other, 418: other, 429: other, 500: other, 502: other },
      },
    });
    for (const name of ['Password', 'Retype Password']) await expect(field(page, name)).toHaveValue(password);
  },
);

test(
  'another password that is refused without a sentence says what the status means',
  {
    tag: ['@C464', '@C466', '@C467'],
  },
  async ({ page }) => {
    await signUp(page);
    await page.goto('/resetPassword');
    await field(page, 'New Password').fill(password);
    await field(page, 'Retype Password').fill(password);
    const other = 'An error occurred during password reset. Please try again.';
    await expectSentences(page, {
      url: '**/api/auth/reset-password',
      button: 'Reset Password',
      sentences: {
        400: 'Invalid request. Please ensure all fields are correctly filled.',
        404: 'User not found. Please try again.',
        ...{ 403: other, 418: other, 500: other, 502: other },
      },
    });
    await expect(field(page, 'New Password')).toHaveValue(password);
  },
);

test(
  'another password that is refused with 401 leads to the login, which says why',
  { tag: ['@C465'] },
  async ({ page }) => {
    for (const body of ['', '<h1>Unauthorized</h1>']) {
      await signUp(page);
      await page.goto('/resetPassword');
      await page.route('**/api/auth/reset-password', (route) => route.fulfill({ status: 401, body }));
      await field(page, 'New Password').fill(password);
      await field(page, 'Retype Password').fill(password);
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await expect(page).toHaveURL(/\/login\?redirectTo=%2FresetPassword$/u);
      await expect(page.getByRole('alert')).toHaveText('User authentication required. Please log in again.');
      await page.unroute('**/api/auth/reset-password');
    }
  },
);
