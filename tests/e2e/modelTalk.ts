import { expect, type Locator, type Page } from '@playwright/test';
import { own, replies, signUp } from './learner';

/** A whole turn, on a machine that does other things as well. */
const turnMs = { timeout: 20_000 };

/** The message is whole, with its words. */
export async function messageEnds(message: Locator): Promise<void> {
  await expect(message).toHaveAttribute('aria-busy', 'false', turnMs);
  await expect(message.locator('.word').first()).toBeVisible(turnMs);
}

/** Of so many turns the last has ended. */
export async function turnEnds(page: Page, number: number): Promise<void> {
  await expect(replies(page)).toHaveCount(number);
  for (const message of [own(page).nth(number - 1), replies(page).nth(number - 1)]) await messageEnds(message);
}

export async function beginTalk(page: Page, language: string): Promise<void> {
  await signUp(page);
  await page.goto('/conversation');
  await page.getByLabel('Enter Other Language').fill(language);
  await page.getByRole('button', { name: 'Choose' }).click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
}
