import { describe, expect, it } from 'vitest';
import { AppError } from '../../domain/errors';
import { createTestClock } from '../realtime/testClock';
import { createApiClient } from './client';
import { NetworkError, UnreadableAnswerError } from './networkError';
import { createRequest } from './request';

type Answer = Response | Error | 'never';

function setUp(
  answers: Answer[],
  session: Partial<Record<'token' | 'refresh', () => Promise<string | null>>> & { current?: string } = {},
) {
  const sent: { url: string; method: string; body: unknown; token: string | null; credentials: unknown }[] = [];
  const named: { key: string | null; tag: string | null }[] = [];
  let serial = 0;
  const time = createTestClock();
  const warnings: string[] = [];
  const fetch = ((url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    sent.push({
      url,
      method: init.method ?? '',
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      token: headers.get('Authorization'),
      credentials: init.credentials,
    });
    named.push({ key: headers.get('Idempotency-Key'), tag: headers.get('If-None-Match') });
    const answer = answers.shift() ?? new Response('{}');
    if (answer === 'never') {
      return new Promise((_, reject) => {
        init.signal?.addEventListener('abort', () => {
          reject(new DOMException('Aborted', 'AbortError'));
        });
      });
    }
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  }) as typeof globalThis.fetch;
  const call = createApiClient({
    request: createRequest({ fetch, clock: time.clock, apiUrl: '/api' }),
    session: {
      currentToken: () => session.current ?? 't1',
      token: session.token ?? (() => Promise.resolve('t1')),
      refresh: session.refresh ?? (() => Promise.resolve('t2')),
    },
    warn: (message) => warnings.push(message),
    makeId: () => `call ${(serial += 1)}`,
  });
  return { call, sent, named, warnings, ...time };
}

const json = (status: number, body: unknown, headers = {}) => new Response(JSON.stringify(body), { status, headers });

describe('calls', () => {
  it.each([
    [418, 'An error occurred. Please try again.'],
    [500, 'An unexpected error occurred. Please try again later.'],
    [401, 'User authentication required'],
  ])('of a refusal with %d and no words of its own have these', async (status, message) => {
    const page = () => new Response('<p>no</p>', { status });
    const { call } = setUp([page(), page()]);
    await expect(call('POST /auth/logout', {})).rejects.toMatchObject({ message });
  });

  it('are not repeated where a login of minutes ago is asked for', async () => {
    const refusal = { code: 'resetNotFresh', message: 'User authentication required. Please log in again.' };
    const { call, sent } = setUp([json(401, refusal)]);
    await expect(call('POST /auth/reset-password', { newPassword: 'x' })).rejects.toMatchObject(refusal);
    expect(sent).toHaveLength(1);
  });

  it('go to /api with cookies and the Bearer token', { tags: ['C391', 'C392', 'C393'] }, async () => {
    const { call, sent } = setUp([]);
    await call('POST /message/stop', { conversationId: 'c1' });
    await call('GET /conversation/by-id/:id', { id: 'a/b', before: '7' });
    await call('DELETE /message/delete-message/:id', { id: 'm1' });
    expect(sent).toEqual([
      {
        url: '/api/message/stop',
        method: 'POST',
        body: { conversationId: 'c1' },
        token: 'Bearer t1',
        credentials: 'include',
      },
      {
        url: '/api/conversation/by-id/a%2Fb?before=7',
        method: 'GET',
        body: null,
        token: 'Bearer t1',
        credentials: 'include',
      },
      {
        url: '/api/message/delete-message/m1',
        method: 'DELETE',
        body: null,
        token: 'Bearer t1',
        credentials: 'include',
      },
    ]);
  });

  it('have one name for all their tries, and each its own', async () => {
    const { call, named } = setUp([json(401, { code: 'notAuthenticated', message: '' })]);
    await call('POST /prompt/create-now', {});
    await call('POST /prompt/create-now', {});
    expect(named.map(({ key }) => key)).toEqual(['call 1', 'call 1', 'call 2']);
  });

  it('use a kept answer again where the server says that it still holds', async () => {
    const words = { morphemes: [], masteryThreshold: 10, anchorMessageId: null };
    const changed = { ...words, masteryThreshold: 20 };
    const { call, named } = setUp([
      json(200, words, { ETag: 'W/"1"' }),
      new Response(null, { status: 304 }),
      json(200, changed, { ETag: 'W/"2"' }),
      json(200, words),
    ]);
    expect(await call('GET /morphemes', {})).toEqual(words);
    expect(await call('GET /morphemes', {})).toEqual(words);
    expect(await call('GET /morphemes', {})).toEqual(changed);
    // Another address is another answer.
    await call('GET /morphemes', { language: 'fr' });
    expect(named.map(({ tag }) => tag)).toEqual([null, 'W/"1"', 'W/"1"', null]);
  });

  it('do not wait for a token where they are how one is got', { tags: ['C378'] }, async () => {
    const waits = () => Promise.reject(new Error('would wait for itself'));
    const { call, sent, warnings } = setUp([json(401, {})], { token: waits, refresh: waits, current: 'expired' });
    await expect(call('POST /auth/refresh-token', {})).rejects.toMatchObject({ status: 401 });
    await call('GET /auth/set-cookie', {});
    expect(sent.map(({ token }) => token)).toEqual(['Bearer expired', 'Bearer expired']);
    expect(warnings).toEqual([]);
  });

  it('are made once more with a fresh token after a 401, not more often', async () => {
    const { call, sent } = setUp([json(401, {}), json(401, { code: 'notAuthenticated', message: 'Still no.' })]);
    await expect(call('POST /conversation/reset', {})).rejects.toMatchObject({ status: 401, message: 'Still no.' });
    expect(sent.map(({ token }) => token)).toEqual(['Bearer t1', 'Bearer t2']);
  });

  it('are made again with the token that another call has got meanwhile, without a second refresh', async () => {
    let refreshes = 0;
    const refresh = () => Promise.resolve(`t${(refreshes += 1)}`);
    const { call, sent } = setUp([json(401, {})], { refresh, current: 'of another call' });
    await call('POST /conversation/reset', {});
    expect(sent.map(({ token }) => token)).toEqual(['Bearer t1', 'Bearer of another call']);
    expect(refreshes).toBe(0);
  });

  it('are not made again when there is no fresh token', async () => {
    const { call, sent } = setUp([json(401, {})], { refresh: () => Promise.resolve(null) });
    await expect(call('POST /conversation/reset', {})).rejects.toMatchObject({ status: 401 });
    expect(sent).toHaveLength(1);
  });

  it('proceed without a token that cannot be read, and log it', { tags: ['C469'] }, async () => {
    const { call, sent, warnings } = setUp([], { token: () => Promise.reject(new Error('no')) });
    await call('POST /conversation/reset', {});
    expect(sent[0]?.token).toBeNull();
    expect(warnings).toHaveLength(1);
  });

  it('fail with the server’s code and sentence, and when to try again', async () => {
    const { call } = setUp([json(429, { code: 'tooManyRequests', message: 'Slowly.' }, { 'Retry-After': '7' })]);
    const error = await call('POST /conversation/reset', {}).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      name: 'AppError',
      code: 'tooManyRequests',
      message: 'Slowly.',
      retryAfterSeconds: 7,
    });
  });

  it('never show what a proxy wrote', async () => {
    const { call } = setUp([new Response('<html>at proxy.js:12', { status: 502 }), new Response('<html>')]);
    await expect(call('POST /conversation/reset', {})).rejects.toMatchObject(new AppError('busy').body);
    await expect(call('POST /conversation/reset', {})).rejects.toBeInstanceOf(UnreadableAnswerError);
  });

  it.each(['', 'null', '"fine"', '<html>'])('take %j for no answer of ours, whatever its status', async (body) => {
    const { call } = setUp([new Response(body), new Response(body, { status: 500 })]);
    await expect(call('POST /conversation/reset', {})).rejects.toBeInstanceOf(UnreadableAnswerError);
    await expect(call('POST /conversation/reset', {})).rejects.toMatchObject({ code: 'internal', httpStatus: 500 });
  });

  it('tell a line that failed from a server that refused', async () => {
    const { call } = setUp([new TypeError('fetch failed')]);
    await expect(call('POST /conversation/reset', {})).rejects.toBeInstanceOf(NetworkError);
  });

  it('do not wait for ever, and leave no timer', async () => {
    const { call, advance, timerCount } = setUp(['never']);
    const failed = expect(call('POST /conversation/reset', {})).rejects.toBeInstanceOf(NetworkError);
    await advance(30_000);
    await failed;
    expect(timerCount()).toBe(0);
  });

  it('can be given up', async () => {
    const { call, settle } = setUp(['never']);
    const abort = new AbortController();
    const failed = expect(call('POST /conversation/reset', {}, { signal: abort.signal })).rejects.toBe('enough');
    await settle();
    abort.abort('enough');
    await failed;
  });
});
