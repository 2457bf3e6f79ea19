import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clientFrame, clientMessage, opcodes } from '../../tests/support/clientFrames';
import { createManualClock, type ManualClock, settle } from '../../tests/support/manualClock';
import { connectRaw, openRaw, upgradeRequest } from '../../tests/support/rawSocket';
import { openSocket } from '../../tests/support/socketClient';
import type { Caller } from '../accounts/caller';
import type { Carrier, Connection } from './connection';
import type { Connections } from './connections';
import { createSocketServer, type SocketServer } from './socket';

const nobody: Caller = { userId: 'u', sessionId: 's', username: 'n', userType: 'learner' };

/** Only what the socket itself does: connections are stood in for. */
let sockets: SocketServer;
let clock: ManualClock;
let origin: string;
let close: () => Promise<void>;
let logged: string[];
/** The server's ends of the connections, oldest first. */
let ends: Socket[];
const connection = {
  joined: Promise.resolve([undefined, undefined]),
  send: vi.fn<(frame: object) => void>(),
  subscribe: vi.fn<() => Promise<void>>(),
  unsubscribe: vi.fn<() => void>(),
  dispose: vi.fn<() => void>(),
};
const open = vi.fn<(caller: Caller, carrier: Carrier) => Connection>();
const fromAccessToken = vi.fn<(token: string) => Promise<Caller | null>>();
const fromTicket = vi.fn<(token: string) => Promise<Caller | null>>();

beforeEach(async () => {
  clock = createManualClock();
  logged = [];
  ends = [];
  connection.send.mockReset();
  connection.subscribe.mockReset().mockResolvedValue();
  connection.unsubscribe.mockReset();
  connection.dispose.mockReset();
  open.mockReset().mockImplementation((_caller, carrier) => {
    connection.send.mockImplementation((frame) => {
      carrier.send(JSON.stringify(frame));
    });
    return { ...connection, close: carrier.close } as unknown as Connection;
  });
  fromAccessToken.mockReset().mockResolvedValue(nobody);
  fromTicket.mockReset().mockResolvedValue(nobody);
  sockets = createSocketServer({
    connections: { open } as unknown as Connections,
    clock,
    log: pino(
      { level: 'error', base: null },
      { write: (line) => logged.push((JSON.parse(line) as { msg: string }).msg) },
    ),
    fromAccessToken,
    fromTicket,
    isAllowedOrigin: ({ headers }) => headers.origin === undefined,
  });
  const server = createServer().listen(0, '127.0.0.1');
  server.on('connection', (end) => ends.push(end));
  server.on('upgrade', sockets.upgrade);
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = async () => {
    sockets.close();
    server.close();
    await Promise.all(ends.map(closing));
    await settle();
    // Nothing is left behind, whatever happened.
    expect(clock.pendingCount()).toBe(0);
  };
});
afterEach(async () => {
  await close();
});

const address = () => `${origin.replace('http', 'ws')}/ws`;
const failed = { code: 1008, reason: 'Authentication failed' };
const tryAgain = { code: 1013, reason: 'Please try again' };

async function closing(end: Socket | undefined): Promise<void> {
  if (end && !end.closed) await once(end, 'close');
}

/** The client has read all that was sent so far, and the server all of the client's. */
async function exchange(): Promise<void> {
  const other = await openSocket(address());
  other.send({ type: 'ping' });
  await other.next(({ type }) => type === 'pong');
  await other.close();
}

it('lets go of a client that it refused and that keeps its half of the connection', async () => {
  const raw = connectRaw(origin);
  raw.write(upgradeRequest('/ws', { Origin: 'https://elsewhere.example' }));
  await raw.gone;
  await closing(ends[0]);
  raw.socket.destroy();
});

it.each(['refused', 'let in'])('survives clients that hang up while being %s', async (fate) => {
  const headers: Record<string, string> = fate === 'refused' ? { Origin: 'https://elsewhere.example' } : {};
  for (let round = 0; round < 20; round += 1) {
    const raw = connectRaw(origin);
    raw.socket.write(upgradeRequest('/ws', headers), () => {
      if (round % 2 === 0) raw.socket.resetAndDestroy();
      else raw.socket.end();
    });
    await raw.gone;
    raw.socket.destroy();
  }
  await exchange();
});

it.each(['the client has gone', 'its time is over'])('opens nothing for a token read after %s', async (event) => {
  let answer: (caller: Caller) => void = () => undefined;
  fromAccessToken.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const client = await openSocket(address());
  client.send({ type: 'authenticate', token: 'slow' });
  await exchange();
  if (event === 'the client has gone') {
    client.socket.terminate();
    await closing(ends[0]);
  } else {
    await clock.advance(10_000);
    // The client was in time: its token is not what is wrong.
    expect(await client.closed).toEqual({ code: 1013, reason: 'Please try again' });
  }
  answer(nobody);
  await settle();
  expect(open).not.toHaveBeenCalled();
});

it.each([
  ['the token cannot be read', () => fromAccessToken.mockRejectedValue(new Error('no database'))],
  ['reading the token throws', () => fromAccessToken.mockImplementation(() => raise())],
  ['the connection cannot be opened', () => open.mockImplementation(() => raise())],
  ['subscribing fails', () => connection.subscribe.mockRejectedValue(new Error('no bus'))],
  ['subscribing throws', () => connection.subscribe.mockImplementation(() => raise())],
  ['unsubscribing throws', () => connection.unsubscribe.mockImplementation(() => raise())],
])('asks to come back when %s, and lives', async (_, breakIt) => {
  breakIt();
  const client = await openSocket(address());
  client.send({ type: 'authenticate', token: 'any' });
  await Promise.race([client.closed, client.next(({ type }) => type === 'authenticated').catch(() => null)]);
  client.send({ type: 'subscribe', conversationId: 'c' });
  client.send({ type: 'unsubscribe' });
  expect(await client.closed).toEqual(tryAgain);
  expect(logged).toEqual(['a frame could not be handled']);
  await exchange();
});

it('asks to come back when the ticket cannot be read', async () => {
  fromTicket.mockImplementation(() => raise());
  const client = await openSocket(`${address()}?token=any`);
  expect(await client.closed).toEqual(tryAgain);
  expect(logged).toEqual(['a frame could not be handled']);
});

function raise(): never {
  throw new Error('broken');
}

it('ends a client that does not answer a close frame after 2 s', async () => {
  fromAccessToken.mockResolvedValue(null);
  const raw = await openRaw(origin);
  raw.write(clientMessage({ type: 'authenticate', token: 'wrong' }));
  expect(await raw.closed).toEqual(failed);
  raw.write(clientMessage({ type: 'ping' }));
  await exchange();
  await clock.advance(1_999);
  expect(ends[0]?.destroyed).toBe(false);
  await clock.advance(1);
  expect(ends[0]?.destroyed).toBe(true);
  await raw.gone;
  raw.socket.destroy();
  expect(raw.frames.all.map(({ type }) => type)).toEqual(['hello']);
});

it('handles nothing more of a client that was told to go', async () => {
  const raw = await openRaw(origin, 'any');
  open.mock.lastCall?.[1].close({ code: 1013, reason: 'Too slow' });
  await raw.closed;
  raw.write(clientMessage({ type: 'subscribe', conversationId: 'c' }));
  await exchange();
  expect(connection.subscribe).not.toHaveBeenCalled();
  raw.socket.destroy();
});

it('lets the connection go at once when a frame cannot be read, and the client after 2 s', async () => {
  const raw = await openRaw(origin, 'any');
  raw.write(clientFrame({ opcode: opcodes.reserved }));
  expect(await raw.closed).toEqual({ code: 1002, reason: '' });
  await exchange();
  expect(connection.dispose).toHaveBeenCalledOnce();
  expect(ends[0]?.closed).toBe(false);
  await clock.advance(2_000);
  await closing(ends[0]);
  raw.socket.destroy();
});

it('does not collect a frame that comes byte by byte', async () => {
  const raw = await openRaw(origin);
  raw.socket.setNoDelay();
  const before = ends[0]?.bytesRead ?? 0;
  let notice: Awaited<typeof raw.closed> | undefined;
  void raw.closed.then((closed) => (notice = closed));
  const bytes = clientFrame({ payload: 'x'.repeat(2_000) });
  for (let sent = 0; sent < 1_100 && !notice; sent += 1) {
    raw.write(bytes.subarray(sent, sent + 1));
    // Each byte is read by itself.
    while ((ends[0]?.bytesRead ?? 0) - before <= sent) await settle();
  }
  expect(await raw.closed).toEqual({ code: 1008, reason: '' });
  raw.socket.destroy();
});

it('neither handles nor reads what a client sends beyond the limit of frames', async () => {
  const raw = await openRaw(origin, 'any');
  const subscribe = clientMessage({ type: 'subscribe', conversationId: 'c' });
  raw.write(Buffer.concat(Array.from({ length: 1_000 }, () => subscribe)));
  expect(await raw.closed).toEqual({ code: 1008, reason: 'Rate limit exceeded' });
  // More than the system takes in for a program that does not read.
  raw.write(Buffer.alloc(64 * 1024 * 1024));
  await exchange();
  const read = ends[0]?.bytesRead;
  await exchange();
  expect(ends[0]?.bytesRead).toBe(read);
  expect(raw.socket.writableLength).toBeGreaterThan(0);
  // One more was the token.
  expect(connection.subscribe).toHaveBeenCalledTimes(119);
  await clock.advance(2_000);
  await raw.gone;
  raw.socket.destroy();
});

it.each([
  ['ping', clientFrame({ opcode: opcodes.ping })],
  ['pong', clientFrame({ opcode: opcodes.pong })],
])('counts every %s as a frame', async (_, frame) => {
  const raw = await openRaw(origin, 'any');
  for (let count = 0; count < 119; count += 1) {
    raw.write(frame);
    // ws hangs up on whoever asks more often than it gets to answer.
    if (count % 30 === 0) await exchange();
  }
  await exchange();
  expect(ends[0]?.destroyed).toBe(false);
  raw.write(frame);
  expect(await raw.closed).toEqual({ code: 1008, reason: 'Rate limit exceeded' });
  raw.socket.destroy();
});
