import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { friendsSection, inviteOf, makeFriends, others, someone } from './friend';
import { chooseLanguage, logIn, newName, own, password, replies, say } from './learner';

const invitation = (page: Page) => page.getByRole('dialog', { name: 'Invite a Friend' });
const code = (page: Page) => invitation(page).getByLabel('Your invite code');
const link = (page: Page) => invitation(page).getByLabel('Invitation link');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });

async function openInvitation(page: Page): Promise<string> {
  await friendsSection(page).getByRole('button', { name: 'Invite a Friend' }).click();
  await expect(code(page)).toHaveValue(/^[a-z]{4}-[a-z]{4}-[a-z]{4}$/u);
  return code(page).inputValue();
}

/** Words in a message that have a gloss. */
const glosses = (message: Locator) => message.locator('.word:not([data-gloss=""])');

async function inAnotherBrowser(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

test(
  'a friend is invited by a link, registers by it, and both read the chat in their own language',
  { tag: ['@C19', '@C88', '@C89', '@C125', '@C127', '@C128', '@C234', '@C241'] },
  async ({ page, browser, baseURL }) => {
    const anna = await someone(page, 'fr');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/invite/get', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/conversation');
    await friendsSection(page).getByRole('button', { name: 'Invite a Friend' }).click();
    await expect(code(page)).toHaveValue('····-····-····');
    await expect(invitation(page).getByRole('button', { name: 'Copy Code' })).toBeDisabled();
    await expect(invitation(page).getByRole('button', { name: 'Share' })).toBeDisabled();
    release();
    const annasCode = await inviteOf(anna);
    await expect(code(page)).toHaveValue(annasCode);
    await expect(code(page)).not.toBeEditable();

    await invitation(page).getByRole('button', { name: 'Copy Code' }).click();
    await expect(invitation(page).getByText('Code copied.')).toBeVisible();
    expect(await clipboard(page)).toBe(annasCode);
    await invitation(page).getByRole('button', { name: 'Share' }).click();
    await expect(invitation(page).getByText('Link copied. Send it to your friend.')).toBeVisible();
    const shared = await clipboard(page);
    expect(shared).toBe(`${baseURL ?? ''}/register?invite=${annasCode}`);
    await expect(link(page)).toHaveValue(shared);
    await page.keyboard.press('Escape');
    await expect(friendsSection(page).getByRole('button', { name: 'Invite a Friend' })).toBeFocused();

    const bens = await inAnotherBrowser(browser);
    const ben = newName('ben');
    await bens.goto(shared);
    await expect(bens.getByText(`${anna.username} invites you.`)).toBeVisible();
    await expect(bens.getByLabel('Access Code')).toHaveValue(annasCode);
    await bens.getByLabel('Username').fill(ben);
    await bens.getByLabel('Password', { exact: true }).fill(password);
    await bens.getByLabel('Retype Password').fill(password);
    await bens.getByRole('button', { name: 'Create Account' }).click();
    await expect(bens).toHaveURL(/\/login\?registered/u);
    await logIn(bens, ben);
    await chooseLanguage(bens, 'Japanese');

    // Her page hears of it by itself.
    await friendsSection(page).getByRole('link', { name: ben }).click();
    await expect(page.getByRole('heading', { name: `Say hello to ${ben}` })).toBeVisible();
    await say(page, "I'd like a coffee, please");
    await expect(own(page).first()).toContainText('café');
    const row = friendsSection(bens).getByRole('link', { name: anna.username });
    await expect(row).toContainText('unread');
    await row.click();
    await expect(others(bens)).toHaveCount(1);
    await expect(others(bens).first()).toContainText('コーヒー');
    await expect(glosses(others(bens).first()).first()).toBeVisible();
    await expect(row).not.toContainText('unread');

    await say(bens, 'Thank you!');
    await expect(others(page).first()).toContainText('Merci');
    await expect(glosses(others(page).first()).first()).toBeVisible();
    await expect(others(page).first()).toHaveAccessibleName(ben);
    await say(page, 'Good morning');
    await expect(others(bens).nth(1)).toContainText('おはよう');
    // The wording that was typed stands with the details.
    await others(bens).nth(1).getByRole('button', { name: 'Translation', exact: true }).click();
    await expect(others(bens).nth(1)).toContainText('Good morning');
    for (const each of [page, bens]) await expect(replies(each)).toHaveCount(0);
    await bens.goto('/wordBank');
    await expect(bens.getByRole('row', { name: /コーヒー/u })).toBeVisible();
    await bens.context().close();
  },
);

test(
  'what is needed of an invitation is copied or selected; the code is replaced after asking, and not without network',
  { tag: ['@C126', '@C127', '@C128', '@C242'] },
  async ({ page, browser }) => {
    const anna = await someone(page, 'fr');
    await test.step('where nothing can be copied, what is needed is selected; on plain http the old way copies from the dialog', async () => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'isSecureContext', { value: false });
        document.addEventListener('copy', () => {
          const { activeElement } = document;
          const copied = activeElement instanceof HTMLTextAreaElement ? activeElement.value : '';
          document.documentElement.dataset.copied = copied;
        });
      });
      await page.goto('/conversation');
      const shown = await openInvitation(page);
      const copy = invitation(page).getByRole('button', { name: 'Copy Code' });
      await copy.click();
      await expect(invitation(page).getByText('Code copied.')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-copied', shown);
      await expect(copy).toBeFocused();

      await page.evaluate(() => {
        Object.defineProperty(document, 'execCommand', { value: () => false });
      });
      await invitation(page).getByRole('button', { name: 'Share' }).click();
      await expect(invitation(page).getByText('you can copy it yourself')).toBeVisible();
      const selected = await link(page).evaluate((input: HTMLInputElement) =>
        input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
      );
      expect(selected).toMatch(new RegExp(`/register\\?invite=${shown}$`, 'u'));
    });

    await test.step('the code is replaced after asking, the old one is refused, and without network none is handed out', async () => {
      const first = await code(page).inputValue();
      const replace = () => invitation(page).getByRole('button', { name: 'Replace Invite Code' }).click();
      const sure = () => invitation(page).getByRole('button', { name: 'Are you sure?' }).click();
      await replace();
      await expect(code(page)).toHaveValue(first);
      await sure();
      await expect(invitation(page).getByText('The old one no longer works.')).toBeVisible();
      const second = await code(page).inputValue();
      expect(second).not.toBe(first);
      expect(await inviteOf(anna)).toBe(second);

      const bens = await inAnotherBrowser(browser);
      await bens.goto(`/register?invite=${first}`);
      const name = newName('late');
      await bens.getByLabel('Username').fill(name);
      await bens.getByLabel('Password', { exact: true }).fill(password);
      await bens.getByLabel('Retype Password').fill(password);
      await bens.getByRole('button', { name: 'Create Account' }).click();
      await expect(bens.getByLabel('Access Code')).toHaveAccessibleDescription(/This access code is not valid\./u);
      await expect(bens.getByLabel('Username')).toHaveValue(name);
      await bens.context().close();

      await page.context().setOffline(true);
      await replace();
      await sure();
      await expect(invitation(page).getByRole('alert')).toContainText('Unable to connect to the server.');
      await expect(code(page)).toHaveValue('····-····-····');
      await page.context().setOffline(false);
      await invitation(page).getByRole('button', { name: 'Try again' }).click();
      await expect(code(page)).toHaveValue(second);
      await expect(invitation(page).getByRole('alert')).toHaveCount(0);
    });
  },
);

test('a message between friends says when, and when it was read; a friend is blocked after asking, and nothing is lost', async ({
  page,
  browser,
}) => {
  const bens = await inAnotherBrowser(browser);
  const { anna, ben, chatPath } = await makeFriends(page, bens);
  await test.step('a message between friends has its time, and the newest of one’s own says when it was read', async () => {
    await page.goto(chatPath);
    await say(page, 'Hello!');
    await expect(own(page).first().locator('time')).toBeVisible();
    await expect(own(page).first().getByText('Read', { exact: true })).toHaveCount(0);
    await bens.goto(chatPath);
    await expect(others(bens).first().locator('time')).toBeVisible();
    await expect(own(page).first().getByText('Read', { exact: true })).toBeVisible();
  });

  await test.step('a friend is blocked after asking: nothing can be written until that is taken back, and nothing is lost', async () => {
    await page.getByRole('button', { name: `About ${ben.username}` }).click();
    const dialog = page.getByRole('dialog', { name: ben.username });
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Block' }).click();
    await dialog.getByRole('button', { name: 'Are you sure?' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Unable to connect to the server.');
    await page.context().setOffline(false);
    await dialog.getByRole('button', { name: 'Block' }).click();
    await dialog.getByRole('button', { name: 'Are you sure?' }).click();
    await expect(dialog.getByText(`You have blocked ${ben.username}.`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
    await expect(page.getByText(`You have blocked ${ben.username}.`)).toBeVisible();

    // He is not told, and keeps what he wrote.
    await expect(field(bens)).toBeVisible();
    await say(bens, 'Good morning');
    const failed = bens.getByRole('article', { name: 'This message was not sent.' });
    await expect(failed).toContainText('You can no longer write to this friend.');
    await page.getByRole('button', { name: 'Unblock' }).click();
    await expect(field(page)).toBeVisible();
    await failed.getByRole('button', { name: 'Retry' }).click();
    await expect(others(page).first()).toContainText('Bonjour');
    await expect(failed).toHaveCount(0);
    await expect(bens.getByRole('log')).toBeFocused();

    // Twice, and somebody who is none of hers.
    const block = (userId: string, blocked = true) => anna.call('POST', '/friend/block', { userId, blocked });
    for (let time = 0; time < 2; time += 1) await expect(await block(ben.userId, false)).toBeOK();
    expect((await block(anna.userId)).status()).toBe(404);
    await bens.context().close();
  });
});

test('a friend and what they said are reported, a chat that they leave stays, and nobody else sees it', async ({
  page,
  request,
}) => {
  const { anna, ben, chatId, chatPath } = await makeFriends(page, { request });
  await expect(await ben.call('POST', '/message/send-message', { conversationId: chatId, message: 'Hello' })).toBeOK();
  await page.goto(chatPath);
  const message = others(page).first();
  await expect(message).toHaveAttribute('aria-busy', 'false');
  await message.getByRole('button', { name: 'Options' }).click();
  const options = page.getByRole('group', { name: 'Message options' });
  await expect(options.getByRole('button', { name: 'Delete Message' })).toHaveCount(0);
  await options.getByRole('button', { name: 'Report Message' }).click();
  const posted = page.waitForResponse('**/api/friend/report');
  await options.getByRole('button', { name: 'Are you sure?' }).click();
  expect((await posted).status()).toBe(200);
  await expect(page.getByText('Thank you. Whoever runs this server will look at it.').first()).toBeVisible();
  // There is nothing left to do in them.
  await expect(options).toHaveCount(0);

  await page.getByRole('button', { name: `About ${ben.username}` }).click();
  const dialog = page.getByRole('dialog', { name: ben.username });
  const comment = dialog.getByLabel('What happened?');
  const report = dialog.getByRole('button', { name: 'Report', exact: true });
  await comment.fill('   ');
  await report.click();
  await expect(dialog.getByRole('alert')).toHaveText('Please say in a few words what happened.');
  await expect(comment).toBeFocused();
  await expect(comment).toHaveAttribute('aria-invalid', 'true');
  await expect(comment).toHaveAccessibleDescription('Please say in a few words what happened.');
  await comment.fill('Selling things, again and again.');
  await report.click();
  await expect(dialog.getByText('Whoever runs this server will look at it.')).toBeVisible();
  await expect(comment).toHaveValue('');
  await page.keyboard.press('Escape');

  await expect(await ben.call('DELETE', `/conversation/delete/${chatId}`)).toBeOK();
  await expect(page.getByText(`${ben.username} has left this chat.`)).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await expect(message).toBeVisible();
  // He may come back with another invite.
  await page.getByRole('button', { name: `About ${ben.username}` }).click();
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await dialog.getByRole('button', { name: 'Are you sure?' }).click();
  await expect(dialog.getByText(`You have blocked ${ben.username}.`)).toBeVisible();
  await page.reload();
  const closed = page.getByRole('region', { name: 'Why you can’t write here' });
  await expect(closed).toContainText(`You have blocked ${ben.username}.`);
  await closed.getByRole('button', { name: 'Unblock' }).click();
  await expect(closed).not.toContainText('blocked');
  await expect(closed).toContainText(`${ben.username} has left this chat.`);
  // He is in it no more, and sees what any stranger sees.
  expect((await request.get(chatPath)).status()).toBe(404);
  expect((await ben.call('POST', '/friend/report', { conversationId: chatId, comment: 'x' })).status()).toBe(404);
  expect((await anna.call('POST', '/friend/report', { conversationId: chatId, comment: 'x' })).status()).toBe(200);
});

test('words of a friend’s message are marked for whoever reads them alone, and of one that is translated in part all is announced', async ({
  page,
  browser,
}) => {
  const bens = await inAnotherBrowser(browser);
  const { anna, ben, chatId, chatPath } = await makeFriends(page, bens, { languages: ['fr', 'fr'] });
  await test.step('words of a friend’s message are marked and reported as any others, for whoever reads them alone', async () => {
    await page.goto(chatPath);
    await bens.goto(chatPath);
    await say(bens, "I'd like a coffee, please");
    const message = others(page).first();
    await expect(message).toHaveAttribute('aria-busy', 'false');
    const word = message.locator('.word[role="button"]', { hasText: 'café' });

    await word.hover();
    await page.mouse.down();
    const options = page.getByRole('group', { name: 'Message options' });
    await expect(options).toBeVisible();
    await page.mouse.up();
    await options.getByRole('button', { name: 'Word Options' }).click();
    await word.click();
    const bar = page.getByRole('group', { name: 'Word Options' });
    await bar.getByRole('button', { name: 'Mark as Mastered' }).click();
    await expect(word).toHaveClass(/is-known/u);
    const countOf = async ({ call }: typeof anna) => {
      const { morphemes } = (await (await call('GET', `/morphemes?conversationId=${chatId}`)).json()) as {
        morphemes: { originalMorpheme: string; trueCount: number; effectiveCount: number }[];
      };
      const met = morphemes.find(({ originalMorpheme }) => originalMorpheme === 'café');
      return [met?.trueCount, met?.effectiveCount];
    };
    expect(await countOf(anna)).toEqual([1, 10]);
    expect(await countOf(ben)).toEqual([1, 1]);
    await expect(own(bens).first().locator('.word[role="button"]', { hasText: 'café' })).not.toHaveClass(/is-known/u);

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(word).not.toHaveClass(/is-known/u);
    expect(await countOf(anna)).toEqual([1, 1]);
    await word.click();
    await bar.getByRole('button', { name: 'Refresh Mastery' }).click();
    await expect.poll(() => countOf(anna)).toEqual([1, 0]);
    await word.click();
    await bar.getByRole('button', { name: 'Report this meaning' }).click();
    await expect(page.getByText(/Whoever runs this server will look at/u).first()).toBeVisible();

    await page.reload();
    await expect(word).toBeVisible();
    expect([await countOf(anna), await countOf(ben)]).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  await test.step('of a friend’s message of which only a part is put into the language all is announced', async () => {
    await expect(field(page)).toBeVisible();
    await say(bens, 'I am hungry and my brother has mislaid his zither.');
    await expect(others(page).nth(1)).toHaveAttribute('aria-busy', 'false');
    await expect(others(page).nth(1).getByText('only part of this')).toBeVisible();
    const announced = page.getByRole('status').filter({ hasText: 'only part of this' });
    await expect(announced).toContainText('faim');
    await expect(announced).toContainText('my brother has mislaid his zither');
  });
});
