import { expect, it } from 'vitest';
import { isAllowedHost } from './allowedHosts';

const config = { host: '0.0.0.0', publicUrl: 'https://palaver.example.org', allowedHosts: ['www.example.net'] };

it.each([
  ...['localhost', 'localhost:3000', 'LOCALHOST', 'app.localhost:1', '127.0.0.1:3000', '192.168.1.7:3000', '8.8.8.8'],
  ...['[::1]', '[::1]:3000', '[fe80::1]:3000', 'raspberrypi:3000', 'school.local:3000', 'nas.lan', 'box.home.arpa'],
  ...['palaver.example.org', 'PALAVER.example.org:443', 'palaver.example.org.', 'www.example.net:8080'],
])('answers to %s', (host) => {
  expect(isAllowedHost(host, config)).toBe(true);
});

it.each([
  ...['evil.example', 'evil.example:3000', 'example.org', 'x.palaver.example.org', 'palaver.example.org.evil.example'],
  ...['localhost.evil.example', '127.0.0.1.nip.io:3000', 'local.evil.example', 'evillocalhost.example'],
])('does not answer to %s', (host) => {
  expect(isAllowedHost(host, config)).toBe(false);
});

it.each([undefined, '', 'a b', 'user@localhost', 'localhost/x', 'localhost:port', '[::1', 'a,b', 'é.local'])(
  'takes %j for no host',
  (host) => {
    expect(isAllowedHost(host, config)).toBeNull();
  },
);

it('knows only names of the local network where no name is configured', () => {
  const none = { host: '127.0.0.1', publicUrl: null, allowedHosts: [] };
  expect([isAllowedHost('localhost', none), isAllowedHost('palaver.example.org', none)]).toEqual([true, false]);
});
