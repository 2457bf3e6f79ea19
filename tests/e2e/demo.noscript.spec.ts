import { expect, test } from '@playwright/test';
import { demoMessages } from '../../app/demo/script';
import { demoTexts } from '../../domain/texts/demo';
import { own, replies, signUp } from './learner';

test(
  'without JavaScript the demo is there as a conversation that is over, with all its meanings',
  { tag: ['@C108'] },
  async ({ page }) => {
    await signUp(page);
    await page.goto('/conversation?demo');
    await expect(own(page)).toHaveCount(3);
    await expect(replies(page)).toHaveCount(3);
    for (const { typed, text, means } of demoMessages) {
      const message = page.getByRole('article').filter({ hasText: means });
      await expect(message).toBeVisible();
      if (typed !== '') await expect(message).toContainText(typed);
      expect(((await message.locator('.sentence').textContent()) ?? '').replace(/\s/gu, '')).toBe(text);
    }
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: demoTexts.toConversation })).toHaveAttribute('href', '/conversation');
  },
);

test('without JavaScript the homepage shows the idea in three lines', async ({ page }) => {
  await page.goto('/home');
  const stage = page.getByRole('region', { name: demoTexts.label });
  await expect(stage.getByRole('figure')).toHaveCount(3);
  await expect(stage.getByRole('figure').last()).toBeVisible();
  await expect(stage.getByRole('button', { name: demoTexts.play })).toHaveCount(0);
});
