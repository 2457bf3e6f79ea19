import type { Page } from '@playwright/test';
import { signInAsAdmin } from './learner';
import { changeStored } from './testDatabase';

/** Makes a learner's logins older than a password may be reset after, which no test can wait for. */
export function ageLogins(username: string): void {
  const longAgo = new Date(Date.now() - 11 * 60_000).toISOString();
  changeStored(
    (database) =>
      database
        .prepare('UPDATE Session SET createdAt = ? WHERE userId = (SELECT id FROM User WHERE username = ?)')
        .run(longAgo, username).changes,
    `${username} has not logged in.`,
  );
}

/**
 * Leaves every page, and waits for the requests that these had in flight: an answer sets cookies also while its page goes.
 * A page that stays open would notice what becomes of its session, and go to the login by itself.
 */
export async function leavePages(page: Page): Promise<void> {
  for (const tab of page.context().pages()) {
    const inFlight = await tab.requests();
    await tab.goto('about:blank');
    // A request that was cancelled has no response, and its answer sets nothing any more.
    await Promise.all(inFlight.map((request) => request.response()));
  }
}

/** Makes the browser one that was never here, with no page that is open. */
export async function clearCookies(page: Page): Promise<void> {
  await leavePages(page);
  await page.context().clearCookies();
}

/** Ends the session that a page's cookie belongs to, behind its back: the browser keeps a cookie that is worth nothing. */
export async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  await page.context().request.post('/api/auth/logout', { data: { pushSubscription: null } });
  await page.context().addCookies(cookies);
}

/** The browser asks again for a token when the network returns (specification, section 4). */
export const comeOnline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

/** A link by which an admin lets a learner in who has lost their password, as a path. */
export async function signInLink(page: Page, userId: string): Promise<string> {
  const headers = { Authorization: `Bearer ${await signInAsAdmin(page)}` };
  const answer = await page.request.post('/api/admin/sign-in-link', { data: { userId }, headers });
  const { link } = (await answer.json()) as { link: string };
  await clearCookies(page);
  const { pathname, search } = new URL(link, 'http://localhost');
  return pathname + search;
}

export const userIdOf = (token: string): string => {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  return claims.sub;
};
