import { expect, test, type Locator } from '@playwright/test';
import {
  hold,
  logIn,
  logInAgain,
  logOut,
  newChat,
  newLearner,
  newName,
  own,
  register,
  replies,
  say,
  storyWish,
} from './learner';

const strengthOf = async (word: Locator) =>
  Number(await word.evaluate((element) => getComputedStyle(element).getPropertyValue('--gloss-opacity')));

/** Keeps the different numbers of words that the first reply has had, in order. Runs in the page. */
function countWordsAsTheyCome(): void {
  const lengths: number[] = [];
  Object.assign(window, { lengths });
  const note = () => {
    const count = document.querySelectorAll('article.message.assistant .word').length;
    if (count > 0 && count !== lengths.at(-1)) lengths.push(count);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
}

test(
  'a learner registers, chooses Japanese and talks; a repeated word is paler',
  { tag: ['@C3', '@C4', '@C5', '@C6', '@C7', '@C9', '@C70', '@C311'] },
  async ({ page }) => {
    const username = newName();
    await register(page, username);
    await logIn(page, username);
    await page.getByRole('button', { name: 'Japanese' }).click();

    await page.evaluate(countWordsAsTheyCome);
    await say(page, "I'd like a coffee, please");
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('');
    const sentence = own(page).first();
    await expect(sentence).toContainText("I'd like a coffee, please");
    const coffee = sentence.getByRole('button', { name: /コーヒー.*kōhī.*coffee/u });
    await expect(coffee).toBeVisible({ timeout: 15_000 });
    expect(await strengthOf(coffee)).toBe(1);

    await expect(replies(page).first()).toContainText('です');
    await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
    // Word by word: the page has shown the reply in more than two lengths.
    const lengths = await page.evaluate(() => (window as unknown as { lengths: number[] }).lengths);
    expect(lengths.length).toBeGreaterThan(2);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));

    await say(page, "I'd like a coffee, please");
    const again = own(page)
      .nth(1)
      .getByRole('button', { name: /コーヒー/u });
    await expect(again).toBeVisible();
    expect(await strengthOf(again)).toBeLessThan(1);

    await page.getByRole('link', { name: 'Word Bank' }).click();
    const row = page.getByRole('row', { name: /コーヒー/u });
    await expect(row).toContainText('kōhī');
    await expect(row).toContainText('coffee');
    const count = Number(/\d+/u.exec((await row.textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThanOrEqual(2);
  },
);

test('an input method that is composing keeps its Enter, and the conversation has the font of its language, and no other', async ({
  page,
}) => {
  await newLearner(page, 'Korean');
  await test.step('an input method that is composing keeps its Enter', async () => {
    const field = page.getByRole('textbox', { name: 'Your message' });
    await field.fill('안녕하세요');
    await field.dispatchEvent('keydown', { key: 'Enter', code: 'Enter', isComposing: true, bubbles: true });
    await expect(page.locator('article.message')).toHaveCount(0);
    await expect(field).toHaveValue('안녕하세요');
    await field.fill('');
  });

  await test.step('a conversation brings the font of its language, and no other', async () => {
    const families = () =>
      page.evaluate(() => [
        ...new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)),
      ]);

    await say(page, 'Hello!');
    await expect(replies(page).first().locator('.word').first()).toBeVisible();
    await expect.poll(families).toContain('Noto Sans KR Variable');
    expect(await families()).not.toContain('Noto Sans JP Variable');
  });
});

test(
  'where the community is, is said; addresses lead where they should, signed in or not',
  { tag: ['@C37', '@C60', '@C388'] },
  async ({ page }) => {
    await test.step('where the community is, is said before one goes there', async () => {
      await page.goto('/login');
      const reset = page.getByRole('link', { name: 'Reset Password' });
      await expect(reset).toHaveAttribute('href', 'https://chat.example.org/palaver');
      await expect(reset).toHaveAccessibleDescription(/opens chat\.example\.org\./u);
      await page.goto('/home');
      const join = page.getByRole('link', { name: 'Join the community' });
      await expect(join).toHaveAttribute('href', 'https://chat.example.org/palaver');
      await expect(join).toHaveAccessibleDescription('Opens chat.example.org.');
    });

    await test.step('addresses lead where they should, signed in or not', async () => {
      await page.goto('/');
      await expect(page).toHaveURL(/\/home$/u);
      for (const path of ['/home', '/login', '/register']) {
        await page.goto(path);
        await expect(page).toHaveURL(new RegExp(`${path}$`, 'u'));
      }
      await page.goto('/conversation');
      await expect(page).toHaveURL(/\/login$/u);
      await page.goto('/wordbank');
      await expect(page).toHaveURL(/\/login$/u);
      const missing = await page.goto('/no/such/page');
      expect(missing?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
      // Nor is there one at what is no address at all.
      const unreadable = await page.goto('/%E0%A4%A');
      expect(unreadable?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();

      await newLearner(page, 'French');
      await page.goto('/');
      await expect(page).toHaveURL(/\/conversation/u);
      await page.goto('/login');
      await expect(page).toHaveURL(/\/conversation/u);
      const foreign = await page.goto('/conversation?c=01a1fd21-0000-7000-8000-000000000000');
      expect(foreign?.status()).toBe(404);
    });
  },
);

test('a faded gloss that is looked at again is told at the end of the scene', async ({ page }) => {
  test.setTimeout(60_000);
  await newLearner(page, 'French');
  const answered = async (number: number) => {
    await expect(replies(page)).toHaveCount(number);
    await expect(replies(page).nth(number - 1)).toHaveAttribute('aria-busy', 'false');
    await expect(
      replies(page)
        .nth(number - 1)
        .locator('.word')
        .first(),
    ).toBeVisible();
  };
  let turns = 1;
  await say(page, "I'd like a coffee, please");
  await answered(turns);
  // Ten meetings of one word would take long: a word that is marked is as faded as one that was met often.
  const first = replies(page).first();
  await first.getByRole('button', { name: 'Translation', exact: true }).press('Enter');
  const word = first.locator('.word').first();
  await word.click();
  await page.getByRole('button', { name: 'Mark as Mastered' }).click();
  await expect(word).toHaveClass(/is-known/u);
  await first.getByRole('button', { name: 'Translation', exact: true }).press('Enter');
  // What a known word is called is the word alone.
  const surface = ((await word.getAttribute('aria-label')) ?? '').toLowerCase();
  const noted = page.waitForResponse((response) => response.url().endsWith('/api/morphemes/peek'));
  await word.click();
  expect((await noted).status()).toBe(200);
  while ((await page.locator('.recap').count()) === 0 && turns < 12) {
    await page.getByRole('list', { name: 'You could answer' }).getByRole('button').first().click();
    await answered(++turns);
  }
  await expect(page.getByRole('group', { name: 'Words from this scene' }).locator('.is-peeked')).toContainText(surface);
});

test(
  'a reply that is being made survives a reload, and one that is stopped keeps what was said',
  { tag: ['@C315'] },
  async ({ page }) => {
    await newLearner(page, 'Japanese');
    await test.step('a reply that is being made survives a reload, and stands whole afterwards', async () => {
      await say(page, 'What do you recommend?');
      await expect(replies(page).first().locator('.word').first()).toBeVisible();
      await page.reload();
      const reply = replies(page).first();
      await expect(reply.locator('.caret')).toHaveCount(0);
      await expect(reply.locator('.is-arriving')).toHaveCount(0);
      await expect(reply).toHaveAttribute('aria-busy', 'false');
      const text = await reply.locator('.sentence').textContent();
      await page.reload();
      await expect(replies(page).first().locator('.sentence')).toHaveText(text ?? '');
    });

    await test.step('a reply that is stopped keeps what was said and says that it was stopped', async () => {
      await newChat(page);

      await page.evaluate(stopAtTheFirstWord);
      await say(page, storyWish);
      await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
      await expect(replies(page).first()).toContainText('Stopped');
    });
  },
);

test(
  'a message that is too long or blank is not sent, a draft survives a reload, Shift+Enter is a new line',
  { tag: ['@C304', '@C309', '@C310', '@C312'] },
  async ({ page }) => {
    await newLearner(page, 'French');
    await test.step('a message that is too long says so and stays where it was typed', async () => {
      const field = page.getByRole('textbox', { name: 'Your message' });
      const long = '🦊'.repeat(2001);
      await field.fill(long);
      await expect(page.getByText('1 character too many')).toBeVisible();
      await field.press('Enter');
      await expect(field).toHaveValue(long);
      await expect(page.locator('article.message')).toHaveCount(0);
      await field.fill('\u200b\u2060');
      await field.press('Enter');
      await expect(page.locator('article.message')).toHaveCount(0);
    });

    await test.step('a blank message is not sent, a draft survives a reload, Shift+Enter is a new line', async () => {
      const field = page.getByRole('textbox', { name: 'Your message' });
      await field.fill('   ');
      await field.press('Enter');
      await expect(page.locator('article.message')).toHaveCount(0);
      await field.fill('Bonjour');
      await field.press('Shift+Enter');
      await field.pressSequentially('Camille');
      await expect(field).toHaveValue('Bonjour\nCamille');
      await page.reload();
      await expect(field).toHaveValue('Bonjour\nCamille');
      await field.press('Enter');
      await expect(own(page)).toHaveCount(1);
      await expect(replies(page).first().locator('.word').first()).toBeVisible();
      await page.reload();
      await expect(field).toHaveValue('');
    });
  },
);

test(
  'logging out leads to /login, forgets drafts and ends the session, without network and without an answer too',
  { tag: ['@C146', '@C255', '@C348'] },
  async ({ page, context }) => {
    const username = await newLearner(page, 'French');
    await test.step('logging out leads to /login, forgets drafts and ends the session', async () => {
      await page.getByRole('textbox', { name: 'Your message' }).fill('a thought not yet said');
      await logOut(page);
      await expect(page).toHaveURL(/\/login$/u);
      expect(await page.evaluate(() => JSON.stringify({ ...window.localStorage }))).not.toContain('a thought');
      const answer = await context.request.post('/api/auth/refresh-token', { data: {} });
      expect(await answer.json()).toEqual({ valid: false });
      await page.goto('/conversation');
      await expect(page).toHaveURL(/\/login$/u);
    });

    await test.step('whoever logs out without network is told so, sees nothing of theirs, and is at the login once it is back', async () => {
      await logInAgain(page, username);
      await page.goto('/conversation');

      await say(page, 'a thought');
      await page.getByRole('button', { name: 'Settings' }).click();
      const logOutButton = page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Log Out' });
      await expect(logOutButton).toBeVisible();
      await context.setOffline(true);
      await logOutButton.click();
      await expect(page.getByText('You are logged out and offline.')).toBeVisible();
      await expect(own(page)).toBeHidden();
      await context.setOffline(false);
      await expect(page).toHaveURL(/\/login$/u);
      await page.goto('/conversation');
      await expect(page).toHaveURL(/\/login$/u);
    });

    await test.step('whoever logs out without a line is not signed in again when the page is opened', async () => {
      await logInAgain(page, username);
      await page.goto('/conversation');

      await page.route('**/api/auth/logout', (route) => route.abort());
      await logOut(page);
      await expect(page).toHaveURL(/\/login$/u);
      // The settings had an entry of their own in the history, which goes a moment later.
      await expect
        .poll(() => page.evaluate(() => Object.keys(window.history.state as object)))
        .not.toContain('palaverLayer');
      await page.goto('/conversation');
      await expect(page).toHaveURL(/\/login$/u);
    });
  },
);

test(
  'the conversation goes on over the socket where the stream cannot be had',
  { tag: ['@C438', '@C440'] },
  async ({ page }) => {
    const [addresses, frames]: [string[], unknown[]] = [[], []];
    page.on('websocket', (socket) => {
      addresses.push(new URL(socket.url()).pathname);
      const keep = ({ payload }: { payload: string | Buffer }) => frames.push(JSON.parse(String(payload)));
      socket.on('framesent', keep).on('framereceived', keep);
    });
    await page.route('**/api/stream*', (route) => route.abort());
    await newLearner(page, 'French');
    await say(page, 'Hello!');
    await expect(replies(page).first().locator('.word').first()).toBeVisible({ timeout: 15_000 });
    await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
    expect(new Set(addresses)).toEqual(new Set(['/ws']));
    expect(frames.length).toBeGreaterThan(0);
    for (const frame of frames) expect(frame).toHaveProperty('type');
  },
);

test('a conversation reports nothing on the console, and a second click is none on Stop unless it is meant so', async ({
  page,
}) => {
  await newLearner(page, 'French');
  await test.step('nothing is reported on the console in a conversation', async () => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));

    await say(page, "I'd like a coffee, please");
    await expect(replies(page).first().locator('.word').first()).toBeVisible();
    await page.getByRole('link', { name: 'Word Bank' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  await test.step('regression: a double click on Send does not stop the reply, nor does one on Delete Message delete', async () => {
    await page.getByRole('link', { name: 'Conversation' }).click();
    await expect(replies(page)).toHaveCount(1);
    await newChat(page);

    await page.getByRole('textbox', { name: 'Your message' }).fill("I'd like a coffee, please");
    await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
    const reply = replies(page).first();
    await expect(reply).toHaveAttribute('aria-busy', 'false');
    await expect(reply).not.toContainText('Stopped');
    await reply.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('button', { name: 'Delete Message' }).dblclick();
    await expect(page.getByRole('button', { name: 'Are you sure?' })).toBeVisible();
    await expect(replies(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Are you sure?' }).click();
    await expect(replies(page)).toHaveCount(0);
  });

  await test.step('regression: a click on Stop half a second after Send, at its place, stops the reply', async () => {
    await newChat(page);

    const letSend = await hold(page, '**/api/message/send-message');
    await page.getByRole('textbox', { name: 'Your message' }).fill("I'd like a coffee, please");
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await send.click();
    await expect(page.getByRole('button', { name: 'Stop the reply' })).toBeVisible();
    await page.waitForTimeout(400);
    const stopped = page.waitForRequest('**/api/message/stop');
    // As the browser counts two clicks at one place within half a second.
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await stopped;
    letSend();
  });
});

/** Presses Stop in the page itself: a reply of eight words is over before a test can look. */
function stopAtTheFirstWord(): void {
  const observer = new MutationObserver(() => {
    const stop = document.querySelector<HTMLElement>('[aria-label="Stop the reply"]');
    if (!stop || !document.querySelector('article.message.assistant .word')) return;
    observer.disconnect();
    stop.click();
  });
  observer.observe(document.body, { subtree: true, childList: true });
}
