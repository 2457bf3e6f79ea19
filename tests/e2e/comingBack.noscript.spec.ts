import { expect, test } from '@playwright/test';
import { enter, newName, signUp } from './learner';
import { endSession } from './sessions';

test('without JavaScript: a page that is opened after a session has ended is there after the login', async ({
  page,
}) => {
  const [username, another] = [newName('plain'), newName('plain')];
  await signUp(page, another);
  await signUp(page, username);
  await page.goto('/conversation');
  for (const path of ['/wordBank?view=mastered', '/ProgressDashboard']) {
    await endSession(page);
    await page.goto(path);
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await enter(page, username, 'not my password');
    await expect(page.getByText('Invalid username or password.')).toBeVisible();
    await enter(page, username);
    await expect(page).toHaveURL((url) => url.pathname + url.search === path);
  }
  // A form that is posted too late leads back to its page, and a file to where it is asked for.
  await page.goto('/conversation');
  await endSession(page);
  await page.getByRole('button', { name: 'French' }).click();
  await enter(page, username);
  await expect(page).toHaveURL(/\/conversation/u);
  await endSession(page);
  await page.goto('/myData');
  await enter(page, username);
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
});

test('without JavaScript: somebody else is led to their own conversation', async ({ page }) => {
  const another = newName('plain');
  await signUp(page, another);
  const token = await signUp(page);
  const headers = { Authorization: `Bearer ${token}` };
  const made = await page.request.post('/api/conversation/reset', { data: {}, headers });
  const { _id: id } = (await made.json()) as { _id: string };
  await endSession(page);
  for (const path of [`/conversation?c=${id}`, '/conversation?viewer=1', '/admin']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login\?redirectTo=/u);
    await enter(page, another);
    await expect(page).toHaveURL(/\/conversation$/u);
    await expect(page.getByRole('heading', { name: 'Which language would you like to learn?' })).toBeVisible();
    await endSession(page);
  }
});

test('without JavaScript: an invitation opened by somebody who is logged in says once why it leads elsewhere', async ({
  page,
}) => {
  await signUp(page);
  // Texts in a <noscript> are not found by their words.
  const why = page.locator('noscript p');
  await page.goto('/register?invite=a-friends-code');
  await expect(page).toHaveURL(/\/conversation$/u);
  await expect(why).toBeVisible();
  await expect(why).toContainText('Invitations are for people without an account');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Which language would you like to learn?' })).toBeVisible();
  await expect(why).toHaveCount(0);
});
