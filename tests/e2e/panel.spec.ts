import { expect, type Page, test } from '@playwright/test';
import { hold, newLearner, replies, say, signUp } from './learner';

const panel = (page: Page) => page.getByRole('navigation', { name: 'Palaver' });
const section = (page: Page, heading: string) =>
  panel(page).locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) });

test(
  'starters, the tutorial and chats are begun and listed under what they are',
  { tag: ['@C83', '@C90', '@C91', '@C94', '@C95', '@C96'] },
  async ({ page }) => {
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

    // The empty chat that the learner began with is the new one.
    const tutorial = page.url();
    await section(page, 'Chats').getByRole('button', { name: 'New', exact: true }).click();
    await expect(page).not.toHaveURL(tutorial);
    await expect(page.locator('article.message')).toHaveCount(0);
    await expect(section(page, 'Chats').locator('[aria-current]')).toHaveCount(1);
  },
);

test(
  'a row’s menu deletes a conversation after asking, and lets it go on in another language',
  { tag: ['@C97', '@C98'] },
  async ({ page }) => {
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
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
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
  },
);

test('keys go on at the next row when a chat is deleted, and under however many chats the settings hide none that keys come to', async ({
  page,
}) => {
  const token = await signUp(page);
  const post = (path: string, data: unknown) =>
    page.request.post(`/api${path}`, { data, headers: { Authorization: `Bearer ${token}` } });
  await post('/user/update-preferences', { language: 'fr' });

  await test.step('keys go on at the next row when a chat is deleted, and at the section’s button when none is left', async () => {
    for (let made = 0; made < 2; made += 1) await expect(await post('/prompt/create-now', {})).toBeOK();
    await page.goto('/conversation');
    const starters = section(page, 'Conversation Starters');
    const menus = starters.getByRole('button', { name: /^Options for/u });
    const remove = async () => {
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Are you sure?' }).press('Enter');
    };
    await expect(menus).toHaveCount(2);
    await menus.last().focus();
    await remove();
    await expect(menus).toHaveCount(1);
    await expect(menus).toBeFocused();
    await remove();
    await expect(menus).toHaveCount(0);
    await expect(starters.getByRole('button', { name: 'Add' })).toBeFocused();
  });

  await test.step('the settings stay in sight under however many chats, and hide no row that keys come to', async () => {
    for (let made = 0; made < 14; made += 1) await expect(await post('/prompt/create-now', {})).toBeOK();

    const rows = section(page, 'Conversation Starters').getByRole('link');
    await expect(rows).toHaveCount(14);
    const settings = panel(page).getByRole('button', { name: 'Settings' });
    await expect(settings).toBeInViewport({ ratio: 1 });
    const foot = await panel(page).locator('.panel-foot').boundingBox();
    for (const row of await rows.all()) {
      await page.keyboard.press('Tab');
      await row.focus();
      const box = await row.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
    }
    await expect(settings).toBeInViewport({ ratio: 1 });
  });
});

test('of dialogs that are long on their way the last one opens; the menu button says whether the panel stands, and not before it can', async ({
  page,
}) => {
  await newLearner(page, 'French');
  await test.step('regression: of dialogs that are long on their way the last one opens, and none after Escape', async () => {
    const dialogs = page.getByRole('dialog');
    const letGo = await hold(page, /assets\/(?:Invite|Customize|Settings)\w*-/u);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Invite a Friend' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'New Scenario' }).click();
    letGo();
    await expect(page.getByRole('dialog', { name: 'Customize Your Scenario' })).toBeVisible();
    await expect(dialogs).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(0);
    await page.unroute(/assets\/(?:Invite|Customize|Settings)\w*-/u);
  });

  await test.step('the menu button says whether the panel stands, on a phone’s width too, and nothing before it can', async () => {
    const button = page.getByRole('button', { name: 'Open menu' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveAttribute('aria-controls', 'side-panel');
    await button.click();
    await expect(panel(page)).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(await (await page.request.get(page.url())).text()).not.toMatch(
      /<a[^>]*Open menu[^>]*aria-expanded|aria-expanded[^>]*Open menu/u,
    );

    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      const seen: (string | null)[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const state = document.querySelector('.top-bar [data-key="p"]')?.getAttribute('aria-expanded');
        if (state) seen.push(state);
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.reload();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)])).toEqual(['false']);
  });
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

  const why = page.getByText('This chat was deleted in another tab or on another device.');
  await expect(why).toBeVisible();
  await expect(replies(page)).toHaveCount(0);
  await expect(field).toHaveValue('half a thought');
  for (const tab of [page, other]) {
    await expect(tab).not.toHaveURL(deleted);
    await expect(tab).toHaveURL(/[?]c=/u);
  }
  // Whoever deleted it needs no reason.
  await expect(other.getByText('This chat was deleted')).toHaveCount(0);
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

test('regression: what the panel would load is not there without network, is said so, and comes once it is back', async ({
  page,
  context,
}) => {
  await newLearner(page, 'French');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  const menu = section(page, 'Chats').getByRole('button', { name: /^Options for/u });
  // Once there is an answer the choice of the language has no page left to load.
  await say(page, "I'd like a coffee, please");
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
  await context.setOffline(true);
  await menu.click();
  await expect(page.getByText('This part could not be loaded.')).toBeVisible();
  const invite = page.getByRole('dialog', { name: 'Invite a Friend' });
  await page.getByRole('button', { name: 'Invite a Friend' }).click();
  await expect(page.getByRole('alert')).toContainText('This part could not be loaded.');
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('alert')).toContainText('This part could not be loaded.');

  await context.setOffline(false);
  await expect(settings).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Invite a Friend' }).click();
  await expect(invite).toBeVisible();
  await page.keyboard.press('Escape');
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
});
