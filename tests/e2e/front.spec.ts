import { expect, test } from '@playwright/test';
import { homeTexts } from '../../domain/texts/home';
import { logIn, newLearner, newName, password, say, signUp } from './learner';
import { clearCookies } from './sessions';

test(
  'the homepage says what this is, to who is not signed in, and answers questions where they are opened',
  {
    tag: [
      '@C11',
      '@C12',
      '@C13',
      '@C25',
      '@C38',
      '@C40',
      '@C41',
      '@C42',
      '@C43',
      '@C44',
      '@C45',
      '@C46',
      '@C47',
      '@C48',
    ],
  },
  async ({ page }) => {
    await page.goto('/home');
    await test.step('the homepage says what this is, to who is not signed in', async () => {
      await expect(page.locator('body')).toHaveClass(/dark/u);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
      await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
      await expect(header.getByRole('link', { name: 'Conversation' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/register');

      const section = (heading: string) =>
        page.locator('section', { has: page.getByRole('heading', { name: heading, exact: true }) });
      await expect(section('How It Works').getByRole('listitem')).toHaveCount(3);
      const teaches = section("What This App Does (and Doesn't) Teach");
      await expect(teaches).toContainText('Drill you with flashcards');
      await expect(teaches).toContainText('Teach pronunciation. It is made of text');
      await expect(teaches).toContainText('Teach an alphabet letter by letter');
      await expect(section('Learning and development philosophy').locator('p').first()).toBeVisible();
      for (const planned of ['Pen-pal messaging', 'Grammar and culture', 'Mistake analysis']) {
        await expect(page.getByRole('heading', { name: planned })).toBeVisible();
      }
      await expect(page.getByText(homeTexts.footer)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Join the community' })).toHaveAttribute('href', /^https:/u);
    });

    await test.step('questions are answered where they are opened, by a key too', async () => {
      for (const [question, answer] of [
        ['Which languages can I learn?', 'French, Japanese, Korean and German'],
        ['Will it teach me pronunciation?', 'it can’t hear you'],
        ['Will I learn to read and write?', 'the language’s own script'],
        ['Why transliteration instead of IPA?', 'The phonetic alphabet'],
      ] as const) {
        const entry = page.locator('details', { hasText: question });
        await expect(entry.getByText(answer)).toBeHidden();
        await entry.locator('summary').press('Enter');
        await expect(entry.getByText(answer)).toBeVisible();
      }
    });
  },
);

test(
  'who is signed in is led from the homepage to the conversation, which has its bar, its messages, its field and its panel',
  { tag: ['@C29', '@C39', '@C77', '@C80', '@C81', '@C82', '@C84', '@C85'] },
  async ({ page }) => {
    await test.step('the conversation has its bar, its messages, its field and its panel', async () => {
      await page.goto('/conversation');
      await expect(page).toHaveURL(/\/login$/u);
      await newLearner(page, 'French');
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
      const panel = page.getByRole('navigation', { name: 'Palaver' });
      for (const [label, path] of [
        ['Home', '/home'],
        ['Word Bank', '/wordBank'],
      ] as const) {
        const link = panel.getByRole('link', { name: label });
        await expect(link).toHaveAttribute('href', path);
        await expect(link).toContainText(path);
      }
      await say(page, 'Bonjour');
      await expect(page.getByRole('log', { name: 'Conversation' }).getByRole('article').first()).toBeVisible();
      await page.getByRole('link', { name: 'Home' }).click();
    });

    await test.step('who is signed in is led from the homepage to the conversation', async () => {
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Conversation' })).toHaveAttribute('href', '/conversation');
      for (const name of ['Login', 'Register']) await expect(header.getByRole('link', { name })).toHaveCount(0);
    });
  },
);

test('Remember Me is not ticked, and what was ticked goes along', { tag: ['@C54'] }, async ({ page }) => {
  const username = newName();
  await signUp(page, username);
  const session = async () => (await page.context().cookies()).find(({ name }) => name === 'palaver_session');
  for (const isTicked of [false, true]) {
    await clearCookies(page);
    await page.goto('/login');
    const box = page.getByRole('checkbox', { name: 'Remember Me' });
    await expect(box).not.toBeChecked();
    await box.setChecked(isTicked);
    const sent = page.waitForRequest('**/api/auth/login');
    await logIn(page, username);
    expect((await sent).postDataJSON()).toEqual({ username, password, rememberMe: isTicked });
    // A cookie that ends with the browser has -1 here.
    expect(((await session())?.expires ?? 0) > 0).toBe(isTicked);
  }
});

test(
  'logging in',
  { tag: ['@C26', '@C50', '@C51', '@C52', '@C53', '@C55', '@C56', '@C57', '@C58', '@C59'] },
  async ({ page }) => {
    const username = newName();
    await signUp(page, username);
    await clearCookies(page);
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Reset Password' })).toHaveAttribute('href', /^https:\/\//u);
    await expect(page.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
    await expect(page.getByRole('link', { name: 'Homepage', exact: true })).toHaveAttribute('href', '/home');

    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password').fill(password);
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api/auth/login', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('button', { name: 'Loading...' })).toBeVisible();
    release?.();
    await expect(page).toHaveURL(/\/conversation/u);
  },
);

test(
  'registering, with an invitation filled in',
  { tag: ['@C27', '@C62', '@C63', '@C64', '@C65', '@C66', '@C67', '@C68', '@C69'] },
  async ({ page }) => {
    await page.goto('/register?invite=a-friends-code');
    await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible();
    await expect(page.getByLabel('Username')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Retype Password')).toBeVisible();
    await expect(page.getByLabel('Access Code')).toHaveValue('a-friends-code');
    await expect(page.getByText('choose a username that tells us who you are')).toBeVisible();
    await expect(page.getByText('avoid sensitive information')).toBeVisible();
  },
);

test('where the browser forbids storage, links still lead to the next page', async ({ page }) => {
  await page.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: forbidden });
  });
  await page.goto('/home');
  await page.getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Create Your Account' })).toBeVisible();
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});
