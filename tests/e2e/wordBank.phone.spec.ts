import { expect, test } from '@playwright/test';
import { hold, newLearner, own, replies, say } from './learner';
import { collectWords, longMessage, manyWords } from './manyWords';

test(
  'on a phone a tap selects, the popup stays within the screen, a card opens as a sheet, and a long search is broken into lines',
  { tag: ['@C167', '@C168', '@C169', '@C170', '@C171'] },
  async ({ page }) => {
    await collectWords(page, 'Hebrew', [longMessage]);
    await test.step('on a phone a tap selects, the popup stays within the screen, and a card opens as a sheet', async () => {
      await page.goto('/wordBank');
      const all = page.getByText(`Select all ${manyWords}`);
      await expect(all).toBeVisible();
      await expect(page.getByRole('checkbox', { name: /^Select all/u })).toBeEnabled();
      const rows = page.locator('tbody tr');
      await rows.nth(1).tap();
      await rows.nth(2).tap();
      const popup = page.getByRole('group', { name: 'Selection' });
      await expect(popup.getByText('2 selected')).toBeVisible();
      for (const name of ['Mark as Mastered', 'Mark as Not Mastered', 'Clear Selection', 'Close']) {
        const box = await popup.getByRole('button', { name }).boundingBox();
        expect(box?.height, name).toBeGreaterThanOrEqual(44);
        expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(390);
      }
      await rows.nth(1).tap();
      await expect(popup.getByText('1 selected')).toBeVisible();
      await all.tap();
      await expect(popup.getByText(`${manyWords} selected`)).toBeVisible();
      await popup.getByRole('button', { name: 'Clear Selection' }).tap();
      await expect(popup).toBeHidden();

      const open = page.getByRole('button', { name: 'About באבא' });
      const target = await open.boundingBox();
      expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await open.tap();
      const card = page.getByRole('dialog', { name: 'באבא' });
      await expect(card).toContainText('4 of 10 meetings');
      await card.getByRole('button', { name: 'Close' }).tap();
      await expect(card).toHaveCount(0);
    });

    await test.step('on a phone a long search that finds nothing is broken into lines, and stands until all words are there', async () => {
      const letAllCome = await hold(page, '**/api/morphemes*');
      const allAsked = page.waitForRequest('**/api/morphemes*');
      await page.goto(`/wordBank?q=${'x'.repeat(300)}`);
      await allAsked;
      const nothingFound = await page.getByText('No word to learn matches').elementHandle();
      const box = await nothingFound.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.width).toBeLessThanOrEqual(390);
      letAllCome();
      await expect(page.getByText('0 found')).toBeVisible();
      expect(await nothingFound.isVisible()).toBe(true);
    });
  },
);

test('regression: on a phone a meaning takes a second line before it is cut, in letters of twice the size too', async ({
  page,
}) => {
  await newLearner(page, 'Japanese');
  await say(page, 'Where is the station?');
  await expect(replies(page).first().locator('.word').first()).toBeVisible({ timeout: 15_000 });
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 });
  await page.goto('/wordBank?view=all');
  const meanings = page.locator('.cell-gloss');
  await expect(meanings.first()).toBeVisible();
  const cut = () =>
    meanings.evaluateAll((cells) =>
      cells
        .filter((cell) => cell.scrollWidth > cell.clientWidth || cell.scrollHeight > cell.clientHeight + 1)
        .map((cell) => cell.textContent),
    );
  expect(await cut()).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await cut()).toEqual([]);
  // Nor does what stands in a row reach into the next.
  const over = await page
    .locator('.word-row')
    .evaluateAll((rows) => Math.max(...rows.map((row) => row.scrollHeight - row.clientHeight)));
  expect(over).toBeLessThanOrEqual(1);
  // What is typed has its room, and so has the placeholder, which ends where it does.
  const field = page.getByPlaceholder('Search words');
  await field.fill('station');
  expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0);
});

test('regression: on a phone the page says which of its views it shows, and the ring round a message is whole', async ({
  page,
}) => {
  await collectWords(page, 'Finnish', ['Hyvää huomenta maailma.', 'moi']);
  await page.goto('/wordBank');
  await test.step('regression: on a phone, where the menu is away, the page says which of its views it shows', async () => {
    for (const [view, name, nothing] of [
      ['toLearn', 'Words to Learn', 'No word to learn matches “xyz”.'],
      ['mastered', 'Mastered Words', 'No mastered word matches “xyz”.'],
      ['all', 'All Words', 'No word matches “xyz”.'],
    ] as const) {
      if (view !== 'toLearn') await page.getByRole('link', { name }).tap();
      await expect(page.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
      await page.getByRole('searchbox').fill('xyz');
      await expect(page.getByText(nothing)).toBeVisible();
    }
    await page.getByRole('searchbox').fill('');
  });

  await test.step('regression: the ring round a message that a card has led to is whole on a phone', async () => {
    await page.getByRole('button', { name: 'About maailma' }).tap();
    await page
      .getByRole('dialog', { name: 'maailma' })
      .getByRole('link', { name: /huomenta/u })
      .tap();
    const message = own(page).filter({ hasText: 'huomenta' });
    await expect(message).toHaveAttribute('data-asked', '');
    await expect(message).toHaveCSS('outline-style', 'solid');
    for (const article of [message, replies(page).first()]) {
      const room = await article.evaluate((element) => {
        const { outlineOffset } = getComputedStyle(element);
        // As wide as that of the message asked for.
        const beyond = Number.parseFloat(outlineOffset) + 2;
        const ring = element.getBoundingClientRect();
        const block = element.closest('.message-block')?.getBoundingClientRect() ?? ring;
        const sides = [
          ring.left - block.left,
          block.right - ring.right,
          ring.top - block.top,
          block.bottom - ring.bottom,
        ];
        return Math.min(...sides, ring.left, window.innerWidth - ring.right) - beyond;
      });
      expect(room).toBeGreaterThanOrEqual(0);
    }
  });
});
