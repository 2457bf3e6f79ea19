import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clientFrame } from '../support/clientFrames';
import { startPageServer } from '../support/pages';
import { openRaw, upgradeRequest } from '../support/rawSocket';
import type { TestServer } from '../support/testServer';

let server: TestServer;
/** What anybody can make the server do: draw a page. */
let pageMs: number;
beforeAll(async () => {
  server = await startPageServer();
  pageMs = (await fastest(get('/login'), 5)).ms;
}, 60_000);
afterAll(async () => {
  await server.close();
  expect(server.takeErrors()).toEqual([]);
});

interface Exchange {
  /** 0 where the server ended the connection without an answer. */
  status: number;
  /** Of the processor, not of the clock: the server runs in this process, and other work on the machine does not count. */
  ms: number;
}

function processorMs(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Sends bytes over a connection of their own, and waits until the server ends it. */
async function exchange(bytes: string): Promise<Exchange> {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (part: Buffer) => (answer += part.toString('latin1')));
  socket.on('error', () => undefined);
  const before = process.cpuUsage();
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  return { status: Number(answer.split(' ')[1] ?? 0), ms: processorMs(before) };
}

const head = (line: string, headers: string) =>
  `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}`;
const get = (path: string, headers = '') => `${head(`GET ${path}`, headers)}\r\n`;
const post = (path: string, type: string, body: string, headers = '') =>
  `${head(`POST ${path}`, headers)}Content-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const form = (path: string) => (body: string) => post(path, 'application/x-www-form-urlencoded', body);
const json = (path: string) => (body: string) => post(path, 'application/json', body);

const filled = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length));
const numbered = (make: (at: number) => string, count: number) =>
  Array.from({ length: count }, (_, at) => make(at)).join('');
const bodyBytes = 64_000;
/** Node takes 16 KB of headers and address. */
const headBytes = 14_000;

/** What is hard to read, and what is easy, of about the same size. */
type Row = [name: string, worst: string, easy: string];

const bodies: Row[] = [
  ['one name again and again', filled('a&', bodyBytes), 'a'.repeat(bodyBytes)],
  ['10,000 fields', numbered((at) => `f${at}&`, 9_500), 'a'.repeat(bodyBytes)],
  ['10,000 fields of one list', filled('morphemeIds&', bodyBytes), 'a'.repeat(bodyBytes)],
  ['names with many parts', filled('a.', bodyBytes), 'a'.repeat(bodyBytes)],
  ['names with many places', filled('[0]', bodyBytes), 'a'.repeat(bodyBytes)],
  ['percent signs', filled('%', bodyBytes), 'a'.repeat(bodyBytes)],
  ['encoded characters', `username=${filled('%E3%81%82', bodyBytes)}`, `username=${'a'.repeat(bodyBytes)}`],
  ['spaces', `username=${filled('+', bodyBytes)}`, `username=${'a'.repeat(bodyBytes)}`],
];
const jsonBodies: Row[] = [
  ['depth', filled('[', bodyBytes / 2) + filled(']', bodyBytes / 2), `"${'a'.repeat(bodyBytes)}"`],
  ['objects in objects', `${filled('{"a":', bodyBytes)}1`, `"${'a'.repeat(bodyBytes)}"`],
  ['10,000 names', `{${numbered((at) => `"f${at}":1,`, 6_000)}"z":1}`, `{"z":"${'a'.repeat(bodyBytes)}"}`],
  ['one name again and again', `{${filled('"username":1,', bodyBytes)}"z":1}`, `{"z":"${'a'.repeat(bodyBytes)}"}`],
  ['escapes', `{"username":"${filled('\\u3042', bodyBytes)}"}`, `{"username":"${'a'.repeat(bodyBytes)}"}`],
  ['digits', `{"username":${'9'.repeat(bodyBytes)}}`, `{"username":"${'a'.repeat(bodyBytes)}"}`],
  ['spaces', `{"username":"${' '.repeat(bodyBytes)}","password":"x"}`, `{"username":"${'a'.repeat(bodyBytes)}"}`],
];
const queries: Row[] = [
  ['one name again and again', filled('a&', headBytes), 'a'.repeat(headBytes)],
  ['thousands of names', numbered((at) => `f${at}&`, 2_300), 'a'.repeat(headBytes)],
  ['names in names', filled('[a]', headBytes), 'a'.repeat(headBytes)],
  ['lists', filled('a[]=&', headBytes), 'a'.repeat(headBytes)],
  ['percent signs', filled('%', headBytes), 'a'.repeat(headBytes)],
  ['spaces', filled('+', headBytes), 'a'.repeat(headBytes)],
];
const headers: Row[] = [
  ['thousands of cookies', `Cookie: ${filled('a=b; ', headBytes)}\r\n`, `Cookie: a=${'b'.repeat(headBytes)}\r\n`],
  [
    'one cookie again and again',
    `Cookie: ${filled('palaver_session=x; ', headBytes)}\r\n`,
    `Cookie: a=${'b'.repeat(headBytes)}\r\n`,
  ],
  ['quotation marks in a cookie', `Cookie: a=${filled('"', headBytes)}\r\n`, `Cookie: a=${'b'.repeat(headBytes)}\r\n`],
  [
    'a long session',
    `Cookie: palaver_session=${filled('%22', headBytes)}\r\n`,
    `Cookie: a=${'b'.repeat(headBytes)}\r\n`,
  ],
  ['thousands of encodings', `Accept-Encoding: ${filled('a;q=0,', headBytes)}\r\n`, `X: ${'b'.repeat(headBytes)}\r\n`],
  ['thousands of types', `Accept: ${filled('a/b;q=0,', headBytes)}\r\n`, `X: ${'b'.repeat(headBytes)}\r\n`],
  [
    'thousands of addresses',
    `X-Forwarded-For: ${filled('1.2.3.4,', headBytes)}\r\n`,
    `X: ${'b'.repeat(headBytes)}\r\n`,
  ],
  ['a long token', `Authorization: Bearer ${filled('a.', headBytes)}\r\n`, `X: ${'b'.repeat(headBytes)}\r\n`],
  ['a thousand headers', numbered((at) => `X-${at}: 1\r\n`, 900), `X: ${'b'.repeat(headBytes)}\r\n`],
];
const paths: Row[] = [
  ['slashes', filled('/', headBytes), `/${'a'.repeat(headBytes)}`],
  ['many parts', filled('/a', headBytes), `/${'a'.repeat(headBytes)}`],
  ['dots', filled('/..', headBytes), `/${'a'.repeat(headBytes)}`],
  ['encoded characters', `/${filled('%2f', headBytes)}`, `/${'a'.repeat(headBytes)}`],
];

const send = (name: string, to: (input: string) => string, rows: Row[]): Row[] =>
  rows.map(([what, worst, easy]) => [`${name}: ${what}`, to(worst), to(easy)]);
const formPages = [
  '/login',
  '/register',
  '/resetPassword?link=x',
  '/logout',
  '/wordBank',
  '/conversation',
  '/settings',
];
const pages = ['/login', '/register', '/home', '/wordBank', '/conversation'];
const calls = ['/api/user/get-preferences', '/api/stream', '/api/nowhere', '/healthz'];

const rows: Row[] = [
  ...formPages.flatMap((path) => send(`a form to ${path}`, form(path), bodies)),
  ...['/api/auth/login', '/api/auth/register', '/api/auth/logout', '/api/message/send-message'].flatMap((path) =>
    send(`JSON to ${path}`, json(path), jsonBodies),
  ),
  ...[...pages, ...calls].flatMap((path) => send(`the query of ${path}`, (query) => get(`${path}?${query}`), queries)),
  ...send('the return address of /login', (query) => get(`/login?redirectTo=${query}`), queries),
  ...[...pages, ...calls].flatMap((path) => send(`headers to ${path}`, (header) => get(path, header), headers)),
  ...send('the list of routes', (query) => get(`/__manifest?${query}`), [
    ['many paths', filled('p=/a&', headBytes), `p=/${'a'.repeat(headBytes)}`],
    ['a path of many parts', `p=${filled('/a', headBytes)}`, `p=/${'a'.repeat(headBytes)}`],
    ...queries,
  ]),
  ...send("a page's data", (query) => get(`/login.data?${query}`), [
    ['many routes', `_routes=${filled('login,', headBytes)}`, `_routes=${'a'.repeat(headBytes)}`],
    ...queries,
  ]),
  ...send('a path', (path) => get(path), paths),
  ...send('a path below /api', (path) => get(`/api${path}`), paths),
  ...send('a path of files', (path) => get(`/assets${path}`), paths),
  ...send('an upgrade', (query) => upgradeRequest(`/elsewhere?${query}`), queries),
];

/** A busy machine makes any one answer late: the fastest of some says what an input costs. */
async function fastest(bytes: string, times: number): Promise<Exchange> {
  let best = await exchange(bytes);
  for (let more = 1; more < times; more += 1) {
    const next = await exchange(bytes);
    if (next.ms < best.ms) best = next;
  }
  return best;
}

describe('the worst that a stranger can send', () => {
  it.each(rows)('%s costs no more than what is as long and easy', async (_name, worst, easy) => {
    const floorMs = Math.max(pageMs, (await exchange(easy)).ms);
    let { status, ms } = await exchange(worst);
    if (ms / floorMs > 20) ({ status, ms } = await fastest(worst, 3));
    expect(ms / floorMs).toBeLessThan(20);
    expect(status).toBeLessThan(500);
  });

  it.each([
    ['10,000 headers', numbered((at) => `X-${at}: 1\r\n`, 10_000)],
    ['10,000 cookies', `Cookie: ${filled('a=b; ', 50_000)}\r\n`],
    ['a header of 1 MB', `X: ${'b'.repeat(1024 * 1024)}\r\n`],
  ])('%s are refused by Node', async (_name, header) => {
    expect([0, 431]).toContain((await exchange(get('/login', header))).status);
  });

  it.each([
    ['/login', 'application/x-www-form-urlencoded'],
    ['/api/auth/login', 'application/json'],
  ])('a body without end to %s ends its connection', async (path, type) => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    socket.on('error', () => undefined);
    const end = new AbortController();
    socket.on('close', () => {
      end.abort();
    });
    socket.on('data', () => {
      end.abort();
    });
    await once(socket, 'connect');
    socket.write(head(`POST ${path}`, `Content-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`));
    const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`;
    let chunks = 0;
    for (; !end.signal.aborted && chunks < 1_000; chunks += 1) {
      socket.write(chunk);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    socket.destroy();
    expect(chunks).toBeLessThan(1_000);
  });
});

it('an address or a host of 14 KB is logged by its beginning', async () => {
  const { log } = server.services;
  const written = [vi.spyOn(log, 'info'), vi.spyOn(log, 'warn')];
  await exchange(get(`/api/${'a'.repeat(headBytes)}`));
  await exchange(`GET /login HTTP/1.1\r\nHost: ${filled('a.', headBytes)}\r\nConnection: close\r\n\r\n`);
  const lines = written.flatMap(({ mock }) => mock.calls.map((line) => JSON.stringify(line)));
  for (const write of written) write.mockRestore();
  expect(lines.join('\n')).toMatch(/notFound[^]*hostNotAllowed[^]*another host/u);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(1_000);
});

describe('requests that are sent over one connection without waiting for answers', () => {
  const keptOpen = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

  it('a thousand end the connection, which would else be kept', async () => {
    const { status } = await exchange(keptOpen('/login').repeat(1_000));
    expect(status).toBe(0);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  });

  it('a few are answered in their order', async () => {
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    let answers = '';
    socket.on('data', (part: Buffer) => (answers += part.toString('latin1')));
    const statuses = () => [...answers.matchAll(/HTTP\/1\.1 (\d+)/gu)].map(([, status]) => status);
    // Twice: requests that have been answered do not count.
    for (const round of [1, 2]) {
      socket.write(['/healthz', '/login', '/api/nowhere', '/healthz'].map(keptOpen).join(''));
      await expect.poll(() => statuses().length, { timeout: 10_000 }).toBe(round * 4);
    }
    expect(statuses()).toEqual(['200', '200', '404', '200', '200', '200', '404', '200']);
    socket.destroy();
  });
});

describe('the worst that a socket can say before it has said who it is', () => {
  const frames: Row[] = [
    ['depth', filled('[', 8_000) + filled(']', 8_000), `"${'a'.repeat(16_000)}"`],
    ['many names', `{${numbered((at) => `"f${at}":1,`, 1_500)}"z":1}`, `"${'a'.repeat(16_000)}"`],
    ['a long token', `{"type":"authenticate","token":"${filled('a.', 16_000)}"}`, `"${'a'.repeat(16_000)}"`],
  ];
  it.each(frames)('%s is refused in no more time than what is as long and easy', async (_name, worst, easy) => {
    const refusedAfter = async (text: string) => {
      const raw = await openRaw(server.origin);
      const before = process.cpuUsage();
      raw.write(clientFrame({ payload: text }));
      await Promise.race([raw.frames.next(() => true), raw.closed]).catch(() => undefined);
      const ms = processorMs(before);
      raw.socket.destroy();
      return ms;
    };
    const floor = Math.min(await refusedAfter(easy), await refusedAfter(easy));
    expect(Math.min(await refusedAfter(worst), await refusedAfter(worst)) / floor).toBeLessThan(20);
  });
});
