import { type APIRequestContext, type APIResponse, expect, type Locator, type Page } from '@playwright/test';
import { accessCode, newName, password } from './learner';

/** A page, or calls alone, which cost a test no browser of their own. */
interface Caller {
  request: APIRequestContext;
}

/** Somebody who is signed in, and may call `/api` as themselves. */
export interface Someone {
  username: string;
  userId: string;
  call: (method: 'GET' | 'POST' | 'DELETE', path: string, data?: unknown) => Promise<APIResponse>;
}

/** A new learner who has chosen a language, past the pages for that. */
export async function someone(
  { request }: Caller,
  language: string,
  code = accessCode,
  username = newName('friend'),
): Promise<Someone> {
  const data = { username, password };
  await expect(await request.post('/api/auth/register', { data: { ...data, accessCode: code } })).toBeOK();
  const login = await request.post('/api/auth/login', { data });
  await expect(login).toBeOK();
  const { accessToken, userId } = (await login.json()) as { accessToken: string; userId: string };
  const call: Someone['call'] = (method, path, input) =>
    request.fetch(`/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${accessToken}` },
      ...(input === undefined ? {} : { data: input }),
    });
  await expect(await call('POST', '/user/update-preferences', { language })).toBeOK();
  return { username, userId, call };
}

export async function inviteOf({ call }: Someone): Promise<string> {
  const answer = await call('GET', '/invite/get');
  return ((await answer.json()) as { code: string }).code;
}

/** Two people with a friend chat, and its id. */
export async function makeFriends(
  first: Caller,
  second: Caller,
  { languages = ['fr', 'ja'], name = newName('friend') }: { languages?: [string, string]; name?: string } = {},
) {
  const anna = await someone(first, languages[0]);
  const ben = await someone(second, languages[1], await inviteOf(anna), name);
  const titles = await ben.call('GET', '/conversation/titles');
  const [chat] = (await titles.json()) as [{ _id: string }];
  return { anna, ben, chatId: chat._id, chatPath: `/conversation?c=${chat._id}` };
}

/** The panel's rows of friends. */
export const friendsSection = (page: Page): Locator =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Friends', exact: true }) });

/** What the friend has said, oldest first. */
export const others = (page: Page): Locator => page.locator('article.message.user-other');
