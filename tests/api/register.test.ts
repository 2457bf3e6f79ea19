import { expect, it, vi } from 'vitest';
import type { ApiClient } from '../support/apiClient';
import {
  accessCode,
  describeEachServer,
  describeServer,
  login,
  password,
  registerAndLogin,
  signIn,
} from '../support/testServer';

describeEachServer('registering', (server) => {
  const register = (username: string, change: Record<string, unknown> = {}) =>
    server()
      .client()
      .refused('POST /auth/register', { username, password, accessCode, ...change });

  it('makes an account with which one can log in', { tags: ['C14', 'C403'] }, async () => {
    const client = server().client();
    const answer = await client.call('POST /auth/register', { username: '  Marie Curie ', password, accessCode });
    expect(answer.status).toBe(201);
    expect((await login(server(), 'marie curie')).username).toBe('Marie Curie');
  });

  async function expectRefused(username: string, change: Record<string, unknown>, message: string) {
    const before = await server().database.client.user.count();
    const answer = await register(username, change);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(message);
    expect(await server().database.client.user.count()).toBe(before);
  }

  it('answers 201, 400 or 409, each with a message', { tags: ['C404'] }, async () => {
    const account = { username: 'Three Answers', password, accessCode };
    const answers = [
      await server().client().call('POST /auth/register', account),
      await register('Three Answers', { accessCode: 'guessed' }),
      await register('Three Answers'),
    ];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [201, 'Account created. You can log in now.'],
      [400, 'This access code is not valid. Please check it and try again.'],
      [409, 'An account with this username already exists. Please choose a different username.'],
    ]);
  });

  it.each([
    ['ab', 'Username must be at least 3 characters long.'],
    ['  ab  ', 'Username must be at least 3 characters long.'],
    ['👍👍', 'Username must be at least 3 characters long.'],
    ['a'.repeat(31), 'Username must be no more than 30 characters long.'],
    ['a-_b!', 'Username must include at least 3 letters or numbers.'],
    ['nul \u0000 name', 'The text contains characters that cannot be stored.'],
    ['lone \ud800 name', 'The text contains characters that cannot be stored.'],
  ])(
    'says what is wrong with the name %j',
    { tags: ['C349', 'C350', 'C351', 'C352', 'C353', 'C354'] },
    (username, message) => expectRefused(username, {}, message),
  );

  it.each([
    ['sevensy', 'Password must be at least 8 characters long.'],
    ['👍'.repeat(7), 'Password must be at least 8 characters long.'],
    ['p'.repeat(257), 'Password must be no more than 256 characters long.'],
    ['lone \ud800 half', 'The text contains characters that cannot be stored.'],
  ])('says what is wrong with the password %j', { tags: ['C359', 'C360'] }, (password, message) =>
    expectRefused('long enough', { password }, message),
  );

  it.each(['guessed', ''])('refuses the access code %j', { tags: ['C362'] }, (accessCode) =>
    expectRefused('long enough', { accessCode }, 'This access code is not valid. Please check it and try again.'),
  );

  it.each(['username', 'password', 'accessCode'])('needs %s', { tags: ['C459'] }, (field) =>
    expectRefused(
      'long enough',
      { [field]: undefined },
      'Invalid request. Please ensure all fields are correctly filled.',
    ),
  );

  it('takes names of 3 and 30 characters, and passwords of 8 and 256', { tags: ['C350', 'C359', 'C360'] }, async () => {
    const client = server().client();
    await client.call('POST /auth/register', { username: 'abc', password: 'p'.repeat(8), accessCode });
    await client.call('POST /auth/register', { username: '名'.repeat(30), password: '👍'.repeat(256), accessCode });
    await client.call('POST /auth/login', { username: '名'.repeat(30), password: '👍'.repeat(256) });
  });

  it('refuses a name that is taken, however it is written', { tags: ['C460'] }, async () => {
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

describeEachServer('access codes', (server) => {
  const wrong = 'This access code is not valid. Please check it and try again.';
  let made = 0;
  const someName = () => `newcomer ${++made}`;

  async function makeCode(change: { maxUses?: number; code?: string; expiresAt?: string } = {}, by?: ApiClient) {
    const admin = by ?? (await signIn(server(), { userType: 'admin' }));
    return (await admin.call('POST /admin/create-access-code', { maxUses: 1, ...change })).body;
  }
  const register = (username: string, code: string) =>
    server().client().call('POST /auth/register', { username, password, accessCode: code });
  const refused = (username: string, code: string) =>
    server().client().refused('POST /auth/register', { username, password, accessCode: code });
  const usesOf = async (id: string) => (await server().database.client.accessCode.findUnique({ where: { id } }))?.uses;

  it(
    'register as often as they say, whatever their case and the space around them',
    { tags: ['C14', 'C403'] },
    async () => {
      const code = await makeCode({ maxUses: 2, code: 'Spring-École-26' });
      await register(someName(), ' SPRING-ÉCOLE-26 ');
      await register(someName(), 'spring-e\u0301cole-26');
      expect((await refused(someName(), code.code)).body.message).toBe(wrong);
      expect(await usesOf(code.id)).toBe(2);
      await register(someName(), ` ${accessCode.toUpperCase()}\n`);
    },
  );

  it('register as they are copied by hand: without dashes, with spaces, capitals and look-alikes', async () => {
    const inviter = await signIn(server());
    const { code: invite } = (await inviter.call('GET /invite/get')).body;
    const [first = '', ...others] = invite.split('-');
    await register(someName(), invite.replaceAll('-', ''));
    await register(someName(), ` ${[first.toUpperCase(), ...others].join(' ')} `);
    await register(someName(), invite.replaceAll('o', '0').replaceAll('i', '1').replaceAll('-', ' – '));
    expect((await refused(someName(), invite.slice(0, -1))).body.message).toBe(wrong);
    expect((await refused(someName(), '')).body.message).toBe(wrong);
  });

  it('register by the letter where two codes read alike, and not at all where neither was typed', async () => {
    const dashed = await makeCode({ code: 'alike-2-oo' });
    const plain = await makeCode({ code: 'alike2oo' });
    expect((await refused(someName(), 'ALIKE 200')).body.message).toBe(wrong);
    await register(someName(), 'Alike2oo');
    expect([await usesOf(dashed.id), await usesOf(plain.id)]).toEqual([0, 1]);
    await register(someName(), 'alike-2-oo');
    expect(await usesOf(dashed.id)).toBe(1);
  });

  it('let exactly one of 20 in who use a single-use code at once', async () => {
    const { code, id } = await makeCode();
    const before = await server().database.client.user.count();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const response = await server()
          .client()
          .fetch('/auth/register', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ username: someName(), password, accessCode: code }),
          });
        return [response.status, ((await response.json()) as { message: string }).message];
      }),
    );
    expect(answers.filter(([status]) => status === 201)).toHaveLength(1);
    expect(answers.filter(([status, message]) => status === 400 && message === wrong)).toHaveLength(19);
    expect(await usesOf(id)).toBe(1);
    expect(await server().database.client.user.count()).toBe(before + 1);
  });

  it('are not used up by somebody whose name is taken, asked for one by one or at once', async () => {
    const { code, id } = await makeCode({ maxUses: 3 });
    const name = someName();
    await register(name, accessCode);
    expect((await refused(name, code)).status).toBe(409);
    expect(await usesOf(id)).toBe(0);
    const contested = someName();
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const response = await server()
          .client()
          .fetch('/auth/register', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ username: contested, password, accessCode: code }),
          });
        return response.status;
      }),
    );
    expect(statuses.sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await usesOf(id)).toBe(1);
  });

  it('end: by their time, by an admin, and with the account of whoever invited', async () => {
    const admin = await signIn(server(), { userType: 'admin' });
    const expired = await makeCode({ maxUses: 9 }, admin);
    await server().database.client.accessCode.update({
      where: { id: expired.id },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    const withdrawn = await makeCode({ maxUses: 9 }, admin);
    await admin.call('DELETE /admin/access-code/:id', { id: withdrawn.id });
    const inviter = await signIn(server());
    const { code: invite } = (await inviter.call('GET /invite/get')).body;
    await admin.call('POST /admin/disable-user', { userId: inviter.userId, disabled: true });
    for (const code of [expired.code, withdrawn.code, invite]) {
      const answer = await refused(someName(), code);
      expect([answer.status, answer.body.message], code).toEqual([400, wrong]);
    }
    await admin.call('POST /admin/disable-user', { userId: inviter.userId, disabled: false });
    await register(someName(), invite);
    const lasting = await makeCode({ expiresAt: new Date(Date.now() + 60_000).toISOString() }, admin);
    await register(someName(), lasting.code);
  });

  it(
    'are looked at after the fields: a wrong field says so even with a wrong code',
    { tags: ['C352', 'C359'] },
    async () => {
      expect((await refused('ab', 'wrong')).body.message).toBe('Username must be at least 3 characters long.');
      const nul = { username: someName(), password, accessCode: 'nul\u0000' };
      expect((await server().client().refused('POST /auth/register', nul)).body.code).toBe('textNotStorable');
    },
  );

  it('register once when the same request is repeated with its key', async () => {
    const username = someName();
    const send = (name: string) =>
      server()
        .client()
        .fetch('/auth/register', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'register-once' },
          body: JSON.stringify({ username: name, password, accessCode }),
        });
    const answers = [await send(username), await send(username)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await send(someName())).status).toBe(409);
  });
});

describeServer(
  'registering too often',
  (server) => {
    const register = (username: string, code: string) =>
      server().client().refused('POST /auth/register', { username, password, accessCode: code });

    it('with wrong codes from one address has to wait, even with a right one', async () => {
      const inviter = await signIn(server());
      const { code: withdrawn } = (await inviter.call('GET /invite/get')).body;
      const { code } = (await inviter.call('GET /invite/replace')).body;
      const guesses = Array.from({ length: 100 }, (_, at) => `guess ${at}`);
      // One that was a code once is no guess.
      for (const tried of [withdrawn, withdrawn, ...guesses]) {
        expect((await register('never made', tried)).body.code).toBe('accessCodeWrong');
      }
      for (const tried of ['one more', code]) {
        const late = await register('never made', tried);
        expect([late.status, Number(late.headers.get('Retry-After')) > 0]).toEqual([429, true]);
      }

      const released = vi.spyOn(server().database.client.idempotentAnswer, 'deleteMany');
      const keyed = await server()
        .client()
        .fetch('/auth/register', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'beyond-the-limit' },
          body: JSON.stringify({ username: 'never made', password, accessCode: 'guess' }),
        });
      expect(keyed.status).toBe(429);
      expect(released, 'no key was written for it').not.toHaveBeenCalled();
      released.mockRestore();
    });
  },
  { config: { rateLimits: true } },
);

describeServer(
  'registering with a name that is taken',
  (server) => {
    it('again and again does not close the code for anybody else', async () => {
      const fields = { username: 'so popular', password, accessCode };
      await server().client().call('POST /auth/register', fields);
      for (let times = 0; times < 62; times += 1) {
        expect((await server().client().refused('POST /auth/register', fields)).status).toBe(409);
      }
      await server()
        .client()
        .call('POST /auth/register', { ...fields, username: 'somebody new' });
    });
  },
  { config: { rateLimits: true } },
);

describeEachServer('logging in', (server) => {
  it('answers with the identity and sets the refresh cookie', { tags: ['C397', 'C398', 'C254'] }, async () => {
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

  it('lets the cookie end with the browser unless told to remember', async () => {
    const client = await registerAndLogin(server(), 'login two');
    const { headers } = await client.call('POST /auth/login', { username: 'login two', password, rememberMe: false });
    expect(headers.getSetCookie()[0]).not.toMatch(/Max-Age|Expires/u);
  });

  it('says the same of a wrong password and of no account', { tags: ['C452'] }, async () => {
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
  ])('asks for both when it gets %j', { tags: ['C355', 'C356', 'C453'] }, async (input) => {
    const answer = await server().client().refused('POST /auth/login', input);
    expect([answer.status, answer.body.message]).toEqual([400, 'Please provide both username and password.']);
  });

  it('says so when something is broken, and nothing of what', { tags: ['C454'] }, async () => {
    const { userId, username } = await signIn(server());
    await server().database.client.user.update({ where: { id: userId }, data: { passwordHash: 'no hash' } });
    const answer = await server().client().refused('POST /auth/login', { username, password });
    expect([answer.status, answer.body.message]).toEqual([
      500,
      'An unexpected error occurred. Please try again later.',
    ]);
    expect(server().takeErrors()).toHaveLength(1);
  });

  it('ends the session of whoever was signed in in this browser', { tags: ['C257'] }, async () => {
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
