import { expect, type Page, test } from '@playwright/test';
import { newLearner, own, replies, say } from './learner';

const question = (page: Page) => page.getByRole('heading', { name: 'How much Japanese do you know?' });
const startHere = (page: Page) => page.getByRole('button', { name: 'Start here' });
const chips = (page: Page) => page.getByRole('list', { name: 'Or start with one of these' }).getByRole('button');

/** A new chat, by the side panel, which lies over the page on a phone. */
async function newChat(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('button', { name: 'New', exact: true }).tap();
}

test('a newcomer is asked once how much they know, and led into the tutorial', async ({ page }) => {
  await newLearner(page, 'Japanese');
  await expect(question(page)).toBeVisible();
  await expect(chips(page)).toHaveCount(0);
  for (const answer of await page.locator('.level-answer').all()) {
    const box = await answer.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(750);
  }
  await page.getByRole('button', { name: 'I’m new to it' }).tap();
  await expect(replies(page).first().locator('.word').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First steps');

  // Left without a word, it is offered again; the question is answered.
  await newChat(page);
  await expect(startHere(page)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

test('whoever passes the question over finds sentences to read aloud, from their beginning on a small phone, too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await newLearner(page, 'Japanese');
  await test.step('regression: what comes after the question is read from its beginning on a small phone, too', async () => {
    await page.getByRole('button', { name: 'Skip this question' }).tap();
    await expect(startHere(page)).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'What would you like to say?' })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await test.step('whoever passes the question over finds sentences that they can read aloud, and says one', async () => {
    await expect(startHere(page)).toBeVisible();
    await expect(chips(page)).toHaveCount(3);
    for (const chip of await chips(page).all()) {
      await expect(chip.locator('.chip-word').first()).toHaveAttribute('data-reading', /^[a-zāīūēō]+$/u);
      await expect(chip.locator('.chip-means')).toHaveText(/[a-z]/u);
    }
    await page.getByRole('link', { name: 'Just talk' }).tap();
    await expect(page.getByRole('textbox', { name: 'Your message' })).toBeFocused();
    const means = (await chips(page).first().locator('.chip-means').textContent()) ?? '';
    await chips(page).first().tap();
    await expect(own(page).first()).toContainText(means);
    await expect(replies(page).first().locator('.word').first()).toBeVisible();
  });
});

test('whoever just writes is not asked again', async ({ page }) => {
  await newLearner(page, 'Japanese');
  await expect(question(page)).toBeVisible();
  await say(page, 'Hello!');
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
  await newChat(page);
  await expect(chips(page)).toHaveCount(3);
  await expect(question(page)).toHaveCount(0);
});

test('on a phone the views of the word bank are on the page itself', async ({ page }) => {
  await newLearner(page, 'French');
  await say(page, 'Hello!');
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
  await page.goto('/wordBank');
  const views = page.getByRole('navigation', { name: 'Words', exact: true });
  await expect(views.getByRole('link', { name: /^Words to Learn/u })).toHaveAttribute('aria-current', 'page');
  for (const view of await views.getByRole('link').all()) {
    const box = await view.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(43);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
  await views.getByRole('link', { name: /^Mastered Words/u }).tap();
  await expect(page.getByText('No mastered words yet.')).toBeVisible();
  await page.getByRole('searchbox').fill('bonjour');
  await page.getByRole('link', { name: '1 in All Words' }).tap();
  await expect(page.getByRole('row', { name: /bonjour/iu })).toBeVisible();
});
