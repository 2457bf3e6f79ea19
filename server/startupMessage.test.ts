import { describe, expect, it } from 'vitest';
import { startupMessage } from './startupMessage';

const config = { port: 3000, host: '127.0.0.1', publicUrl: null, accessCode: 'plum-river-stone', admin: null };
const lan = ['192.168.1.7'];

describe('startupMessage', () => {
  it('tells address, access code, admin and phone in plain lines', () => {
    expect(startupMessage(config, lan, false)).toBe(`
  Palaver is ready at http://localhost:3000

  Register with the access code  plum-river-stone
  Make an admin                  set ADMIN_USERNAME and ADMIN_PASSWORD in .env, then start again
  On a phone in this network     run HOST=0.0.0.0 npm start, then open http://192.168.1.7:3000
  Stop                           Ctrl-C

`);
  });

  it('gives the address for a phone once the network may come in', () => {
    const message = startupMessage({ ...config, host: '0.0.0.0' }, lan, false);
    expect(message).toContain('http://localhost:3000');
    expect(message).toContain('On a phone in this network     http://192.168.1.7:3000\n');
  });

  it('works without a network', () => {
    expect(startupMessage(config, [], false)).toContain("then open this machine's address");
  });

  it('prints the public address, and the admin instead of how to make one', () => {
    const admin = { username: 'Maria', password: 's3cret-s3cret' };
    const message = startupMessage(
      { ...config, host: '0.0.0.0', publicUrl: 'https://palaver.example.org', admin },
      lan,
      false,
    );
    expect(message).toContain('ready at https://palaver.example.org\n');
    expect(message).toContain('Maria');
    expect(message).not.toMatch(/ADMIN_|s3cret|192\.168/);
  });

  it('puts an IPv6 host in brackets', () => {
    expect(startupMessage({ ...config, host: 'fe80::1' }, lan, false)).toContain('http://[fe80::1]:3000');
  });

  it('has the same words in a terminal', () => {
    const escapes = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');
    const pretty = startupMessage(config, lan, true);
    expect(pretty).not.toBe(startupMessage(config, lan, false));
    expect(pretty.replace(escapes, '')).toBe(startupMessage(config, lan, false));
  });
});
