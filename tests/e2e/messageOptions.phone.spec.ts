import { expect, type Locator, type Page, test } from '@playwright/test';
import { someone } from './friend';
import { newLearner, own, replies, say, slidIn } from './learner';

/**
 * Large letters are twice the root's size; a page that is zoomed to twice its size has half the pixels. What fits on a
 * small phone in large letters fits on a larger one, and in smaller letters.
 */
const sizes = [
  { name: 'a phone', width: 390, height: 844, letters: '' },
  { name: 'a small phone with letters of twice the size', width: 320, height: 568, letters: '200%' },
  { name: 'a phone zoomed to twice the size', width: 195, height: 422, letters: '' },
] as const;

const bar = (page: Page) => page.locator('.message-options');

/** Holds a finger on the upper end of something. */
async function hold(page: Page, what: Locator): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not on the page');
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(20, box.height / 2));
  await page.mouse.down();
  await expect(bar(page)).toBeVisible();
  await page.mouse.up();
}

/** Where each line of text stands, once it has come to rest. */
async function lines(page: Page) {
  await slidIn(page);
  return await page.evaluate(() => {
    const texts = '.speaker, .wording, .wording-alone, .word, .note, .sentence-translation, .meta';
    return [...document.querySelectorAll<HTMLElement>('article.message')].flatMap((article) =>
      [...article.querySelectorAll<HTMLElement>(texts)].map((element, at) => {
        const { top, left } = element.getBoundingClientRect();
        return { key: `${article.dataset.messageId ?? ''} ${String(at)} ${element.textContent}`, top, left };
      }),
    );
  });
}
type Lines = Awaited<ReturnType<typeof lines>>;

/** By how many pixels they moved, at most; all of them are there still, and no other. */
function moved(before: Lines, after: Lines): { down: number; aside: number } {
  expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  const most = (of: 'top' | 'left') =>
    Math.max(...after.map((line, at) => Math.abs(line[of] - (before[at]?.[of] ?? Number.NaN))));
  return { down: most('top'), aside: most('left') };
}

/** Its height; each button in it is large enough for a finger, and says all of its label. */
async function room(page: Page): Promise<number> {
  for (const button of await bar(page).getByRole('button').all()) {
    const name = await button.innerText();
    const box = await button.boundingBox();
    expect(box?.height, name).toBeGreaterThanOrEqual(44);
    expect(box?.width, name).toBeGreaterThanOrEqual(44);
    const cut = await button.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth),
    );
    expect(cut, `${name} is cut off`).toBeLessThanOrEqual(0);
  }
  const box = await bar(page).boundingBox();
  const viewport = page.viewportSize();
  if (!box || !viewport) throw new Error('It is not on the page');
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
  return box.height;
}

/** A face that comes late moves letters, too. */
async function expectRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  let before = '';
  await expect
    .poll(
      async () => {
        const [last, now] = [before, JSON.stringify(await lines(page))];
        before = now;
        return now === last;
      },
      { intervals: [250] },
    )
    .toBe(true);
}

/** With the space before it. */
const around = 16;

async function expectStillText(page: Page, message: Locator): Promise<number> {
  const word = message.locator('.word[role="button"]').first();
  await message.evaluate((article) => article.scrollIntoView({ block: 'nearest' }));
  await word.scrollIntoViewIfNeeded();
  await expectRest(page);
  const closed = await lines(page);
  await hold(page, word);
  const height = await room(page);
  const open = await lines(page);
  expect(moved(closed, open).down).toBeLessThanOrEqual(height + around);
  expect(moved(closed, open).aside).toBe(0);

  // As many as there ever are: an admin may delete and report what a friend says.
  await bar(page).evaluate((group) => {
    const fifth = document.createElement('button');
    fifth.textContent = 'Report Message';
    group.append(fifth);
  });
  expect(await room(page)).toBe(height);
  await bar(page).evaluate((group) => group.lastElementChild?.remove());

  await bar(page).getByRole('button', { name: 'Delete Message' }).click();
  await expect(bar(page).getByRole('button', { name: 'Are you sure?' })).toBeVisible();
  expect(await room(page)).toBe(height);
  const words = bar(page).getByRole('button', { name: 'Word Options' });
  await words.click();
  await expect(bar(page)).toContainText('Select words above');
  expect(await room(page)).toBe(height);
  expect(moved(open, await lines(page))).toEqual({ down: 0, aside: 0 });

  await word.click();
  await expect(word).toHaveAttribute('aria-pressed', 'true');
  await expect(bar(page).getByRole('button', { name: 'Mark as Mastered' })).toBeVisible();
  expect(await room(page)).toBe(height);
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await expect(words).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  const { down, aside } = moved(closed, await lines(page));
  expect(down).toBeLessThanOrEqual(height + around);
  expect(aside).toBe(0);
  return height;
}

/**
 * Holds the word while it stands at the list's lower edge, where the options come to stand. In letters of twice the size
 * it may be higher than what is left of a small screen: then its beginning counts.
 */
async function expectWordInSight(page: Page, word: Locator): Promise<void> {
  await word.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expectRest(page);
  await hold(page, word);
  await expectRest(page);
  const covered = await word.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = (share: number) => document.elementFromPoint(left + width / 2, top + height * share);
    return [0.1, 0.5].filter((share) => !element.contains(at(share)));
  });
  expect(covered).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
}

test('the options take the same room whatever they hold, and no text moves by more', async ({ page }) => {
  test.setTimeout(120_000);
  await newLearner(page, 'French');
  await say(page, 'Hello!');
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
  await expect(own(page).first()).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('.chip').first()).toBeVisible();
  for (const { name, width, height, letters } of sizes) {
    await test.step(`on ${name}`, async () => {
      await page.setViewportSize({ width, height });
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, letters);
      const ofReply = await expectStillText(page, replies(page).first());
      expect(await expectStillText(page, own(page).first())).toBe(ofReply);
      await expectWordInSight(page, replies(page).first().locator('.word[role="button"]').first());
      await expectWordInSight(page, own(page).first().locator('.word[role="button"]').last());
    });
  }
});

test('in a conversation from right to left the options stay on the phone, and move no text by more', async ({
  page,
}) => {
  await someone(page, 'ar');
  await page.goto('/conversation');
  await say(page, 'أنا Maria');
  await expect(own(page).first().locator('.word[role="button"]').first()).toBeVisible();
  await expectStillText(page, own(page).first());
});

test('the options of a message that ends below the screen are in sight all the same', async ({ page }) => {
  await newLearner(page, 'German');
  await say(page, 'Donaudampfschifffahrt '.repeat(80).trim());
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('.chip').first()).toBeVisible();
  await slidIn(page);
  await page.locator('.message-list').evaluate((list) => list.scrollTo(0, -list.scrollHeight));
  const wording = own(page).first().locator('p').first();
  await expect(wording).toBeInViewport();
  const before = await wording.boundingBox();
  expect((before?.y ?? 0) + (before?.height ?? 0)).toBeGreaterThan(844);
  await hold(page, wording);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  const height = (await bar(page).boundingBox())?.height ?? 0;
  const after = await wording.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(height + around);
});

test('what opens at the newest message leaves it where it is, and the release of a long press clicks nothing', async ({
  page,
}) => {
  await newLearner(page, 'Japanese');
  for (const [at, text] of ['Hello!', "I'd like a coffee, please", 'Where is the station?'].entries()) {
    await say(page, text);
    await expect(replies(page).nth(at)).toHaveAttribute('aria-busy', 'false');
  }
  const newest = replies(page).last();
  const bar = newest.locator('.message-options');
  const options = newest.getByRole('button', { name: 'Options', exact: true });
  await expect(page.locator('.chip').first()).toBeVisible();
  await slidIn(page);
  const topOf = () => newest.evaluate((article) => Math.round(article.getBoundingClientRect().top));
  const top = await topOf();

  await options.tap();
  await expect(bar).toBeVisible();
  expect(await topOf()).toBe(top);
  await options.tap();
  await expect(bar).toHaveCount(0);
  expect(await topOf()).toBe(top);

  const word = await newest.locator('.word').last().boundingBox();
  const at = { x: (word?.x ?? 0) + 8, y: (word?.y ?? 0) + (word?.height ?? 0) - 4 };
  const touch = await page.context().newCDPSession(page);
  for (const isOpen of [true, false, true]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await expect(bar).toHaveCount(isOpen ? 1 : 0);
    expect(await topOf()).toBe(top);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(newest.getByRole('button', { name: 'Translation', exact: true })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(page.getByText('Are you sure?')).toHaveCount(0);
  }
  await bar.getByRole('button', { name: 'Delete Message' }).tap();
  await expect(bar.getByText('Are you sure?')).toBeVisible();
});

test('a toast lies on neither the options nor the composer, nor what may be said next', async ({ page }) => {
  await newLearner(page, 'French');
  await say(page, 'Bonjour');
  const reply = replies(page).first();
  await expect(reply).toHaveAttribute('aria-busy', 'false');
  await reply.getByRole('button', { name: 'Options' }).press('Enter');
  await bar(page).getByRole('button', { name: 'Word Options' }).click();
  await reply.locator('.word[role="button"]').first().click();
  await bar(page).getByRole('button', { name: 'Mark as Mastered' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  const bottom = await page.locator('.toast').evaluate((toast) => toast.getBoundingClientRect().bottom);
  for (const below of [bar(page), page.locator('.chips').last(), page.locator('.composer')]) {
    const tops = await below.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    for (const top of tops) expect(top).toBeGreaterThanOrEqual(bottom);
  }
});

test('regression: a tap on one’s own message leaves its first line alone, and brings both of its tools, large enough for a finger', async ({
  page,
}) => {
  await newLearner(page, 'French');
  await say(page, 'I want coffee, I want milk please, I wait');
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('.chip').first()).toBeVisible();
  await slidIn(page);
  const message = own(page).first();
  const wording = message.locator('.wording');
  await wording.scrollIntoViewIfNeeded();
  const before = await wording.boundingBox();
  // Beside the block, and within the screen: where nothing hovers, that is how one knows that there is more.
  const hint = message.getByRole('button', { name: 'Options', exact: true });
  await expect(hint).not.toHaveCSS('clip-path', 'inset(50%)');
  const [dots, block] = [await hint.boundingBox(), await message.boundingBox()];
  expect(dots?.x).toBeGreaterThanOrEqual(0);
  expect((dots?.x ?? Infinity) + (dots?.width ?? Infinity)).toBeLessThanOrEqual(block?.x ?? 0);
  await wording.tap();
  const details = message.getByRole('button', { name: 'Translation', exact: true });
  await expect(details).toHaveAttribute('aria-expanded', 'true');
  const after = await wording.boundingBox();
  expect(after?.y).toBe(before?.y);
  const box = await details.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? Infinity)).toBeLessThanOrEqual(after?.y ?? 0);
  for (const name of ['Translation', 'Options']) {
    const tool = message.getByRole('button', { name, exact: true });
    await expect(tool).not.toHaveCSS('clip-path', 'inset(50%)');
    const box = await tool.boundingBox();
    expect(box?.height, name).toBeGreaterThanOrEqual(24);
    expect((box?.y ?? Infinity) + (box?.height ?? Infinity), name).toBeLessThanOrEqual(before?.y ?? 0);
    const taken = await tool.evaluate((button) => {
      const { top, left, width } = button.getBoundingClientRect();
      const takes = (y: number) => document.elementFromPoint(left + width / 2, y) === button;
      return { high: Array.from({ length: 120 }, (_, at) => top - 60 + at + 0.5).filter(takes).length, width };
    });
    expect(taken.high, name).toBeGreaterThanOrEqual(43);
    expect(taken.width, name).toBeGreaterThanOrEqual(44);
  }
  expect(await wording.boundingBox()).toEqual(before);
  await message.getByRole('button', { name: 'Options', exact: true }).tap();
  await expect(bar(page).getByRole('button', { name: 'Copy Message' })).toBeVisible();
});
