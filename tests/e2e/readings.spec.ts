import { expect, test } from '@playwright/test';
import { newLearner, replies, say } from './learner';

test('Japanese words say how they sound in kana above their kanji, where that is wished for', async ({ page }) => {
  await newLearner(page, 'Japanese');
  await say(page, 'I live in Osaka');
  const reply = replies(page).first();
  await expect(reply).toHaveAttribute('aria-busy', 'false');
  const text = await reply.locator('.sentence').innerText();
  const kanji = reply.locator('.ruby');
  await expect(kanji).toHaveCount(0);

  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByLabel('Show how Japanese words sound').selectOption({ label: 'In kana above the kanji: たべる' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(kanji.first()).toBeVisible();
  for (const [written, above] of await kanji.evaluateAll((all) =>
    all.map((each) => [each.textContent, each.getAttribute('data-ruby')] as const),
  )) {
    expect(written).toMatch(/^[\p{Script=Han}\p{N}々]+$/u);
    expect(above).toMatch(/^[\p{Script=Hiragana}ー]+$/u);
  }
  // So do the sentences that one could answer with.
  const answers = reply.getByRole('list', { name: 'You could answer' }).locator('.chip-word');
  await expect(answers.first()).toBeVisible();
  for (const sounds of await answers.evaluateAll((all) => all.map((each) => each.getAttribute('data-reading')))) {
    expect(sounds).toMatch(/^[\p{Script=Hiragana}ー]*$/u);
  }
  // A copied sentence is the sentence alone, and nothing has changed in it.
  expect(await reply.locator('.sentence').innerText()).toBe(text);

  await page.reload();
  await expect(kanji.first()).toBeVisible();
});
