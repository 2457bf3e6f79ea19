import { expect, type Page, test as base } from '@playwright/test';
import { graphDataOf } from '../../domain/progress/progress';
import { own, replies, signInAsAdmin } from '../e2e/learner';
import { isPhone, type Learner, learnerOf, setPreferences, type Talk, themeOf } from './learners';
import { shoot } from './shot';

const cafe: Talk = {
  language: 'Japanese',
  lines: ["I'd like a coffee, please", 'With milk, please', 'That is all, how much is it?', 'Thank you!'],
};
/** Before new words come: where some are pale already. */
const halfWay: Talk = { ...cafe, lines: cafe.lines.slice(0, 3) };
const bakery: Talk = {
  language: 'French',
  lines: ['Bonjour !', "I'd like a coffee, please", 'Avec du lait, merci', 'What does lait mean?'],
};

const test = base.extend<{ open: (talk: Talk, path: string) => Promise<Learner> }>({
  open: async ({ browser, page, baseURL }, use, info) => {
    await use(async (talk, path) => {
      const learner = await learnerOf(browser, baseURL, talk);
      await page.context().addCookies(learner.state.cookies);
      await setPreferences(page, learner.token, { theme: themeOf(info) });
      await page.goto(path);
      return learner;
    });
  },
});

const lastReply = (page: Page) => replies(page).last();
/** One with words enough. */
const someReply = (page: Page) => replies(page).nth(1);

/** The panel lies over the page on a phone, and beside it on a desk. */
async function openPanel(page: Page, phone: boolean): Promise<void> {
  if (phone) await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
}

for (const name of ['home', 'login', 'register', 'providers']) {
  test(name, async ({ page }, info) => {
    await page.emulateMedia({ colorScheme: themeOf(info) });
    // The home page fetches the demo's letters once it has all else.
    await page.goto(`/${name}`, { waitUntil: 'networkidle' });
    await shoot(page, info, name);
  });
}

test('register with errors', async ({ page }, info) => {
  await page.goto('/register');
  await page.getByLabel('Username').fill('ab');
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await page.getByLabel('Retype Password').fill('correct horse batter');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot(page, info, 'register-errors');
});

test('login with an error', async ({ page }, info) => {
  await page.emulateMedia({ colorScheme: themeOf(info) });
  await page.goto('/login');
  await page.getByLabel('Username').fill('somebody');
  await page.getByLabel('Password').fill('a wrong password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot(page, info, 'login-error');
});

test('reset password', async ({ open, page }, info) => {
  await open(cafe, '/resetPassword');
  await expect(page.getByLabel('New Password')).toBeVisible();
  await shoot(page, info, 'reset-password');
});

test('no such page', async ({ page }, info) => {
  await page.goto('/no/such/page');
  await shoot(page, info, 'not-found');
});

test('choosing a language', async ({ open, page }, info) => {
  await open({ lines: [] }, '/conversation');
  await shoot(page, info, 'choose-language');
});

test('an empty conversation', async ({ open, page }, info) => {
  await open({ language: 'Korean', lines: [] }, '/conversation');
  await shoot(page, info, 'empty-conversation');
});

test('conversation', async ({ open, page }, info) => {
  await open(halfWay, '/conversation');
  await expect(lastReply(page).locator('.word').first()).toBeVisible();
  await shoot(page, info, 'conversation');
});

test('conversation in French', async ({ open, page }, info) => {
  await open(bakery, '/conversation');
  await expect(lastReply(page).locator('.word').first()).toBeVisible();
  await shoot(page, info, 'conversation-french');
});

test('details of a reply', async ({ open, page }, info) => {
  await open(cafe, '/conversation');
  await someReply(page).getByRole('button', { name: 'Translation', exact: true }).press('Enter');
  await someReply(page).locator('.word').nth(1).click();
  await shoot(page, info, 'details');
});

test('message options', async ({ open, page }, info) => {
  await open(cafe, '/conversation');
  await own(page).last().getByRole('button', { name: 'Options' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Message options' })).toBeVisible();
  await shoot(page, info, 'message-options');
  await page.getByRole('button', { name: 'Full Sentence Translation' }).click();
  await expect(page.getByText('Thank you', { exact: false }).last()).toBeVisible();
  await shoot(page, info, 'sentence-translation');
});

test('word options', async ({ open, page }, info) => {
  await open(cafe, '/conversation');
  await someReply(page).getByRole('button', { name: 'Options' }).press('Enter');
  await page.getByRole('button', { name: 'Word Options' }).click();
  await someReply(page).locator('.word').nth(1).click();
  await shoot(page, info, 'word-options');
});

test('panel', async ({ open, page }, info) => {
  await open(cafe, '/conversation');
  await openPanel(page, isPhone(info));
  await shoot(page, info, 'panel');
  await page
    .getByRole('button', { name: /^Options for/u })
    .first()
    .click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await shoot(page, info, 'panel-menu');
});

for (const [dialog, heading] of [
  ['settings', 'Settings'],
  ['profile', 'Personalization Profile'],
  ['deleteAccount', 'Delete account'],
] as const) {
  test(`dialog ${dialog}`, async ({ open, page }, info) => {
    await open(cafe, `/conversation?dialog=${dialog}`);
    await expect(page.getByRole('dialog', { name: heading })).toBeVisible();
    await shoot(page, info, `dialog-${dialog}`);
  });
}

test('keys', async ({ open, page }, info) => {
  await open(cafe, '/conversation?dialog=keys');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await shoot(page, info, 'dialog-keys');
});

test('viewer mode', async ({ page, browser, baseURL }, info) => {
  await learnerOf(browser, baseURL, cafe);
  const { token } = await learnerOf(browser, baseURL, bakery);
  const titles = await page.request.get('/api/conversation/titles', { headers: { Authorization: `Bearer ${token}` } });
  const [talk] = (await titles.json()) as [{ _id: string }];
  const conversationId = talk._id;
  await setPreferences(page, await signInAsAdmin(page), { theme: themeOf(info) });
  await page.goto('/conversation?viewer=1');
  await expect(page.getByRole('heading', { name: 'All conversations' })).toBeVisible();
  await shoot(page, info, 'viewer-mode');
  await page.goto(`/conversation?c=${conversationId}&viewer=1`);
  await expect(lastReply(page).locator('.word').first()).toBeVisible();
  await shoot(page, info, 'viewer-mode-conversation');
  await page.goto(`/conversation?c=${conversationId}&viewer=1&dialog=settings`);
  await page.getByRole('switch', { name: 'Viewer Mode' }).scrollIntoViewIfNeeded();
  await shoot(page, info, 'viewer-mode-switch');
});

test('a page that is not for everybody', async ({ open, page }, info) => {
  await open(cafe, '/conversation?viewer=1');
  await expect(page.getByRole('heading')).toHaveText('This page is not for you');
  await shoot(page, info, 'forbidden');
});

test('planning a scenario', async ({ open, page }, info) => {
  await open(cafe, '/conversation');
  if (isPhone(info)) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'New Scenario' }).click();
  await page.getByLabel('Reason for learning').fill('I will see a doctor about my knee');
  await shoot(page, info, 'scenario-customize');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await shoot(page, info, 'scenario-review');
});

test('help for who is in danger', async ({ open, page }, info) => {
  await open({ language: 'German', lines: ['ich will nicht mehr leben'] }, '/conversation');
  await expect(lastReply(page).locator('.word').first()).toBeVisible();
  await shoot(page, info, 'urgent-help');
});

test('word bank', async ({ open, page }, info) => {
  await open(cafe, '/wordBank');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await shoot(page, info, 'word-bank');
  await expect(page.getByRole('checkbox', { name: /^Select all/u })).toBeEnabled();
  await page.locator('tbody tr').nth(1).click();
  await page
    .locator('tbody tr')
    .nth(3)
    .click({ modifiers: ['Shift'] });
  await shoot(page, info, 'word-bank-selection');
  await page.keyboard.press('Escape');
  await page
    .locator('tbody')
    .getByRole('button', { name: /^About/u })
    .nth(1)
    .click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await shoot(page, info, 'word-card');
});

const points = [
  [31, 0, 14, 0],
  [58, 3, 22, 9.4],
  [83, 9, 29, 21.8],
  [127, 14, 41, 18.5],
  [152, 26, 46, 34.1],
  [171, 37, 49, 47.7],
  [214, 45, 58, 42.3],
  [239, 61, 62, 58.9],
  [262, 74, 65, 63.2],
].map(([totalEncounteredWords = 0, masteredWordTotal = 0, topWordsCount = 0, percentMastered = 0]) => ({
  totalEncounteredWords,
  masteredWordTotal,
  topWordsCount,
  percentMastered,
}));

test('progress dashboard', async ({ open, page }, info) => {
  await page.route('**/api/conversation/graph-data', (route) => route.fulfill({ json: graphDataOf(points) }));
  await open(cafe, '/ProgressDashboard');
  await expect(page.locator('canvas')).toHaveCount(2);
  await shoot(page, info, 'progress');
  await page.getByText('Show as a table').click();
  await page.getByText('Show as a table').scrollIntoViewIfNeeded();
  await page.getByRole('table').getByRole('row').last().scrollIntoViewIfNeeded();
  await shoot(page, info, 'progress-table');
});

test('progress dashboard in high contrast', async ({ open, page, baseURL }, info) => {
  await page.context().addCookies([{ name: 'contrast', value: 'high', url: baseURL ?? '' }]);
  await page.route('**/api/conversation/graph-data', (route) => route.fulfill({ json: graphDataOf(points) }));
  await open(cafe, '/ProgressDashboard');
  await page.locator('canvas').first().scrollIntoViewIfNeeded();
  await shoot(page, info, 'progress-contrast');
});

test('progress dashboard before the first conversation', async ({ open, page }, info) => {
  await open({ language: 'Korean', lines: [] }, '/ProgressDashboard');
  await expect(page.locator('canvas')).toHaveCount(2);
  await shoot(page, info, 'progress-empty');
});

test('progress dashboard that failed', async ({ open, page }, info) => {
  await page.route('**/api/conversation/graph-data', (route) => route.abort());
  await open(cafe, '/ProgressDashboard');
  await expect(page.getByRole('alert')).toBeVisible();
  await shoot(page, info, 'progress-error');
});

test('admin page', async ({ page }, info) => {
  const token = await signInAsAdmin(page);
  const headers = { Authorization: `Bearer ${token}` };
  await setPreferences(page, token, { theme: themeOf(info) });
  const { accessCodes } = (await (await page.request.get('/api/admin/access-codes', { headers })).json()) as {
    accessCodes: unknown[];
  };
  if (accessCodes.length === 0) {
    for (const data of [
      { code: 'evening-class', maxUses: 12, note: 'French for beginners, Tuesdays', expiresAt: '2099-07-31' },
      { maxUses: 1, note: 'Aunt Rosa' },
    ]) {
      await expect(await page.request.post('/api/admin/create-access-code', { data, headers })).toBeOK();
    }
  }
  await page.goto('/admin');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await shoot(page, info, 'admin');
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  await shoot(page, info, 'admin-accounts');
});
