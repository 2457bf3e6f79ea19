import { expect, test } from '@playwright/test';
import { newLearner, own, replies } from './learner';
import { failOwnSentences } from './stopped';

test('without JavaScript: an own sentence that failed is made again by its form, without the reply', async ({
  page,
}) => {
  const username = await newLearner(page, 'French');
  await page.getByRole('textbox', { name: 'Your message' }).fill("I'd like a coffee, please");
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(own(page).locator('.word').first()).toBeVisible();
  await expect(replies(page).locator('.word').first()).toBeVisible();
  await expect(replies(page)).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 });
  const answer = await replies(page).locator('.sentence').textContent();

  failOwnSentences(username);
  await page.reload();
  await expect(own(page)).toContainText('Error: The tutor took too long to answer.');
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(1);
  await own(page).getByRole('button', { name: 'Retry' }).click();
  await expect(own(page).locator('.word').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  expect(await replies(page).locator('.sentence').textContent()).toBe(answer);
});
