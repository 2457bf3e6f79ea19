import { expect, type Page, test } from '@playwright/test';
import { hold, newLearner, own, replies, say, signUp, storyWish } from './learner';
import { stopWordless } from './stopped';

const keysDialog = (page: Page) => page.getByRole('dialog', { name: 'Keyboard' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });

async function answered(page: Page, count = 1): Promise<void> {
  await say(page, "I'd like a coffee, please");
  const reply = replies(page).nth(count - 1);
  await expect(reply).toHaveAttribute('aria-busy', 'false');
  await expect(reply.locator('.word').first()).toBeVisible();
}

/** Away from the field, where keys are letters. */
const leaveField = (page: Page) => field(page).evaluate((area) => (area as HTMLElement).blur());

test('the keys are listed under ?, and keys go on in the message of a chat that was begun by them', async ({
  page,
}) => {
  await newLearner(page, 'French');
  await test.step('the keys are listed under ?, though not while one types, and letters can be turned off', async () => {
    await field(page).focus();
    await page.keyboard.press('?');
    await expect(field(page)).toHaveValue('?');
    await field(page).fill('');
    await leaveField(page);
    await page.keyboard.press('?');
    await expect(keysDialog(page)).toBeVisible();
    await expect(keysDialog(page).locator('.keys-row')).toHaveCount(26);
    // What lies under a dialog does not hear keys.
    await page.keyboard.press('i');
    await expect(field(page)).not.toBeFocused();

    await keysDialog(page).getByRole('switch', { name: 'Single-letter shortcuts' }).click();
    await page.keyboard.press('Escape');
    await expect(keysDialog(page)).toBeHidden();
    await leaveField(page);
    await page.keyboard.press('?');
    await page.keyboard.press('i');
    await expect(keysDialog(page)).toBeHidden();
    await expect(field(page)).not.toBeFocused();

    await page.getByRole('button', { name: 'Keyboard' }).click();
    await keysDialog(page).getByRole('switch', { name: 'Single-letter shortcuts' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('i');
    await expect(field(page)).toBeFocused();
  });

  await test.step('regression: keys go on in the message of a chat that was begun by them, by New or as a scenario', async () => {
    await answered(page);
    const fresh = page.getByRole('button', { name: 'New', exact: true });
    await fresh.press('Enter');
    await expect(replies(page)).toHaveCount(0);
    await expect(field(page)).toBeFocused();

    await page.getByRole('button', { name: 'New Scenario' }).press('Enter');
    await page.getByRole('dialog').getByLabel('Reason for learning').fill('ordering coffee in a café');
    await page.getByRole('dialog').getByRole('button', { name: 'Next' }).press('Enter');
    const partner = page.getByRole('dialog').getByLabel('Your partner’s role');
    await expect(partner).not.toHaveValue('');
    await expect(partner).toBeEditable();
    await partner.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(field(page)).toBeFocused();
  });
});

test('keys choose a language and go on in the message, at once or when the network is back', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.goto('/conversation');
  await test.step('regression: a language that could not be chosen for want of a network keeps the focus, and is chosen by the same key', async () => {
    const french = page.getByRole('button', { name: 'French' });
    const letGo = await hold(page, '**/api/user/update-preferences');
    await french.press('Enter');
    await expect(french).toHaveAttribute('aria-disabled', 'true');
    await expect(french).toBeFocused();
    await context.setOffline(true);
    letGo();
    await expect(french).not.toHaveAttribute('aria-disabled');
    await expect(french).toBeFocused();
    // Said over the languages, and not of the field below them.
    await expect(page.getByRole('alert')).toContainText('Unable to connect');
    await expect(page.getByLabel('Enter Other Language')).not.toHaveAttribute('aria-invalid');

    await context.setOffline(false);
    await page.unroute('**/api/user/update-preferences');
    await french.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Your message' })).toBeFocused({ timeout: 20_000 });
  });

  await test.step('keys go on in the message once a language is chosen by them', async () => {
    await page.getByRole('link', { name: 'Another Language' }).press('Enter');
    await page.getByLabel('Enter Other Language').fill('Finnish');
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused({ timeout: 20_000 });
    await expect(field(page)).toHaveAttribute('placeholder', /Finnish/u);
  });
});

test('each gesture has a key', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await newLearner(page, 'French');
  await answered(page);
  await answered(page, 2);
  await leaveField(page);
  const reply = replies(page).nth(1);
  const words = reply.locator('.word[role="button"]');
  const details = reply.getByRole('button', { name: 'Translation', exact: true });

  // With nothing in focus a key is for the newest message; details lead to its words.
  await page.keyboard.press('d');
  await expect(details).toHaveAttribute('aria-expanded', 'true');
  await expect(words.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(details).toHaveAttribute('aria-expanded', 'false');

  await words.first().focus();
  await page.keyboard.press('m');
  await expect(words.first()).toHaveClass(/is-known/u);
  await expect(details).toHaveAttribute('aria-expanded', 'false');
  await expect(words.first()).toBeFocused();
  // The word fades before the server has answered; from then on there is something to take back.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('u');
  await expect(words.first()).not.toHaveClass(/is-known/u);
  await expect(page.getByRole('status').filter({ hasText: 'Undone' })).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('article.message.user-self').nth(1).locator('.word').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(words.first()).toBeFocused();

  await page.keyboard.press('t');
  await expect(reply.locator('.sentence-translation')).toBeVisible();
  await page.keyboard.press('t');
  await expect(reply.locator('.sentence-translation')).toHaveCount(0);
  await page.keyboard.press('c');
  await expect(page.getByText('Copied').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe(((await reply.locator('.sentence').textContent()) ?? '').trim());

  await page.keyboard.press('o');
  await expect(page.getByRole('group', { name: 'Message options' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy Message' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Message options' })).toHaveCount(0);
  await expect(details).toBeFocused();
  await page.keyboard.press('w');
  await expect(page.getByRole('group', { name: 'Word Options' })).toBeVisible();
  // Open already, it stays, with what was chosen in it.
  await words.first().focus();
  await page.keyboard.press('Enter');
  await expect(words.first()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('w');
  await expect(words.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Mark as Mastered' })).toBeVisible();
  await page.keyboard.press('Escape');

  const panel = page.locator('#side-panel');
  await page.keyboard.press('p');
  await expect(panel).toBeHidden();
  await page.keyboard.press('/');
  await expect(panel).toBeVisible();
  await expect(panel.locator('a[aria-current]')).toBeFocused();

  await words.first().focus();
  await page.keyboard.press('Delete');
  await expect(page.getByRole('button', { name: 'Are you sure?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(replies(page)).toHaveCount(1);
});

test('a reply that was stopped before it had words is asked for again by key or button', async ({ page }) => {
  const username = await newLearner(page, 'French');
  await answered(page);
  for (const way of ['key', 'button']) {
    for (const message of [own(page), replies(page)]) await expect(message).toHaveAttribute('aria-busy', 'false');
    stopWordless(username);
    const started = page.waitForResponse('**/api/auth/refresh-token');
    await page.reload();
    await started;
    await expect(replies(page)).toContainText('Stopped');
    await expect(own(page).locator('.word')).toHaveCount(0);
    await leaveField(page);
    if (way === 'key') await page.keyboard.press('a');
    else await replies(page).getByRole('button', { name: 'Retry' }).click();
    await expect(replies(page)).not.toContainText('Stopped');
    await expect(replies(page).locator('.word').first()).toBeVisible();
    await expect(own(page).locator('.word').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  }
});

test('keys jump to the newest message, stop a reply, and ask again for what was not sent', async ({
  page,
  context,
}) => {
  await newLearner(page, 'Japanese');
  await page.setViewportSize({ width: 1280, height: 360 });
  await answered(page);
  await answered(page, 2);
  await leaveField(page);
  const list = page.getByRole('log');
  await list.evaluate((element) => element.scrollTo({ top: -element.scrollHeight }));
  await expect(page.getByRole('button', { name: 'Jump to newest' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('button', { name: 'Jump to newest' })).toHaveCount(0);
  await expect(list).toBeFocused();

  // The key is pressed in the page, at the first word: the rest may be over before a test can press.
  await page.evaluate(() => {
    const before = document.querySelectorAll('article.message.assistant').length;
    const observer = new MutationObserver(() => {
      const reply = document.querySelectorAll('article.message.assistant')[before];
      if (!reply?.querySelector('.word')) return;
      observer.disconnect();
      const composer = document.getElementById('composer')?.querySelector('textarea');
      composer?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    observer.observe(document.body, { subtree: true, childList: true });
  });
  await say(page, storyWish);
  await expect(replies(page).nth(2)).toContainText('Stopped');

  await page.route('**/api/message/send-message', (route) => route.abort());
  await say(page, 'Hello!');
  const failed = page.getByRole('article', { name: 'This message was not sent.' });
  await expect(failed).toBeVisible();
  await page.unroute('**/api/message/send-message');
  await context.setOffline(false);
  await leaveField(page);
  await page.keyboard.press('a');
  await expect(failed).toHaveCount(0);
  await expect(replies(page)).toHaveCount(4);
});
