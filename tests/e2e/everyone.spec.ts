import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from './axe';
import { follow, newLearner, replies, say, signUp } from './learner';

/** Somebody who learns French, past the pages for that. */
async function learnerOfFrench(page: Page): Promise<void> {
  const token = await signUp(page);
  const headers = { Authorization: `Bearer ${token}` };
  await expect(await page.request.post('/api/user/update-preferences', { data: { language: 'fr' }, headers })).toBeOK();
}

const dialogs = {
  settings: 'Settings',
  profile: 'Personalization Profile',
  deleteAccount: 'Delete account',
  scenario: 'Customize Your Scenario',
  scenarioReview: 'Review Your Scenario',
  invite: 'Invite a Friend',
  keys: 'Keyboard',
};

/** What is pressed, one after the other, to open them. */
const ways: Readonly<Record<keyof typeof dialogs, readonly string[]>> = {
  settings: ['Settings'],
  profile: ['Settings', 'Personalization'],
  deleteAccount: ['Settings', 'Delete account'],
  scenario: ['New Scenario'],
  scenarioReview: ['New Scenario', 'Next'],
  invite: ['Invite a Friend'],
  keys: ['Keyboard'],
};

test('with reduced motion nothing moves, and no dialog has anything that assistive technology stumbles over', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await newLearner(page, 'French');
  await test.step('with reduced motion nothing moves: not a dialog, not the panel, not a word that arrives', async () => {
    await page.evaluate(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      for (const kind of ['animationstart', 'transitionstart']) {
        document.addEventListener(kind, ({ target }) => moved.push(`${kind} ${(target as Element).className}`), true);
      }
    });
    await say(page, 'Bonjour');
    await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.locator('#side-panel')).toBeHidden();
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.locator('#side-panel')).toBeVisible();
  });

  await test.step('no dialog has anything that assistive technology stumbles over, light or dark', async () => {
    for (const name of Object.keys(dialogs) as (keyof typeof dialogs)[]) {
      for (const button of ways[name]) {
        if (button === 'Next') await page.getByLabel('Reason for learning').fill('ordering coffee in a café');
        await page.getByRole('button', { name: button }).click();
      }
      await expect(page.getByRole('dialog', { name: dialogs[name] })).toBeVisible();
      await expect(page.locator('dialog:modal')).toHaveCount(1);
      expect(await violationsOf(page), name).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
});

test('neither has the panel over a phone’s page, nor a row’s menu, nor what a toast says', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await newLearner(page, 'French');
  await say(page, 'Bonjour');
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
  const word = replies(page).first().locator('.word[role="button"]').first();
  await replies(page).first().getByRole('button', { name: 'Translation', exact: true }).press('Enter');
  await word.click();
  await page.getByRole('button', { name: 'Mark as Mastered' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page
    .getByRole('button', { name: /^Options for/u })
    .first()
    .click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  // A menu floats over the page, outside of its landmarks.
  expect(await violationsOf(page, ['region'])).toEqual([]);
});

test('a finished reply is announced once, whole; and wherever the focus goes by Tab, it can be seen', async ({
  page,
}) => {
  await newLearner(page, 'French');
  await test.step('a finished reply is announced once, whole, and nothing of it before', async () => {
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const regions = [
        ...document.querySelectorAll('[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]'),
      ];
      for (const region of regions) {
        new MutationObserver(() => {
          const text = region.textContent.trim();
          if (text !== '') heard.push(text);
        }).observe(region, { childList: true, characterData: true, subtree: true });
      }
    });
    await say(page, "I'd like a coffee, please");
    const reply = replies(page).first();
    await expect(reply).toHaveAttribute('aria-busy', 'false');
    const sentence = ((await reply.locator('.sentence').textContent()) ?? '').trim();
    const heard = () =>
      page.evaluate(() => (window as unknown as { heard: string[] }).heard.filter((text) => text !== 'Connected'));
    await expect.poll(heard).toHaveLength(1);
    expect((await heard())[0]).toContain(sentence);
    // Words that come in afterwards, or the list of chats, are no news.
    await page.waitForTimeout(500);
    expect(await heard()).toHaveLength(1);
  });

  await test.step('wherever the focus goes by Tab, it can be seen', async () => {
    await page.goto('/conversation');
    await expect(replies(page).first().getByRole('button', { name: 'Translation', exact: true })).toBeVisible();
    const unseen: string[] = [];
    const reached = new Set<string>();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const box = element.getBoundingClientRect();
        // The composer's field draws the ring around its frame.
        const ringed = [element, ...(element.matches('.composer-field') ? [element.closest('.composer')] : [])];
        const hasRing = ringed.some((each) => {
          const style = each && getComputedStyle(each);
          return style !== null && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
        });
        const isInSight = box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < window.innerHeight;
        return { name: element.outerHTML.slice(0, 100), isSeen: hasRing && isInSight };
      });
      if (focus === null) break;
      reached.add(focus.name);
      if (!focus.isSeen) unseen.push(focus.name);
    }
    expect(reached.size).toBeGreaterThan(12);
    expect(unseen).toEqual([]);
  });
});

test('what the built-in tutor says in English is marked as English, whatever the learner’s own language is', async ({
  page,
}) => {
  await newLearner(page, 'Korean');
  await page.getByRole('button', { name: 'Settings' }).click();
  const saved = page.waitForResponse('**/api/user/update-preferences');
  await page.getByLabel('Your language').selectOption('ar');
  await saved;
  await page.keyboard.press('Escape');
  await say(page, 'Hello! My hovercraft is full of eels');
  const reply = replies(page).first();
  await expect(reply).toHaveAttribute('aria-busy', 'false');
  await expect(page.locator('.chip-means').first()).toHaveAttribute('lang', 'en');
  await expect(page.locator('article .note').first()).toHaveAttribute('lang', 'en');
  await reply.getByRole('button', { name: 'Translation', exact: true }).press('Enter');
  await expect(reply.locator('.sentence-translation')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Word Bank' }).click();
  await expect(page.locator('.cell-gloss').first()).toHaveAttribute('lang', 'en');
  await expect(page.locator('[lang="ar"]')).toHaveCount(0);
});

/** A desk of 1280 by 800 at twice the size. */
test.describe('at 200 % zoom', () => {
  // A dialog is measured where it stays, not on its way there.
  test.use({
    viewport: { width: 640, height: 400 },
    deviceScaleFactor: 2,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('nothing is cut off or lies over something else', async ({ page }) => {
    await learnerOfFrench(page);
    await page.goto('/conversation');
    await say(page, "I'd like a coffee, please");
    await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      expect(box, selector).not.toBeNull();
      return box ?? { x: 0, y: 0, width: 0, height: 0 };
    };
    expect(await sideways()).toBeLessThanOrEqual(0);
    const [bar, list, composer] = [await boxOf('.top-bar'), await boxOf('.message-list'), await boxOf('.composer')];
    expect(bar.y).toBeGreaterThanOrEqual(0);
    expect(list.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
    expect(composer.y).toBeGreaterThanOrEqual(list.y + list.height - 1);
    expect(composer.y + composer.height).toBeLessThanOrEqual(400);
    expect(list.height, 'room to read').toBeGreaterThan(150);

    for (const path of ['/wordBank', '/resetPassword', '/home', '/providers']) {
      await follow(page, path);
      await expect(page).toHaveURL(new RegExp(`${path}$`, 'u'));
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect(await sideways(), path).toBeLessThanOrEqual(0);
    }
    for (const [name, heading] of Object.entries(dialogs)) {
      await page.goto(`/conversation?dialog=${name}`);
      const dialog = page.getByRole('dialog', { name: heading });
      await expect(dialog).toBeVisible();
      const box = await dialog.boundingBox();
      expect(box && [box.y >= 0, box.y + box.height <= 400], name).toEqual([true, true]);
      // Its last control can be brought into sight, and nothing lies over it.
      await dialog
        .locator('.dialog-body')
        .getByRole('textbox')
        .or(dialog.locator('.dialog-body').getByRole('button'))
        .or(dialog.locator('.dialog-body').getByRole('switch'))
        .last()
        .click({ trial: true });
      await dialog.getByRole('button', { name: 'Close' }).click({ trial: true });
    }
  });
});
