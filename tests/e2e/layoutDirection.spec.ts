import { expect, type Page, test } from '@playwright/test';
import { follow, signUp } from './learner';

/** Opens an empty conversation in a language, within the page that is there. */
async function openIn(page: Page, token: string, language: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  await expect(await page.request.post('/api/user/update-preferences', { data: { language }, headers })).toBeOK();
  const made = await page.request.post('/api/conversation/reset', { data: {}, headers });
  await expect(made).toBeOK();
  const { _id: id } = (await made.json()) as { _id: string };
  await follow(page, `/conversation?c=${id}`);
  await expect(page).toHaveURL(new RegExp(id, 'u'));
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible({ timeout: 20_000 });
}

const layout = (page: Page) => page.locator('.app-main');
const directionOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).direction);

test(
  'a conversation in a language written from right to left is laid out so, the interface around it and any other are not',
  { tag: ['@C111', '@C112', '@C113', '@C114', '@C115', '@C116', '@C117', '@C118', '@C119'] },
  async ({ page }) => {
    const token = await signUp(page);
    await page.goto('/home');
    await test.step('a conversation in a language written from right to left is laid out so, and the interface around it is not', async () => {
      for (const language of ['Arabic', 'Hebrew', 'Persian', 'Farsi', 'Urdu', 'Yiddish', 'Kurdish', 'Pashto']) {
        await openIn(page, token, language);
        await expect(layout(page), language).toHaveAttribute('dir', 'rtl');
        expect(await directionOf(page, '.app-main'), language).toBe('rtl');
        for (const part of ['#side-panel', '.top-bar']) expect(await directionOf(page, part), language).toBe('ltr');
      }
    });

    await test.step('a conversation in any other language is laid out from left to right', async () => {
      for (const language of ['French', 'Japanese', 'Russian', 'Klingon']) {
        await openIn(page, token, language);
        await expect(layout(page), language).toHaveAttribute('dir', 'ltr');
        expect(await directionOf(page, '.app-main'), language).toBe('ltr');
      }
    });
  },
);
