import { expect, test, type Page } from '@playwright/test';
import { chunkErrorTexts } from '../../domain/texts/app';
import { demoTexts } from '../../domain/texts/demo';
import { demoMessages, demoScript } from '../../app/demo/script';
import { timelineOf } from '../../app/demo/timeline';
import { violationsOf } from './axe';
import { own, replies, signUp } from './learner';

const { frameStarts, endMs } = timelineOf(demoScript);
/** From the first frame, where Start again begins, to the beginning of a frame. */
const untilMs = (frame: number) => (frameStarts[frame] ?? endMs) - (frameStarts[0] ?? 0);
const frameOf = (wanted: string) => demoScript.findIndex(({ kind }) => kind === wanted);

const stage = (page: Page) => page.getByRole('region', { name: demoTexts.label });
const typed = (page: Page) => stage(page).getByRole('textbox', { name: 'Your message' });
const press = (page: Page, name: string) => stage(page).getByRole('button', { name, exact: true }).click();

/** Time goes on by itself until the page stands, and then as the test says. */
async function openAndHoldTime(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await expect(stage(page).getByRole('button', { name: demoTexts.restart })).toBeVisible({ timeout: 10_000 });
  await page.clock.pauseAt(600_000);
  await press(page, demoTexts.restart);
}

test(
  'the demo is typed, sent and answered; words fade, one is mastered, one looked at again',
  { tag: ['@C108', '@C496', '@C497', '@C499'] },
  async ({ page }) => {
    await signUp(page);
    await openAndHoldTime(page, '/conversation?demo');
    await expect(page).toHaveTitle(/^Demo/u);
    await expect(typed(page)).toHaveAttribute('aria-readonly', 'true');
    await page.clock.runFor(450 + 45 - 1);
    await expect(typed(page)).not.toContainText('I');
    await page.clock.runFor(1);
    await expect(typed(page)).toHaveText('I');
    await page.clock.runFor(13 * 45);
    await expect(typed(page)).toHaveText('I want to eat');
    // The keyboard is changed.
    await page.clock.runFor(45 + 299);
    await expect(typed(page)).toHaveText('I want to eat');
    await page.clock.runFor(1);
    await expect(typed(page)).toHaveText('I want to eat ラ');

    await page.clock.runFor(untilMs(1) - (450 + 15 * 45 + 300));
    await expect(own(page)).toHaveCount(1);
    await expect(own(page).first()).toContainText('I want to eat ラーメン tonight!');
    await expect(typed(page)).not.toContainText('I want');
    await expect(own(page).first().locator('.word')).toHaveCount(0);
    await page.clock.runFor(400);
    await expect(own(page).first().locator('.word')).toHaveCount(1);

    await page.clock.runFor(untilMs(frameOf('mark')) - untilMs(1) - 400);
    const ramen = replies(page).first().locator('.word', { hasText: 'ラーメン' });
    await expect(ramen).not.toHaveClass(/is-known/u);
    await page.clock.runFor(450 + 450);
    await expect(ramen).toHaveClass(/is-selected/u);
    await expect(stage(page).getByText('Mark as Mastered')).toBeVisible();
    await page.clock.runFor(1_800 + 150);
    await expect(ramen).toHaveClass(/is-known/u);
    await expect(own(page).first().locator('.word', { hasText: 'ラーメン' })).toHaveClass(/is-known/u);

    await page.clock.runFor(untilMs(frameOf('peek')) - untilMs(frameOf('mark')) - 2_850 + 450);
    const eat = replies(page).nth(1).locator('.word', { hasText: '食べ' });
    await expect(eat).toHaveClass(/is-known/u);
    await expect(eat).toHaveClass(/is-peeked/u);
    await page.clock.runFor(1_500);
    await expect(eat).not.toHaveClass(/is-peeked/u);

    await page.clock.runFor(endMs);
    const opacities = await stage(page)
      .locator('.word', { hasText: /^が/u })
      .evaluateAll((words) => words.map((word) => (word as HTMLElement).style.getPropertyValue('--gloss-opacity')));
    expect(opacities).toEqual(['1', '0.667', '0.333', '0']);
    await expect(stage(page).getByRole('article')).toHaveCount(demoMessages.length);
    await stage(page).getByRole('link', { name: demoTexts.toConversation }).click();
    await expect(page).toHaveURL(/\/conversation(\?c=|$)/u);
  },
);

test(
  'the demo is for who is signed in; nothing of it is sent or counted, it plays without network, and leaves no trace',
  { tag: ['@C108', '@C232'] },
  async ({ page, context }) => {
    await test.step('the demo is for who is signed in', async () => {
      await page.goto('/conversation?demo');
      await expect(page).toHaveURL(/\/login$/u);
    });

    await test.step('nothing of the demo is sent or counted, it plays without network, and leaves no trace', async () => {
      const token = await signUp(page);
      await openAndHoldTime(page, '/conversation?demo');
      // Its letters are asked for when it begins.
      await page.evaluate(() => document.fonts.ready);
      // What says words aloud comes some seconds after the first message, which it can say.
      await page.clock.runFor(untilMs(2) + 4_000);
      await page.waitForLoadState('networkidle');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await context.setOffline(true);
      await page.clock.runFor(endMs);
      await expect(stage(page).getByRole('article')).toHaveCount(demoMessages.length);
      await press(page, demoTexts.playAgain);
      await page.clock.runFor(untilMs(3));
      await expect(replies(page).first()).toContainText('どんな');
      await press(page, demoTexts.skip);
      await replies(page).last().locator('.word', { hasText: '早く' }).click();
      expect(asked).toEqual([]);
      // A page that cannot be fetched now does not open.
      await page.getByRole('link', { name: demoTexts.leave }).click();
      await expect(page).toHaveURL(/demo/u);
      await context.setOffline(false);

      const headers = { Authorization: `Bearer ${token}` };
      const of = async (path: string) => (await (await page.request.get(`/api${path}`, { headers })).json()) as unknown;
      expect(JSON.stringify(await of('/conversation/titles'))).not.toContain('_id');
      expect(await of('/morphemes')).toMatchObject({ morphemes: [] });
      const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
      expect(kept).not.toContain('demo');
    });
  },
);

test('the demo can be paused, looked into, skipped and played again by keys, and says what it is', async ({ page }) => {
  await signUp(page);
  await openAndHoldTime(page, '/conversation?demo');
  await expect(stage(page)).toHaveAccessibleDescription(demoTexts.description);
  await page.clock.runFor(untilMs(3));
  const pause = stage(page).getByRole('button', { name: demoTexts.pause });
  await pause.press('Enter');
  const before = await stage(page).innerText();
  await page.clock.runFor(60_000);
  expect(await stage(page).innerText()).toBe(before);
  await expect(stage(page).getByRole('button', { name: demoTexts.play, exact: true })).toBeFocused();
  // What looks for barriers needs time of its own.
  await page.clock.resume();
  expect(await violationsOf(page)).toEqual([]);

  const reply = replies(page).first();
  await reply.locator('.word').first().focus();
  await page.keyboard.press('Enter');
  await expect(reply.locator('.word').first()).toHaveClass(/is-peeked/u);
  await page.clock.runFor(3_000);
  await expect(reply.locator('.word').first()).not.toHaveClass(/is-peeked/u);
  await reply.getByRole('button', { name: 'Translation', exact: true }).press('Enter');
  await expect(reply).toContainText(demoMessages[1]?.means ?? '');
  await page.keyboard.press('Enter');

  await stage(page).getByRole('button', { name: demoTexts.play, exact: true }).press('Enter');
  await page.clock.runFor(4_000);
  await expect(reply.locator('.word', { hasText: 'ラーメン' })).toHaveClass(/is-known/u);
  const skip = stage(page).getByRole('button', { name: demoTexts.skip });
  await skip.press('Enter');
  await expect(skip).toBeFocused();
  await expect(stage(page).getByText(demoTexts.yourTurn)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await stage(page).getByRole('button', { name: demoTexts.playAgain }).press('Enter');
  await expect(stage(page).getByRole('article')).toHaveCount(0);
  // Nothing speaks while it plays: a reply that grows would be read out again and again.
  await expect(stage(page).locator('[aria-live]:not([aria-live="off"]), [role="status"]')).toHaveCount(0);
});

test(
  'the hero plays the demo for visitors after 1600 ms, in a place that does not move, and invites them',
  { tag: ['@C500'] },
  async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/home');
    const below = page.getByRole('heading', { name: 'How It Works' });
    const placed = async () => ({ stage: await stage(page).boundingBox(), below: await below.boundingBox() });
    await expect(stage(page).getByRole('figure').first()).toBeVisible();
    const before = await placed();
    await expect(stage(page).getByRole('button', { name: demoTexts.restart })).toBeVisible({ timeout: 10_000 });
    expect(await page.evaluate(() => Date.now())).toBeGreaterThanOrEqual(1_600);
    await expect(stage(page).getByRole('figure').first()).toBeHidden();
    await page.clock.pauseAt(600_000);
    await press(page, demoTexts.restart);
    for (const frame of [2, 4, 9]) {
      await page.clock.runFor(untilMs(frame) - untilMs(frame === 2 ? 0 : frame === 4 ? 2 : 4));
      expect(await placed()).toEqual(before);
    }
    await expect(stage(page)).toContainText(demoTexts.captions.again);
    await page.clock.runFor(endMs);
    expect(await placed()).toEqual(before);
    await expect(stage(page).getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/register');
  },
);

test('the hero waits to be asked where nothing is to move, and leads who is signed in to their conversation', async ({
  page,
}) => {
  await signUp(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: 0 });
  await page.goto('/home');
  const play = stage(page).getByRole('button', { name: demoTexts.play });
  await expect(play).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(stage(page).getByRole('figure')).toHaveCount(3);
  await expect(stage(page).getByRole('figure').first()).toBeVisible();
  await play.press('Enter');
  await expect(stage(page).getByRole('button', { name: demoTexts.pause })).toBeFocused();
  await press(page, demoTexts.skip);
  await expect(stage(page).getByRole('link', { name: 'Go to your conversation' })).toHaveAttribute(
    'href',
    '/conversation',
  );
  expect(await violationsOf(page)).toEqual([]);
});

test('a demo that does not come leaves the hero as it was, and says so to who asks for it', async ({ page }) => {
  await page.route(/heroPart/u, (route) => route.abort());
  await page.clock.install({ time: 0 });
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/home');
  await failed;
  const play = stage(page).getByRole('button', { name: demoTexts.play });
  await expect(play).toBeVisible();
  await expect(stage(page)).not.toContainText(chunkErrorTexts.text);
  await play.click();
  await expect(stage(page)).toContainText(chunkErrorTexts.text);
  await expect(stage(page).getByRole('figure').first()).toBeVisible();
});
