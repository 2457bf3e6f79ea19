import { expect, type Locator, type Page, test } from '@playwright/test';
import { newLearner, own, replies, say, slidIn } from './learner';

async function answered(page: Page, text = "I'd like a coffee, please"): Promise<Locator> {
  const reply = replies(page).nth(await replies(page).count());
  await say(page, text);
  await expect(reply).toHaveAttribute('aria-busy', 'false');
  await expect(reply.locator('.word').first()).toBeVisible();
  return reply;
}

/** Holds the mouse on something, moving it meanwhile if asked to. */
async function hold(page: Page, what: Locator, forMs: number, moveByPx = 0): Promise<void> {
  // Once it stands still: what slides in or makes room for suggestions would be held beside.
  await slidIn(page);
  await what.hover();
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.down();
  if (moveByPx > 0) await page.mouse.move(x + moveByPx, y);
  await page.waitForTimeout(forMs);
  await page.mouse.up();
}

const options = (page: Page) => page.getByRole('group', { name: 'Message options' });

test(
  'a long press opens the options, in which a message is copied and translated; a tap opens the details',
  { tag: ['@C100', '@C102', '@C103', '@C104', '@C320', '@C321', '@C322'] },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await newLearner(page, 'French');
    const reply = await answered(page);
    await test.step('a long press opens the options, a tap the details, a drag neither', async () => {
      const details = reply.getByRole('button', { name: 'Translation', exact: true });

      await hold(page, reply.locator('.word').first(), 650);
      for (const name of ['Delete Message', 'Copy Message', 'Full Sentence Translation', 'Word Options']) {
        await expect(options(page).getByRole('button', { name })).toBeVisible();
      }
      await expect(details).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Escape');

      await reply.click({ position: { x: 400, y: 4 } });
      await expect(details).toHaveAttribute('aria-expanded', 'true');
      await expect(options(page)).toHaveCount(0);

      await hold(page, reply.locator('.word').first(), 650, 14);
      await expect(options(page)).toHaveCount(0);
      await details.click();
    });

    await test.step('a message is copied as its sentence, and translated as a whole', async () => {
      await reply.getByRole('button', { name: 'Options' }).click();
      await options(page).getByRole('button', { name: 'Copy Message' }).click();
      await expect(options(page).getByRole('button', { name: 'Copied' })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.trim()).toBe(((await reply.locator('.sentence').textContent()) ?? '').trim());

      await options(page).getByRole('button', { name: 'Full Sentence Translation' }).click();
      await expect(reply.locator('.sentence-translation')).toBeVisible();
      await options(page).getByRole('button', { name: 'Full Sentence Translation' }).click();
      await expect(reply.locator('.sentence-translation')).toHaveCount(0);
    });

    await test.step('regression: with the details, where the translation stands anyway, its option is pressed and has nothing to do', async () => {
      const option = options(page).getByRole('button', { name: 'Full Sentence Translation' });
      await option.click();
      await expect(reply.locator('.sentence-translation')).toBeVisible();
      await option.click();
      await expect(option).toHaveAttribute('aria-pressed', 'false');
      await reply.getByRole('button', { name: 'Translation', exact: true }).click();
      await expect(reply.locator('.sentence-translation')).toBeVisible();
      await expect(option).toHaveAttribute('aria-pressed', 'true');
      await expect(option).toHaveAttribute('aria-disabled', 'true');
      await option.click({ force: true });
      await expect(reply.locator('.sentence-translation')).toBeVisible();
      await reply.getByRole('button', { name: 'Translation', exact: true }).click();
      await expect(reply.locator('.sentence-translation')).toHaveCount(0);
    });
  },
);

test(
  'Word Options mark the selected words, for a while with a way back, and a message is deleted by two clicks',
  { tag: ['@C101', '@C105', '@C106', '@C107', '@C324', '@C332'] },
  async ({ page }) => {
    await newLearner(page, 'French');
    const reply = await answered(page);
    await test.step('Word Options mark the selected words, and for a while there is a way back', async () => {
      await reply.getByRole('button', { name: 'Options' }).click();
      await options(page).getByRole('button', { name: 'Word Options' }).click();
      const bar = page.getByRole('group', { name: 'Word Options' });
      await expect(bar.getByText('Select words above to mark them.')).toBeVisible();
      const marks: string[] = [];
      page.on('request', (request) => marks.push(...(/update-morphemes-\S+/u.exec(request.url()) ?? [])));
      for (const name of ['Mark as Mastered', 'Refresh Mastery']) {
        const button = bar.getByRole('button', { name });
        await expect(button).toBeDisabled();
        await expect(button).toHaveAccessibleDescription('Select words above to mark them.');
        await button.click({ force: true });
      }
      await expect(bar.getByRole('button', { name: 'Close' })).toBeEnabled();
      expect(marks).toEqual([]);
      const word = reply.locator('.word[role="button"]').first();
      await word.click();
      await expect(bar.getByText('Select words above to mark them.')).toHaveCount(0);
      for (const name of ['Mark as Mastered', 'Refresh Mastery', 'Close']) {
        await expect(bar.getByRole('button', { name })).toBeEnabled();
      }
      await bar.getByRole('button', { name: 'Mark as Mastered' }).click();
      await expect(word).toHaveClass(/is-known/u);
      // Its meaning is seen no more.
      await page.mouse.move(0, 0);
      const glossOpacity = () => word.evaluate((element) => getComputedStyle(element, '::after').opacity);
      await expect.poll(glossOpacity).toBe('0');
      await expect(page.getByText('1 word marked as mastered').first()).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(word).not.toHaveClass(/is-known/u);

      await word.click();
      await bar.getByRole('button', { name: 'Refresh Mastery' }).click();
      await expect(page.getByText('1 word refreshed: its meaning is back').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await word.click();
      await bar.getByRole('button', { name: 'Report this meaning' }).click();
      await expect(page.getByText(/Whoever runs this server will look at/u).first()).toBeVisible();
      await bar.getByRole('button', { name: 'Close' }).click();
      await expect(options(page)).toBeVisible();
      await expect(word).toHaveAttribute('aria-pressed', 'false');
    });

    await test.step('a message is deleted by two clicks, the first of which asks', async () => {
      await options(page).getByRole('button', { name: 'Delete Message' }).press('Enter');
      await expect(options(page).getByRole('button', { name: 'Are you sure?' })).toBeFocused();
      await expect(replies(page)).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(replies(page)).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: 'Your message' })).toBeFocused();
    });
  },
);

test(
  'what stays when the newest message is deleted fades as far as it stands after a reload',
  { tag: ['@C336'] },
  async ({ page }) => {
    await newLearner(page, 'French');
    const words = page.locator('article.message .word');
    const opacities = () =>
      words.evaluateAll((all) => all.map((word) => getComputedStyle(word).getPropertyValue('--gloss-opacity')));
    for (const text of ['mota motb motc', 'mota motb again']) {
      const before = await replies(page).count();
      // Words may be asked for before, too, for the reply before this one.
      const counted = page.waitForResponse(
        async (response) =>
          response.url().includes('/api/morphemes') &&
          (await replies(page).and(page.locator('[aria-busy="false"]')).count()) > before,
      );
      await answered(page, text);
      await counted;
    }
    await expect.poll(async () => new Set(await opacities()).size).toBeGreaterThan(1);

    const newest = replies(page).last();
    await newest.getByRole('button', { name: 'Options' }).press('Enter');
    await options(page).getByRole('button', { name: 'Delete Message' }).press('Enter');
    await page.keyboard.press('Enter');
    await expect(replies(page)).toHaveCount(1);
    await expect(options(page)).toHaveCount(0);
    const left = await opacities();
    await page.reload();
    await expect.poll(opacities).toEqual(left);
  },
);

test('a peek ends by itself; that a mark was not made without network is said until the network is back', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await newLearner(page, 'French');
  const reply = await answered(page);
  await test.step('a peek ends by itself after three seconds', async () => {
    const word = reply.locator('.word[role="button"]').first();
    await word.click();
    await expect(word).toHaveClass(/is-peeked/u);
    await page.clock.runFor(3_000);
    await expect(word).not.toHaveClass(/is-peeked/u);
  });

  await test.step('regression: that a mark was not made without network is said until the network is back, and no longer', async () => {
    await reply.getByRole('button', { name: 'Options' }).click();
    await options(page).getByRole('button', { name: 'Word Options' }).click();
    await reply.locator('.word[role="button"]').first().click();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Mark as Mastered' }).click();
    await expect(reply.locator('.word[aria-pressed="true"]').first()).toBeVisible();
    const alert = page.getByRole('alert').filter({ hasText: 'Unable to connect to the server.' });
    await expect(alert).toBeVisible();
    await page.clock.runFor(6_000);
    await expect(alert).toBeVisible();
    await context.setOffline(false);
    await expect(alert).toHaveCount(0, { timeout: 20_000 });
  });
});

test('regression: the tools of one’s own message keep off its first line, and what takes two clicks is as wide when it asks', async ({
  page,
}) => {
  await newLearner(page, 'French');
  const reply = await answered(
    page,
    'I want coffee, I want milk please, I wait here for the train, then I will drink tea with you',
  );
  await test.step('regression: the tools of one’s own message lie above its first line, which keeps its place', async () => {
    const wording = own(page).first().locator('.wording');
    await expect(page.locator('.chip').first()).toBeVisible();
    await slidIn(page);
    const before = await wording.boundingBox();
    await wording.hover();
    for (const name of ['Translation', 'Options']) {
      const tool = own(page).first().getByRole('button', { name });
      await expect(tool).toHaveCSS('position', 'relative');
      const box = await tool.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? Infinity)).toBeLessThanOrEqual(before?.y ?? 0);
    }
    expect(await wording.boundingBox()).toEqual(before);
  });

  await test.step('regression: what takes two clicks is as wide when it asks, in the options and in a menu', async () => {
    await reply.getByRole('button', { name: 'Options' }).click();
    const first = options(page).getByRole('button').first();
    await expect(first).toHaveAccessibleName('Delete Message');
    const before = await first.boundingBox();
    await first.click({ position: { x: 3, y: 22 } });
    await expect(first).toHaveAccessibleName('Are you sure?');
    expect(await first.boundingBox()).toEqual(before);
    await first.click({ position: { x: 3, y: 22 } });
    await expect(replies(page)).toHaveCount(0);

    await page
      .getByRole('button', { name: /^Options for/u })
      .first()
      .click();
    const menu = page.getByRole('menu');
    const item = menu.getByRole('menuitem', { name: 'Delete' });
    const room = await item.locator('.confirm-label').boundingBox();
    await item.click();
    const asking = menu.getByRole('menuitem', { name: 'Are you sure?' });
    expect((await asking.locator('.confirm-label').boundingBox())?.width).toBe(room?.width);
  });
});

test('regression: in a chat that does not fill the screen what opens at a message leaves its text where it is', async ({
  page,
}) => {
  await newLearner(page, 'French');
  await answered(page, 'Hello!');
  await expect(page.locator('.chip').first()).toBeVisible();
  await slidIn(page);
  const list = page.locator('.message-list');
  const free = () => list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  const message = own(page).first();
  const topOf = () => message.evaluate((article) => Math.round(article.getBoundingClientRect().top));
  const top = await topOf();
  expect(await free()).toBe(0);
  for (const [name, opens] of [
    ['Options', '.message-options'],
    ['Translation', '.sentence-translation'],
  ] as const) {
    const tool = message.getByRole('button', { name, exact: true });
    await tool.press('Enter');
    await expect(message.locator(opens)).toBeVisible();
    expect(await topOf()).toBe(top);
    await tool.press('Enter');
    await expect(message.locator(opens)).toHaveCount(0);
    expect(await topOf()).toBe(top);
  }
  expect(await free()).toBe(0);
});
