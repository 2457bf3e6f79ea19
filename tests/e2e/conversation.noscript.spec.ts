import { expect, test } from '@playwright/test';
import { chooseLanguage, logIn, logOut, newName, own, register, replies } from './learner';

test('without JavaScript: register, log in, choose a language, send, read the reply, see the words', async ({
  page,
}) => {
  const username = newName('plain');
  await register(page, username);
  await logIn(page, username);
  await chooseLanguage(page, 'Japanese');
  await page.getByRole('button', { name: 'Some' }).click();
  await expect(page.getByRole('button', { name: 'Start here' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Your message' }).fill("I'd like a coffee, please");
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(own(page).first()).toContainText('コーヒー');
  await expect(replies(page).first().locator('.word').first()).toBeVisible();
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 });

  await page.goto('/wordBank');
  const row = page.getByRole('row', { name: /コーヒー/u });
  await expect(row).toContainText('coffee');
  await row.locator('label').click();
  await page.getByRole('button', { name: 'Mark as Mastered' }).click();
  await page.goto('/wordBank?view=mastered');
  await expect(page.getByRole('row', { name: /コーヒー/u })).toBeVisible();

  await logOut(page);
  await expect(page).toHaveURL(/\/login$/u);
  await page.goto('/conversation');
  await expect(page).toHaveURL(/\/login$/u);
});

test('without JavaScript: a refused form keeps what was typed and says why', async ({ page }) => {
  await page.goto('/register?invite=not-the-code');
  await expect(page.getByLabel('Access Code')).toHaveValue('not-the-code');
  await page.getByLabel('Username').fill('Somebody New');
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByLabel('Retype Password').fill('something else');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Passwords do not match.')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('Somebody New');

  await page.goto('/login');
  await page.getByLabel('Username').fill('nobody at all');
  await page.getByLabel('Password').fill('wrong password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid username or password.');
});
