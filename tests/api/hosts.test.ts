import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPageServer } from '../support/pages';
import { connectRaw, upgradeRequest } from '../support/rawSocket';
import type { TestServer } from '../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startPageServer({ allowedHosts: ['palaver.example.org'], trustProxy: 1 });
}, 60_000);
afterAll(() => server.close());

/** The answer to a request of which every byte is one's own. */
async function ask(path: string, headers: string): Promise<{ status: number; body: string }> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
  const answer = await text(socket);
  return { status: Number(answer.split(' ')[1]), body: answer.slice(answer.indexOf('\r\n\r\n') + 4) };
}

describe.each(['/login', '/api/user/get-preferences', '/assets/x.js'])('a request for %s', (path) => {
  it.each(['evil.example', '127.0.0.1.nip.io'])('to the host %s is refused', async (host) => {
    const { status, body } = await ask(path, `Host: ${host}\r\n`);
    expect([status, body]).toEqual([403, expect.stringContaining('hostNotAllowed')]);
  });

  it('to another host is refused whatever it says that a proxy was asked for', async () => {
    expect((await ask(path, 'Host: evil.example\r\nX-Forwarded-Host: localhost\r\n')).status).toBe(403);
    expect((await ask(path, 'Host: localhost\r\nX-Forwarded-Host: evil.example\r\n')).status).toBe(403);
  });

  it.each(['a b', 'user@localhost', '['])('to the host %j is refused as no request', async (host) => {
    const { status, body } = await ask(path, `Host: ${host}\r\n`);
    expect([status, body]).toEqual([400, expect.stringContaining('invalidRequest')]);
  });

  it.each(['palaver.example.org', 'localhost', 'school.local'])('to the host %s is answered', async (host) => {
    expect([200, 401, 404]).toContain((await ask(path, `Host: ${host}\r\n`)).status);
  });
});

it('a health check is answered whatever its host', async () => {
  expect((await ask('/healthz', 'Host: 10-0-0-7.pods.example\r\n')).status).toBe(200);
});

it('a socket to another host is refused', async () => {
  const raw = connectRaw(server.origin);
  raw.write(upgradeRequest('/ws', { Host: 'evil.example' }));
  expect(await raw.status).not.toContain('101');
  raw.socket.destroy();
});

it('the log says once which host was refused and what to do, and nothing is logged as an error', () => {
  const said = server.logged.filter(({ msg }) => msg.includes('ALLOWED_HOSTS'));
  expect(said).toMatchObject([{ host: 'evil.example' }]);
  expect(server.takeErrors()).toEqual([]);
});

it.each(['/login?_data=', '/login?_data=routes%2Flogin', '/?x=1&_data', 'http://localhost/login', '*'])(
  'an address such as %s is refused, and is no error of the server',
  async (path) => {
    const { status, body } = await ask(path, 'Host: localhost\r\n');
    expect([status, body]).toEqual([400, expect.stringContaining('invalidRequest')]);
    expect(server.takeErrors()).toEqual([]);
  },
);

it.each([
  '//',
  '//[',
  '/%E0%A4%A',
  '/%',
  '/login?%E0%A4%A',
  '/\\x',
  '/a//b',
  '/..%2f..%2fetc/passwd',
  `/${'a'.repeat(8000)}`,
])('a page at %s is answered, and is no error of the server', async (path) => {
  expect((await ask(path, 'Host: localhost\r\n')).status).toBeLessThan(500);
  expect(server.takeErrors()).toEqual([]);
});
