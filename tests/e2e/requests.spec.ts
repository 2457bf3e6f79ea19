import { expect, test } from '@playwright/test';
import { newLearner, replies, say } from './learner';

test('whoever asks for English sees what the newest message means, until the tutor says the next thing', async ({
  page,
}) => {
  await newLearner(page, 'Japanese');
  await say(page, 'Hello!');
  const first = replies(page).first();
  await expect(first).toHaveAttribute('aria-busy', 'false');
  await expect(first.locator('.sentence-translation')).toHaveCount(0);
  await say(page, 'in English please');
  await expect(replies(page).nth(1)).toHaveAttribute('aria-busy', 'false');
  await expect(first.locator('.sentence-translation')).toBeVisible();
  await say(page, 'I like sushi');
  await expect(replies(page).nth(2)).toHaveAttribute('aria-busy', 'false');
  await expect(first.locator('.sentence-translation')).toHaveCount(0);
});

test('goals of a role-play are ticked off as they are reached, in the chat and in their dialog', async ({ page }) => {
  await newLearner(page, 'French');
  await page.getByRole('button', { name: 'New Scenario' }).click();
  const wish = page.getByRole('dialog', { name: 'Customize Your Scenario' });
  await wish.getByLabel('Reason for learning').fill('I want to order a coffee in a café');
  await wish.getByRole('button', { name: 'Next' }).click();
  const review = page.getByRole('dialog', { name: 'Review Your Scenario' });
  await expect(review.getByLabel('Your partner’s role')).not.toHaveValue('');
  await review.getByRole('button', { name: 'Confirm' }).click();
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('button', { name: 'Scenario Goals' }).click();
  await expect(page.getByRole('dialog').getByText('reached').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await say(page, "I'd like a coffee, please");
  await expect(replies(page).nth(1)).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('.goals-reached').first()).toBeVisible();
  await page.getByRole('button', { name: 'Scenario Goals' }).click();
  await expect(page.getByRole('dialog').locator('.goal-list .is-reached').first()).toBeVisible();
});
