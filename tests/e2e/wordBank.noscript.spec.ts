import { expect, test } from '@playwright/test';
import { collectWords, longMessage, manyWords } from './manyWords';

test(
  'without JavaScript words are paged, searched, selected, marked, and a mark is taken back',
  { tag: ['@C168', '@C169', '@C170'] },
  async ({ page }) => {
    await collectWords(page, 'Hebrew', [longMessage]);
    await page.goto('/wordBank');
    const rows = page.locator('tbody tr');
    await expect(rows).toHaveCount(40);
    await expect(rows.first()).toContainText('באבא');
    await page.getByRole('link', { name: `Show ${manyWords - 40} more` }).click();
    await expect(rows).toHaveCount(manyWords);

    await page.goto('/wordBank');
    await page.getByRole('searchbox').fill('באבא');
    await page.getByRole('searchbox').press('Enter');
    await expect(rows).toHaveCount(1);
    await rows.first().locator('label').click();
    await page.getByRole('button', { name: 'Clear Selection' }).click();
    await expect(page.getByRole('button', { name: 'Mark as Mastered' })).toBeHidden();
    await rows.first().locator('label').click();
    await page.getByRole('button', { name: 'Mark as Mastered' }).click();
    await expect(page.getByText('1 word marked as mastered')).toBeVisible();
    await expect(page.getByText('No word to learn matches “באבא”.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toHaveCount(1);

    // All of them, also those that the page does not show.
    await page.goto('/wordBank');
    await page.getByRole('link', { name: `Select all ${manyWords}` }).click();
    await expect(page.getByText(`${manyWords} selected`)).toBeVisible();
    await page.getByRole('button', { name: 'Mark as Mastered' }).click();
    await expect(page.getByText(`${manyWords} words marked as mastered`)).toBeVisible();
    await expect(page.getByText('Nothing left to learn here.', { exact: false })).toBeVisible();
    await page.goto('/wordBank?view=mastered');
    await page.getByRole('link', { name: `Select all ${manyWords}` }).click();
    await page.getByRole('button', { name: 'Mark as Not Mastered' }).click();
    await expect(page.getByText(`${manyWords} words marked as not mastered`)).toBeVisible();
    await expect(page.getByText('No mastered words yet.', { exact: false })).toBeVisible();
  },
);

test('without JavaScript a word’s card opens by its address, marks, reports, and leads to its message', async ({
  page,
}) => {
  await collectWords(page, 'Finnish', ['Hyvää huomenta maailma.']);
  await page.goto('/wordBank');
  await page.getByRole('link', { name: 'About maailma' }).click();
  const card = page.getByRole('dialog', { name: 'maailma' });
  await expect(card.locator('mark')).toHaveText('maailma');
  await card.getByRole('button', { name: 'Report this meaning' }).click();
  await expect(page.getByText('Thank you.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'About maailma' }).click();
  await card.getByRole('button', { name: 'Mark as Mastered' }).click();
  await expect(page.getByText('1 word marked as mastered')).toBeVisible();
  await page.goto('/wordBank?view=mastered');
  await page.getByRole('link', { name: 'About maailma' }).click();
  await expect(card).toContainText('Mastered, marked by you');
  await card.getByRole('link', { name: 'Close' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('link', { name: 'About maailma' }).click();
  await card.getByRole('link', { name: /huomenta/u }).click();
  await expect(page.getByRole('article').filter({ hasText: 'huomenta' }).first()).toBeVisible();
});
