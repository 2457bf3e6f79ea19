import { expect, test } from '@playwright/test';
import { collectWords } from './manyWords';

test('without JavaScript a word’s card opens by its address, marks, reports, and leads to its message', async ({
  page,
}) => {
  await collectWords(page, 'Finnish', ['Hyvää huomenta maailma.']);
  await page.goto('/wordBank');
  await page.getByRole('link', { name: 'About maailma' }).click();
  const card = page.getByRole('dialog', { name: 'maailma' });
  await expect(card.locator('mark')).toHaveText('maailma');
  await card.getByRole('button', { name: 'Report this gloss' }).click();
  await expect(page.getByText('Thank you.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'About maailma' }).click();
  await card.getByRole('button', { name: 'Mark as Mastered' }).click();
  await expect(page.getByText('1 word changed')).toBeVisible();
  await page.goto('/wordBank?view=mastered');
  await page.getByRole('link', { name: 'About maailma' }).click();
  await expect(card).toContainText('Mastered, as you marked it');
  await card.getByRole('link', { name: 'Close' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('link', { name: 'About maailma' }).click();
  await card.getByRole('link', { name: /huomenta/u }).click();
  await expect(page.getByRole('article').filter({ hasText: 'huomenta' }).first()).toBeVisible();
});
