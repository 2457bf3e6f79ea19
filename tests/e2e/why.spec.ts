import { expect, test } from '@playwright/test';
import { violationsOf } from './axe';
import { newLearner, own, say } from './learner';
import { turnEnds } from './modelTalk';

test('what was put right is named, explained and counted, and its count leads back to it', async ({ page }) => {
  await newLearner(page, 'French');
  await say(page, 'je mange une sandwich');
  await turnEnds(page, 1);
  const mine = own(page).first();
  const correction = mine.locator('.correction');
  await expect(correction).toContainText('Gender');

  // By keys alone: the details, then why.
  await mine.getByRole('button', { name: 'Translation', exact: true }).press('Enter');
  await correction.getByRole('button', { name: 'Why?' }).press('Enter');
  await expect(correction.locator('.explanation')).toContainText('“un”, not “une”');
  await page.keyboard.press('Escape');

  await mine.getByRole('button', { name: 'Options' }).press('Enter');
  await mine.getByRole('button', { name: 'Why this sentence?' }).press('Enter');
  await expect(mine.getByText('The whole sentence')).toBeVisible();
  await expect(mine.locator('.explanations dd')).toContainText('mange: It is a form of “manger”');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(mine.getByText('The whole sentence')).toHaveCount(0);

  await page.goto('/ProgressDashboard');
  const counts = page.getByRole('list', { name: 'What I put right' });
  await expect(counts.getByRole('link')).toHaveText(['Gender once je mange une sandwich']);
  await counts.getByRole('link').click();
  await expect(own(page).first()).toBeFocused();
});
