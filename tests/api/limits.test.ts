import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { limits } from '../../server/limits/limits';
import { errorOf } from '../support/apiClient';
import {
  currentConversation,
  password,
  registerAndLogin,
  signIn,
  startTestServer,
  type TestServer,
} from '../support/testServer';

const json = { 'Content-Type': 'application/json' };

describe('limits', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ provider: 'sqlite', config: { rateLimits: true } });
  });
  afterAll(() => server.close());

  it('say after how many seconds the next message may be sent, to this learner alone', async () => {
    const [client, other] = [await signIn(server), await signIn(server)];
    const conversationId = await currentConversation(client);
    const message = { conversationId, message: 'plain' };
    for (let sent = 0; sent < limits.send.calls; sent += 1) await client.call('POST /message/send-message', message);
    const { status, headers, body } = await client.refused('POST /message/send-message', message);
    expect([status, body.code]).toEqual([429, 'tooManyRequests']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(limits.send.perSeconds);
    const replies = { conversationId, replyMessageId: { not: null } };
    expect(await server.database.client.turn.count({ where: replies })).toBe(limits.send.calls);
    const theirs = { ...message, conversationId: await currentConversation(other) };
    await other.call('POST /message/send-message', theirs);
    await server.settled(theirs.conversationId);
    await server.settled(conversationId);
  });

  it('count a call that is understood, not one that is refused before', async () => {
    const client = await signIn(server);
    for (let tried = 0; tried <= limits.scenario.calls; tried += 1) {
      expect((await client.refused('POST /scenario/confirm-scenario', {})).status).toBe(400);
    }
  });

  it('do not count a repeated request, which gets its kept answer however often it comes', async () => {
    const client = await signIn(server);
    const post = (key: string) =>
      client.fetch('/petpal/create-petpal', {
        method: 'POST',
        headers: { ...json, 'Idempotency-Key': key },
        body: '{}',
      });
    for (let tried = 0; tried < limits.tutorial.calls + 5; tried += 1) expect((await post('same')).status).toBe(200);
    for (let tried = 1; tried < limits.tutorial.calls; tried += 1) expect((await post(`${tried}`)).status).toBe(200);
    const released = vi.spyOn(server.database.client.idempotentAnswer, 'deleteMany');
    expect((await post('another')).status).toBe(429);
    expect(released, 'no key was written for it').not.toHaveBeenCalled();
    released.mockRestore();
    expect((await post('same')).status).toBe(200);
  });

  it('hold whoever makes sessions up, and not the classroom beside them', async () => {
    const own = await startTestServer({ provider: 'sqlite', config: { rateLimits: true } });
    const refresh = (token: string) => {
      const value = encodeURIComponent(Buffer.from(JSON.stringify(token)).toString('base64'));
      return own.client().fetch('/auth/refresh-token', {
        method: 'POST',
        headers: { Cookie: `palaver_session=${value}` },
      });
    };
    const statuses: number[] = [];
    // Some at a time: a busy server lets go of connections on which it has heard nothing for too long.
    while (statuses.length <= limits.refresh.fromAddress) {
      const some = Array.from({ length: 100 }, (_, at) => refresh(`made up ${statuses.length + at}.1.x`));
      statuses.push(...(await Promise.all(some)).map(({ status }) => status));
    }
    // What is no token of ours counts by its address.
    expect(statuses.filter((status) => status === 200)).toHaveLength(limits.refresh.calls);
    await own.close();
  });

  it('slow guessing of a password down, whatever the guesser says their address is', async () => {
    await registerAndLogin(server, 'guessed');
    const guess = (secret: string, from: number) =>
      server.client().fetch('/auth/login', {
        method: 'POST',
        headers: { ...json, 'X-Forwarded-For': `203.0.113.${from}` },
        body: JSON.stringify({ username: from % 2 ? ' GUESSED ' : 'guessed', password: secret }),
      });
    for (let from = 0; from < 6; from += 1) expect((await guess('wrong', from)).status).toBe(401);
    const refused = await guess(password, 7);
    expect([refused.status, (await errorOf(refused)).code]).toEqual([429, 'tooManyRequests']);
    expect(refused.headers.get('retry-after')).toBe('1');
    // Others in the same classroom log in as ever.
    await registerAndLogin(server, 'somebody else');
    expect(server.logged.filter(({ msg }) => msg.startsWith('X-Forwarded-For'))).toHaveLength(1);
  });
});

describe('behind a proxy that is trusted', () => {
  it('the address that the proxy names counts, not one that the client wrote before it', async () => {
    const server = await startTestServer({ provider: 'sqlite', config: { rateLimits: true, trustProxy: 1 } });
    const guess = (addresses: string) =>
      server.client().fetch('/auth/login', {
        method: 'POST',
        headers: { ...json, 'X-Forwarded-For': addresses },
        body: JSON.stringify({ username: 'nobody', password: 'wrong' }),
      });
    for (let tried = 0; tried < 6; tried += 1) {
      expect((await guess(`198.51.100.${tried}, 203.0.113.7`)).status).toBe(401);
    }
    let late = await guess('198.51.100.99, 203.0.113.7');
    // On a busy machine the first wait may be over by now; the next one is twice as long.
    for (let tried = 0; late.status === 401 && tried < 5; tried += 1) late = await guess('203.0.113.7');
    expect(late.status).toBe(429);
    expect((await guess('203.0.113.8')).status).toBe(401);
    await server.close();
  });
});
