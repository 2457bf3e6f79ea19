import { expect, test } from '@playwright/test';
import { newLearner, replies, signUp } from './learner';

test(
  'on a wide screen the side panel is closed by its button on each page, and the focus goes on at the menu button',
  { tag: ['@C129', '@C130'] },
  async ({ page }) => {
    await signUp(page);
    await page.goto('/conversation');
    const panel = page.locator('#side-panel');
    const open = page.getByRole('button', { name: 'Open menu' });
    for (const next of ['Conversation', 'Word Bank', 'Progress Dashboard']) {
      if (next !== 'Conversation') {
        await panel.getByRole('link', { name: next }).click();
        await expect(page.getByRole('heading', { name: next, level: 1 })).toBeVisible();
      }
      await expect(panel).toBeVisible();
      await panel.getByRole('button', { name: 'Close menu' }).click();
      await expect(panel).toBeHidden();
      await expect(open).toBeFocused();
      await expect(open).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Enter');
      await expect(panel).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Close menu' })).toBeVisible();
    }
  },
);

test(
  'on a wide screen the panel stays at a click in the page, and is closed with the dialog by Confirm',
  { tag: ['@C132', '@C340'] },
  async ({ page }) => {
    await newLearner(page, 'French');
    await test.step('on a wide screen, where the panel stands beside the page, a click in the page does not close it', async () => {
      const panel = page.locator('#side-panel');
      for (const place of [page.getByRole('main'), page.getByRole('textbox', { name: 'Your message' })]) {
        await place.click();
        await expect(panel).toBeVisible();
      }
      await expect(page.locator('.scrim')).toBeHidden();
      await page.locator('.scrim').dispatchEvent('click');
      await expect(panel).toBeVisible();
    });

    await test.step('on a wide screen Confirm closes the dialog and the panel', async () => {
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
  },
);
