import { expect, it } from 'vitest';
import { accessCode, describeEachServer, login, password, registerAndLogin } from '../support/testServer';

describeEachServer('registering', (server) => {
  const register = (username: string, change: Record<string, unknown> = {}) =>
    server()
      .client()
      .refused('POST /auth/register', { username, password, accessCode, ...change });

  it('makes an account with which one can log in (C14, C403, C404)', async () => {
    const client = server().client();
    const answer = await client.call('POST /auth/register', { username: '  Marie Curie ', password, accessCode });
    expect(answer.status).toBe(201);
    expect((await login(server(), 'marie curie')).username).toBe('Marie Curie');
  });

  it.each([
    ['ab', {}, 'Username must be at least 3 characters long.'],
    ['  ab  ', {}, 'Username must be at least 3 characters long.'],
    ['👍👍', {}, 'Username must be at least 3 characters long.'],
    ['a'.repeat(31), {}, 'Username must be no more than 30 characters long.'],
    ['a-_b!', {}, 'Username must include at least 3 letters or numbers.'],
    ['long enough', { password: 'sevensy' }, 'Password must be at least 8 characters long.'],
    ['long enough', { password: '👍'.repeat(7) }, 'Password must be at least 8 characters long.'],
    ['long enough', { password: 'p'.repeat(257) }, 'Password must be no more than 256 characters long.'],
    ['long enough', { accessCode: 'guessed' }, 'This access code is not valid. Please check it and try again.'],
    ['long enough', { accessCode: '' }, 'This access code is not valid. Please check it and try again.'],
    ['nul \u0000 name', {}, 'The text contains characters that cannot be stored.'],
    ['lone \ud800 name', {}, 'The text contains characters that cannot be stored.'],
    ['long enough', { password: 'lone \ud800 half' }, 'The text contains characters that cannot be stored.'],
    ['long enough', { username: undefined }, 'Invalid request. Please ensure all fields are correctly filled.'],
    ['long enough', { password: undefined }, 'Invalid request. Please ensure all fields are correctly filled.'],
    ['long enough', { accessCode: undefined }, 'Invalid request. Please ensure all fields are correctly filled.'],
  ])('says what is wrong with %j %j (C350 to C362, C459)', async (username, change, message) => {
    const before = await server().database.client.user.count();
    const answer = await register(username, change);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(message);
    expect(await server().database.client.user.count()).toBe(before);
  });

  it('takes names of 3 and 30 characters, and passwords of 8 and 256 (C350, C359, C360)', async () => {
    const client = server().client();
    await client.call('POST /auth/register', { username: 'abc', password: 'p'.repeat(8), accessCode });
    await client.call('POST /auth/register', { username: '名'.repeat(30), password: '👍'.repeat(256), accessCode });
    await client.call('POST /auth/login', { username: '名'.repeat(30), password: '👍'.repeat(256) });
  });

  it('refuses a name that is taken, however it is written (C460)', async () => {
    await server().client().call('POST /auth/register', { username: 'Straße Ünal', password, accessCode });
    for (const same of ['Straße Ünal', 'straße ünal', 'STRASSE ÜNAL', 'Straße U\u0308nal', 'Ｓtraße Ünal']) {
      const answer = await register(same);
      expect(answer.status, same).toBe(409);
      expect(answer.body.message).toBe(
        'An account with this username already exists. Please choose a different username.',
      );
    }
  });

  it('looks at the code before the name, so that nobody learns names without one', async () => {
    await server().client().call('POST /auth/register', { username: 'well known', password, accessCode });
    const [taken, free] = [
      await register('well known', { accessCode: 'no' }),
      await register('not known', { accessCode: 'no' }),
    ];
    expect(taken.body).toEqual(free.body);
    expect(taken.status).toBe(400);
  });

  it('gives one name to exactly one of 20 who register it at once', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const response = await server()
          .client()
          .fetch('/auth/register', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ username: index % 2 ? 'contested' : 'CONTESTED', password, accessCode }),
          });
        return response.status;
      }),
    );
    expect(statuses.sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  });
});

describeEachServer('logging in', (server) => {
  it('answers with the identity and sets the refresh cookie (C397, C398, C254)', async () => {
    const client = await registerAndLogin(server(), 'login one');
    expect(client.cookie).toMatch(/^palaver_session=/u);
    const answer = await client.call('POST /auth/login', { username: 'LOGIN ONE', password, rememberMe: true });
    expect(answer.body).toMatchObject({ loginSuccess: true, username: 'login one', userType: 'learner', message: '' });
    const cookie = answer.headers.getSetCookie()[0];
    expect(cookie).toMatch(/HttpOnly/u);
    expect(cookie).toMatch(/SameSite=Lax/u);
    expect(cookie).toMatch(/Path=\//u);
    expect(cookie).toMatch(/Max-Age=2592000/u);
  });

  it('lets the cookie end with the browser unless told to remember (C54)', async () => {
    const client = await registerAndLogin(server(), 'login two');
    const { headers } = await client.call('POST /auth/login', { username: 'login two', password, rememberMe: false });
    expect(headers.getSetCookie()[0]).not.toMatch(/Max-Age|Expires/u);
  });

  it('says the same of a wrong password and of no account (C452)', async () => {
    await registerAndLogin(server(), 'login three');
    const client = server().client();
    for (const username of ['login three', 'nobody of that name', 'x'.repeat(1000)]) {
      const answer = await client.refused('POST /auth/login', { username, password: 'wrong horse' });
      expect([answer.status, answer.body.message], username).toEqual([401, 'Invalid username or password.']);
    }
  });

  it('does not look for what no database can keep', async () => {
    for (const input of [
      { username: 'nul\u0000name', password },
      { username: 'lone\ud800', password },
      { username: 'name', password: 'lone\ud800half' },
    ]) {
      const answer = await server().client().refused('POST /auth/login', input);
      expect([answer.status, answer.body.code]).toEqual([400, 'textNotStorable']);
    }
  });

  it.each([
    {},
    { username: 'x' },
    { password: 'x' },
    { username: ' ', password: 'x' },
    { username: 'x', password: '' },
  ])('asks for both when it gets %j (C355, C356, C453)', async (input) => {
    const answer = await server().client().refused('POST /auth/login', input);
    expect([answer.status, answer.body.message]).toEqual([400, 'Please provide both username and password.']);
  });

  it('ends the session of whoever was signed in in this browser (C257)', async () => {
    const first = await registerAndLogin(server(), 'login four');
    await server().client().call('POST /auth/register', { username: 'login five', password, accessCode });
    const token = first.accessToken;
    await login(server(), 'login five', true, first);
    expect(first.accessToken).not.toBe(token);
    const refused = await server()
      .client()
      .fetch('/conversation/titles', { headers: { Authorization: `Bearer ${String(token)}` } });
    expect(refused.status).toBe(401);
  });
});
