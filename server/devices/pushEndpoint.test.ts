import { describe, expect, it } from 'vitest';
import { arePushKeys, findPublicAddresses, isPushEndpoint } from './pushEndpoint';

describe('isPushEndpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGk',
    'https://wns2-par02p.notify.windows.com/w/?token=BQ%3d',
    'https://push.example.org:443/x',
  ])('takes %s', (address) => {
    expect(isPushEndpoint(address)).toBe(true);
  });

  it.each([
    '',
    'nonsense',
    'http://fcm.googleapis.com/x',
    'ftp://fcm.googleapis.com/x',
    'javascript:alert(1)',
    'https://user:secret@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://localhost/x',
    'https://localhost./x',
    'https://LOCALHOST/x',
    'https://a.localhost/x',
    'https://router/x',
    'https://printer.local/x',
    'https://metadata.google.internal/x',
    'https://metadata.google.internal./x',
    'https://db.corp/x',
    'https://nas.home.arpa/x',
    'https://127.0.0.1/x',
    'https://127.1/x',
    'https://2130706433/x',
    'https://0x7f.0.0.1/x',
    'https://0177.0.0.1/x',
    'https://１２７.0.0.1/x',
    'https://10.0.0.8/x',
    'https://169.254.169.254/latest/meta-data',
    'https://8.8.8.8/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://[2001:db8::1]/x',
    'https://1.0.0.127.in-addr.arpa/x',
  ])('refuses %j', (address) => {
    expect(isPushEndpoint(address)).toBe(false);
  });
});

describe('findPublicAddresses', () => {
  const leadingTo = (...addresses: string[]) =>
    findPublicAddresses('https://push.example.org/x', (host) =>
      Promise.resolve(host === 'push.example.org' ? addresses : []),
    );

  it('gives the addresses of a public name', async () => {
    expect(await leadingTo('142.250.1.1', '2a00:1450::1')).toEqual(['142.250.1.1', '2a00:1450::1']);
  });

  it.each([
    ...['127.0.0.1', '10.0.0.8', '192.168.1.1', '172.16.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
    ...['::1', '::', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::'],
  ])('gives none where one of them is %s', async (address) => {
    expect(await leadingTo(address)).toBeNull();
    expect(await leadingTo('142.250.1.1', address)).toBeNull();
  });

  it('gives none where the name leads nowhere', async () => {
    expect(await leadingTo()).toBeNull();
  });
});

describe('arePushKeys', () => {
  const p256dh = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url');
  const auth = Buffer.alloc(16, 7).toString('base64url');

  it('takes a point and a secret, padded or not', () => {
    expect(arePushKeys({ p256dh, auth })).toBe(true);
    expect(arePushKeys({ p256dh: `${p256dh}=`, auth: `${auth}==` })).toBe(true);
  });

  it.each([
    { p256dh, auth: '' },
    { p256dh: '', auth },
    { p256dh: auth, auth: p256dh },
    { p256dh: Buffer.alloc(65, 2).toString('base64url'), auth },
    { p256dh, auth: `${auth}AA` },
    { p256dh: `${p256dh} `, auth },
  ])('refuses %j', (keys) => {
    expect(arePushKeys(keys)).toBe(false);
  });
});
