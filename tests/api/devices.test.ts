import { expect, it } from 'vitest';
import type { ApiClient } from '../support/apiClient';
import { anotherDevice, describeEachServer, signIn, startTestServer } from '../support/testServer';

const keys = {
  p256dh: Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url'),
  auth: Buffer.alloc(16, 7).toString('base64url'),
};
let made = 0;
const someEndpoint = () => `https://push.services.test.example.com/send/${++made}`;
const subscriptionAt = (endpoint: string) => ({ subscription: { endpoint, expirationTime: null, keys } });

describeEachServer('devices for notifications', (server) => {
  const devicesOf = async ({ userId }: ApiClient) =>
    (await server().database.client.pushDevice.findMany({ where: { userId }, orderBy: { seenAt: 'asc' } })).map(
      ({ kind, address }) => [kind, address],
    );

  it('are a native token or a browser’s subscription', async () => {
    const client = await signIn(server());
    const endpoint = someEndpoint();
    const native = await client.call('POST /notifications/register', { token: 'native:token_1' });
    expect(native.body.message).toBe('Notifications are on for this device.');
    await client.call('POST /notifications/register', subscriptionAt(endpoint));
    await client.call('POST /notifications/register', { subscription: { endpoint: someEndpoint(), keys } });
    await client.call('POST /notifications/register', subscriptionAt(endpoint));
    expect((await devicesOf(client)).sort()).toEqual([
      ['native', 'native:token_1'],
      ['web', expect.any(String)],
      ['web', expect.any(String)],
    ]);
    const stored = await server().database.client.pushDevice.findUniqueOrThrow({ where: { address: endpoint } });
    expect(JSON.parse(stored.keys ?? '')).toEqual(keys);
  });

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['both', { token: 'x', ...subscriptionAt('https://push.example.com/1') }],
    ['a bare endpoint', { endpoint: 'https://push.example.com/1', keys }],
    ['an empty token', { token: '' }],
    ['a blank token', { token: ' ' }],
    ['a token with a NUL', { token: 'a\u0000' }],
    ['a token that is too long', { token: 'x'.repeat(4097) }],
    ['a number', { token: 7 }],
    ['null', { subscription: null }],
    ['no keys', { subscription: { endpoint: 'https://push.example.com/1' } }],
    [
      'keys that are none',
      { subscription: { endpoint: 'https://push.example.com/1', keys: { p256dh: 'x', auth: 'y' } } },
    ],
    ['more than a subscription', { subscription: { endpoint: 'https://push.example.com/1', keys, to: 'me' } }],
    ['plain http', subscriptionAt('http://push.example.com/1')],
    ['a public name of a private address', subscriptionAt('https://inside.example.com/1')],
    ['this machine', subscriptionAt('https://localhost/1')],
    ['this machine by number', subscriptionAt('https://127.0.0.1/1')],
    ['the cloud’s own address', subscriptionAt('https://169.254.169.254/latest')],
    ['an address of IPv6', subscriptionAt('https://[::1]/1')],
    ['a name of our network', subscriptionAt('https://redis/1')],
    ['an internal name', subscriptionAt('https://metadata.google.internal/1')],
    ['another port', subscriptionAt('https://push.example.com:6379/1')],
    ['a password', subscriptionAt('https://user:secret@push.example.com/1')],
    ['an endpoint that is too long', subscriptionAt(`https://push.example.com/${'x'.repeat(2048)}`)],
  ])('are not %s', async (_name, input) => {
    const client = await signIn(server());
    const answer = await client.refused('POST /notifications/register', input);
    expect([answer.status, answer.body.code]).toEqual([400, 'invalidRequest']);
    expect(await devicesOf(client)).toEqual([]);
  });

  it('belong to whoever registered them last', async () => {
    const [first, second] = [await signIn(server()), await signIn(server())];
    const endpoint = someEndpoint();
    await first.call('POST /notifications/register', subscriptionAt(endpoint));
    await second.call('POST /notifications/register', subscriptionAt(endpoint));
    expect(await devicesOf(first)).toEqual([]);
    expect(await devicesOf(second)).toEqual([['web', endpoint]]);
  });

  it('are registered once by many who do it at once', async () => {
    const [client, other] = [await signIn(server()), await signIn(server())];
    const registration = subscriptionAt(someEndpoint());
    await Promise.all(
      [client, other, client, other, client].map((each) => each.call('POST /notifications/register', registration)),
    );
    expect([...(await devicesOf(client)), ...(await devicesOf(other))]).toHaveLength(1);
  });

  it('go with a logout, those of this learner alone', async () => {
    const [client, other] = [await signIn(server()), await signIn(server())];
    const [mine, theirs] = [someEndpoint(), someEndpoint()];
    await client.call('POST /notifications/register', subscriptionAt(mine));
    await client.call('POST /notifications/register', { token: 'native:token_2' });
    await other.call('POST /notifications/register', subscriptionAt(theirs));
    const [second, third] = [await anotherDevice(server(), client), await anotherDevice(server(), client)];
    await client.call('POST /auth/logout', { pushSubscription: { endpoint: theirs, keys } });
    expect(await devicesOf(other)).toEqual([['web', theirs]]);
    expect(await devicesOf(client)).toHaveLength(2);
    await second.call('POST /auth/logout', { pushSubscription: { endpoint: mine, expirationTime: null, keys } });
    expect(await devicesOf(client)).toEqual([['native', 'native:token_2']]);
    // By the cookie alone, as a browser whose access token has just expired.
    third.accessToken = null;
    await third.call('POST /auth/logout', { pushSubscription: 'native:token_2' });
    expect(await devicesOf(client)).toEqual([]);
  });

  it.each([null, 7, '', '\u0000', '\ud800', [], {}, { endpoint: 7 }, { endpoint: { $ne: '' } }, 'x'.repeat(60_000)])(
    'that make no sense keep nobody from logging out: %j',
    { tags: ['C400', 'C474'] },
    async (pushSubscription) => {
      const client = await signIn(server());
      await client.call('POST /notifications/register', { token: `kept:${client.userId}` });
      await client.call('POST /auth/logout', { pushSubscription });
      expect((await client.refused('GET /user/get-preferences')).status).toBe(401);
      expect(await devicesOf(client)).toHaveLength(1);
    },
  );

  it('are at most 20 for a learner: the ones not seen for longest go', async () => {
    const client = await signIn(server());
    for (let index = 0; index < 23; index += 1) {
      await client.call('POST /notifications/register', { token: `device:${client.userId}:${index}` });
    }
    const addresses = (await devicesOf(client)).map(([, address]) => address);
    const expected = Array.from({ length: 20 }, (_, index) => `device:${client.userId}:${index + 3}`);
    expect([...addresses].sort()).toEqual([...expected].sort());
  });

  it('are nothing for guests', async () => {
    for (const name of ['POST /notifications/register', 'GET /notifications/key'] as const) {
      expect((await server().client().refused(name, { token: 'x' })).status).toBe(401);
    }
  });

  it('have no key where no notifications are sent', async () => {
    expect((await (await signIn(server())).call('GET /notifications/key')).body).toEqual({ key: null });
  });
});

it('browsers are told the key to subscribe with, never the private one', async () => {
  const vapid = { publicKey: 'the public key', privateKey: 'the private key' };
  const push = { vapid, vapidSubject: 'mailto:palaver@example.org', fcm: null };
  const server = await startTestServer({ provider: 'sqlite', config: { push } });
  expect((await (await signIn(server)).call('GET /notifications/key')).body).toEqual({ key: 'the public key' });
  await server.close();
});
