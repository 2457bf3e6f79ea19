import { expect, test } from '@playwright/test';
import { newLearner, replies, signUp } from './learner';

for (const path of ['/conversation', '/wordBank', '/ProgressDashboard']) {
  test(
    `on a wide screen the side panel of ${path} is closed by its button, and the focus goes on at the menu button`,
    {
      tag: ['@C129', '@C130'],
    },
    async ({ page }) => {
      await signUp(page);
      await page.goto(path);
      const panel = page.locator('#side-panel');
      const open = page.getByRole('button', { name: 'Open menu' });
      await expect(panel).toBeVisible();
      await panel.getByRole('button', { name: 'Close menu' }).click();
      await expect(panel).toBeHidden();
      await expect(open).toBeFocused();
      await expect(open).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Enter');
      await expect(panel).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Close menu' })).toBeVisible();
    },
  );
}

test(
  'on a wide screen, where the panel stands beside the page, a click in the page does not close it',
  {
    tag: ['@C132'],
  },
  async ({ page }) => {
    await newLearner(page, 'French');
    const panel = page.locator('#side-panel');
    for (const place of [page.getByRole('main'), page.getByRole('textbox', { name: 'Your message' })]) {
      await place.click();
      await expect(panel).toBeVisible();
    }
    await expect(page.locator('.scrim')).toBeHidden();
    await page.locator('.scrim').dispatchEvent('click');
    await expect(panel).toBeVisible();
  },
);

test('on a wide screen Confirm closes the dialog and the panel', { tag: ['@C340'] }, async ({ page }) => {
  await newLearner(page, 'French');
  const panel = page.locator('#side-panel');
  await page.getByRole('button', { name: 'New Scenario' }).click();
  await page.getByLabel('Reason for learning').fill('I want to order food in a restaurant');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Your partner’s role')).not.toHaveValue('');
  await expect(panel).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(panel).toBeHidden();
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 });
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Scenario Goals' })).toBeVisible();
});
