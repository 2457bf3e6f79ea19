import { expect, type Page, test } from '@playwright/test';
import { newLearner, newName, own, password, accessCode, replies, say } from './learner';
import { collectWords, hebrewMessage } from './manyWords';

const rows = (page: Page) => page.locator('tbody').getByRole('row');
const popup = (page: Page) => page.getByRole('group', { name: 'Selection' });
const selected = (page: Page, count: number) => expect(popup(page).getByText(`${count} selected`)).toBeVisible();
/** Every word is there, and not only the page's first rows. */
const complete = (page: Page) => expect(page.getByRole('checkbox', { name: /^Select all/u })).toBeEnabled();

test('C157 to C172: words are listed, searched, marked, and a mark is taken back', async ({ page }) => {
  await newLearner(page, 'Japanese');
  await page.goto('/wordBank');
  await expect(page.getByText('No words yet. They appear here as you talk.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the conversation' }).click();
  await say(page, "I'd like a coffee, please");
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');

  await page.goto('/wordBank');
  for (const name of ['Word', 'Transliteration', 'Translation', 'Count']) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
  const counts = await page.locator('tbody tr .count-number, tbody tr td:last-child').allTextContents();
  const numbers = counts.map((text) => Number(/\d+/u.exec(text)?.[0]));
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));

  await page.getByRole('searchbox').fill('こーひー');
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(1);
  await rows.first().locator('label').click();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as Mastered' }).click();
  await expect(page.getByText('1 word changed')).toBeVisible();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(1);
});

test('regression: a double click on Create Account makes one account and goes to /login', async ({ page }) => {
  const username = newName();
  await page.goto('/register');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Retype Password').fill(password);
  await page.getByLabel('Access Code').fill(accessCode.toUpperCase());
  await page.getByRole('button', { name: 'Create Account' }).dblclick();
  await expect(page).toHaveURL(/\/login/u);
  await expect(page.getByText('Your account is made.')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(username);
});

test('C30 C32 C161 to C165: any spelling reaches the word bank, whose panel has its views and pages', async ({
  page,
}) => {
  await collectWords(page, 'Finnish', ['moi moi maailma']);
  for (const path of ['/wordbank', '/WORDBANK', '/wordBank/', '/wordBank']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Word Bank' })).toBeVisible();
  }
  const panel = page.locator('#side-panel');
  await expect(panel.getByRole('link', { name: /Words to Learn/u })).toHaveAttribute('aria-current', 'page');
  for (const [name, path] of [
    ['Home', '/home'],
    ['Conversation', '/conversation'],
  ] as const) {
    await expect(panel.getByRole('link', { name })).toHaveAttribute('href', path);
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
  await card.getByRole('button', { name: 'Report this gloss' }).click();
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

  await page.context().clearCookies();
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
