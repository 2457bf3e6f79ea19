import { expect, it } from 'vitest';
import type { ApiClient } from '../support/apiClient';
import { createManualClock } from '../support/manualClock';
import {
  accessCode,
  anotherDevice,
  describeEachServer,
  describeServer,
  login,
  password,
  registerAndLogin,
  signIn,
  startTestServer,
  type TestServer,
} from '../support/testServer';

const newPassword = 'battery staple';
const minute = 60_000;

const refuseLogin = async (server: TestServer, username: string, typed: string) => {
  const { status, body } = await server.client().refused('POST /auth/login', { username, password: typed });
  return [status, body.message];
};
const signInLink = async (server: TestServer, userId: string) => {
  const admin = await signIn(server, { userType: 'admin' });
  const { link, expiresAt } = (await admin.call('POST /admin/sign-in-link', { userId })).body;
  const address = new URL(link, server.origin);
  return { address, token: address.searchParams.get('link') ?? '', expiresAt };
};
const useLink = async (client: ApiClient, token: string) => {
  const { body } = await client.call('POST /auth/sign-in-link', { token });
  return Object.assign(client, { accessToken: body.accessToken, userId: body.userId, username: body.username });
};

describeServer('resetting a password', (server) => {
  it(
    'changes it, keeps this session and ends all others at once',
    { tags: ['C363', 'C405', 'C406', 'C463'] },
    async () => {
      const client = await registerAndLogin(server(), 'reset one');
      const other = await anotherDevice(server(), client);
      const [stream, socket] = [await other.stream(), await other.socket()];
      const ownStream = await client.stream();
      const answer = await client.call('POST /auth/reset-password', { newPassword });
      expect([answer.status, answer.body]).toEqual([200, { message: 'Password reset successfully!' }]);
      const ended = { code: 1008, reason: 'Authentication failed' };
      expect([await stream.closed, await socket.closed]).toEqual([ended, ended]);
      expect((await other.refused('GET /user/get-preferences')).status).toBe(401);
      expect((await other.call('POST /auth/refresh-token')).body).toEqual({ valid: false });

      await client.call('POST /user/update-preferences', { theme: 'light' });
      await ownStream.next((frame) => frame.type === 'message');
      await ownStream.close();
      expect((await client.call('POST /auth/refresh-token')).body.valid).toBe(true);
      expect(await refuseLogin(server(), 'reset one', password)).toEqual([401, 'Invalid username or password.']);
      await server().client().call('POST /auth/login', { username: 'reset one', password: newPassword });
    },
  );

  it.each([
    [{ newPassword: 'sevensy' }, 'Password must be at least 8 characters long.'],
    [{ newPassword: '' }, 'Password must be at least 8 characters long.'],
    [{ newPassword: 'p'.repeat(257) }, 'Password must be no more than 256 characters long.'],
    [{ newPassword: 'lone \ud800 half' }, 'The text contains characters that cannot be stored.'],
  ])('refuses %j', { tags: ['C363', 'C406'] }, async (input, message) => {
    const client = await signIn(server());
    const answer = await client.refused('POST /auth/reset-password', input);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it.each([{}, { newPassword: 12345678 }, { newPassword, username: 'x' }])(
    'refuses %j as no request of this kind',
    { tags: ['C464'] },
    async (input) => {
      const client = await signIn(server());
      const { status, body } = await client.refused('POST /auth/reset-password', input);
      expect([status, body.message]).toEqual([400, 'Invalid request. Please ensure all fields are correctly filled.']);
    },
  );

  it('is not for a session that was begun more than ten minutes ago', { tags: ['C406', 'C465'] }, async () => {
    const client = await signIn(server());
    await server().database.client.session.updateMany({
      where: { userId: client.userId },
      data: { createdAt: new Date(Date.now() - 10 * minute - 1_000) },
    });
    const answer = await client.refused('POST /auth/reset-password', { newPassword });
    expect([answer.status, answer.body]).toEqual([
      401,
      { code: 'resetNotFresh', message: 'User authentication required. Please log in again.' },
    ]);
    await client.call('GET /user/get-preferences');
  });

  it('is not made fresh by a refresh', async () => {
    const client = await signIn(server());
    await server().database.client.session.updateMany({
      where: { userId: client.userId },
      data: { createdAt: new Date(Date.now() - 11 * minute) },
    });
    const { body } = await client.call('POST /auth/refresh-token');
    client.accessToken = body.valid ? body.accessToken : null;
    expect((await client.refused('POST /auth/reset-password', { newPassword })).body.code).toBe('resetNotFresh');
  });

  it('finds nobody when the account has gone meanwhile', { tags: ['C406', 'C466'] }, async () => {
    const client = await signIn(server());
    // Of a token from the second in which the server began, the server asks once whether its session is open.
    await client.call('GET /user/get-preferences');
    await server().database.client.user.delete({ where: { id: client.userId } });
    const answer = await client.refused('POST /auth/reset-password', { newPassword });
    expect([answer.status, answer.body.message]).toEqual([404, 'User not found. Please try again.']);
  });

  it('is not for guests', async () => {
    expect((await server().client().refused('POST /auth/reset-password', { newPassword })).status).toBe(401);
  });
});

describeEachServer('links from an admin', (server) => {
  it('sign in once, and then let a password be chosen; the cookie ends with the browser', async () => {
    await server().client().call('POST /auth/register', { username: 'forgetful', password, accessCode });
    const user = await server().database.client.user.findUniqueOrThrow({ where: { usernameKey: 'forgetful' } });
    const { address, token, expiresAt } = await signInLink(server(), user.id);
    expect(address.pathname).toBe('/resetPassword');
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / minute)).toBe(24 * 60);

    const client = server().client();
    const answer = await client.call('POST /auth/sign-in-link', { token });
    expect(answer.body).toMatchObject({ loginSuccess: true, username: 'forgetful', userType: 'learner', message: '' });
    expect(answer.headers.getSetCookie()[0]).not.toMatch(/Max-Age|Expires/u);
    client.accessToken = answer.body.accessToken;
    await client.call('POST /auth/reset-password', { newPassword });
    await server().client().call('POST /auth/login', { username: 'forgetful', password: newPassword });

    const again = await server().client().refused('POST /auth/sign-in-link', { token });
    expect([again.status, again.body.message]).toEqual([
      401,
      'This link has already been used or has expired. Please ask for a new one.',
    ]);
  });

  it('let one of many in who use them at once', async () => {
    const { token } = await signInLink(server(), (await signIn(server())).userId);
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const init = {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ token }),
        };
        return (await server().client().fetch('/auth/sign-in-link', init)).status;
      }),
    );
    expect(statuses.sort()).toEqual([200, ...Array.from({ length: 9 }, () => 401)]);
  });

  it('are kept as hashes alone', async () => {
    const { userId } = await signIn(server());
    const { token } = await signInLink(server(), userId);
    const tickets = await server().database.client.ticket.findMany({ where: { userId } });
    expect(tickets).toHaveLength(1);
    expect(JSON.stringify(tickets)).not.toContain(token);
    expect(JSON.stringify(await server().database.client.auditEntry.findMany())).not.toContain(token);
  });

  it('end the session of whoever was signed in in this browser', async () => {
    const browser = await signIn(server());
    const before = browser.accessToken;
    const { userId } = await signIn(server());
    await useLink(browser, (await signInLink(server(), userId)).token);
    expect(browser.userId).toBe(userId);
    const headers = { Authorization: `Bearer ${String(before)}` };
    expect((await server().client().fetch('/user/get-preferences', { headers })).status).toBe(401);
  });

  it('are taken back by a reset and by the account’s end, and are no use for a closed account', async () => {
    const client = await signIn(server());
    const unused = await signInLink(server(), client.userId);
    await client.call('POST /auth/reset-password', { newPassword });
    expect((await client.refused('POST /auth/sign-in-link', { token: unused.token })).body.code).toBe('linkInvalid');

    const closed = await signIn(server());
    const admin = await signIn(server(), { userType: 'admin' });
    await admin.call('POST /admin/disable-user', { userId: closed.userId, disabled: true });
    const { token } = await signInLink(server(), closed.userId);
    const answer = await server().client().refused('POST /auth/sign-in-link', { token });
    expect([answer.status, answer.body.message]).toEqual([403, 'This account has been closed by an administrator.']);
  });

  it('are taken back, and sessions end, when the account becomes the configured admin’s', async () => {
    const { provider, database } = server();
    const client = await signIn(server());
    const { token } = await signInLink(server(), client.userId);
    const admin = { username: client.username, password: 'another password' };
    const process = await startTestServer({ provider, database, config: { admin } });
    expect((await process.client().refused('POST /auth/sign-in-link', { token })).body.code).toBe('linkInvalid');
    const { user, session, ticket } = database.client;
    expect((await user.findUniqueOrThrow({ where: { id: client.userId } })).userType).toBe('admin');
    expect(await session.count({ where: { userId: client.userId, endedAt: null } })).toBe(0);
    expect(await ticket.count({ where: { userId: client.userId } })).toBe(0);
    await process.close();
  });

  it.each([{ token: '' }, { token: 'nonsense' }, { token: 'x'.repeat(200) }])(
    'that nobody made sign nobody in: %j',
    async (input) => {
      expect((await server().client().refused('POST /auth/sign-in-link', input)).status).toBe(401);
    },
  );

  it('cannot be made of a socket’s ticket', async () => {
    const { ticket } = (await (await signIn(server())).call('POST /auth/socket-ticket')).body;
    expect((await server().client().refused('POST /auth/sign-in-link', { token: ticket })).status).toBe(401);
  });
});

describeServer('passwords', (server) => {
  it('are the same however another system composes them', async () => {
    const composed = { username: 'composed', password: 'mot de passé Å' };
    await server()
      .client()
      .call('POST /auth/register', { ...composed, accessCode });
    await server()
      .client()
      .call('POST /auth/login', { ...composed, password: 'mot de passe\u0301 A\u030a' });
    await server()
      .client()
      .call('POST /auth/login', { ...composed, password: 'mot de passé Å' });
    expect(await refuseLogin(server(), 'composed', 'mot de passe A')).toEqual([401, 'Invalid username or password.']);
  });

  it('of a closed account say so to whoever knows them, and to nobody else', async () => {
    const client = await registerAndLogin(server(), 'closed one');
    const admin = await signIn(server(), { userType: 'admin' });
    await admin.call('POST /admin/disable-user', { userId: client.userId, disabled: true });
    expect(await refuseLogin(server(), 'closed one', 'wrong horse')).toEqual([401, 'Invalid username or password.']);
    const closed = [403, 'This account has been closed by an administrator.'];
    expect(await refuseLogin(server(), 'closed one', password)).toEqual(closed);
    await admin.call('POST /admin/disable-user', { userId: client.userId, disabled: false });
    await login(server(), 'closed one');
  });
});

describeServer(
  'guessing passwords',
  (server) => {
    it('has to wait after five failures, longer each time, for this name alone', { tags: ['C452'] }, async () => {
      const username = 'guessed';
      await server().client().call('POST /auth/register', { username, password, accessCode });
      await server().client().call('POST /auth/register', { username: 'somebody else', password, accessCode });
      const attempt = (typed: string) => server().client().refused('POST /auth/login', { username, password: typed });
      for (let times = 0; times < 6; times += 1) expect((await attempt(`guess ${times}`)).status).toBe(401);
      const waiting = await attempt(password);
      expect([waiting.status, waiting.headers.get('Retry-After')]).toEqual([429, '1']);
      await login(server(), 'somebody else');
    });

    it('of one’s own account, to change or to end it, has to wait too', async () => {
      const client = await signIn(server());
      for (let times = 0; times < 10; times += 1) {
        expect((await client.refused('POST /auth/reset-password', { newPassword: 'short' })).status).toBe(400);
      }
      const late = await client.refused('POST /auth/reset-password', { newPassword });
      expect([late.status, Number(late.headers.get('Retry-After')) > 60]).toEqual([429, true]);
      expect((await client.refused('POST /user/delete-account', { password })).status).toBe(429);
      const other = await signIn(server());
      await other.call('POST /auth/reset-password', { newPassword });
    });

    it('or links: 30 in ten minutes from one address', async () => {
      for (let times = 0; times < 30; times += 1) {
        expect(
          (
            await server()
              .client()
              .refused('POST /auth/sign-in-link', { token: `guess ${times}` })
          ).status,
        ).toBe(401);
      }
      const late = await server().client().refused('POST /auth/sign-in-link', { token: 'guess 31' });
      expect([late.status, Number(late.headers.get('Retry-After')) > 60]).toEqual([429, true]);
    });
  },
  { config: { rateLimits: true } },
);

it('a link from an admin lasts a day, and a session is fresh for ten minutes', async () => {
  const clock = createManualClock();
  const server = await startTestServer({ provider: 'sqlite', clock });
  const [user, late] = [await signIn(server), await signIn(server)];
  const [link, lateLink] = [await signInLink(server, user.userId), await signInLink(server, late.userId)];
  await clock.leap(24 * 60 * minute - 1);
  const client = await useLink(server.client(), link.token);
  await clock.leap(1);
  const refused = await server.client().refused('POST /auth/sign-in-link', { token: lateLink.token });
  expect(refused.body.code).toBe('linkInvalid');

  await clock.leap(10 * minute - 1);
  await client.call('POST /auth/reset-password', { newPassword });
  await clock.leap(1);
  expect((await client.refused('POST /auth/reset-password', { newPassword })).body.code).toBe('resetNotFresh');
  await server.close();
});
