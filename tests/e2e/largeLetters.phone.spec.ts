import { expect, type Locator, type Page, test } from '@playwright/test';
import { someone } from './friend';
import { newLearner, replies, say } from './learner';

/** As who reads with letters of twice the size has set them, on phones of two widths. */
async function forEachPhone(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await look(width);
  }
}

async function expectWithin(what: Locator, width: number): Promise<void> {
  const box = await what.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
}

/** A scenario in Japanese, named for its partner. */
async function beginScenario(page: Page, partner: string): Promise<void> {
  await someone(page, 'ja');
  await page.goto('/conversation?dialog=scenario');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason for learning').fill('I want to order food in a restaurant');
  await dialog.getByRole('button', { name: 'Next' }).click();
  const role = dialog.getByLabel('Your partner’s role');
  await expect(role).not.toHaveValue('');
  await role.fill(partner);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(partner);
}

// A dialog is measured where it stays, not on its way there.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('regression: in letters of twice the size a scenario’s chat is no wider than the phone, and keeps its title', async ({
  page,
}) => {
  await beginScenario(page, 'The manager of a very large restaurant');
  const dialog = page.getByRole('dialog');
  await forEachPhone(page, async (width) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const goals = page.getByRole('button', { name: 'Scenario Goals' });
    await expectWithin(goals, width);
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.width).toBeGreaterThan(width / 3);
    await expectWithin(replies(page).first().getByRole('button', { name: 'Options' }), width);
    await goals.click();
    await expectWithin(dialog, width);
    const close = dialog.getByRole('button', { name: 'Close' });
    await expectWithin(close, width);
    await close.click();
    await expect(dialog).toHaveCount(0);
  });
});

test('regression: a title in letters higher than the line is not cut off', async ({ page }) => {
  await beginScenario(page, 'أستاذ');
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const title = page.getByRole('heading', { level: 1 });
  const { x, y, width, height } = (await title.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = { x, y: Math.max(0, y - 10), width, height: height + 20 };
  const seen = await page.screenshot({ clip });
  await title.evaluate((heading) => {
    heading.style.overflow = 'visible';
  });
  expect((await page.screenshot({ clip })).equals(seen)).toBe(true);
});

test('regression: in letters of twice the size nothing of the settings lies outside of them', async ({ page }) => {
  await someone(page, 'ja');
  await page.goto('/conversation?dialog=settings');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await forEachPhone(page, async (width) => {
    for (const name of ['Pronunciation', 'Dark Theme'])
      await expectWithin(settings.getByRole('switch', { name }), width);
    const sideways = await settings.locator('.dialog-body').evaluate((body) => body.scrollWidth - body.clientWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    for (const list of await settings.getByRole('combobox').all())
      await expect(list).toHaveCSS('text-overflow', 'ellipsis');
    // The shortest of the languages that are offered, and the one that is learned here.
    const room = await settings.getByRole('combobox', { name: 'Target Language' }).evaluate((list) => {
      const { paddingLeft, paddingRight, font } = getComputedStyle(list);
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return Number.NaN;
      context.font = font;
      return (
        list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - context.measureText('Japanese').width
      );
    });
    expect(room).toBeGreaterThanOrEqual(0);
  });
});

test('regression: in letters of twice the size no view of the word bank is cut off', async ({ page }) => {
  await newLearner(page, 'French');
  await say(page, 'Hello!');
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
  await page.goto('/wordBank');
  const views = page.getByRole('navigation', { name: 'Words', exact: true }).getByRole('link');
  await expect(views).toHaveCount(3);
  await forEachPhone(page, async (width) => {
    for (const view of await views.all()) await expectWithin(view, width);
  });
});
