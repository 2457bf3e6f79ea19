import { expect, test } from '@playwright/test';
import { chooseLanguage, logIn, newName, own, register, signInAsAdmin } from './learner';

test('without JavaScript: the dashboard says how it stands, in words and as a table', async ({ page }) => {
  const username = newName('plain');
  await register(page, username);
  await logIn(page, username);
  await chooseLanguage(page, 'French');
  await page.goto('/ProgressDashboard');
  await expect(page.getByText('Nothing to show yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the conversation' }).click();
  await page.getByRole('textbox', { name: 'Your message' }).fill("I'd like a coffee, please");
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(own(page).first()).toContainText('café');

  const table = page.getByRole('table', { name: 'Progress, conversation by conversation' });
  await expect(async () => {
    await page.goto('/ProgressDashboard');
    await expect(table).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Conversation',
    'Mastered %',
    'Un-mastered %',
    'Mastered words',
    'Top 80 % words',
    'Words met',
  ]);
  await expect(table.getByRole('row').last().getByRole('cell').last()).toHaveText(/^[1-9]\d*$/u);
  await expect(page.getByRole('list', { name: 'Where you stand' })).toContainText('of conversation #1');
  await expect(page.getByText('Fetching latest data…')).toBeHidden();
});

test('without JavaScript: the admin page says what it needs', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin');
  // Texts in a <noscript> are not found by their words.
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.locator('noscript p')).toContainText('The admin page needs JavaScript.');
  await expect(page.getByText('Loading admin page...')).toBeHidden();
});
