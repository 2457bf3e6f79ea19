import { expect, test } from '@playwright/test';
import { providersTexts } from '../../app/providers/providersTexts';
import { graphDataOf } from '../../domain/progress/progress';
import { violationsOf } from './axe';
import { makeFriends } from './friend';
import { follow, newLearner, replies, say, signInAsAdmin, signUp } from './learner';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('public pages have nothing that assistive technology stumbles over, nor has a form with everything wrong', async ({
  page,
}) => {
  await test.step('public pages have nothing that assistive technology stumbles over', async () => {
    await page.goto('/no/such/page');
    expect(await violationsOf(page)).toEqual([]);
    await page.goto('/home');
    expect(await violationsOf(page), '/home').toEqual([]);
    for (const [path, heading] of [
      ['/login', 'Welcome Back'],
      ['/providers', providersTexts.heading],
      ['/register', 'Create Your Account'],
    ] as const) {
      await follow(page, path);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      expect(await violationsOf(page), path).toEqual([]);
    }
  });

  await test.step('neither has a form with everything wrong, nor the page for another password', async () => {
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await signUp(page);
    await page.goto('/resetPassword');
    expect(await violationsOf(page)).toEqual([]);
  });
});

test('a sentence is one tab stop, and a conversation has no barriers in any of its states, nor has the word bank', async ({
  page,
}) => {
  await newLearner(page, 'French');
  await test.step('neither has a conversation, in all its states, nor the word bank', async () => {
    expect(await violationsOf(page)).toEqual([]);
    await say(page, "I'd like a coffee, please");
    await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
    await expect(replies(page).first().locator('.word').first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await replies(page).first().getByRole('button', { name: 'Translation', exact: true }).press('Enter');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Word Bank' }).click();
    await expect(page.getByRole('heading', { name: 'Word Bank', level: 1 })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page
      .locator('tbody')
      .getByRole('button', { name: /^About/u })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Conversation' }).click();
  });

  await test.step('a sentence is one tab stop, arrows go from word to word, and a known word says nothing but itself', async () => {
    const reply = replies(page).first();
    await expect(reply).toHaveAttribute('aria-busy', 'false');
    const words = reply.locator('.word');
    await expect(words.nth(1)).toBeVisible();
    await expect(reply.locator('.word[tabindex="0"]')).toHaveCount(1);
    await words.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(words.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(words.last()).toBeFocused();

    // Select a word of the expanded message by keys alone, and mark it: its gloss is gone everywhere at once.
    await reply.getByRole('button', { name: 'Translation', exact: true }).press('Enter');
    await words.first().focus();
    const surface = (await words.first().textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(words.first()).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Mark as Mastered' }).click();
    await expect(words.first()).toHaveClass(/is-known/u);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(words.first()).not.toHaveClass(/is-known/u);
    expect(surface).not.toBe('');
  });
});

test('neither has a selected word under the pointer, in the colours that turn it over', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'contrast', value: 'high', url: baseURL ?? '' }]);
  const headers = { Authorization: `Bearer ${await signUp(page)}` };
  const data = { language: 'fr', theme: 'light' };
  await expect(await page.request.post('/api/user/update-preferences', { data, headers })).toBeOK();
  await page.goto('/conversation');
  await say(page, "I'd like a coffee, please");
  const word = replies(page).first().locator('.word[role="button"]').first();
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
  await replies(page).first().getByRole('button', { name: 'Translation', exact: true }).press('Enter');
  await word.click();
  await expect(word).toHaveClass(/is-selected/u);
  // What has opened beneath may have moved it.
  await word.hover();
  expect(await violationsOf(page)).toEqual([]);
});

test('neither has the dashboard, before and after the first conversation, nor the admin page', async ({ page }) => {
  await signUp(page);
  await page.goto('/ProgressDashboard');
  await expect(page.locator('canvas')).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);
  const point = { totalEncounteredWords: 31, masteredWordTotal: 4, topWordsCount: 14, percentMastered: 12 };
  await page.route('**/api/conversation/graph-data', (route) => route.fulfill({ json: graphDataOf([point]) }));
  await page.goto('/ProgressDashboard');
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('table')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  // A page that is open goes to the conversation by itself when somebody else logs in.
  await page.goto('about:blank');
  await signInAsAdmin(page);
  await page.goto('/admin');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('neither have the dialogs about friends, nor a chat with one who is blocked', async ({ page, request }) => {
  const { anna, ben, chatPath } = await makeFriends(page, { request });
  await page.goto(`${chatPath}&dialog=invite`);
  await expect(page.getByLabel('Your invite code')).toHaveValue(/^[a-z]{4}-/u);
  expect(await violationsOf(page)).toEqual([]);
  await expect(await anna.call('POST', '/friend/block', { userId: ben.userId })).toBeOK();
  await page.goto(`${chatPath}&dialog=friend`);
  await expect(page.getByRole('button', { name: 'Unblock' }).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await violationsOf(page)).toEqual([]);
});

test('a copied sentence is the sentence alone', async ({ page }) => {
  await newLearner(page, 'Japanese');
  await say(page, 'Hello');
  const sentence = replies(page).first().locator('.sentence');
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
  await expect(sentence).toBeVisible();
  const selected = await sentence.evaluate((element) => {
    const selection = window.getSelection();
    selection?.selectAllChildren(element);
    return selection?.toString() ?? '';
  });
  expect(selected).not.toMatch(/[A-Za-z]/u);
  expect(selected.replace(/\s/gu, '')).toBe(((await sentence.textContent()) ?? '').replace(/[\s\u200d]/gu, ''));
});
