import { type APIRequestContext, type APIResponse, type Browser, expect, type Page } from '@playwright/test';
import { newName, password, signUp } from './learner';

type Call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, data?: unknown) => Promise<APIResponse>;

/** The same account in a browser of its own. */
export interface Device {
  page: Page;
  call: Call;
}

export async function signInAgain(browser: Browser, username: string): Promise<Device> {
  const context = await browser.newContext();
  const { call } = await callAgain(context.request, username);
  return { page: await context.newPage(), call };
}

function callsBy(request: APIRequestContext, accessToken: string): Call {
  return async (method, path, data) => {
    const headers = { Authorization: `Bearer ${accessToken}` };
    const answer = await request.fetch(`/api${path}`, { method, headers, ...(data === undefined ? {} : { data }) });
    await expect(answer).toBeOK();
    return answer;
  };
}

/** The same account's calls from another device, which cost a test no browser of its own. */
export async function callAgain(request: APIRequestContext, username: string): Promise<Pick<Device, 'call'>> {
  const answer = await request.post('/api/auth/login', { data: { username, password } });
  await expect(answer).toBeOK();
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return { call: callsBy(request, accessToken) };
}

/** A learner of French on this page, not on any screen yet, whose other device makes calls alone. */
export async function onTwoDevices(
  page: Page,
  request: APIRequestContext,
): Promise<Pick<Device, 'call'> & { username: string }> {
  const username = newName();
  await signUp(page, username);
  const other = await callAgain(request, username);
  await other.call('POST', '/user/update-preferences', { language: 'fr' });
  return { ...other, username };
}

/** Says something to the tutor, past the screen for that, and waits for the answer: the first one takes its time. */
export async function sayByCall({ call }: Pick<Device, 'call'>, message: string): Promise<void> {
  const history = await call('GET', '/conversation/request-history');
  const { conversationDetails } = (await history.json()) as { conversationDetails: { _id: string } };
  await call('POST', '/message/send-message', { message, conversationId: conversationDetails._id });
  await expect
    .poll(async () => (await call('GET', `/conversation/by-id/${conversationDetails._id}`)).text(), { timeout: 20_000 })
    .not.toMatch(/"status":"(?:pending|generating|streaming)"/u);
}

/** From now on. What is returned fails where the page was looked at, or loaded anew, since then. */
export async function expectUntouched(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const touched = ((window as { touched?: string[] }).touched = [] as string[]);
    for (const event of ['focus', 'visibilitychange', 'pageshow']) {
      window.addEventListener(event, () => touched.push(event));
    }
  });
  // A page that was loaded anew knows of nothing.
  return async () => expect(await page.evaluate(() => (window as { touched?: string[] }).touched)).toEqual([]);
}
