import { expect, type Page, test } from '@playwright/test';
import { logOut, newLearner, own, replies, say } from './learner';

const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const panel = (page: Page) => page.getByRole('navigation', { name: 'Palaver' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

/** What the page has written to the console as a warning so far. */
function warningsOf(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(settings(page)).toBeVisible();
}

test(
  'a dialog is alone with the keys, and closed by Back, from the moment it stands there; no screen loads a page anew',
  { tag: ['@C1'] },
  async ({ page }) => {
    // Told before the page's own scripts hear of it, which keep it to themselves.
    await page.addInitScript(() => {
      window.addEventListener('popstate', () => document.dispatchEvent(new Event('stepped')), { capture: true });
    });
    await newLearner(page, 'French');
    await test.step('Back closes a dialog from the moment it stands there, and the page behind it stays', async () => {
      await page.getByRole('link', { name: 'Word Bank' }).click();
      await expect(page).toHaveURL(/\/wordBank/u);
      const hasGoneBack = page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            new MutationObserver((_, observer) => {
              if (!document.querySelector('dialog')) return;
              observer.disconnect();
              document.addEventListener('stepped', () => resolve(true), { once: true });
              window.history.back();
            }).observe(document.body, { childList: true, subtree: true });
          }),
      );
      await page.getByRole('button', { name: 'Settings' }).click();
      expect(await hasGoneBack).toBe(true);
      await expect(settings(page)).toBeHidden();
      await expect(page).toHaveURL(/\/wordBank/u);
    });

    await test.step('a dialog is alone with the keys from the moment it stands there, and the page has them back after it', async () => {
      await panel(page).getByRole('link', { name: 'Conversation' }).click();
      await expect(field(page)).toBeVisible();

      const isModal = page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            new MutationObserver((_, observer) => {
              const dialog = document.querySelector('dialog');
              if (!dialog) return;
              observer.disconnect();
              resolve(dialog.matches(':modal'));
            }).observe(document.body, { childList: true, subtree: true });
          }),
      );
      const opener = page.getByRole('button', { name: 'Keyboard' });
      await opener.click();
      expect(await isModal).toBe(true);
      await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeHidden();
      await expect(opener).toBeFocused();
    });

    await test.step('going from screen to screen loads no page anew', async () => {
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await panel(page).getByRole('link', { name: 'Word Bank' }).click();
      await expect(page).toHaveURL(/\/wordBank/u);
      await panel(page).getByRole('link', { name: 'Conversation' }).click();
      await expect(field(page)).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/wordBank/u);
      await panel(page).getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL(/\/home$/u);
      await page.getByRole('link', { name: 'Conversation' }).first().click();
      await expect(field(page)).toBeVisible();
      await logOut(page);
      await expect(page).toHaveURL(/\/login$/u);
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    });
  },
);

test(
  'both sides are set in styles of their own; Back closes a dialog, and the page behind it stays',
  { tag: ['@C233', '@C235'] },
  async ({ page }) => {
    await newLearner(page, 'French');
    await say(page, 'Hello!');
    await test.step('what one says oneself and what the tutor says are set in styles of their own', async () => {
      await expect(own(page)).toHaveCount(1);
      await expect(own(page).first()).toHaveAttribute('aria-label', 'You');
      await expect(replies(page)).toHaveCount(1);
      await expect(page.locator('article.message:not(.user-self, .assistant)')).toHaveCount(0);
    });

    await test.step('Back closes a dialog, and the page behind it stays; Forward opens nothing, and the next Back leads on', async () => {
      await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
      const first = page.url();
      await page.getByRole('button', { name: 'New', exact: true }).first().click();
      await expect(replies(page)).toHaveCount(0);
      await expect(page).not.toHaveURL(first);
      const second = page.url();

      await openSettings(page);
      await page.goBack();
      await expect(settings(page)).toBeHidden();
      await expect(page).toHaveURL(second);
      await expect(replies(page)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(first);
      await expect(replies(page)).toHaveCount(1);
      await page.goForward();
      await expect(page).toHaveURL(second);
      await expect(replies(page)).toHaveCount(0);

      await page.getByRole('button', { name: 'Keyboard' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      const steps = await page.evaluate(() => window.history.length);
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.goForward();
      await expect(page).toHaveURL(second);
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: 'Keyboard' }).click();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(await page.evaluate(() => window.history.length)).toBe(steps);
    });
  },
);

test(
  'settings are read again after a change, are only logged where that fails, and are left alone without a session',
  { tag: ['@C263', '@C264', '@C265', '@C408', '@C471'] },
  async ({ page }) => {
    await newLearner(page, 'French');
    await test.step('settings are read again after a change; a change or a profile that fails is only logged', async () => {
      const warnings = warningsOf(page);
      const order: string[] = [];
      page.on('request', (request) => {
        const name = /\/api\/user\/([a-z-]+)$/u.exec(request.url())?.[1];
        if (name) order.push(name);
      });
      await openSettings(page);
      const pronunciation = settings(page).getByRole('switch', { name: 'Pronunciation' });
      const wasOn = await pronunciation.isChecked();
      await pronunciation.click();
      // They are read once the page's connection stands, too.
      await expect
        .poll(() => order.slice(order.indexOf('update-preferences')))
        .toEqual(['update-preferences', 'get-preferences']);
      await expect(pronunciation).toBeChecked({ checked: !wasOn });

      await page.route('**/api/user/**', (route) => route.fulfill({ status: 500, json: { message: 'Out of order.' } }));
      await pronunciation.click();
      await expect.poll(() => warnings.join('\n')).toContain('The settings were not changed.');
      await expect(pronunciation).toBeChecked({ checked: !wasOn });
      await settings(page).getByRole('button', { name: 'Personalization' }).click();
      await expect.poll(() => warnings.join('\n')).toContain('The profile was not read.');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText('Out of order.')).toHaveCount(0);
      await page.unroute('**/api/user/**');
    });

    await test.step('without a session settings are neither loaded nor changed, and the profile does not open', async () => {
      const warnings = warningsOf(page);
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/user/')) calls.push(request.url());
      });
      // No verdict of the server's: the page stays, and there is no token.
      await page.route('**/api/auth/refresh-token', (route) => route.abort());
      await page.reload();
      await openSettings(page);
      await settings(page).getByRole('switch', { name: 'Pronunciation' }).click();
      await expect.poll(() => warnings.join('\n')).toContain('The settings were not loaded: nobody is signed in.');
      await settings(page).getByRole('button', { name: 'Personalization' }).click();
      await expect.poll(() => warnings.join('\n')).toContain('The profile was not opened: nobody is signed in.');
      await expect(page.getByRole('dialog', { name: 'Personalization Profile' })).toHaveCount(0);
      expect(calls).toEqual([]);

      await page.unroute('**/api/auth/refresh-token');
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(async () => {
        await settings(page).getByRole('button', { name: 'Personalization' }).click({ timeout: 1_000 });
        await expect(page.getByRole('dialog', { name: 'Personalization Profile' })).toBeVisible({ timeout: 1_000 });
      }).toPass();
    });
  },
);

test(
  'the notes of a scenario grow with their text, and what cannot be loaded is logged while the conversation goes on',
  { tag: ['@C367', '@C474'] },
  async ({ page }) => {
    await newLearner(page, 'French');
    await test.step('the notes of a scenario are three rows high at least and six at most', async () => {
      await page.getByRole('button', { name: 'New Scenario' }).click();
      const notes = page.getByLabel('Additional notes');
      await expect(notes).toHaveAttribute('rows', '3');
      const rows = () =>
        notes.evaluate((area) => {
          const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area);
          const inside = area.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
          return Math.round((inside / Number.parseFloat(lineHeight)) * 10) / 10;
        });
      expect(await rows()).toBe(3);
      await notes.fill('one\ntwo\nthree\nfour\nfive');
      await expect.poll(rows).toBe(5);
      await notes.fill(Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n'));
      await expect.poll(rows).toBe(6);
      await notes.fill('');
      await expect.poll(rows).toBe(3);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('words, chats and messages that cannot be loaded are logged, what was written stays with Retry, and the conversation goes on', async () => {
      const warnings = warningsOf(page);
      for (const path of ['**/api/morphemes?*', '**/api/conversation/titles']) {
        await page.route(path, (route) => route.fulfill({ status: 500, json: { message: 'Out of order.' } }));
      }
      await say(page, 'Hello!');
      await expect(replies(page).first().locator('.word').first()).toBeVisible();
      await expect.poll(() => warnings.join('\n')).toContain('The words were not loaded.');
      await panel(page).getByRole('button', { name: 'New', exact: true }).click();
      await expect(page.locator('article.message')).toHaveCount(0);
      await expect.poll(() => warnings.join('\n')).toContain('The chats were not listed.');
      await page.route('**/api/message/send-message', (route) => route.fulfill({ status: 500, json: {} }));
      await say(page, 'Hello again');
      await expect.poll(() => warnings.join('\n')).toContain('A message was not sent.');
      const unsent = page.getByRole('article', { name: 'This message was not sent.' });
      await expect(unsent).toContainText('Hello again');
      await expect(unsent.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(page.getByText('Out of order.')).toHaveCount(0);
      await expect(field(page)).toBeVisible();
    });
  },
);

test('another language is found in two places, formatted text is pasted as words, and logging out ends the other tab', async ({
  page,
  context,
}) => {
  await newLearner(page, 'French');
  await test.step('another language is found under the chats, and in the settings under the language', async () => {
    const title = page.getByRole('heading', { level: 1 });
    const chatTitle = (await title.textContent()) ?? '';
    const subtitle = page.getByText('French, built-in tutor', { exact: true });
    await expect(subtitle).toBeVisible();
    await expect(panel(page).getByRole('link', { name: 'Another Language' })).toHaveAttribute(
      'href',
      '/conversation?choose=language',
    );
    await openSettings(page);
    await settings(page).getByRole('link', { name: 'Another Language' }).click();
    await expect(page.getByRole('heading', { name: 'Which language would you like to learn?' })).toBeVisible();
    await expect(settings(page)).toHaveCount(0);
    // The top bar says what is shown, and nothing of the conversation before.
    await expect(title).toHaveText('Another Language');
    await expect(page).toHaveTitle(/^Another Language/u);
    await expect(subtitle).toHaveCount(0);
    await page.reload();
    await expect(page).toHaveTitle(/^Another Language/u);
    await page.goBack();
    await expect(title).toHaveText(chatTitle);
    await expect(subtitle).toBeVisible();
  });

  await test.step('formatted text is pasted as the words alone', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);

    await page.evaluate(async () => {
      const as = (type: string, text: string) => ({ [type]: new Blob([text], { type }) });
      const html = '<h1 style="color:red">Bonjour</h1><script>alert(1)</script><b>Marie</b>';
      await navigator.clipboard.write([
        new ClipboardItem({ ...as('text/html', html), ...as('text/plain', 'Bonjour Marie') }),
      ]);
    });
    await field(page).focus();
    await page.keyboard.press('Control+v');
    await expect(field(page)).toHaveValue('Bonjour Marie');
    // Markup that is typed stays what it is: characters.
    await say(page, '<img src=x onerror="document.title=1"> **gras**');
    await expect(own(page).first()).toContainText('<img src=x onerror="document.title=1"> **gras**');
    await expect(page.locator('article.message img')).toHaveCount(0);
  });

  await test.step('logging out in one tab ends the other, and leaves nothing there of what was typed', async () => {
    const other = await context.newPage();
    await other.goto('/conversation');
    await field(other).fill('a thought of the other tab');
    await logOut(page);
    await expect(page).toHaveURL(/\/login$/u);
    await expect(other).toHaveURL(/\/login$/u, { timeout: 15_000 });
    expect(await other.evaluate(() => JSON.stringify({ ...window.localStorage }))).not.toContain('a thought');
  });
});

const brokenStorage = [
  [
    'forbidden',
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    },
  ],
  [
    'there, and refuses each call',
    () => {
      const refuse = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.assign(Storage.prototype, { setItem: refuse, getItem: refuse, removeItem: refuse });
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new Error('QuotaExceededError');
      };
    },
  ],
] as const;

test('where storage is forbidden, refuses each call, or is full, one talks as ever', async ({ page, context }) => {
  await newLearner(page, 'French');
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  for (const [at, [how, breakStorage]] of brokenStorage.entries()) {
    await test.step(`storage is ${how}`, async () => {
      const tab = await context.newPage();
      await tab.addInitScript(breakStorage);
      await tab.goto('/conversation');
      await field(tab).pressSequentially('Bonjour');
      await field(tab).press('Enter');
      await expect(replies(tab).nth(at).locator('.word').first()).toBeVisible();
      await expect(field(tab)).toHaveValue('');
      await field(tab).blur();
      await tab.keyboard.press('?');
      await expect(tab.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
      await tab.keyboard.press('Escape');
      // Kept for as long as the tab lives.
      await field(tab).fill('not sent yet');
      await tab.getByRole('link', { name: 'Word Bank' }).click();
      await expect(tab.getByRole('heading', { name: 'Word Bank', level: 1 })).toBeVisible();
      await tab.goBack();
      await expect(field(tab)).toHaveValue('not sent yet');
      await tab.reload();
      await expect(replies(tab).nth(at).locator('.word').first()).toBeVisible();
      expect(errors).toEqual([]);
      await tab.close();
    });
  }
});
