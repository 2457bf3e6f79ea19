import { expect, type Page, test } from '@playwright/test';
import { signUp } from './learner';

/** Opens an empty conversation in a language. */
async function openIn(page: Page, token: string, language: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  await expect(await page.request.post('/api/user/update-preferences', { data: { language }, headers })).toBeOK();
  await expect(await page.request.post('/api/conversation/reset', { data: {}, headers })).toBeOK();
  await page.goto('/conversation');
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible({ timeout: 20_000 });
}

const layout = (page: Page) => page.locator('.app-main');
const directionOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).direction);

test(
  'a conversation in a language written from right to left is laid out so, and the interface around it is not',
  { tag: ['@C111', '@C112', '@C113', '@C114', '@C115', '@C116', '@C117', '@C118'] },
  async ({ page }) => {
    const token = await signUp(page);
    for (const language of ['Arabic', 'Hebrew', 'Persian', 'Farsi', 'Urdu', 'Yiddish', 'Kurdish', 'Pashto']) {
      await openIn(page, token, language);
      await expect(layout(page), language).toHaveAttribute('dir', 'rtl');
      expect(await directionOf(page, '.app-main'), language).toBe('rtl');
      for (const part of ['#side-panel', '.top-bar']) expect(await directionOf(page, part), language).toBe('ltr');
    }
  },
);

test('a conversation in any other language is laid out from left to right', { tag: ['@C119'] }, async ({ page }) => {
  const token = await signUp(page);
  for (const language of ['French', 'Japanese', 'Russian', 'Klingon']) {
    await openIn(page, token, language);
    await expect(layout(page), language).toHaveAttribute('dir', 'ltr');
    expect(await directionOf(page, '.app-main'), language).toBe('ltr');
  }
});
