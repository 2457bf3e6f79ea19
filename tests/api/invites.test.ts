import { expect, it } from 'vitest';
import { describeEachServer, describeServer, password, signIn } from '../support/testServer';

describeEachServer('invites', (server) => {
  let made = 0;
  const register = (code: string) =>
    server()
      .client()
      .fetch('/auth/register', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: `invited ${++made}`, password, accessCode: code }),
      });

  it('are codes that can be read out, one a learner, the same each time', { tags: ['C422'] }, async () => {
    const [client, other] = await Promise.all([signIn(server()), signIn(server())]);
    const { code } = (await client.call('GET /invite/get')).body;
    expect(code).toMatch(/^([bdfghjklmnprstvwyz][aeiou]){2}(-([bdfghjklmnprstvwyz][aeiou]){2}){2}$/u);
    expect((await client.call('GET /invite/get')).body.code).toBe(code);
    expect((await other.call('GET /invite/get')).body.code).not.toBe(code);
  });

  it('register ten friends; then there is another', { tags: ['C14'] }, async () => {
    const client = await signIn(server());
    const { code } = (await client.call('GET /invite/get')).body;
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await register(code.toUpperCase())).status),
    );
    expect(statuses.sort()).toEqual([...Array.from({ length: 10 }, () => 201), 400, 400]);
    const { code: next } = (await client.call('GET /invite/get')).body;
    expect(next).not.toBe(code);
    expect((await register(next)).status).toBe(201);
    expect((await register(code)).status).toBe(400);
  });

  it('are one for a learner who asks in several tabs at once', async () => {
    const client = await signIn(server());
    const codes = await Promise.all(
      Array.from({ length: 8 }, async () => (await client.call('GET /invite/get')).body.code),
    );
    expect(new Set(codes).size).toBe(1);
    expect(await server().database.client.accessCode.count({ where: { issuerId: client.userId } })).toBe(1);
  });

  it('can be replaced; nobody registers with the one before any more', { tags: ['C242', 'C423'] }, async () => {
    const client = await signIn(server());
    const { code } = (await client.call('GET /invite/get')).body;
    const { code: next } = (await client.call('GET /invite/replace')).body;
    expect(next).not.toBe(code);
    expect((await client.call('GET /invite/get')).body.code).toBe(next);
    expect((await register(code)).status).toBe(400);
    expect((await register(next)).status).toBe(201);
  });

  it('are replaced by whoever asks first, and once by two clicks at once', async () => {
    const client = await signIn(server());
    const first = (await client.call('GET /invite/replace')).body.code;
    const both = await Promise.all([client.call('GET /invite/replace'), client.call('GET /invite/replace')]);
    const current = (await client.call('GET /invite/get')).body.code;
    expect(current).not.toBe(first);
    expect(both.map(({ body }) => body.code)).toContain(current);
    const open = { issuerId: client.userId, revokedAt: null };
    expect(await server().database.client.accessCode.count({ where: open })).toBe(1);
  });

  it('are not replaced by a look ahead, HEAD, another site, or a cookie alone', async () => {
    const client = await signIn(server());
    const { code } = (await client.call('GET /invite/get')).body;
    const attempts: [RequestInit, number][] = [
      [{ headers: { 'Sec-Purpose': 'prefetch;prerender' } }, 403],
      [{ headers: { Purpose: 'prefetch' } }, 403],
      [{ method: 'HEAD' }, 403],
      [{ headers: { Origin: 'https://elsewhere.example' } }, 403],
      [{ headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403],
      [{ headers: { Authorization: '' } }, 401],
    ];
    for (const [init, status] of attempts) {
      expect((await client.fetch('/invite/replace', init)).status, JSON.stringify(init)).toBe(status);
    }
    expect((await client.call('GET /invite/get')).body.code).toBe(code);
  });

  it('are not made by a look ahead, HEAD, another site, or an admin who looks', async () => {
    const admin = await signIn(server(), { userType: 'admin' });
    const attempts: [RequestInit, string][] = [
      [{ headers: { 'Sec-Purpose': 'prefetch;prerender' } }, ''],
      [{ method: 'HEAD' }, ''],
      [{ headers: { 'Sec-Fetch-Site': 'cross-site' } }, ''],
      [{}, '?viewer=1'],
    ];
    for (const [init, query] of attempts) {
      expect((await admin.fetch(`/invite/get${query}`, init)).status, JSON.stringify([init, query])).toBe(403);
    }
    expect(await server().database.client.accessCode.count({ where: { issuerId: admin.userId } })).toBe(0);
  });

  it('are nothing for guests', async () => {
    for (const name of ['GET /invite/get', 'GET /invite/replace'] as const) {
      expect((await server().client().refused(name)).status).toBe(401);
    }
  });
});

describeServer(
  'replacing invites too often',
  (server) => {
    it('has to wait: 30 an hour', async () => {
      const client = await signIn(server());
      for (let times = 0; times < 30; times += 1) await client.call('GET /invite/replace');
      const late = await client.refused('GET /invite/replace');
      expect([late.status, Number(late.headers.get('Retry-After')) > 60]).toEqual([429, true]);
      await (await signIn(server())).call('GET /invite/replace');
    });
  },
  { config: { rateLimits: true } },
);
