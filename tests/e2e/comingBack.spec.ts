import { expect, type Page, test } from '@playwright/test';
import { adminName, enter, logIn, logOut, newLearner, newName, signInAsAdmin, signUp } from './learner';
import { clearCookies, comeOnline, endSession, leavePages } from './sessions';

const ended = (page: Page) => page.getByText('Your session has ended. Please log in again.');
const chooser = (page: Page) => page.getByRole('heading', { name: 'Which language would you like to learn?' });

/** Signs somebody up, and the browser out of that again. */
async function signUpElsewhere(page: Page): Promise<string> {
  const username = newName();
  await signUp(page, username);
  await clearCookies(page);
  return username;
}

test('who opens a page after their session has ended logs in, at the second try, and is on that page', async ({
  page,
}) => {
  const username = newName();
  await signUp(page, username);
  const asked = page.waitForResponse('**/api/auth/refresh-token');
  await page.goto('/home');
  await asked;
  await endSession(page);
  await page.goto('/wordBank?view=mastered&q=caf%C3%A9');
  await expect(page).toHaveURL(/\/login\?redirectTo=%2FwordBank%3Fview%3Dmastered%26q%3Dcaf%25C3%25A9$/u);
  await expect(ended(page)).toBeVisible();
  // That reason is another one's: of a password that somebody wants to change.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await enter(page, username, 'not my password');
  await expect(page.getByText('Invalid username or password.')).toBeVisible();
  await enter(page, username);
  await expect(page).toHaveURL(/\/wordBank\?view=mastered&q=caf%C3%A9$/u);
  await expect(page.getByRole('heading', { name: 'Word Bank', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/u);
});

test('a session that ends on a page is begun anew there', { tag: ['@C260'] }, async ({ page }) => {
  const username = newName();
  await signUp(page, username);
  for (const path of ['/ProgressDashboard', '/wordBank?view=mastered', '/resetPassword', '/conversation?demo']) {
    const asked = page.waitForResponse('**/api/auth/refresh-token');
    await page.goto(path);
    await asked;
    await endSession(page);
    await comeOnline(page);
    await expect(page).toHaveURL(/\/login$/u);
    await expect(ended(page)).toBeVisible();
    await page.reload();
    await expect(ended(page)).toBeVisible();
    await enter(page, username, 'not my password');
    await expect(page.getByText('Invalid username or password.')).toBeVisible();
    await enter(page, username);
    await expect(page).toHaveURL((url) => url.pathname + url.search === path);
  }
});

test('another conversation than the current one is there again, and for somebody else their own', async ({ page }) => {
  const username = newName();
  const token = await signUp(page, username);
  const headers = { Authorization: `Bearer ${token}` };
  const make = async (language: string) => {
    await page.request.post('/api/user/update-preferences', { data: { language }, headers });
    const answer = await page.request.post('/api/conversation/reset', { data: {}, headers });
    return ((await answer.json()) as { _id: string })._id;
  };
  const [first, second] = [await make('fr'), await make('de')];
  const other = await signUpElsewhere(page);
  for (const id of [first, second]) {
    await page.goto('/login');
    await enter(page, username);
    await expect(page).toHaveURL(/\/conversation/u);
    await page.goto('/home');
    await leavePages(page);
    await endSession(page);
    await page.goto(`/conversation?c=${id}`);
    await expect(page).toHaveURL(/\/login\?redirectTo=/u);
    await enter(page, username);
    await expect(page).toHaveURL(new RegExp(`/conversation\\?c=${id}$`, 'u'));
    await endSession(page);
    await comeOnline(page);
    await expect(page).toHaveURL(/\/login$/u);
    await enter(page, other);
    await expect(chooser(page)).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(id, 'u'));
    await clearCookies(page);
  }
});

test('an admin’s pages are for the admin who comes back, and not for a learner', async ({ page }) => {
  const learner = await signUpElsewhere(page);
  for (const path of ['/admin', '/conversation?viewer=1']) {
    await signInAsAdmin(page);
    await endSession(page);
    await page.goto(path);
    await enter(page, adminName);
    await expect(page).toHaveURL((url) => url.pathname + url.search === path);
    await leavePages(page);
    await endSession(page);
    await page.goto(path);
    await enter(page, learner);
    await expect(chooser(page)).toBeVisible();
    await expect(page).not.toHaveURL(/viewer/u);
    await clearCookies(page);
  }
});

test('who left on purpose, in another tab, is in the conversation after the next login', async ({ page, context }) => {
  const username = newName();
  await signUp(page, username);
  await page.goto('/wordBank');
  const other = await context.newPage();
  await other.goto('/ProgressDashboard');
  await logOut(page);
  await expect(other.getByText('You were logged out in another tab.')).toBeVisible();
  await enter(other, username);
  await expect(other).toHaveURL(/\/conversation/u);
});

test('a login that is to lead to another host, or nowhere, leads to the conversation', async ({ page }) => {
  const username = newName();
  await signUp(page, username);
  for (const address of ['/%5Cevil.example', '/login']) {
    await clearCookies(page);
    await page.goto(`/login?redirectTo=${address}`);
    await logIn(page, username);
    await expect(chooser(page)).toBeVisible();
  }
});

test('a login is not undone by the answer to a refresh that another tab had under way', async ({ page, context }) => {
  const username = newName();
  await signUp(page, username);
  const asked = page.waitForResponse('**/api/auth/refresh-token');
  await page.goto('/wordBank');
  await asked;
  await endSession(page);
  const other = await context.newPage();
  await other.goto('/login');
  const gate = new EventTarget();
  const opened = new Promise((resolve) => gate.addEventListener('open', resolve));
  const answered = new Promise<void>((resolve) => {
    void page.route('**/api/auth/refresh-token', async (route) => {
      const response = await route.fetch();
      resolve();
      await opened;
      await route.fulfill({ response });
    });
  });
  await comeOnline(page);
  await answered;
  await enter(other, username);
  await expect(other.getByRole('button', { name: 'Loading...' })).toBeVisible();
  gate.dispatchEvent(new Event('open'));
  await expect(other).toHaveURL(/\/conversation/u);
  await other.reload();
  await expect(chooser(other)).toBeVisible();
});

test('an invitation opened by somebody who is logged in says once why it leads to the conversation', async ({
  page,
}) => {
  await newLearner(page, 'French');
  const why = page.getByText('Invitations are for people without an account');
  await page.goto('/register?invite=a-friends-code');
  await expect(page).toHaveURL(/\/conversation/u);
  await expect(why.first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  await expect(why).toHaveCount(0);
  await page.goto('/register');
  await expect(page).toHaveURL(/\/conversation/u);
  await expect(why).toHaveCount(0);
});
