import { expect, type Page, test } from '@playwright/test';
import { newLearner, replies, say, signUp } from './learner';

const panel = (page: Page) => page.getByRole('navigation', { name: 'Palaver' });
const section = (page: Page, heading: string) =>
  panel(page).locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) });

test('C83 C90 C91 C94 C95 C96: starters, the tutorial and chats are begun and listed under what they are', async ({
  page,
}) => {
  await newLearner(page, 'French');
  for (const heading of ['Pages', 'Friends', 'Conversation Starters', 'Scenarios', 'Chats']) {
    await expect(panel(page).getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  await section(page, 'Conversation Starters').getByRole('button', { name: 'Add' }).click();
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 });
  await expect(section(page, 'Conversation Starters').getByRole('link')).toHaveCount(1);
  await expect(section(page, 'Conversation Starters').getByRole('link')).toHaveAttribute('aria-current', 'page');

  const before = await section(page, 'Chats').getByRole('link').count();
  await section(page, 'Chats').getByRole('button', { name: 'Restart Tutorial' }).click();
  await expect(section(page, 'Chats').getByRole('link')).toHaveCount(before + 1);
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 });
});

test('C97 C98: a row’s menu deletes a conversation after asking, and lets it go on in another language', async ({
  page,
}) => {
  await newLearner(page, 'French');
  await say(page, 'Bonjour');
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 });
  const another = section(page, 'Chats').getByRole('button', { name: 'New', exact: true });
  const first = page.url();
  await another.click();
  await expect(section(page, 'Chats').getByRole('link')).toHaveCount(2);
  // The list grows before the address follows.
  await expect(page).not.toHaveURL(first);
  // Pressed again, the empty chat is still the one, and Back leads to where one was before it.
  const steps = await page.evaluate(() => window.history.length);
  await Promise.all([page.waitForResponse('**/api/conversation/reset'), another.click()]);
  await expect(another).not.toHaveAttribute('aria-disabled');
  await expect(section(page, 'Chats').getByRole('link')).toHaveCount(2);
  const second = page.url();
  await page.goBack();
  await expect(page).toHaveURL(first);
  await page.goForward();
  await expect(page).toHaveURL(second);
  expect(await page.evaluate(() => window.history.length)).toBe(steps);

  // By keys alone: the menu opens, arrows go through it, Escape gives the focus back.
  const menu = section(page, 'Chats').getByRole('button', { name: /^Options for/u });
  await menu.last().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu.last()).toBeFocused();

  await menu.last().click();
  await page.getByRole('menuitem', { name: 'Update Language' }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(0);

  await menu.last().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(section(page, 'Chats').getByRole('link')).toHaveCount(2);
  await page.getByRole('menuitem', { name: 'Are you sure?' }).click();
  await expect(section(page, 'Chats').getByRole('link')).toHaveCount(1);

  // The one that is open: another takes its place.
  await menu.first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('menuitem', { name: 'Are you sure?' }).click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  await expect(section(page, 'Chats').getByRole('link')).toHaveCount(1);
  // The address names what took its place, and so does the page when it is loaded again.
  await expect(page).not.toHaveURL(second);
  await expect(page).toHaveURL(/[?]c=/u);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
});

test('a chat that is deleted in another tab gives way to the current one, and what was typed goes along', async ({
  page,
  context,
}) => {
  await newLearner(page, 'French');
  await say(page, 'Bonjour');
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 });
  const deleted = page.url();
  const field = page.getByRole('textbox', { name: 'Your message' });
  await field.fill('half a thought');

  const other = await context.newPage();
  await other.goto(deleted);
  await expect(section(other, 'Chats').getByRole('link')).toHaveCount(1);
  await section(other, 'Chats')
    .getByRole('button', { name: /^Options for/u })
    .click();
  await other.getByRole('menuitem', { name: 'Delete' }).click();
  await other.getByRole('menuitem', { name: 'Are you sure?' }).click();

  const why = page.getByText('The chat that stood here was deleted in another tab or on another device.');
  await expect(why).toBeVisible();
  await expect(replies(page)).toHaveCount(0);
  await expect(field).toHaveValue('half a thought');
  for (const tab of [page, other]) {
    await expect(tab).not.toHaveURL(deleted);
    await expect(tab).toHaveURL(/[?]c=/u);
  }
  // Whoever deleted it needs no reason.
  await expect(other.getByText('The chat that stood here')).toHaveCount(0);
  await page.reload();
  await expect(field).toHaveValue('half a thought');
});

test('a language of a long name leaves the rows of the panel their own', async ({ page }) => {
  const token = await signUp(page);
  const post = (path: string, data: unknown) =>
    page.request.post(`/api${path}`, { data, headers: { Authorization: `Bearer ${token}` } });
  await post('/user/update-preferences', { language: 'Quenya as it was written in those days' });
  await page.goto('/conversation');
  await say(page, 'Elen síla');
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 });
  await post('/user/update-preferences', { language: 'fr' });
  await post('/prompt/create-now', {});
  await page.goto('/conversation');
  const row = section(page, 'Chats').getByRole('link', { name: /Quenya/u });
  await expect(row).toBeVisible();
  const [name, whole] = await row.evaluate((link) => [link.firstElementChild?.clientWidth ?? 0, link.clientWidth]);
  expect(name).toBeGreaterThan(whole * 0.3);
});
