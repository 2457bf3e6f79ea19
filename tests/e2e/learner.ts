import { expect, type Page } from '@playwright/test';

export const accessCode = 'test-access-code';
export const password = 'correct horse battery';
/** Made by the server itself, which playwright.config.ts starts with this name. */
export const adminName = 'testadmin';

let made = 0;

/** A name that no other test of this run uses. */
export function newName(prefix = 'learner'): string {
  made += 1;
  // Workers begin within the same millisecond.
  const worker = process.env.TEST_PARALLEL_INDEX ?? '';
  return `${prefix}${worker}x${String(Date.now() % 1e8)}${String(made)}`;
}

export async function fillRegistration(page: Page, username: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Retype Password').fill(password);
  await page.getByLabel('Access Code').fill(accessCode);
}

export async function register(page: Page, username: string): Promise<void> {
  await fillRegistration(page, username);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/login\?registered/u);
}

/** Sends the login's form, wherever that leads. */
export async function enter(page: Page, username: string, secret = password): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(secret);
  await page.getByRole('button', { name: 'Continue' }).click();
}

export async function logIn(page: Page, username: string): Promise<void> {
  await enter(page, username);
  await expect(page).toHaveURL(/\/conversation/u);
}

export async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
  // Whoever chooses a language first waits until the server has read its content.
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible({ timeout: 20_000 });
}

/** A new learner who is signed in, past the pages for that. Tells the token by which they may call `/api`. */
export async function signUp(page: Page, username = newName()): Promise<string> {
  const data = { username, password };
  await expect(await page.request.post('/api/auth/register', { data: { ...data, accessCode } })).toBeOK();
  const answer = await page.request.post('/api/auth/login', { data });
  await expect(answer).toBeOK();
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

/** A learner whom the browser has forgotten signed in again, past the page for that. */
export async function logInAgain(page: Page, username: string): Promise<void> {
  await expect(await page.request.post('/api/auth/login', { data: { username, password } })).toBeOK();
}

/** The admin signed in, without the pages for that. Tells the token by which they may call `/api`. */
export async function signInAsAdmin(page: Page): Promise<string> {
  const answer = await page.request.post('/api/auth/login', { data: { username: adminName, password } });
  await expect(answer).toBeOK();
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

/** The languages of the built-in tutor, as their buttons name them. */
const codes: Readonly<Record<string, string>> = { French: 'fr', German: 'de', Japanese: 'ja', Korean: 'ko' };

/** A new learner of a language, in front of an empty conversation, past the pages for that. */
export async function newLearner(page: Page, language: string): Promise<string> {
  const username = newName();
  const headers = { Authorization: `Bearer ${await signUp(page, username)}` };
  const data = { language: codes[language] };
  await expect(await page.request.post('/api/user/update-preferences', { data, headers })).toBeOK();
  await page.goto('/conversation');
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible();
  return username;
}

export async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Your message' });
  await field.fill(text);
  await field.press('Enter');
}

/** Another chat, by the side panel of a wide screen, from one in which something was said. */
export async function newChat(page: Page): Promise<void> {
  const former = page.url();
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(page).not.toHaveURL(former);
  await expect(page.locator('article.message')).toHaveCount(0);
}

/** The built-in tutor answers it in Japanese by fifty words, which take two seconds: time enough to stop them. */
export const storyWish = 'Tell me a story';

/** The tutor's messages, oldest first. */
export const replies = (page: Page) => page.locator('article.message.assistant');

/** The learner's own messages, oldest first. */
export const own = (page: Page) => page.locator('article.message.user-self');

/** What slides in when a reply has ended, or options are opened, has come to rest. */
export async function slidIn(page: Page): Promise<void> {
  await page
    .locator('.message-column')
    .evaluate((column) => Promise.all(column.getAnimations().map(({ finished }) => finished)));
}

/** Log Out lies in the settings, which the foot of the side panel opens. */
export async function logOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Settings' })
    .or(page.getByRole('link', { name: 'Settings' }))
    .click();
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Log Out' }).click();
}

/** Goes to a page as a link does, within the browser. */
export const follow = (page: Page, path: string) =>
  page.evaluate(
    (to) => (window as unknown as { __remixRouter: { navigate(to: string): void } }).__remixRouter.navigate(to),
    path,
  );

/** Keeps requests waiting until it is told to let them go. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  const gate = new EventTarget();
  const opened = new Promise((resolve) => gate.addEventListener('open', resolve));
  await page.route(url, async (route) => {
    await opened;
    await route.continue();
  });
  return () => gate.dispatchEvent(new Event('open'));
}
