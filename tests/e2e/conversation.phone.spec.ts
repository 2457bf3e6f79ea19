import { expect, test } from '@playwright/test';
import { someone } from './friend';
import { hold, newLearner, newName, own, replies, say, slidIn } from './learner';

test(
  'the side panel opens over the page, closes beside it but not under a dialog, and a scenario is planned from it',
  { tag: ['@C129', '@C130', '@C131', '@C132'] },
  async ({ page }) => {
    await newLearner(page, 'French');
    await test.step('the side panel opens over the page and closes by its button, by Escape and by a tap beside it', async () => {
      const panel = page.locator('#side-panel');
      const open = page.getByRole('button', { name: 'Open menu' });
      await expect(panel).toBeHidden();
      await open.click();
      await expect(panel).toBeVisible();
      await expect(panel.getByRole('heading', { name: 'Pages' })).toBeVisible();
      await panel.getByRole('button', { name: 'Close menu' }).click();
      await expect(panel).toBeHidden();
      await open.click();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await open.click();
      await expect(panel).toBeVisible();
      await page.mouse.click(380, 420);
      await expect(panel).toBeHidden();
    });

    await test.step('a tap beside the panel does not close it while a dialog of the panel lies over it', async () => {
      const panel = page.locator('#side-panel');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'New Scenario' }).click();
      await expect(page.getByRole('dialog', { name: 'Customize Your Scenario' })).toBeVisible();
      // No finger reaches it under the dialog; what is asked for is that it would do nothing.
      await page.locator('.scrim').dispatchEvent('click');
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(panel).toBeVisible();
      await page.locator('.scrim').dispatchEvent('click');
      await expect(panel).toBeHidden();
    });

    await test.step('a scenario is planned from the panel on a phone, which is closed when it begins', async () => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'New Scenario' }).click();
      await page.getByLabel('Reason for learning').fill('I want to buy bread in a bakery');
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByLabel('Your partner’s role')).not.toHaveValue('');
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator('#side-panel')).toBeHidden();
      await expect(replies(page).first()).toBeVisible();
    });
  },
);

test('nothing is wider than the phone, letters of twice the size are whole, and a tapped word shows its meaning', async ({
  page,
}) => {
  await newLearner(page, 'Japanese');
  await test.step('regression: in letters of twice the size a page’s path stands under its label, and the invitation to write is whole', async () => {
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const field = page.getByPlaceholder('Write in English, Japanese, or both');
    const invitation = await field.evaluate((area) => ({
      whiteSpace: getComputedStyle(area, '::placeholder').whiteSpace,
      hidden: area.scrollHeight - area.clientHeight,
      lines: area.clientHeight / Number.parseFloat(getComputedStyle(area, '::placeholder').lineHeight),
    }));
    expect(invitation).toMatchObject({ whiteSpace: 'normal', hidden: 0 });
    expect(invitation.lines).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const row = page.getByRole('link', { name: 'Progress Dashboard' });
    const within = await row.evaluate((link) => {
      const [label, path] = ['span', 'small'].map((name) => {
        const range = document.createRange();
        range.selectNodeContents(link.querySelector(name) ?? link);
        return range.getBoundingClientRect();
      });
      const frame = link.getBoundingClientRect();
      return { under: (path?.top ?? 0) - (label?.bottom ?? 0), right: frame.right - (path?.right ?? 0) };
    });
    expect(within.under).toBeGreaterThanOrEqual(-2);
    expect(within.right).toBeGreaterThanOrEqual(0);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '';
    });
  });

  await test.step('nothing is wider than the phone, and a tapped word shows its meaning', async () => {
    await say(page, "I'd like a coffee, please");
    const reply = replies(page).first();
    await expect(reply).toHaveAttribute('aria-busy', 'false');
    const word = reply.locator('.word').first();
    await word.click();
    await expect(word).toHaveClass(/is-peeked/u);
    await word.click();
    await expect(word).not.toHaveClass(/is-peeked/u);
    for (const next of [null, 'Word Bank', 'Home']) {
      if (next !== null) {
        await page.getByRole('button', { name: 'Open menu' }).click();
        await page.getByRole('link', { name: next }).click();
        await expect(page).toHaveURL(next === 'Home' ? /\/home$/u : /\/wordBank$/u);
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, next ?? 'Conversation').toBeLessThanOrEqual(0);
    }
  });
});

test('regression: letters of twice the size stay on the phone', async ({ page }) => {
  for (const path of ['/home', '/login', '/register']) {
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});

test('a word of sixty letters, emoji alone and a long name stay on the phone', async ({ page }) => {
  const username = newName('aVeryLongNameOfALearner').padEnd(30, 'x').slice(0, 30);
  await someone(page, 'de', undefined, username);
  await page.goto('/conversation');
  await say(page, 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter');
  await expect(replies(page)).toHaveCount(1);
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
  await say(page, '🎉👩‍👩‍👧‍👦🇫🇷');
  await expect(replies(page)).toHaveCount(2);
  await expect(replies(page).nth(1)).toHaveAttribute('aria-busy', 'false');
  await expect(own(page).nth(1)).toContainText('🎉👩‍👩‍👧‍👦🇫🇷');
  await own(page).first().getByRole('button', { name: 'Options' }).press('Enter');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // Nor is anything cut off at the edge.
  const cut = await page.locator('article.message, article.message *').evaluateAll((all) =>
    all
      // Of a button that only keys see, the icon is clipped.
      .filter((element) => element instanceof HTMLElement && element.getBoundingClientRect().right > 390)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(cut).toEqual([]);
});

test('a Latin name in a sentence from right to left is one word of it, and nothing is cut off', async ({ page }) => {
  await someone(page, 'ar');
  await page.goto('/conversation');
  await say(page, 'أنا Maria من London');
  const sentence = own(page).first().locator('.sentence');
  await expect(sentence).toHaveAttribute('dir', 'rtl');
  await expect(sentence.getByText('Maria', { exact: true })).toBeVisible();
  await expect(page.locator('.app-main')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('with a keyboard the beginning of a reply stays in sight, and so does the focus ring of whatever is reached', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await newLearner(page, 'Japanese');
  await test.step('under an open keyboard the beginning of a reply stays in sight, whatever comes below it', async () => {
    for (const [at, text] of ['Hello!', "I'd like a coffee, please", 'Where is the station?'].entries()) {
      await say(page, text);
      await expect(replies(page).nth(at)).toHaveAttribute('aria-busy', 'false');
      await expect(page.locator('.chip').first()).toBeAttached();
      await expect(replies(page).nth(at).locator('.speaker')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Jump to newest' })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Jump to newest' }).tap();
    await expect(page.locator('.chip').last()).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('on a phone with a keyboard the focus ring of whatever is reached stays in sight', async () => {
    // Suggestions slide in, and take room until they have.
    await expect(page.locator('.chip').first()).toBeVisible();
    await slidIn(page);
    await page.getByRole('textbox', { name: 'Your message' }).focus();
    const first = own(page).first().getByRole('button', { name: 'Options' });
    let reached = 0;
    for (; reached < 100 && !(await first.evaluate((button) => button === document.activeElement)); reached += 1) {
      await page.keyboard.press('Shift+Tab');
      const cut = await page.evaluate(() => {
        const [element, list] = [document.activeElement, document.querySelector('.message-list')];
        if (!element || !list || element === list || !list.contains(element)) return null;
        const { outlineWidth, outlineOffset } = getComputedStyle(element);
        const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
        const [box, room] = [element.getBoundingClientRect(), list.getBoundingClientRect()];
        const isCut = box.top - ring < room.top || box.bottom + ring > room.bottom;
        return ring > 0 && !isCut ? null : `${element.className} ${element.textContent} at ${box.top - room.top}`;
      });
      expect(cut).toBeNull();
    }
    expect(reached).toBeGreaterThan(10);
    expect(reached).toBeLessThan(100);
  });
});

test('what is begun from a chat is held in its language, whatever was chosen last', async ({ page }) => {
  const { call } = await someone(page, 'ja');
  const made = await call('POST', '/conversation/reset');
  const { _id: japanese } = (await made.json()) as { _id: string };
  await call('POST', '/message/send-message', { conversationId: japanese, message: 'Hello' });
  await call('POST', '/user/update-preferences', { language: 'ar' });
  await page.goto(`/conversation?c=${japanese}`);
  const subtitle = page.locator('.top-subtitle');
  await expect(subtitle).toContainText('Japanese');

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'New Scenario' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('In Japanese.', { exact: true })).toBeVisible();
  await dialog.getByLabel('Reason for learning').fill('I want to order food in a restaurant');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('heading', { name: 'Review Your Scenario' })).toBeVisible();
  await expect(dialog.getByText('In Japanese.', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Your partner’s role')).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
  // The chat that it was begun from has one reply, too.
  await expect(page).not.toHaveURL(new RegExp(japanese, 'u'));
  await expect(replies(page)).toHaveCount(1);
  await expect(subtitle).toContainText('Japanese');

  const scenarioAddress = page.url();
  await page.getByRole('button', { name: 'Scenario Goals' }).click();
  await expect(
    dialog.getByText('In Japanese. Confirm starts it over in a new chat. This one stays as it is.'),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(scenarioAddress);
  await expect(subtitle).toContainText('Japanese');

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.locator('#side-panel')).toBeHidden();
  await expect(subtitle).toContainText('Japanese');
});

test('why a starter or the tutorial was not begun is said once, where who pressed is', async ({ page }) => {
  await someone(page, 'ar');
  await page.goto('/conversation');
  await test.step('why a starter or the tutorial was not begun is said once, in the panel, beside what was pressed', async () => {
    const panel = page.locator('#side-panel');
    const alert = page.getByRole('alert');
    await page.getByRole('button', { name: 'Open menu' }).click();
    for (const name of ['Add', 'Restart Tutorial']) {
      const button = panel.getByRole('button', { name });
      await button.click();
      await expect(alert).toHaveText('The built-in tutor does not speak Arabic yet.');
      await expect(alert).toBeInViewport({ ratio: 1 });
      await expect(page.getByText('The built-in tutor does not speak Arabic yet.')).toHaveCount(1);
      const [pressed, told] = [await button.boundingBox(), await alert.boundingBox()];
      expect((told?.y ?? 0) - (pressed?.y ?? 0)).toBeGreaterThan(0);
      expect((told?.y ?? 0) - (pressed?.y ?? 0)).toBeLessThan(80);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });

  await test.step('why a starter was not begun is said over the composer to who has closed the panel meanwhile', async () => {
    const letGo = await hold(page, '**/api/prompt/create-now');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Add' }).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('#side-panel')).toBeHidden();
    letGo();
    await expect(page.locator('.app-main').getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('alert')).toHaveCount(1);
  });
});
