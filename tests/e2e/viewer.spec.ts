import { type Browser, expect, type Page, test } from '@playwright/test';
import { newLearner, own, replies, say, signInAsAdmin } from './learner';

const banner = (page: Page) => page.getByRole('complementary', { name: 'Viewer mode' });
const panel = (page: Page) => page.getByRole('navigation', { name: 'Palaver' });
const others = (page: Page) => page.locator('article.message.user-other');
const viewerSwitch = (page: Page) =>
  page.getByRole('dialog', { name: 'Settings' }).getByRole('switch', { name: 'Viewer Mode' });

/** What the second message's words have faded to, as the page shows it. */
const strengths = (page: Page, messages: string) =>
  page
    .locator(messages)
    .nth(1)
    .locator('.word')
    .evaluateAll((words) => words.map((word) => getComputedStyle(word).getPropertyValue('--gloss-opacity')));

/** A learner who has said the same thing twice. */
async function talker(browser: Browser): Promise<{ page: Page; username: string }> {
  const page = await (await browser.newContext()).newPage();
  const username = await newLearner(page, 'French');
  for (const count of [1, 2]) {
    await say(page, "I'd like a coffee, please");
    await expect(replies(page)).toHaveCount(count);
    for (const message of [own(page).nth(count - 1), replies(page).nth(count - 1)]) {
      await expect(message).toHaveAttribute('aria-busy', 'false');
      await expect(message.locator('.word').first()).toBeVisible();
    }
  }
  return { page, username };
}

test(
  'an admin reads as a viewer, and changes nothing',
  {
    tag: [
      '@C86',
      '@C87',
      '@C99',
      '@C145',
      '@C234',
      '@C280',
      '@C314',
      '@C379',
      '@C381',
      '@C384',
      '@C385',
      '@C386',
      '@C387',
    ],
  },
  async ({ page, browser }) => {
    test.setTimeout(60_000);
    const learner = await talker(browser);
    await expect(panel(learner.page).getByRole('link', { name: 'Progress Dashboard' })).toContainText(
      '/progressDashboard',
    );
    await expect(panel(learner.page).getByRole('link', { name: 'Admin Page' })).toHaveCount(0);
    await learner.page.getByRole('button', { name: 'Settings' }).click();
    await expect(learner.page.getByRole('switch', { name: 'Dark Theme' })).toBeVisible();
    await expect(viewerSwitch(learner.page)).toHaveCount(0);

    const streams: string[] = [];
    await signInAsAdmin(page);
    await page.goto('/conversation');
    const admin = panel(page).getByRole('link', { name: 'Admin Page' });
    await expect(admin).toHaveAttribute('href', '/admin');
    await expect(admin).toContainText('/admin');
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(viewerSwitch(page)).not.toBeChecked();
    await viewerSwitch(page).click();
    await expect(page).toHaveURL(/\/conversation\?viewer=1$/u);
    await expect(banner(page)).toContainText('Viewer mode');

    page.on('request', (request) => {
      if (/\/api\/stream|\/ws$/u.test(request.url())) streams.push(request.url());
    });
    const asked = page.waitForRequest(/c=[^&]+&viewer=1/u);
    await page
      .getByRole('main')
      .getByRole('link', { name: `${learner.username}:` })
      .click();
    await asked;
    await expect(banner(page)).toContainText(learner.username);
    await expect(others(page)).toHaveCount(2);
    await expect(others(page).first()).toHaveAttribute('aria-label', learner.username);
    await expect(replies(page)).toHaveCount(2);
    await expect(own(page)).toHaveCount(0);
    // The learner's own counts, not those of the admin, who has seen nothing.
    const seen = await strengths(page, 'article.message.user-other');
    expect(seen).toEqual(await strengths(learner.page, 'article.message.user-self'));
    expect(Math.min(...seen.map(Number))).toBeLessThan(1);

    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveCount(0);
    // Neither messages nor conversations have a menu.
    await expect(page.getByRole('button', { name: /^Options/u })).toHaveCount(0);
    await expect(panel(page).getByRole('button', { name: /^Options for/u })).toHaveCount(0);
    await expect(page.locator('.chip')).toHaveCount(0);
    for (const name of ['New', 'Add', 'New Scenario', 'Restart Tutorial']) {
      await expect(panel(page).getByRole('button', { name, exact: true })).toHaveCount(0);
    }
    // A long press, and the keys for what is not there.
    await page.locator('article.message').first().dispatchEvent('pointerdown', { isPrimary: true, button: 0 });
    for (const key of ['o', 'w', 'm', 'Delete']) await page.keyboard.press(key);
    await page.waitForTimeout(600);
    await expect(page.locator('.message-options')).toHaveCount(0);
    // Reading is all there.
    await replies(page).first().getByRole('button', { name: 'Translation', exact: true }).press('Enter');
    await expect(replies(page).first().getByRole('button', { name: 'Translation', exact: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    );

    // The word bank is one's own; coming back is coming back to viewer mode.
    await panel(page).getByRole('link', { name: 'Word Bank' }).click();
    await expect(page).toHaveURL(/\/wordBank/u);
    await expect(banner(page)).toHaveCount(0);
    await panel(page).getByRole('link', { name: 'Conversation' }).click();
    await expect(page).toHaveURL(/viewer=1/u);
    await expect(banner(page)).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(viewerSwitch(page)).toBeChecked();
    await page.keyboard.press('Escape');
    // The connection is the admin's own, and tells nothing of anybody's conversation.
    expect(streams.filter((url) => new URL(url).search !== '')).toEqual([]);
    await banner(page).getByRole('link', { name: 'Leave' }).click();
    await expect(banner(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/viewer/u);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(viewerSwitch(page)).not.toBeChecked();
    await learner.page.context().close();
  },
);

test(
  'viewer=1 is for admins, and no form sent with it changes anything',
  { tag: ['@C16'] },
  async ({ page, browser }) => {
    const context = await browser.newContext();
    const learner = await context.newPage();
    await newLearner(learner, 'French');
    const forged = new URL(learner.url());
    forged.searchParams.set('viewer', '1');
    for (const address of [forged.href, '/conversation?viewer=1']) {
      const answer = await learner.goto(address);
      expect(answer?.status()).toBe(403);
      await expect(learner.getByRole('heading', { name: 'This page is not for you' })).toBeVisible();
    }
    await learner.getByRole('link', { name: 'Go to the conversation' }).click();
    await expect(learner.getByRole('textbox', { name: 'Your message' })).toBeVisible();
    await context.close();

    await signInAsAdmin(page);
    await expect(await page.request.get('/conversation?viewer=1')).toBeOK();
    for (const address of ['/conversation?viewer=2', '/conversation?viewer=1&viewer=1', '/conversation?viewer']) {
      expect((await page.request.get(address)).status(), address).toBe(400);
    }
    const unknown = '/conversation?c=01a1fd21-0000-7000-8000-000000000000&viewer=1';
    expect((await page.request.get(unknown)).status()).toBe(404);
    for (const form of [{ intent: 'reset' }, { intent: 'starter' }, { intent: 'language', language: 'French' }]) {
      const posted = await page.request.post('/conversation?viewer=1', { form, maxRedirects: 0 });
      expect(posted.status(), form.intent).toBe(403);
    }
  },
);
