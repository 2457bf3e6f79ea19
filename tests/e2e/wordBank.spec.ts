import { expect, type Page, test } from '@playwright/test';
import { newLearner, own, replies, say } from './learner';
import { collectWords, hebrewMessage, longMessage, manyWords } from './manyWords';
import { clearCookies } from './sessions';

const rows = (page: Page) => page.locator('tbody').getByRole('row');
const checked = (page: Page) => page.locator('tbody input:checked');
const popup = (page: Page) => page.getByRole('group', { name: 'Selection' });
const selected = (page: Page, count: number) => expect(popup(page).getByText(`${count} selected`)).toBeVisible();
/** Every word is there, and not only the page's first rows. */
const complete = (page: Page) => expect(page.getByRole('checkbox', { name: /^Select all/u })).toBeEnabled();

test(
  'words are listed, searched, marked, and a mark is taken back',
  { tag: ['@C157', '@C158', '@C159', '@C160', '@C168', '@C172'] },
  async ({ page }) => {
    await newLearner(page, 'Japanese');
    await page.goto('/wordBank');
    await expect(page.getByText('No words yet. They appear here as you talk.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the conversation' }).click();
    await say(page, "I'd like a coffee, please");
    await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');

    await page.getByRole('link', { name: 'Word Bank' }).click();
    for (const name of ['Word', 'Transliteration', 'Translation', 'Count']) {
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
    }
    const counts = await page.locator('tbody tr .count-number, tbody tr td:last-child').allTextContents();
    const numbers = counts.map((text) => Number(/\d+/u.exec(text)?.[0]));
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));

    await page.getByRole('searchbox').fill('こーひー');
    const rows = page.locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(1);
    expect(await rows.first().locator('.cell-gloss').innerText()).toBe('coffee you needed this');
    await rows.first().locator('label').click();
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Mark as Mastered' }).click();
    await expect(page.getByText('1 word marked as mastered', { exact: true })).toBeVisible();
    await expect(rows).toHaveCount(0);
    const elsewhere = page.getByRole('link', { name: '1 in All Words' });
    await expect(elsewhere).toHaveAttribute('href', /view=all&q=/u);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: 'Undone' })).toBeAttached();
  },
);

test(
  'any spelling reaches the word bank, whose panel has its views and pages, and keys go on in it after a mark and its undo',
  { tag: ['@C30', '@C32', '@C161', '@C162', '@C163', '@C164', '@C165', '@C166'] },
  async ({ page }) => {
    await collectWords(page, 'Finnish', ['moi moi maailma']);
    await test.step('keys go on in the table after a mark and its undo, and in the search when no row is left', async () => {
      await page.goto('/wordBank');
      await complete(page);
      const boxes = page.locator('tbody').getByRole('checkbox');
      const mark = popup(page).getByRole('button', { name: 'Mark as Mastered' });
      await boxes.first().press('Space');
      await mark.press('Enter');
      await expect(boxes).toHaveCount(1);
      await expect(boxes).toBeFocused();

      await page.getByRole('button', { name: 'Undo' }).press('Enter');
      await expect(boxes).toHaveCount(2);
      await expect(boxes.last()).toBeFocused();

      await page.keyboard.press('Control+a');
      await selected(page, 2);
      await mark.press('Enter');
      await expect(boxes).toHaveCount(0);
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(boxes).toHaveCount(2);
    });

    await test.step('any spelling reaches the word bank, whose panel has its views and pages', async () => {
      for (const path of ['/wordbank', '/WORDBANK', '/wordBank/', '/wordBank']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: 'Word Bank' })).toBeVisible();
      }
      const panel = page.locator('#side-panel');
      await expect(panel.getByRole('link', { name: /Words to Learn/u })).toHaveAttribute('aria-current', 'page');
      for (const [name, path] of [
        ['Home', '/home'],
        ['Conversation', '/conversation'],
        ['Progress Dashboard', '/progressDashboard'],
      ] as const) {
        const link = panel.getByRole('link', { name });
        await expect(link).toHaveAttribute('href', path);
        await expect(link).toContainText(path);
      }
      await complete(page);
      await rows(page).first().locator('label').click();
      await page.getByRole('button', { name: 'Mark as Mastered' }).click();
      await expect(rows(page)).toHaveCount(1);
      await panel.getByRole('link', { name: /Mastered Words/u }).click();
      await expect(page).toHaveURL(/view=mastered/u);
      await expect(rows(page)).toHaveCount(1);
      await expect(rows(page)).toContainText('moi');
      await panel.getByRole('link', { name: /All Words/u }).click();
      await expect(rows(page)).toHaveCount(2);
      await page.goBack();
      await expect(rows(page)).toHaveCount(1);
    });
  },
);

test(
  'words are selected by ranges and all at once, by pointer and by keys, and keep it while they scroll',
  { tag: ['@C167', '@C170', '@C171'] },
  async ({ page }) => {
    await collectWords(page, 'Hebrew', [longMessage]);
    await page.goto('/wordBank');
    await complete(page);
    // Of all words only those in sight are drawn.
    await expect(page.getByRole('checkbox', { name: `Select all ${manyWords}` })).toBeVisible();
    expect(await rows(page).count()).toBeLessThan(60);
    await expect(rows(page).first()).toContainText('באבא');

    await rows(page).nth(1).click();
    await rows(page)
      .nth(4)
      .click({ modifiers: ['Shift'] });
    await selected(page, 4);
    await expect(checked(page)).toHaveCount(4);
    await rows(page)
      .nth(2)
      .click({ modifiers: ['Shift'] });
    await selected(page, 2);
    await popup(page).getByRole('button', { name: 'Close' }).click();
    await expect(popup(page)).toBeHidden();
    await expect(checked(page)).toHaveCount(2);

    // One tab stop; arrows go on from there, and what has the keys is always drawn.
    await page.locator('tbody input[tabindex="0"]').focus();
    await page.keyboard.press('Home');
    await expect(rows(page).first().getByRole('checkbox')).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowUp');
    await selected(page, 3);
    await page.keyboard.press('End');
    await expect(page.locator(`[data-row="${manyWords - 1}"] input`)).toBeFocused();
    await expect(page.locator(`[data-row="${manyWords - 1}"]`)).toBeInViewport();
    await expect(page.locator('[data-row="0"]')).toHaveCount(0);
    await selected(page, 3);
    await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('tbody input:focus')).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();

    await page.keyboard.press('ControlOrMeta+a');
    await selected(page, manyWords);
    await popup(page).getByRole('button', { name: 'Clear Selection' }).click();
    await expect(checked(page)).toHaveCount(0);

    // All of what the search shows; another view lets it go.
    await page.getByRole('searchbox').fill('רש');
    await expect(page.getByText(/^\d+ found$/u)).toBeVisible();
    const found = Number((await page.getByText(/^\d+ found$/u).textContent())?.split(' ')[0]);
    expect(found).toBeLessThan(manyWords);
    await page.getByRole('checkbox', { name: `Select all ${found}` }).check();
    await selected(page, found);
    await page.getByRole('searchbox').fill('nothing');
    await expect(popup(page).getByText(`${found} selected, ${found} not shown`)).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await selected(page, found);
    await popup(page).getByRole('button', { name: 'Mark as Mastered' }).click();
    await expect(page.getByText(`${found} words marked as mastered`).first()).toBeVisible();
    await expect(page.getByRole('link', { name: `Mastered Words ${found}` })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Mastered Words 0' })).toBeVisible();
    await rows(page).first().click();
    await page.getByRole('link', { name: /All Words/u }).click();
    await expect(popup(page)).toBeHidden();
    await expect(checked(page)).toHaveCount(0);
  },
);

test('nothing is cut off beside the panel of a narrow screen; a mark that does not reach the server is not made, and a wrong address of a card is told', async ({
  page,
  context,
}) => {
  const { call } = await collectWords(page, 'Hebrew', ['שלום עולם']);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/wordBank');
  await complete(page);
  await test.step('beside the panel of a narrow screen nothing of a row or of the popup is cut off', async () => {
    await page.getByRole('checkbox', { name: 'Select all 2' }).check();
    await expect(popup(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await expect(
      rows(page)
        .first()
        .getByRole('button', { name: /^About/u }),
    ).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('a mark that does not reach the server changes nothing, keeps the selection and says so', async () => {
    await context.setOffline(true);
    const logged = page.waitForEvent('console', (message) => message.text().includes('Words were not marked.'));
    await popup(page).getByRole('button', { name: 'Mark as Mastered' }).click();
    await expect(page.getByRole('alert')).toHaveText('Unable to connect to the server. Please try again.');
    await logged;
    await selected(page, 2);
    await context.setOffline(false);
    await popup(page).getByRole('button', { name: 'Mark as Mastered' }).click();
    await expect(page.getByText('2 words marked as mastered').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('a card that is asked for by a wrong address says so, and the words are there', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveCount(2);

    const { morphemes } = (await call('get', '/morphemes')) as {
      morphemes: { _id: string; originalMorpheme: string }[];
    };
    await page.goto(
      `/wordBank?word=${morphemes.find(({ originalMorpheme }) => originalMorpheme === 'שלום')?._id ?? ''}`,
    );
    await expect(page.getByRole('dialog', { name: 'שלום' })).toBeVisible();
    await page.goto('/wordBank?word=nonsense&view=nonsense&shown=-1e9&q=');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toHaveText('Word not found.');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(rows(page)).toHaveCount(2);
    expect(new URL(page.url()).searchParams.has('word')).toBe(false);
  });
});

test('a word’s card tells how it is known and where it was met, and leads to the message', async ({ page }) => {
  const { conversationId } = await collectWords(page, 'Finnish', [
    'Hyvää huomenta maailma.',
    ...Array.from({ length: 27 }, (_, at) => `sana${'abcdefghijklmnopqrstuvwxyzå'.charAt(at)}`),
  ]);
  await page.goto('/wordBank');
  await complete(page);
  await page.locator('tbody input[tabindex="0"]').focus();
  await page.getByRole('checkbox', { name: 'Select maailma' }).focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: 'maailma' });
  await expect(card).toContainText('1 of 10 meetings');
  await expect(card.getByText(new RegExp(String(new Date().getFullYear()), 'u')).first()).toBeVisible();
  await expect(card.locator('mark')).toHaveText('maailma');
  await card.getByRole('button', { name: 'Report this meaning' }).click();
  await expect(card.getByText('Thank you.', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: 'Select maailma' })).toBeFocused();

  await page.getByRole('button', { name: 'About maailma' }).click();
  await card.getByRole('button', { name: 'Mark as Mastered' }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'About maailma' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'About maailma' }).click();
  // Its message is older than the page with which a conversation opens.
  await card.getByRole('link', { name: /huomenta/u }).click();
  await expect(page).toHaveURL(new RegExp(`c=${conversationId}&m=`, 'u'));
  await expect(own(page).filter({ hasText: 'huomenta' })).toBeInViewport();
  await expect(own(page).filter({ hasText: 'huomenta' })).toBeFocused();
});

test('right to left, at 200 %, and a word of sixty letters: nothing is cut off or wider than the page', async ({
  page,
}) => {
  const long = 'pitkä'.repeat(12);
  await collectWords(page, 'Finnish', [`${long} moi`]);
  await page.setViewportSize({ width: 640, height: 400 });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.goto('/wordBank');
  await complete(page);
  expect(await wide()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: `About ${long}` }).click();
  const heading = page.getByRole('dialog').getByRole('heading', { name: long });
  expect(await heading.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  expect(await wide()).toBeLessThanOrEqual(0);

  await clearCookies(page);
  await collectWords(page, 'Hebrew', [hebrewMessage]);
  await page.goto('/wordBank');
  await complete(page);
  expect(await wide()).toBeLessThanOrEqual(0);
  const word = rows(page).first().locator('.cell-word');
  await expect(word).toHaveAttribute('dir', 'rtl');
  await rows(page).first().locator('label').click();
  await selected(page, 1);
  expect(await wide()).toBeLessThanOrEqual(0);
});

test('regression: the search has its ends from right to left, and the network may go and come back', async ({
  page,
  context,
}) => {
  await newLearner(page, 'French');
  await say(page, "I'd like a coffee, please");
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('link', { name: 'Word Bank' }).click();
  await complete(page);
  await test.step('regression: what is searched for from right to left has its number and its glass at the other ends', async () => {
    const search = page.getByRole('search');
    const centreOf = async (part: string) => {
      const box = await search.locator(part).boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0) / 2;
    };
    for (const [text, isFromLeft] of [
      ['milk', true],
      ['حليب القهوة', false],
    ] as const) {
      await search.getByRole('searchbox').fill(text);
      await expect(search.getByRole('status')).toHaveText('0 found');
      const middle = await centreOf('.field');
      expect((await centreOf('.icon')) < middle).toBe(isFromLeft);
      expect((await centreOf('.word-search-found')) > middle).toBe(isFromLeft);
    }
    await search.getByRole('searchbox').fill('');
  });

  await test.step('regression: what was marked elsewhere while there was no network is known once it is back', async () => {
    const other = await context.newPage();

    await complete(page);
    const before = await rows(page).count();
    await other.goto('/wordBank');
    await complete(other);
    const network = await context.newCDPSession(page);
    const setOffline = (offline: boolean) =>
      network.send('Network.emulateNetworkConditions', {
        offline,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
    await setOffline(true);
    await rows(other).first().locator('label').click();
    await other.getByRole('button', { name: 'Mark as Mastered' }).click();
    await expect(rows(other)).toHaveCount(before - 1);
    await expect(rows(page)).toHaveCount(before);
    await setOffline(false);
    await expect(rows(page)).toHaveCount(before - 1);
    await network.detach();
    await other.close();
  });

  await test.step('regression: without network the way from a card to its message is not taken, and the card says why', async () => {
    await page
      .getByRole('button', { name: /^About/u })
      .first()
      .click();
    const card = page.getByRole('dialog');
    const meeting = card.locator('.card-meeting').first();
    await expect(meeting).toBeVisible();
    await context.setOffline(true);
    await meeting.click();
    await expect(card.getByRole('alert')).toContainText('You are offline');
    await context.setOffline(false);
    await meeting.click();
    await expect(page).toHaveURL(/conversation[?]c=.*m=/u);
  });
});
