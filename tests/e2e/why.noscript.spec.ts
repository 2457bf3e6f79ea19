import { expect, test } from '@playwright/test';
import { own, signUp } from './learner';

test('without JavaScript: why something was put right, and how the sentence is built, is asked by the page’s form', async ({
  page,
}) => {
  const headers = { Authorization: `Bearer ${await signUp(page)}` };
  const data = { language: 'fr', levels: { fr: 'unsaid' } };
  await expect(await page.request.post('/api/user/update-preferences', { data, headers })).toBeOK();
  await page.goto('/conversation');
  await page.getByRole('textbox', { name: 'Your message' }).fill('je mange une sandwich');
  await page.getByRole('button', { name: 'Send' }).click();
  const mine = own(page).first();
  await expect(mine.locator('.correction')).toContainText('Gender');
  await mine.getByRole('button', { name: 'Why?' }).click();
  // Texts in a <noscript> are not found by their words.
  await expect(mine.locator('noscript p').first()).toContainText('“un”, not “une”');
  await mine.getByRole('button', { name: 'Why this sentence?' }).click();
  await expect(mine.locator('noscript .explanations')).toContainText('mange: It is a form of “manger”');
  await expect(mine.getByRole('button', { name: /^Why/u })).toHaveCount(0);
});
