import { expect, type Browser, type Page, type TestInfo } from '@playwright/test';
import { own, replies, say, signUp } from '../e2e/learner';

/** Whom the pictures show: somebody with a talk behind them, whose words have begun to fade. */
export interface Learner {
  state: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
  token: string;
}

export interface Talk {
  /** As the chooser of languages names it; without one nothing is chosen. */
  language?: string;
  lines: readonly string[];
}

const made = new Map<string, Promise<Learner>>();

/** The same learner for each picture of a worker: who has talked is not made to talk again. */
export function learnerOf(browser: Browser, baseURL: string | undefined, talk: Talk): Promise<Learner> {
  const key = JSON.stringify([baseURL, talk]);
  const known = made.get(key) ?? makeLearner(browser, baseURL, talk);
  made.set(key, known);
  return known;
}

async function makeLearner(browser: Browser, baseURL: string | undefined, talk: Talk): Promise<Learner> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const token = await signUp(page);
  await setPreferences(page, token, { ...(talk.language && { language: talk.language }), masteryThreshold: 4 });
  await page.goto('/conversation');
  for (const [number, line] of talk.lines.entries()) {
    await say(page, line);
    for (const message of [own(page).nth(number), replies(page).nth(number)]) {
      await expect(message).toHaveAttribute('aria-busy', 'false', { timeout: 20_000 });
    }
    await expect(replies(page).nth(number).locator('.word').first()).toBeVisible();
  }
  const state = await context.storageState();
  await context.close();
  return { state, token };
}

export async function setPreferences(page: Page, token: string, preferences: Readonly<Record<string, unknown>>) {
  const answer = await page.request.post('/api/user/update-preferences', {
    data: preferences,
    headers: { Authorization: `Bearer ${token}` },
  });
  await expect(answer).toBeOK();
}

export const isPhone = ({ project }: TestInfo) => project.name.startsWith('phone');
export const themeOf = ({ project }: TestInfo) => (project.name.endsWith('light') ? 'light' : 'dark');
