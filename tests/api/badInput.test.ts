import { createHmac } from 'node:crypto';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorTexts } from '../../domain/texts/errors';
import { createPageApi } from '../../server/http/pageApi';
import { type ApiClient, errorOf } from '../support/apiClient';
import { currentConversation, describeServer, signIn, startTestServer, testConfig } from '../support/testServer';

const manyNames = (count: number) => Array.from({ length: count }, (_, at) => `name${at}`);
const json = { 'Content-Type': 'application/json' };

describeServer('bad input', (server) => {
  let client: ApiClient;
  let conversationId: string;
  beforeAll(async () => {
    client = await signIn(server());
    conversationId = await currentConversation(client);
  });
  const state = async () => {
    const { database } = server();
    const [user, revision, messages] = await Promise.all([
      database.client.user.findUnique({ where: { id: client.userId } }),
      database.client.conversation.findUnique({ where: { id: conversationId }, select: { revision: true } }),
      database.client.message.count(),
    ]);
    return { user, revision, messages };
  };

  async function expectRefused(path: string, init: RequestInit, status: number, code: string): Promise<void> {
    const before = await state();
    const response = await client.fetch(path, init);
    const body = await errorOf(response);
    expect([response.status, body.code]).toEqual([status, code]);
    expect(await state()).toEqual(before);
  }

  const post = (body: BodyInit, headers: Record<string, string> = json): RequestInit => ({
    method: 'POST',
    headers,
    body,
  });
  const preferences = '/user/update-preferences';
  const bytes = (...parts: (string | number)[]) =>
    new Uint8Array(
      Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.of(part)))),
    );

  it.each<[string, BodyInit, Record<string, string>, number, string]>([
    ['malformed JSON', '{"theme":', json, 400, 'malformedJson'],
    ['a bare string', '"light"', json, 400, 'malformedJson'],
    ['a list', '[]', json, 400, 'invalidRequest'],
    ['null', 'null', json, 400, 'malformedJson'],
    ['bytes that are no UTF-8', bytes('{"language":"Fr', 0xff, 'nch"}'), json, 400, 'malformedJson'],
    ['a form', 'theme=light', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415, 'notJson'],
    ['plain text', '{"theme":"light"}', { 'Content-Type': 'text/plain' }, 415, 'notJson'],
    ['no content type', bytes('{"theme":"light"}'), {}, 415, 'notJson'],
    ['another charset', '{}', { 'Content-Type': 'application/json; charset=latin1' }, 415, 'notJson'],
    ['an unknown encoding', '{}', { ...json, 'Content-Encoding': 'br' }, 415, 'notJson'],
    ['a broken encoding', 'no gzip', { ...json, 'Content-Encoding': 'gzip' }, 400, 'invalidRequest'],
    ['an unknown field', '{"theme":"light","isAdmin":true}', json, 400, 'invalidRequest'],
    ['__proto__', '{"theme":"light","__proto__":{"x":1}}', json, 400, 'invalidRequest'],
    ['constructor', '{"constructor":{"prototype":{}}}', json, 400, 'invalidRequest'],
    ['a list for a text', '{"language":["French"]}', json, 400, 'invalidRequest'],
    ['an object for a text', '{"language":{"$ne":1}}', json, 400, 'invalidRequest'],
    ['a number for a text', '{"language":7}', json, 400, 'invalidRequest'],
    ['a NUL', '{"language":"a\\u0000b"}', json, 400, 'textNotStorable'],
    ['a lone surrogate', '{"language":"\\ud800"}', json, 400, 'textNotStorable'],
    ['65 KB', JSON.stringify({ language: 'x'.repeat(65 * 1024) }), json, 413, 'bodyTooLarge'],
    [
      '65 KB behind gzip',
      new Uint8Array(gzipSync(JSON.stringify({ language: 'x'.repeat(65 * 1024) }))),
      { ...json, 'Content-Encoding': 'gzip' },
      413,
      'bodyTooLarge',
    ],
  ])('that is %s is refused', (_name, body, headers, status, code) =>
    expectRefused(preferences, post(body, headers), status, code),
  );

  it.each<[string, unknown, string[]]>([
    ['a wrong value', { theme: 'light', masteryThreshold: 'ten' }, ['masteryThreshold']],
    ['several', { theme: 7, masteryThreshold: -1 }, ['theme', 'masteryThreshold']],
    ['an unknown name', { theme: 'light', isAdmin: true }, ['isAdmin']],
    ['a long unknown name', { ['x'.repeat(5_000)]: 1 }, ['x'.repeat(64)]],
    ['many unknown names', Object.fromEntries(manyNames(40).map((name) => [name, 1])), manyNames(10)],
  ])('the refusal names the fields that are wrong: %s', async (_name, input, fields) => {
    const { body } = await client.refused('POST /user/update-preferences', input);
    expect(body).toEqual({ code: 'invalidRequest', message: errorTexts.invalidRequest, fields });
  });

  it('the refusal names the fields of the form that comes nearest, where there are several', async () => {
    const { body } = await client.refused('POST /notifications/register', { token: 7 });
    expect(body.fields).toEqual(expect.arrayContaining(['token']));
  });

  it.each([
    ['GET', '/conversation/titles?viewer[]=1'],
    ['GET', '/conversation/titles?viewer=1&viewer=2'],
    ['GET', '/conversation/by-id/x?before=1&before=2'],
    ['GET', '/conversation/by-id/x?before=0'],
    ['GET', '/conversation/by-id/x?before=-1'],
    ['GET', '/conversation/by-id/x?before=9999999999'],
    ['GET', '/conversation/by-id/%00'],
    ['GET', '/conversation/by-id/%E0%A4%A'],
    ['DELETE', '/message/delete-message/%00'],
    ['GET', '/morphemes?language=%00'],
    ['GET', '/morphemes?conversationId=a&conversationId=b'],
    ['GET', '/morphemes?unknown=1'],
    ['GET', '/stream?since=-1'],
    ['GET', '/stream?since=2147483648'],
    ['GET', '/stream?since=1&since=2'],
    ['GET', '/stream?conversationId=%00'],
    ['GET', '/stream?conversationId[a]=b'],
  ])('in the address of %s %s is refused', async (method, path) => {
    const before = await state();
    const response = await client.fetch(path, { method });
    await errorOf(response);
    expect(response.status).toBe(400);
    expect(await state()).toEqual(before);
  });

  it.each([
    ['GET', '/nowhere'],
    ['POST', '/nowhere'],
    ['GET', '/'],
    ['GET', '/conversation/by-id/'],
  ])('as %s %s finds nothing, in JSON', (method, path) => expectRefused(path, { method }, 404, 'notFound'));

  it.each(['PUT', 'GET'])('as %s for a path of another method is refused', (method) =>
    expectRefused('/user/update-preferences', { method }, 405, 'methodNotAllowed'),
  );

  it('does not matter in the case of a path', async () => {
    expect((await client.fetch('/User/Get-Preferences')).status).toBe(200);
  });

  it('takes a POST without any body where nothing has to be said', async () => {
    expect((await client.fetch('/auth/refresh-token', { method: 'POST' })).status).toBe(200);
    expect((await client.fetch('/auth/refresh-token', { method: 'POST', body: '' })).status).toBe(200);
  });
});

describeServer('without authority', (server) => {
  const protectedCalls = [
    ['GET', '/user/get-preferences'],
    ['GET', '/conversation/titles'],
    ['GET', '/conversation/request-history'],
    ['POST', '/conversation/reset'],
    ['POST', '/message/send-message'],
    ['DELETE', '/message/delete-message/x'],
    ['GET', '/morphemes'],
    ['PATCH', '/morphemes/update-morphemes-mastered'],
    ['GET', '/stream'],
  ] as const;

  it.each(protectedCalls)(
    '%s %s is refused, whatever else is wrong with it',
    { tags: ['C393'] },
    async (method, path) => {
      const response = await server().client().fetch(path, { method });
      expect(response.status).toBe(401);
      expect(await errorOf(response)).toEqual({ code: 'notAuthenticated', message: 'User authentication required' });
    },
  );

  it('no token but our own counts', async () => {
    const client = await signIn(server());
    const key = createHmac('sha256', testConfig().authSecret).update('access token').digest();
    const claims = { sid: 'x', username: client.username, userType: 'admin' };
    const sign = (secret: Uint8Array, header: { alg: string; typ?: string }, expires = '5m') =>
      new SignJWT(claims).setProtectedHeader(header).setSubject(client.userId).setExpirationTime(expires).sign(secret);
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const [header = '', payload = '', signature = ''] = (client.accessToken ?? '').split('.');
    const refreshToken = JSON.parse(
      Buffer.from(decodeURIComponent((client.cookie ?? '').split('=')[1] ?? ''), 'base64').toString(),
    ) as string;
    const forged = {
      'alg none': `${part({ alg: 'none', typ: 'at+jwt' })}.${payload}.`,
      'signed by somebody else': await sign(Buffer.from('another secret'.repeat(4)), { alg: 'HS256', typ: 'at+jwt' }),
      'another algorithm': await sign(key, { alg: 'HS384', typ: 'at+jwt' }).catch(() => 'x.y.z'),
      'another type': await sign(key, { alg: 'HS256', typ: 'JWT' }),
      expired: await sign(key, { alg: 'HS256', typ: 'at+jwt' }, '-1s'),
      'another payload': `${header}.${part({ ...claims, sub: client.userId, exp: 9e9 })}.${signature}`,
      'a refresh token': refreshToken,
      nonsense: 'nonsense',
    };
    for (const [name, token] of Object.entries(forged)) {
      const answer = await client.fetch('/user/get-preferences', { headers: { Authorization: `Bearer ${token}` } });
      expect(answer.status, name).toBe(401);
    }
    for (const authorization of ['', 'Bearer', 'Basic YTpi', `Bearer  ${String(client.accessToken)}`]) {
      const answer = await client.fetch('/user/get-preferences', { headers: { Authorization: authorization } });
      expect(answer.status, authorization.slice(0, 10)).toBe(401);
    }
    // The cookie travels with requests that nobody meant.
    client.accessToken = null;
    expect((await client.refused('GET /user/get-preferences')).status).toBe(401);
  });
});

describe('requests from elsewhere', () => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let client: ApiClient;
  beforeAll(async () => {
    server = await startTestServer({ provider: 'sqlite', config: { nativeOrigins: ['capacitor://localhost'] } });
    client = await signIn(server);
  });
  afterAll(() => server.close());

  const strangers: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'nonsense' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
  ];

  it.each(['POST', 'PATCH', 'DELETE', 'PUT'])('are refused for %s', async (method) => {
    for (const headers of strangers) {
      const response = await client.fetch('/auth/logout', { method, headers: { ...json, ...headers } });
      expect([response.status, (await errorOf(response)).code], JSON.stringify(headers)).toEqual([403, 'crossSite']);
    }
    await client.call('GET /user/get-preferences');
  });

  it('are refused for a GET that changes something; so are HEAD and looking ahead', async () => {
    const before = await server.database.client.conversation.count();
    for (const path of ['/auth/set-cookie', '/conversation/request-history']) {
      for (const headers of strangers) {
        expect((await client.fetch(path, { headers })).status, JSON.stringify(headers)).toBe(403);
      }
      for (const headers of [{ 'Sec-Purpose': 'prefetch;prerender' }, { Purpose: 'prefetch' }]) {
        expect((await client.fetch(path, { headers })).status).toBe(403);
      }
      const head = await client.fetch(path, { method: 'HEAD' });
      expect([head.status, head.headers.getSetCookie()]).toEqual([403, []]);
    }
    expect((await client.fetch('/stream', { method: 'HEAD' })).status).toBe(403);
    expect(await server.database.client.conversation.count()).toBe(before);
  });

  it('pass from our own pages, from the native shell, and from programs', async () => {
    for (const headers of [
      { Origin: server.origin },
      { Origin: 'capacitor://localhost' },
      { 'Sec-Fetch-Site': 'same-origin' },
      {},
    ]) {
      const answer = await client.fetch('/auth/refresh-token', { method: 'POST', headers });
      expect(answer.status, JSON.stringify(headers)).toBe(200);
    }
  });

  it('are compared with PUBLIC_URL where that is set', async () => {
    const behindProxy = await startTestServer({ provider: 'sqlite', config: { publicUrl: 'https://palaver.example' } });
    const post = (Origin: string) =>
      behindProxy.client().fetch('/auth/refresh-token', { method: 'POST', headers: { Origin } });
    expect((await post('https://palaver.example')).status).toBe(200);
    expect((await post(behindProxy.origin)).status).toBe(403);
    const cookies = (await behindProxy.client().fetch('/auth/set-cookie')).headers.getSetCookie();
    expect(cookies[0]).toMatch(/^__Host-palaver_browser=.*Secure/u);
    await behindProxy.close();
  });
});

describe('every answer', () => {
  it('carries the security headers, an id and no store', async () => {
    const server = await startTestServer({ provider: 'sqlite' });
    const client = await signIn(server);
    const answers = await Promise.all([
      client.fetch('/user/get-preferences'),
      client.fetch('/user/get-preferences', { headers: { Authorization: 'Bearer x' } }),
      client.fetch('/nowhere'),
      client.fetch('/auth/set-cookie'),
      client.fetch('/auth/refresh-token', { method: 'POST', headers: { Origin: 'https://evil.example' } }),
      client.fetch('/auth/refresh-token', { method: 'POST' }),
      client.fetch('/user/update-preferences', { method: 'POST', headers: json, body: '{' }),
    ]);
    for (const { headers, url, status } of answers) {
      const found = Object.fromEntries(headers);
      expect(found, `${status} ${url}`).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'self'") as string,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/u) as string,
      });
      expect(found).not.toHaveProperty('x-powered-by');
      expect(found).not.toHaveProperty('strict-transport-security');
    }
    for (const { headers, url } of answers) expect(headers.get('cache-control'), url).toBe('no-store');
    await server.close();
  });

  it('to something unexpected is the catalogue’s sentence, and the log has the rest', async () => {
    const server = await startTestServer({ provider: 'sqlite' });
    const client = await signIn(server);
    const { preferences } = server.services;
    preferences.get = () => Promise.reject(new Error('SELECT secret FROM /server/place.ts'));
    const { status, body } = await client.refused('GET /user/get-preferences');
    const sentence = 'An unexpected error occurred. Please try again later.';
    expect([status, body]).toEqual([500, { code: 'internal', message: sentence }]);
    const [line] = server.takeErrors();
    expect(line?.msg).toBe('request failed');
    expect(JSON.stringify(line)).toContain('SELECT secret');

    // The door of the pages says the same.
    const pages = createPageApi(server.services, '127.0.0.1');
    const request = new Request(server.origin, { headers: { Cookie: client.cookie ?? '' } });
    const answer = await pages.call('GET /user/get-preferences', request, {});
    expect(answer).toMatchObject({ ok: false, status: 500, error: { code: 'internal', message: sentence } });
    await server.close();
  });
});

describe('an upgrade that nobody serves', () => {
  it.each(['//', '//[', '/elsewhere', '/ws/more', 'http://[', '/%E0%A4%A'])(
    'to %j is cut off, and the server lives',
    async (path) => {
      const server = await startTestServer({ provider: 'sqlite' });
      const { port } = new URL(server.origin);
      const socket = connect(Number(port), '127.0.0.1');
      const ended = new Promise((resolve) => socket.on('close', resolve));
      socket.on('error', () => undefined);
      socket.resume();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      await ended;
      expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
      await server.close();
    },
  );
});
