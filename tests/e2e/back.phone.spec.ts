import { expect, type Page, test } from '@playwright/test';
import { someone } from './friend';
import { collectWords } from './manyWords';

const panel = (page: Page) => page.locator('#side-panel');
const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const profile = (page: Page) => page.getByRole('dialog', { name: 'Personalization' });
const conversation = /\/conversation\?c=[^&]+$/u;
const home = /\/home$/u;

/** A page that the browser has just loaded: behind it lies another document. */
async function loadConversation(page: Page): Promise<void> {
  await page.goto('/home');
  await page.goto('/conversation');
  await expect(page).toHaveURL(conversation);
}

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(panel(page)).toBeVisible();
}

async function openSettings(page: Page): Promise<void> {
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Settings' }).click();
  await expect(settings(page)).toBeVisible();
}

/** Of how many layers the entry is that the browser shows. */
const layers = (page: Page) =>
  page.evaluate(() => (window.history.state as { palaverLayer?: number } | null)?.palaverLayer ?? 0);

/** The browser has left the entries of what was open. */
const settled = (page: Page) => expect.poll(() => layers(page)).toBe(0);

test('Back closes what lies over a page that was just loaded, the uppermost first, and the next Back leads on', async ({
  page,
}) => {
  await someone(page, 'fr');
  await test.step('Back closes the panel of a page that was just loaded, fetches nothing for it, and the next Back leads on', async () => {
    await loadConversation(page);
    await openPanel(page);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(conversation);
    expect(fetched.filter((url) => url.includes('_data'))).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(home);

    await page.goForward();
    await expect(page).toHaveURL(conversation);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await page.goForward();
    await settled(page);
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(conversation);
    await page.goBack();
    await expect(page).toHaveURL(home);
  });

  await test.step('Back closes what lies over a page one by one, the uppermost first', async () => {
    await page.goto('/conversation');
    await expect(page).toHaveURL(conversation);
    await openSettings(page);
    await page.goBack();
    await expect(settings(page)).toBeHidden();
    await expect(panel(page)).toBeVisible();
    await page.goForward();
    await expect.poll(() => layers(page)).toBe(1);
    await expect(settings(page)).toBeHidden();
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(conversation);
    await page.goBack();
    await expect(page).toHaveURL(home);
  });

  await test.step('a dialog that takes the place of another is one layer, and Back closes it', async () => {
    await page.goto('/conversation');
    await expect(page).toHaveURL(conversation);
    await openSettings(page);
    await settings(page).getByRole('button', { name: 'Personalization' }).click();
    await expect(profile(page)).toBeVisible();
    await profile(page).getByRole('button', { name: 'Back' }).click();
    await expect(settings(page)).toBeVisible();
    await settings(page).getByRole('button', { name: 'Personalization' }).click();
    await expect(profile(page)).toBeVisible();
    await page.goBack();
    await expect(profile(page)).toBeHidden();
    await expect(panel(page)).toBeVisible();
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(home);
  });
});

test('what was closed leaves nothing in the history, and neither does what was open as the page was loaded anew', async ({
  page,
}) => {
  await someone(page, 'fr');
  await test.step('after a dialog and the panel were closed by Escape, one Back leads to the page before', async () => {
    await loadConversation(page);
    await openSettings(page);
    await page.keyboard.press('Escape');
    await expect(settings(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await settled(page);
    await page.goBack();
    await expect(page).toHaveURL(home);
  });

  await test.step('opened and closed at once, however often, the panel leaves nothing in the history', async () => {
    await page.goto('/conversation');
    await expect(page).toHaveURL(conversation);
    await page.getByRole('button', { name: 'Open menu' }).evaluate(async (button: HTMLElement) => {
      const closeButton = document.querySelector<HTMLElement>('#side-panel .panel-close');
      for (let time = 0; time < 9; time += 1) {
        button.click();
        if (time % 3 === 0) await new Promise((resolve) => setTimeout(resolve));
        closeButton?.click();
        if (time % 2 === 0) await new Promise((resolve) => setTimeout(resolve));
      }
    });
    await expect(panel(page)).toBeHidden();
    await settled(page);
    await page.goBack();
    await expect(page).toHaveURL(home);
  });

  await test.step('loaded anew with a dialog open, the page has nothing open, and one Back leads to the page before', async () => {
    await page.goto('/conversation');
    await expect(page).toHaveURL(conversation);
    await openSettings(page);
    await page.reload();
    await settled(page);
    await expect(page).toHaveURL(conversation);
    await expect(panel(page)).toBeHidden();
    await openPanel(page);
    await page.goBack();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(conversation);
    await page.goBack();
    await expect(page).toHaveURL(home);
  });

  await test.step('two steps back at once leave the page, whatever lies over it', async () => {
    await page.getByRole('link', { name: 'Conversation' }).first().click();
    await expect(page).toHaveURL(conversation);
    await openPanel(page);
    await page.evaluate(() => window.history.go(-2));
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(conversation);
    await expect(panel(page)).toBeHidden();
  });
});

test('a link in the panel, or in a dialog over it, leads from page to page, and who logs out leaves no page behind the login', async ({
  page,
}) => {
  await someone(page, 'fr');
  await test.step('a link in the panel leads from page to page: one Back returns, one more leads on, and Forward as well', async () => {
    await loadConversation(page);
    await openPanel(page);
    await panel(page).getByRole('link', { name: 'Word Bank' }).click();
    await expect(page).toHaveURL(/\/wordBank/u);
    await expect(panel(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(conversation);
    await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
    await expect(panel(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(home);
    await page.goForward();
    await expect(page).toHaveURL(conversation);
    await page.goForward();
    await expect(page).toHaveURL(/\/wordBank/u);
  });

  await test.step('a link in a dialog over the panel leads on from the page under both', async () => {
    await loadConversation(page);
    await openSettings(page);
    await settings(page).getByRole('link', { name: 'Reset Password' }).click();
    await expect(page).toHaveURL(/\/resetPassword$/u);
    await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
    await settled(page);
    await page.goBack();
    await expect(page).toHaveURL(conversation);
    await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
    await expect(panel(page)).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL(/\/resetPassword$/u);
    await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(conversation);
    await page.goBack();
    await expect(page).toHaveURL(home);
  });

  await test.step('who logs out in the settings leaves no page of theirs behind the login', async () => {
    await page.goto('/conversation');
    await expect(page).toHaveURL(conversation);
    await openSettings(page);
    await settings(page).getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/login$/u);
    await settled(page);
    await expect(page).toHaveURL(/\/login$/u);
    await page.goBack();
    await expect(page).toHaveURL(home);
  });
});

test('Back closes a word’s card; one that the address opened is no longer named there, and stays closed', async ({
  page,
}) => {
  const { call } = await collectWords(page, 'Hebrew', ['שלום']);
  const { morphemes } = (await call('get', '/morphemes')) as { morphemes: { _id: string }[] };
  const card = page.getByRole('dialog', { name: 'שלום' });
  await page.goto('/home');
  await page.goto('/wordBank');
  await page.getByRole('button', { name: 'About שלום' }).click();
  await expect(card).toBeVisible();
  await page.goBack();
  await expect(card).toBeHidden();
  await expect(page).toHaveURL(/\/wordBank$/u);
  await page.goBack();
  await expect(page).toHaveURL(home);

  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await page.goto('/home');
    await page.goto(`/wordBank?word=${morphemes[0]?._id ?? ''}`);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeAttached();
    await expect.poll(() => layers(page)).toBe(1);
    await close();
    await expect(card).toBeHidden();
    await expect.poll(() => layers(page)).toBe(0);
    await expect(page).toHaveURL(/\/wordBank$/u);
    await page.reload();
    await expect(page.getByRole('button', { name: 'About שלום' })).toBeVisible();
    await expect(card).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(home);
  }
});
