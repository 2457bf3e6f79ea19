import { expect, test } from '@playwright/test';
import { newLearner, newName, password, accessCode, replies, say } from './learner';

test('C157 to C172: words are listed, searched, marked, and a mark is taken back', async ({ page }) => {
  await newLearner(page, 'Japanese');
  await page.goto('/wordBank');
  await expect(page.getByText('No words yet. They appear here as you talk.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the conversation' }).click();
  await say(page, "I'd like a coffee, please");
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');

  await page.goto('/wordBank');
  for (const name of ['Word', 'Transliteration', 'Translation', 'Count']) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
  const counts = await page.locator('tbody tr .count-number, tbody tr td:last-child').allTextContents();
  const numbers = counts.map((text) => Number(/\d+/u.exec(text)?.[0]));
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));

  await page.getByRole('searchbox').fill('こーひー');
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(1);
  await rows.first().locator('label').click();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as Mastered' }).click();
  await expect(page.getByText('1 word changed')).toBeVisible();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(1);
});

test('regression: a double click on Create Account makes one account and goes to /login', async ({ page }) => {
  const username = newName();
  await page.goto('/register');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Retype Password').fill(password);
  await page.getByLabel('Access Code').fill(accessCode.toUpperCase());
  await page.getByRole('button', { name: 'Create Account' }).dblclick();
  await expect(page).toHaveURL(/\/login/u);
  await expect(page.getByText('Your account is made.')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(username);
});
