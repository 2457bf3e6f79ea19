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

for (const [language, point] of [
  ['Arabic', 'C111'],
  ['Hebrew', 'C112'],
  ['Persian', 'C113'],
  ['Farsi', 'C114'],
  ['Urdu', 'C115'],
  ['Yiddish', 'C116'],
  ['Kurdish', 'C117'],
  ['Pashto', 'C118'],
] as const) {
  test(`a conversation in ${language} is laid out from right to left`, { tag: [`@${point}`] }, async ({ page }) => {
    const token = await signUp(page);
    await openIn(page, token, language);
    await expect(layout(page)).toHaveAttribute('dir', 'rtl');
    expect(await startOf(page)).toBe('rtl');
    // The panel and the top bar are the interface's own.
    for (const part of ['#side-panel', '.top-bar']) {
      expect(await page.locator(part).evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
    }
  });
}

test('a conversation in any other language is laid out from left to right', { tag: ['@C119'] }, async ({ page }) => {
  const token = await signUp(page);
  for (const language of ['French', 'Japanese', 'Russian', 'Klingon']) {
    await openIn(page, token, language);
    await expect(layout(page)).toHaveAttribute('dir', 'ltr');
    expect(await startOf(page)).toBe('ltr');
  }
});
