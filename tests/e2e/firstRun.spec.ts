import { expect, type Page, test } from '@playwright/test';
import { accessCode, follow, newLearner, own, replies, say, signInAsAdmin } from './learner';

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

test('how much one knows is answered by keys, kept, and changed in the settings', async ({ page }) => {
  await newLearner(page, 'Korean');
  await page.getByRole('button', { name: 'Some', exact: false }).first().press('Enter');
  await expect(page.getByRole('button', { name: 'Start here' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeFocused();
  await page.getByRole('button', { name: 'Settings' }).click();
  const level = settings(page).getByLabel('How much Korean you know');
  await expect(level).toHaveValue('intermediate');
  const saved = page.waitForResponse('**/api/user/update-preferences');
  await level.selectOption('I can read it');
  await saved;
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(settings(page).getByLabel('How much Korean you know')).toHaveValue('advanced');
});

test('a newcomer at a desk skips the question, says a sentence that is offered, and begins the tutorial later', async ({
  page,
}) => {
  await newLearner(page, 'Japanese');
  await page.getByRole('button', { name: 'Skip this question' }).click();
  const chip = page.getByRole('list', { name: 'Or start with one of these' }).getByRole('button').first();
  const means = (await chip.locator('.chip-means').textContent()) ?? '';
  await chip.click();
  await expect(own(page).first()).toContainText(means);
  await expect(replies(page).first().locator('.word').first()).toBeVisible();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('button', { name: 'Start here' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First steps');
  await expect(replies(page).first().locator('.word').first()).toBeVisible();
});

test('that a code is needed is said before one gets to the form, and where to get one', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByText('You need an access code')).toBeVisible();
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page.getByText('You need an access code')).toContainText('Invite a Friend');
  await expect(page.getByRole('link', { name: 'ask in our community' })).toHaveAttribute(
    'href',
    'https://chat.example.org/palaver',
  );
  // Whoever comes by an invitation has one.
  await page.goto('/register?invite=some-code');
  await expect(page.getByLabel('Access Code')).toHaveValue('some-code');
  await expect(page.getByText('You need an access code')).toHaveCount(0);
});

test('the word bank leads from the words of one language to those of another', async ({ page }) => {
  await newLearner(page, 'French');
  await say(page, 'Hello!');
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('link', { name: 'Word Bank' }).click();
  await expect(page.getByRole('row', { name: /bonjour/iu })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Languages' })).toHaveCount(0);

  await follow(page, '/conversation?choose');
  await page.getByRole('button', { name: 'Korean' }).click();
  await expect(page.getByRole('heading', { name: 'How much Korean do you know?' })).toBeVisible();
  await say(page, 'Hello!');
  await expect(replies(page).first()).toHaveAttribute('aria-busy', 'false');
  await follow(page, '/wordBank?view=all');
  await expect(page.getByText(/^Korean, /u)).toBeVisible();
  await page.getByRole('link', { name: 'French' }).click();
  await expect(page.getByText(/^French, /u)).toBeVisible();
  await expect(page.getByRole('row', { name: /bonjour/iu })).toBeVisible();
  await page.getByRole('link', { name: /^Words to Learn/u }).click();
  await expect(page.getByText(/^French, /u)).toBeVisible();
  await expect(page.getByRole('row', { name: /bonjour/iu })).toBeVisible();
});

test('an admin sees the server’s own code when they ask, and opens an account', async ({ page, browser }) => {
  const learner = await (await browser.newContext()).newPage();
  const username = await newLearner(learner, 'Japanese');
  await say(learner, 'Hello, I like tea');
  await expect(replies(learner).first()).toHaveAttribute('aria-busy', 'false');

  await signInAsAdmin(page);
  await page.goto('/admin');
  const codes = page.getByRole('list', { name: 'Access codes, newest first' }).getByRole('listitem');
  const standing = codes.filter({ hasText: 'The server’s own code' });
  await expect(standing).not.toContainText(accessCode);
  await standing.getByRole('button', { name: 'Show the server’s own code' }).click();
  await expect(standing).toContainText(accessCode);
  await standing.getByRole('button', { name: 'Hide the server’s own code' }).click();
  await expect(standing).not.toContainText(accessCode);

  await page.getByRole('searchbox', { name: 'Part of a username' }).fill(username);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: `About ${username}` }).click();
  const account = page.getByRole('dialog', { name: username });
  await expect(account).toContainText('Learner');
  await account.getByRole('button', { name: 'Create a sign-in link' }).click();
  await expect(account.getByText(/\/resetPassword\?link=/u)).toBeVisible();
  await account.getByRole('button', { name: 'Read their conversations' }).click();
  await account.getByRole('list', { name: 'Read their conversations' }).getByRole('link').first().click();

  // As the learner has it: what they wrote, and how it sounds, which the admin has switched off for themselves.
  const theirs = page.locator('article.message.user-other').first();
  await expect(theirs.locator('.wording')).toHaveText('Hello, I like tea');
  await expect(theirs.locator('.word').first()).toHaveAttribute('data-reading', 'konnichiwa');
  await expect(page.getByRole('complementary', { name: 'Viewer mode' })).toContainText(`what ${username} sees`);
});
