import { describe, expect, it } from 'vitest';
import { leftMark } from '../../domain/leftMark';
import { mostSessions } from '../../server/accounts/sessionService';
import type { ApiClient } from '../support/apiClient';
import { createManualClock } from '../support/manualClock';
import {
  anotherDevice,
  currentConversation,
  describeEachServer,
  describeServer,
  password,
  registerAndLogin,
  say,
  signIn,
  startTestServer,
} from '../support/testServer';

const refresh = (client: ApiClient) => client.call('POST /auth/refresh-token');
/** The refresh token in a cookie, as the server reads it. */
const tokenIn = (cookie: string | null): string => {
  const value = decodeURIComponent((cookie ?? '').split('=')[1] ?? '');
  return JSON.parse(Buffer.from(value, 'base64').toString()) as string;
};
/** The same browser as it was: what it held then, it shows again. */
const withCookie = (client: ApiClient, cookie: string | null): ApiClient => Object.assign(client, { cookie });

describeEachServer('refreshing', (server) => {
  it(
    'answers with the identity and another token, and rotates the cookie',
    { tags: ['C394', 'C395', 'C252'] },
    async () => {
      const client = await signIn(server());
      const before = client.cookie;
      const { body } = await refresh(client);
      expect(body).toMatchObject({
        valid: true,
        username: client.username,
        userId: client.userId,
        userType: 'learner',
      });
      expect(client.cookie).not.toBe(before);
      client.accessToken = body.valid ? body.accessToken : null;
      await client.call('GET /user/get-preferences');
    },
  );

  it('gives the same successor again when the answer was lost', async () => {
    const client = await signIn(server());
    const first = client.cookie;
    await refresh(client);
    const second = client.cookie;
    await refresh(withCookie(client, first));
    expect(client.cookie).toBe(second);
    expect((await refresh(client)).body.valid).toBe(true);
    expect(client.cookie).not.toBe(second);
  });

  it('gives two tabs at once the same token', { tags: ['C396'] }, async () => {
    const client = await signIn(server());
    const tabs = [server().client(), server().client(), server().client()].map((tab) => withCookie(tab, client.cookie));
    const answers = await Promise.all(tabs.map(refresh));
    expect(answers.every(({ body }) => body.valid)).toBe(true);
    expect(new Set(tabs.map(({ cookie }) => cookie)).size).toBe(1);
    expect((await refresh(tabs[0] as ApiClient)).body.valid).toBe(true);
  });

  it(
    'ends the session when a token from long ago comes back, for thief and owner alike',
    { tags: ['C253'] },
    async () => {
      const client = await signIn(server());
      const stolen = client.cookie;
      await refresh(client);
      await refresh(client);
      await refresh(client);
      const owners = client.cookie;
      const thief = withCookie(server().client(), stolen);
      expect((await refresh(thief)).body).toEqual({ valid: false });
      expect(thief.cookie).toBeNull();
      expect((await refresh(withCookie(client, owners))).body).toEqual({ valid: false });
      expect((await client.refused('GET /conversation/titles')).status).toBe(401);
      expect(server().logged.at(-1)?.msg).toBe('refresh token reused: session ended');
    },
  );

  it.each([
    null,
    'palaver_session=',
    'palaver_session=nonsense',
    'palaver_session=%E0%A4%A',
    'palaver_session=Inguci4xLmFiYyI%3D',
  ])('answers %j with not valid, and no message', { tags: ['C468'] }, async (cookie) => {
    expect((await refresh(withCookie(server().client(), cookie))).body).toEqual({ valid: false });
  });

  it('does not take a token whose signature was changed, and keeps the session that it names', async () => {
    const client = await signIn(server());
    const [name = ''] = (client.cookie ?? '').split('=');
    const forged = tokenIn(client.cookie).replace(/.$/u, (last) => (last === 'A' ? 'E' : 'A'));
    const cookie = `${name}=${encodeURIComponent(Buffer.from(JSON.stringify(forged)).toString('base64'))}`;
    expect((await refresh(withCookie(server().client(), cookie))).body).toEqual({ valid: false });
    expect((await refresh(client)).body.valid).toBe(true);
  });
});

describeServer('refreshing for somebody', (server) => {
  it('whose account is closed or gone is refused, whatever their session says', async () => {
    const { user } = server().database.client;
    const closed = await signIn(server());
    await user.update({ where: { id: closed.userId }, data: { disabledAt: new Date() } });
    expect((await refresh(closed)).body).toEqual({ valid: false });
    expect(closed.cookie).toBeNull();
    const gone = await signIn(server());
    await user.delete({ where: { id: gone.userId } });
    expect((await refresh(gone)).body).toEqual({ valid: false });
  });

  it('who has become something else says so', { tags: ['C395'] }, async () => {
    const client = await signIn(server());
    await server().database.client.user.update({
      where: { id: client.userId },
      data: { affiliatedOrganization: 'Evening school' },
    });
    expect((await refresh(client)).body).toMatchObject({ valid: true, affiliatedOrganization: 'Evening school' });
  });
});

describeServer(
  'refreshing too often',
  (server) => {
    it('has to wait: 60 times a minute for one session, whoever else is behind the address', async () => {
      const [client, neighbour] = [await signIn(server()), await signIn(server())];
      for (let times = 0; times < 60; times += 1) await refresh(client);
      const late = await client.refused('POST /auth/refresh-token');
      expect([late.status, late.body.code]).toEqual([429, 'tooManyRequests']);
      expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect((await refresh(neighbour)).body.valid).toBe(true);
      await client.call('GET /user/get-preferences');
    });
  },
  { config: { rateLimits: true } },
);

describeServer('socket tickets', (server) => {
  it('say for a minute, once, whose socket it is', async () => {
    const client = await signIn(server());
    const { body } = await client.call('POST /auth/socket-ticket');
    expect(body.expiresInSeconds).toBe(60);
    const { tickets, sessions } = server().services;
    const uses = await Promise.all(Array.from({ length: 10 }, () => tickets.use('socket', body.ticket)));
    const [used, ...more] = uses.filter((use) => use !== null);
    expect([used?.userId, more]).toEqual([client.userId, []]);
    expect(await sessions.fromSession(used?.sessionId ?? '')).toMatchObject({
      userId: client.userId,
      username: client.username,
    });
    const stored = await server().database.client.ticket.findMany({ where: { userId: client.userId } });
    expect(JSON.stringify(stored)).not.toContain(body.ticket);
  });

  it('are worth nothing as anything else, made up, or after their session', async () => {
    const client = await signIn(server());
    const { ticket } = (await client.call('POST /auth/socket-ticket')).body;
    const { tickets, sessions } = server().services;
    expect(await tickets.use('sign-in', ticket)).toBeNull();
    expect(await tickets.use('socket', `${ticket}x`)).toBeNull();
    await client.call('POST /auth/logout');
    const used = await tickets.use('socket', ticket);
    expect(await sessions.fromSession(used?.sessionId ?? '')).toBeNull();
    expect((await server().client().refused('POST /auth/socket-ticket')).status).toBe(401);
  });
});

describeServer('logging out', (server) => {
  it('ends access token, stream and socket at once, on this device alone', { tags: ['C255', 'C291'] }, async () => {
    const client = await signIn(server());
    const other = await anotherDevice(server(), client);
    const stream = await client.stream();
    const socket = await client.socket();
    await client.call('POST /auth/logout', { pushSubscription: null });
    expect(await stream.closed).toEqual({ code: 1008, reason: 'Authentication failed' });
    expect(await socket.closed).toEqual({ code: 1008, reason: 'Authentication failed' });
    expect((await client.refused('GET /user/get-preferences')).status).toBe(401);
    expect(client.cookie).toBeNull();
    await other.call('GET /user/get-preferences');
  });

  it('on the last device ends what is being said to nobody', async () => {
    const client = await signIn(server());
    const other = await anotherDevice(server(), client);
    const conversationId = await currentConversation(client);
    await say(client, conversationId, 'hang');
    const isRunning = async () =>
      (await server().database.client.turn.count({ where: { conversationId, state: 'running' } })) > 0;
    await client.call('POST /auth/logout');
    expect(await isRunning()).toBe(true);
    await other.call('POST /auth/logout');
    expect(await isRunning()).toBe(false);
  });

  it('ends the session for its refresh token too', async () => {
    const client = await signIn(server());
    const { cookie } = client;
    await client.call('POST /auth/logout');
    expect((await refresh(withCookie(client, cookie))).body).toEqual({ valid: false });
  });

  it('is not undone by the answer to a refresh that arrives after it', async () => {
    const client = await signIn(server());
    const late = withCookie(server().client(), client.cookie);
    const { body } = await refresh(late);
    await client.call('POST /auth/logout');
    late.accessToken = body.valid ? body.accessToken : null;
    expect((await late.refused('GET /user/get-preferences')).status).toBe(401);
    expect((await refresh(late)).body).toEqual({ valid: false });
  });

  it('is harmless without a session', async () => {
    await server().client().call('POST /auth/logout');
  });

  it('ends the session of the Bearer token where the cookie has gone', async () => {
    const client = await signIn(server());
    client.cookie = null;
    await client.call('POST /auth/logout');
    expect((await client.refused('GET /user/get-preferences')).status).toBe(401);
  });
});

describeServer('a refresh that a login in another tab has overtaken', (server) => {
  const logInAs = (client: ApiClient, username: string) => client.call('POST /auth/login', { username, password });

  it.each(['open', 'over'])('leaves the login’s cookie alone, whose former session was %s', async (state) => {
    const username = `overtaken ${state}`;
    const browser = await registerAndLogin(server(), username);
    const former = browser.cookie;
    if (state === 'over') {
      await browser.call('POST /auth/logout');
      browser.cookie = former;
    }
    await logInAs(browser, username);
    for (const late of [former, `${former ?? ''}; ${leftMark}=1`]) {
      const { body, headers } = await refresh(withCookie(server().client(), late));
      expect([body, headers.getSetCookie()]).toEqual([{ valid: false }, []]);
    }
    expect((await refresh(browser)).body.valid).toBe(true);
  });

  it('is not known by a token that was made up', async () => {
    const browser = await registerAndLogin(server(), 'not overtaken');
    const other = await anotherDevice(server(), browser);
    const [name = ''] = (other.cookie ?? '').split('=');
    const forged = tokenIn(other.cookie).replace(/.$/u, (last) => (last === 'A' ? 'E' : 'A'));
    const cookie = `${name}=${encodeURIComponent(Buffer.from(JSON.stringify(forged)).toString('base64'))}`;
    await logInAs(withCookie(server().client(), cookie), 'not overtaken');
    expect((await refresh(other)).body.valid).toBe(true);
    const shown = other.cookie;
    await other.call('POST /auth/logout');
    expect((await refresh(withCookie(other, shown))).headers.getSetCookie()).toHaveLength(1);
  });
});

describeServer('a logout that the server did not hear', (server) => {
  const marked = (client: ApiClient) => withCookie(client, `${client.cookie ?? ''}; ${leftMark}=1`);

  it('is made up for by the mark that the page left: the next refresh ends the session', async () => {
    const client = await signIn(server());
    const { cookie } = client;
    const { body, headers } = await refresh(marked(client));
    expect(body).toEqual({ valid: false });
    expect(headers.getSetCookie().map((line) => line.split(';').slice(0, 2).join())).toEqual([
      'palaver_session=, Max-Age=0',
      'palaver_left=, Max-Age=0',
    ]);
    expect((await refresh(withCookie(client, cookie))).body).toEqual({ valid: false });
    expect((await client.refused('GET /user/get-preferences')).status).toBe(401);
  });

  it('is forgotten at the next login, which it does not undo', async () => {
    const client = await registerAndLogin(server(), 'comes back');
    const { cookie } = client;
    const { headers } = await marked(client).call('POST /auth/login', { username: 'comes back', password });
    expect(headers.getSetCookie().filter((line) => line.startsWith(leftMark))).toHaveLength(1);
    expect((await refresh(client)).body.valid).toBe(true);
    expect((await refresh(withCookie(client, cookie))).body).toEqual({ valid: false });
  });
});

describeServer('signing in on many devices', (server) => {
  it('ends the session that was used longest ago beyond twenty', async () => {
    const first = await signIn(server());
    const second = await anotherDevice(server(), first);
    for (let more = 2; more < mostSessions; more += 1) await anotherDevice(server(), first);
    await refresh(first);
    await anotherDevice(server(), first);
    expect((await refresh(second)).body).toEqual({ valid: false });
    expect((await second.refused('GET /user/get-preferences')).status).toBe(401);
    expect((await refresh(first)).body.valid).toBe(true);
    const open = await server().database.client.session.count({ where: { userId: first.userId, endedAt: null } });
    expect(open).toBe(mostSessions);
  });
});

describe('time and sessions', () => {
  const minute = 60_000;
  const day = 24 * 60 * minute;

  it('ends an access token after 15 minutes; a phone that slept for days is not logged out', async () => {
    const clock = createManualClock();
    const server = await startTestServer({ provider: 'sqlite', clock });
    const phone = await signIn(server);
    await clock.leap(15 * minute - 1_000);
    await phone.call('GET /user/get-preferences');
    await clock.leap(2_000);
    expect((await phone.refused('GET /user/get-preferences')).status).toBe(401);
    await clock.leap(29 * day);
    expect((await refresh(phone)).body.valid).toBe(true);
    await server.close();
  });

  it('gives a browser whose answer was lost what it would have got, for a minute', async () => {
    const clock = createManualClock();
    const server = await startTestServer({ provider: 'sqlite', clock });
    const phone = await signIn(server);
    const former = phone.cookie;
    await refresh(phone);
    const lost = phone.cookie;
    await clock.leap(minute);
    expect((await refresh(withCookie(phone, former))).body.valid).toBe(true);
    expect(phone.cookie).toBe(lost);
    expect((await refresh(phone)).body.valid).toBe(true);
    await server.close();
  });

  it('ends the session when the token before the current one comes after that minute, for everybody', async () => {
    const clock = createManualClock();
    const server = await startTestServer({ provider: 'sqlite', clock });
    const owner = await signIn(server);
    const stolen = owner.cookie;
    await refresh(owner);
    await clock.leap(minute + 1);
    const thief = withCookie(server.client(), stolen);
    expect(await server.services.sessions.fromRefreshToken(tokenIn(stolen))).toBeNull();
    expect((await refresh(thief)).body).toEqual({ valid: false });
    expect((await refresh(owner)).body).toEqual({ valid: false });
    expect(server.logged.at(-1)?.msg).toBe('refresh token reused: session ended');
    await server.close();
  });

  it('lets a socket ticket go after a minute', async () => {
    const clock = createManualClock();
    const server = await startTestServer({ provider: 'sqlite', clock });
    const client = await signIn(server);
    const made = [await client.call('POST /auth/socket-ticket'), await client.call('POST /auth/socket-ticket')];
    const [early, late] = made.map(({ body }) => body.ticket);
    await clock.leap(60_000 - 1);
    expect(await server.services.tickets.use('socket', early ?? '')).not.toBeNull();
    await clock.leap(1);
    expect(await server.services.tickets.use('socket', late ?? '')).toBeNull();
    await server.close();
  });

  it('forgets a remembered session 30 days after its last refresh, and another after 24 hours', async () => {
    const clock = createManualClock();
    const server = await startTestServer({ provider: 'sqlite', clock });
    const remembered = await signIn(server);
    const { sessions } = server.services;
    const user = { id: remembered.userId, username: 'x', userType: 'learner', affiliatedOrganization: null };
    const unremembered = await sessions.start(user, false);
    await clock.leap(day + 1);
    expect(await sessions.refresh(unremembered.refreshToken)).toBeNull();
    await clock.leap(30 * day);
    expect((await refresh(remembered)).body).toEqual({ valid: false });
    await server.close();
  });

  it('lets a racer of 20 s ago off, and not one of 21 s ago', async () => {
    const clock = createManualClock();
    const server = await startTestServer({ provider: 'sqlite', clock });
    for (const [waitMs, valid] of [
      [20_000, true],
      [20_001, false],
    ] as const) {
      const client = await signIn(server);
      const first = client.cookie;
      await refresh(client);
      await refresh(client);
      await clock.leap(waitMs);
      expect((await refresh(withCookie(client, first))).body.valid, `${waitMs} ms`).toBe(valid);
    }
    await server.close();
  });

  it('refuses the access token of an ended session, or of nobody, after a restart too', async () => {
    const first = await startTestServer({ provider: 'sqlite' });
    const [left, deleted, stays] = [await signIn(first), await signIn(first), await signIn(first)];
    await left.call('POST /auth/logout');
    await first.database.client.user.delete({ where: { id: deleted.userId } });
    const second = await startTestServer({ provider: 'sqlite', database: first.database });
    for (const { accessToken } of [left, deleted]) {
      const again = Object.assign(second.client(), { accessToken });
      expect((await again.refused('GET /user/get-preferences')).status).toBe(401);
    }
    const still = Object.assign(second.client(), { accessToken: stays.accessToken });
    await still.call('GET /user/get-preferences');
    await still.call('POST /auth/logout');
    expect((await still.refused('GET /user/get-preferences')).status).toBe(401);
    await second.close();
    await first.close();
  });
});
