import { expect, test } from '@playwright/test';
import { newLearner, replies, say } from './learner';

test('C129 C130 C131: the side panel opens over the page and closes by its button, by Escape and by a tap beside it', async ({
  page,
}) => {
  await newLearner(page, 'French');
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

test('nothing is wider than the phone, and a tapped word shows its meaning', async ({ page }) => {
  await newLearner(page, 'Japanese');
  await say(page, "I'd like a coffee, please");
  const reply = replies(page).first();
  await expect(reply).toHaveAttribute('aria-busy', 'false');
  const word = reply.locator('.word').first();
  await word.click();
  await expect(word).toHaveClass(/is-peeked/u);
  await word.click();
  await expect(word).not.toHaveClass(/is-peeked/u);
  for (const path of ['/conversation', '/wordBank', '/home']) {
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
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

test('a scenario is planned from the panel on a phone, which is closed when it begins', async ({ page }) => {
  await newLearner(page, 'French');
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
