import { expect, test } from '@playwright/test';
import { newLearner, own, replies, say, signUp } from './learner';

test(
  'two tabs show the same conversation: what one says the other sees, and words marked in one fade in both',
  { tag: ['@C8', '@C413'] },
  async ({ page, context }) => {
    await newLearner(page, 'French');
    const other = await context.newPage();
    await test.step('two tabs show the same conversation; what one says the other sees', async () => {
      await say(page, 'Hello!');
      await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');

      await other.goto('/conversation');
      await expect(own(other)).toHaveCount(1);
      await say(other, "I'd like a coffee, please");
      await expect(own(page)).toHaveCount(2);
      await expect(replies(page).nth(1).locator('.word').first()).toBeVisible();
      await expect(replies(other).nth(1)).toHaveAttribute('aria-busy', 'false');
      await expect(replies(page).nth(1)).toHaveAttribute('aria-busy', 'false');
      expect(await replies(page).nth(1).locator('.sentence').textContent()).toBe(
        await replies(other).nth(1).locator('.sentence').textContent(),
      );
    });

    await test.step('words that are marked in one tab, or in the word bank, fade in the others by themselves', async () => {
      const coffee = (tab: typeof page) => own(tab).nth(1).locator('.word').filter({ hasText: 'café' });
      const isKnown = /\bis-known\b/u;
      await expect(coffee(other)).not.toHaveClass(isKnown);

      // Nobody touches the other tab, nor looks at it.
      await page.bringToFront();
      await own(page).nth(1).getByRole('button', { name: 'Translation', exact: true }).press('Enter');
      await coffee(page).click();
      await page.getByRole('button', { name: 'Mark as Mastered' }).click();
      await expect(coffee(page)).toHaveClass(isKnown);
      await expect(coffee(other)).toHaveClass(isKnown);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(coffee(page)).not.toHaveClass(isKnown);
      await expect(coffee(other)).not.toHaveClass(isKnown);

      await other.goto('/wordBank');
      const row = other.getByRole('row').filter({ hasText: 'café' });
      await row.locator('label').click();
      await other.getByRole('button', { name: 'Mark as Mastered' }).click();
      await expect(coffee(page)).toHaveClass(isKnown);

      await coffee(page).click();
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(coffee(page)).not.toHaveClass(isKnown);
      await expect(row).toBeVisible();
    });
  },
);

test(
  'a page that has lost the server says so, and heals; a message that can never be sent is not offered again',
  { tag: ['@C294', '@C297'] },
  async ({ page, context }) => {
    await newLearner(page, 'French');
    await test.step('a page that has lost the server says so, and heals when it is back', async () => {
      await say(page, 'Hello!');
      await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
      await context.setOffline(true);
      await say(page, "I'd like a coffee, please");
      const failed = page.getByRole('article', { name: 'This message was not sent.' });
      await expect(failed).toContainText("I'd like a coffee, please");
      await context.setOffline(false);
      await failed.getByRole('button', { name: 'Retry' }).press('Enter');
      // The button is gone with the press; keys go on where one writes.
      await expect(page.getByRole('textbox', { name: 'Your message' })).toBeFocused();
      await expect(own(page)).toHaveCount(2);
      await expect(replies(page).nth(1).locator('.word').first()).toBeVisible({ timeout: 20_000 });
    });

    await test.step('a message that can never be sent is not offered again, and Edit joins it with what is being typed', async () => {
      await page.route('**/api/message/send-message', (route) =>
        route.fulfill({ status: 409, json: { code: 'messageIdReused', message: 'Given to another message.' } }),
      );
      await say(page, 'Hello!');
      const failed = page.getByRole('article', { name: 'This message was not sent.' });
      await expect(failed).toContainText('Given to another message.');
      await expect(failed.getByRole('button', { name: 'Retry' })).toHaveCount(0);
      const field = page.getByRole('textbox', { name: 'Your message' });
      await field.fill('half a thought');
      await failed.getByRole('button', { name: 'Edit' }).click();
      await expect(failed).toHaveCount(0);
      await expect(field).toHaveValue('Hello!\nhalf a thought');
      await expect(field).toBeFocused();
    });
  },
);

test('a second language gets a chat and a word bank of its own, and the first keeps what it has', async ({ page }) => {
  await newLearner(page, 'French');
  await say(page, 'Hello!');
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('link', { name: 'Another Language' }).click();
  await page.getByRole('button', { name: 'Japanese' }).click();
  await expect(page.getByPlaceholder('Write in English, Japanese, or both')).toBeVisible();
  await expect(page.locator('article.message')).toHaveCount(0);
  await say(page, 'Hello!');
  await expect(replies(page).first().locator('.sentence')).toHaveAttribute('lang', 'ja');
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');

  const chats = page.locator('.panel-section', { has: page.getByRole('heading', { name: 'Chats' }) }).getByRole('link');
  await expect(chats).toHaveCount(2);
  await chats.nth(1).click();
  await expect(replies(page).first().locator('.sentence')).toHaveAttribute('lang', 'fr');
  const french = page.url();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(page.locator('article.message')).toHaveCount(0);
  await expect(page).not.toHaveURL(french);
  await page.goBack();
  await expect(page).toHaveURL(french);
  await expect(replies(page).first().locator('.sentence')).toHaveAttribute('lang', 'fr');
});

test('a language that the built-in tutor does not speak is owned up to', async ({ page }) => {
  await signUp(page);
  await page.goto('/conversation');
  await page.locator('#other-language').fill('Spanish');
  await page.locator('#other-language').press('Enter');
  const field = page.getByRole('textbox', { name: 'Your message' });
  await expect(field).toHaveAttribute('placeholder', 'Write in Spanish');
  await expect(page.getByRole('heading', { name: 'Spanish, word by word' })).toBeVisible();
  await expect(page.getByText('The built-in tutor does not speak Spanish yet')).toBeVisible();
  await expect(page.locator('.chip')).toHaveCount(0);
  await say(page, 'Hello!');
  await expect(replies(page).first()).toContainText(/does not speak Spanish yet/u);
  await say(page, 'Quiero un café, por favor.');
  await expect(own(page).nth(1).getByRole('button', { name: 'Quiero' })).toBeVisible();

  await replies(page).first().getByRole('link', { name: 'what that is' }).click();
  await expect(page).toHaveURL(/\/providers$/u);
  await expect(page.getByRole('main')).toContainText('French, German, Japanese and Korean');
  await page.getByRole('link', { name: 'Conversation' }).click();
  await expect(replies(page).first()).toContainText(/does not speak Spanish yet/u);
});

test('without network a page stays as it is, with what was typed, and says why no other opens', async ({
  page,
  context,
}) => {
  await newLearner(page, 'French');
  const field = page.getByRole('textbox', { name: 'Your message' });
  await field.fill('Je voudrais');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Word Bank' }).click();
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(field).toHaveValue('Je voudrais');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Word Bank' }).click();
  await expect(page).toHaveURL(/wordBank/u);
});

test('while the server is down a page stays as it is, and its links open again once it is back', async ({
  page,
  context,
}) => {
  await newLearner(page, 'French');
  // And not something else that the page was still fetching.
  let signOfLifeRefused = false;
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('/healthz')) signOfLifeRefused = true;
  });
  for (const from of ['/conversation', '/wordBank', '/ProgressDashboard']) {
    await test.step(from, async () => {
      signOfLifeRefused = false;
      if (from !== '/conversation') await page.goto(from);
      const link = page.getByRole('link', { name: 'Home' });
      const title = await page.title();
      await expect(link).toBeVisible();
      await context.route('**/*', (route) => route.abort('connectionrefused'));
      // Who points at it finds out, unless something has answered within the last second.
      await expect(async () => {
        await page.mouse.move(640, 400);
        await link.hover();
        expect(signOfLifeRefused).toBe(true);
      }).toPass();
      await link.click();
      await expect(page.getByText('The server can’t be reached')).toBeVisible();
      await expect(page).toHaveTitle(title);
      await context.unroute('**/*');
      await link.click();
      await expect(page).toHaveURL(/home$/u);
    });
  }
});
