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
const startOf = (page: Page) => layout(page).evaluate((main) => getComputedStyle(main).direction);

const isRightToLeft =
  (language: string) =>
  async ({ page }: { page: Page }) => {
    const token = await signUp(page);
    await openIn(page, token, language);
    await expect(layout(page)).toHaveAttribute('dir', 'rtl');
    expect(await startOf(page)).toBe('rtl');
    // The panel and the top bar are the interface's own.
    for (const part of ['#side-panel', '.top-bar']) {
      expect(await page.locator(part).evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
    }
  };

test('a conversation in Arabic is laid out from right to left', { tag: '@C111' }, isRightToLeft('Arabic'));
test('a conversation in Hebrew is laid out from right to left', { tag: '@C112' }, isRightToLeft('Hebrew'));
test('a conversation in Persian is laid out from right to left', { tag: '@C113' }, isRightToLeft('Persian'));
test('a conversation in Farsi is laid out from right to left', { tag: '@C114' }, isRightToLeft('Farsi'));
test('a conversation in Urdu is laid out from right to left', { tag: '@C115' }, isRightToLeft('Urdu'));
test('a conversation in Yiddish is laid out from right to left', { tag: '@C116' }, isRightToLeft('Yiddish'));
test('a conversation in Kurdish is laid out from right to left', { tag: '@C117' }, isRightToLeft('Kurdish'));
test('a conversation in Pashto is laid out from right to left', { tag: '@C118' }, isRightToLeft('Pashto'));

test('a conversation in any other language is laid out from left to right', { tag: ['@C119'] }, async ({ page }) => {
  const token = await signUp(page);
  for (const language of ['French', 'Japanese', 'Russian', 'Klingon']) {
    await openIn(page, token, language);
    await expect(layout(page)).toHaveAttribute('dir', 'ltr');
    expect(await startOf(page)).toBe('ltr');
  }
});
