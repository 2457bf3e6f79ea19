import { describe, expect, it } from 'vitest';
import type { ApiClient } from '../support/apiClient';
import { createManualClock } from '../support/manualClock';
import { anotherDevice, describeEachServer, signIn, startTestServer } from '../support/testServer';

const refresh = (client: ApiClient) => client.call('POST /auth/refresh-token');
/** The same browser as it was: what it held then, it shows again. */
const withCookie = (client: ApiClient, cookie: string | null): ApiClient => Object.assign(client, { cookie });

describeEachServer('refreshing', (server) => {
  it('answers with the identity and another token, and rotates the cookie (C394, C395, C252)', async () => {
    const client = await signIn(server());
    const before = client.cookie;
    const { body } = await refresh(client);
    expect(body).toMatchObject({ valid: true, username: client.username, userId: client.userId, userType: 'learner' });
    expect(client.cookie).not.toBe(before);
    client.accessToken = body.valid ? body.accessToken : null;
    await client.call('GET /user/get-preferences');
  });

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

  it('gives two tabs at once the same token (C396)', async () => {
    const client = await signIn(server());
    const tabs = [server().client(), server().client(), server().client()].map((tab) => withCookie(tab, client.cookie));
    const answers = await Promise.all(tabs.map(refresh));
    expect(answers.every(({ body }) => body.valid)).toBe(true);
    expect(new Set(tabs.map(({ cookie }) => cookie)).size).toBe(1);
    expect((await refresh(tabs[0] as ApiClient)).body.valid).toBe(true);
  });

  it('ends the session when a token from long ago comes back, for thief and owner alike (C253)', async () => {
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
  });

  it.each([
    null,
    'palaver_session=',
    'palaver_session=nonsense',
    'palaver_session=%E0%A4%A',
    'palaver_session=Inguci4xLmFiYyI%3D',
  ])('answers %j with not valid, and no message (C468)', async (cookie) => {
    expect((await refresh(withCookie(server().client(), cookie))).body).toEqual({ valid: false });
  });

  it('does not take a token whose signature was changed, and keeps the session that it names', async () => {
    const client = await signIn(server());
    const [name = '', value = ''] = (client.cookie ?? '').split('=');
    const token = JSON.parse(Buffer.from(decodeURIComponent(value), 'base64').toString()) as string;
    const forged = token.replace(/.$/u, (last) => (last === 'A' ? 'E' : 'A'));
    const cookie = `${name}=${encodeURIComponent(Buffer.from(JSON.stringify(forged)).toString('base64'))}`;
    expect((await refresh(withCookie(server().client(), cookie))).body).toEqual({ valid: false });
    expect((await refresh(client)).body.valid).toBe(true);
  });
});

describeEachServer('logging out', (server) => {
  it('ends access token, stream and socket at once, on this device alone (C255, C291, C399)', async () => {
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

  it('ends the session for its refresh token too', async () => {
    const client = await signIn(server());
    const { cookie } = client;
    await client.call('POST /auth/logout');
    expect((await refresh(withCookie(client, cookie))).body).toEqual({ valid: false });
  });

  it('is harmless without a session (C400)', async () => {
    await server().client().call('POST /auth/logout');
  });

  it('ends the session of the Bearer token where the cookie has gone', async () => {
    const client = await signIn(server());
    client.cookie = null;
    await client.call('POST /auth/logout');
    expect((await client.refused('GET /user/get-preferences')).status).toBe(401);
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
    const asleep = phone.cookie;
    // The answer to this one never reached the phone.
    await refresh(phone);
    await clock.leap(29 * day);
    const { body } = await refresh(withCookie(phone, asleep));
    expect(body.valid).toBe(true);
    expect((await refresh(phone)).body.valid).toBe(true);
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

  it('refuses the access token of an ended session after a restart too', async () => {
    const first = await startTestServer({ provider: 'sqlite' });
    const client = await signIn(first);
    await client.call('POST /auth/logout');
    const second = await startTestServer({ provider: 'sqlite', database: first.database });
    const again = Object.assign(second.client(), { accessToken: client.accessToken });
    expect((await again.refused('GET /user/get-preferences')).status).toBe(401);
    await second.close();
    await first.close();
  });
});
