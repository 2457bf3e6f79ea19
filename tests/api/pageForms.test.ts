import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorTexts } from '../../domain/texts/errors';
import { parseForm } from '../../server/http/pageForms';
import { startPageServer } from '../support/pages';
import { accessCode, password, signIn, type TestServer } from '../support/testServer';

const formType = 'application/x-www-form-urlencoded';
let server: TestServer;

beforeAll(async () => {
  server = await startPageServer();
}, 60_000);
afterAll(async () => {
  await server.close();
  expect(server.takeErrors()).toEqual([]);
});

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': formType, ...headers },
    body,
  });
const elapsed = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

describe.each(['/login', '/register', '/resetPassword?link=x'])('a form posted to %s', (path) => {
  it('that repeats one name is refused in no more time than one of the same size takes that does not', async () => {
    const repeated = 'a&'.repeat(32_700);
    const plain = `username=${'a'.repeat(repeated.length - 9)}`;
    await post(path, 'username=a');
    const plainMs = await elapsed(async () => {
      expect((await post(path, plain)).status).toBe(400);
    });
    const repeatedMs = await elapsed(async () => {
      expect((await post(path, repeated)).status).toBe(400);
    });
    expect(repeatedMs / plainMs).toBeLessThan(20);
  });

  it.each([
    ['more than forty names', Array.from({ length: 41 }, (_, at) => `f${at}=`).join('&'), formType, 400],
    ['more than 64 KB', `username=${'a'.repeat(64 * 1024)}`, formType, 413],
    [
      'several parts',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
      415,
    ],
    ['JSON', '{"username":"a"}', 'application/json', 415],
  ])('of %s is refused', async (_what, body, type, status) => {
    const answer = await post(path, body, { 'Content-Type': type });
    expect([answer.status, await answer.text()]).toEqual([
      status,
      expect.stringMatching(/^\{"code":"\w+","message":/u),
    ]);
  });

  it('that is compressed is refused', async () => {
    expect((await post(path, 'username=a', { 'Content-Encoding': 'gzip' })).status).toBe(415);
  });
});

/** Sends chunks for as long as the server takes them, at most `most`; gives the answer's first line and how much it took. */
async function sendChunks(path: string, most: number): Promise<{ status: string; sent: number }> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  let answer = '';
  const end = new AbortController();
  socket.on('error', () => undefined);
  socket.on('close', () => {
    end.abort();
  });
  socket.on('data', (bytes: Buffer) => (answer += bytes.toString('latin1')));
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${formType}\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  const chunk = `${(16 * 1024).toString(16)}\r\n${'a'.repeat(16 * 1024)}\r\n`;
  let sent = 0;
  while (answer === '' && !end.signal.aborted && sent < most) {
    socket.write(chunk);
    sent += 16 * 1024;
    await delay(2);
  }
  while (answer === '' && !end.signal.aborted) await delay(2);
  socket.destroy();
  return { status: answer.split('\r\n')[0] ?? '', sent };
}

it('is refused as soon as it is too large, though it does not say how long it will be', async () => {
  const { status, sent } = await sendChunks('/login', 4 * 1024 * 1024);
  expect(status).toBe('HTTP/1.1 413 Payload Too Large');
  expect(sent).toBeLessThan(4 * 1024 * 1024);
});

it.each(['/wordBank', '/logout', '/conversation', '/settings', '/myData', '/elsewhere'])(
  'a guest who posts to %s is answered before the body has come',
  async (path) => {
    const { status, sent } = await sendChunks(path, 4 * 1024 * 1024);
    expect(status).toMatch(/^HTTP\/1\.1 (?:302|40[45])/u);
    expect(sent).toBeLessThan(4 * 1024 * 1024);
  },
);

it('signs in by the form, and registers', async () => {
  const fields = new URLSearchParams({ username: 'Form Learner', password, retypePassword: password, accessCode });
  const registered = await post('/register', fields);
  expect([registered.status, registered.headers.get('Location')]).toEqual([302, '/login?registered=Form%20Learner']);
  const login = await post('/login', new URLSearchParams({ username: 'form learner', password, rememberMe: 'on' }));
  expect([login.status, login.headers.get('Location')]).toEqual([302, '/conversation']);
  expect(login.headers.getSetCookie().join()).toContain('palaver_session=');
});

it(
  'takes the session from the cookie on a page, and from the token alone below /api',
  { tags: ['C391', 'C393'] },
  async () => {
    const learner = await signIn(server);
    const ask = (path: string, headers: Record<string, string>) =>
      fetch(server.origin + path, { headers, redirect: 'manual' });
    const cookie = { Cookie: learner.cookie ?? '' };
    const token = { Authorization: `Bearer ${learner.accessToken ?? ''}` };
    expect((await ask('/wordBank', cookie)).status).toBe(200);
    expect((await ask('/wordBank', token)).headers.get('Location')).toBe('/login');
    expect((await ask('/api/user/get-preferences', cookie)).status).toBe(401);
    expect((await ask('/api/user/get-preferences', token)).status).toBe(200);
  },
);

it('leads whoever logs out to where the form says, also when the session has ended meanwhile', async () => {
  const learner = await signIn(server);
  const body = new URLSearchParams({ redirectTo: '/resetPassword' });
  const leave = (headers: Record<string, string>) => post('/logout', body, headers);
  for (const [headers, location] of [
    [{ Cookie: learner.cookie ?? '' }, '/login?redirectTo=%2FresetPassword'],
    [{ Cookie: learner.cookie ?? '' }, '/login?redirectTo=%2FresetPassword'],
    [{}, '/login'],
  ] as const) {
    expect((await leave({ ...headers })).headers.get('Location')).toBe(location);
  }
});

it('reads three thousand selected words for a learner, whose forms may be larger', async () => {
  const learner = await signIn(server);
  const ids = Array.from({ length: 3000 }, (_, at) => `01a1fdd5-0000-7000-8000-${String(at).padStart(12, '0')}`);
  const body = new URLSearchParams([
    ['intent', 'mastered'],
    ...ids.map((id) => ['morphemeIds', id] as [string, string]),
  ]);
  const answer = await post('/wordBank', body, { Cookie: learner.cookie ?? '' });
  expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(errorTexts.wordNotFound)]);
});

it('reads a form field by field', () => {
  expect([...parseForm('a=1&b=%C3%A9+x&c', null)]).toEqual([
    ['a', '1'],
    ['b', 'é x'],
    ['c', ''],
  ]);
});

it('refuses a repeated name, the list of selected words too on any page but the word bank', async () => {
  const learner = await signIn(server);
  for (const path of ['/login', '/settings', '/conversation']) {
    const answer = await post(path, 'morphemeIds=a&morphemeIds=b', { Cookie: learner.cookie ?? '' });
    expect(answer.status, path).toBe(400);
  }
});
