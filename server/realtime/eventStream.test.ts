import express from 'express';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createManualClock, type ManualClock, settle } from '../../tests/support/manualClock';
import type { Caller } from '../accounts/caller';
import type { Carrier, Connection } from './connection';
import type { Connections } from './connections';
import { openEventStream } from './eventStream';

const nobody: Caller = { userId: 'u', sessionId: 's', username: 'n', userType: 'learner' };
const tooSlow = { code: 1013, reason: 'Too slow' };

let server: Server;
let clock: ManualClock;
let carriers: Carrier[];
let refused: unknown[];
/** Each test's own: what another left open may close late. */
let dispose: ReturnType<typeof vi.fn<() => void>>;
const open = vi.fn<(caller: Caller, carrier: Carrier) => Connection>();
/** What happens between a request and its stream. */
let before: () => Promise<void>;
/** Ends the answer of `/file`, all of whose bytes have been sent. */
let endFile: () => void;

beforeEach(async () => {
  clock = createManualClock();
  carriers = [];
  refused = [];
  before = () => Promise.resolve();
  dispose = vi.fn();
  const own = dispose;
  open.mockReset().mockImplementation((_caller, carrier) => {
    carriers.push(carrier);
    const send = (frame: object) => {
      carrier.send(JSON.stringify(frame));
    };
    return { joined: Promise.resolve(), send, dispose: own } as unknown as Connection;
  });
  const app = express();
  app.get('/', (_request, response) => {
    before()
      .then(() => {
        const stream = { caller: nobody, conversationId: null, since: null };
        return openEventStream(response, stream, { connections: { open } as unknown as Connections, clock });
      })
      .catch((error: unknown) => {
        refused.push(error);
        response.status(400).end();
      });
  });
  app.get('/file', (_request, response) => {
    response.set('Content-Length', '4').write('file');
    endFile = () => response.end();
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const requestFor = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

function ask(requests = 1, path = '/') {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(requestFor(path).repeat(requests));
  return socket;
}

/** A stream that was asked for by a client which has all of a file, before the server knows that the file has ended. */
async function streamBehindFile() {
  const asked = vi.fn(() => Promise.resolve());
  before = asked;
  const socket = ask(1, '/file');
  let text = '';
  socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
  await until(() => text.endsWith('file'));
  socket.write(requestFor('/'));
  await until(() => asked.mock.calls.length === 1);
  await settle();
  return { socket, text: () => text };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 1));
}

/** An open stream whose client has stopped reading, and with it its network. */
async function stuckStream() {
  const socket = ask();
  await once(socket, 'data');
  socket.pause();
  const [carrier] = carriers;
  if (!carrier) throw new Error('no stream was opened');
  while (carrier.bufferedBytes() === 0) {
    carrier.send('x'.repeat(1024 * 1024));
    await settle();
  }
  return { socket, carrier };
}

describe('openEventStream', () => {
  it('opens nothing for a client that went while its token was read', async () => {
    let goOn: () => void = () => undefined;
    before = vi.fn(() => new Promise<void>((resolve) => (goOn = resolve)));
    const gone = once(server, 'connection').then(([socket]) => once(socket as Socket, 'close'));
    const socket = ask();
    await until(() => vi.mocked(before).mock.calls.length === 1);
    socket.destroy();
    await gone;
    goOn();
    await settle();
    expect(open).not.toHaveBeenCalled();
    expect(refused).toEqual([]);
    expect(clock.pendingCount()).toBe(0);
  });

  it('waits for the end of the former answer on its connection, whose bytes the client has', async () => {
    const { socket, text } = await streamBehindFile();
    expect(open).not.toHaveBeenCalled();
    endFile();
    await until(() => text().includes('authenticated'));
    expect(refused).toEqual([]);
    socket.destroy();
    await until(() => dispose.mock.calls.length === 1);
    expect(clock.pendingCount()).toBe(0);
  });

  it('opens nothing for a client that went while the former answer was ending, and leaves no timer', async () => {
    const { socket } = await streamBehindFile();
    socket.destroy();
    await until(() => clock.pendingCount() === 0);
    endFile();
    await settle();
    expect(open).not.toHaveBeenCalled();
    expect(refused).toEqual([]);
  });

  it('opens one stream alone on a connection, as what stands behind it would never be read nor end', async () => {
    const socket = ask(3);
    await until(() => clock.pendingCount() === 3);
    await clock.advance(5_000);
    await until(() => refused.length === 2);
    expect(open).toHaveBeenCalledOnce();
    expect(refused.map((error) => (error as { code: string }).code)).toEqual(['invalidRequest', 'invalidRequest']);
    socket.destroy();
    await until(() => dispose.mock.calls.length === 1);
    expect(clock.pendingCount()).toBe(0);
  });

  it('says each 15 s that it is alive, and adds nothing for a client that does not read', async () => {
    const reading = ask();
    let text = '';
    reading.on('data', (bytes: Buffer) => (text += bytes.toString()));
    await until(() => text.includes('authenticated'));
    await clock.advance(15_000);
    await until(() => text.includes('\n:\n\n'));
    reading.destroy();
    await until(() => dispose.mock.calls.length === 1);
    carriers.length = 0;

    const { socket, carrier } = await stuckStream();
    const waiting = carrier.bufferedBytes();
    await clock.advance(10 * 60_000);
    expect(carrier.bufferedBytes()).toBe(waiting);
    socket.destroy();
  });

  it('lets go of a closed stream that its client does not read', async () => {
    const { socket, carrier } = await stuckStream();
    const gone = once(socket, 'close');
    carrier.close(tooSlow);
    await clock.advance(4_999);
    expect(dispose).not.toHaveBeenCalled();
    await clock.advance(1);
    await until(() => dispose.mock.calls.length === 1);
    socket.resume();
    await gone;
    expect(clock.pendingCount()).toBe(0);
  });

  it('ends well when its connection is closed while it opens, and leaves no timer', async () => {
    const made = open.getMockImplementation();
    open.mockImplementation((caller, carrier) => {
      carrier.close({ code: 1001, reason: 'Server restarting' });
      return { ...(made?.(caller, carrier) as Connection), send: () => undefined };
    });
    const socket = ask();
    let text = '';
    socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
    await until(() => text.includes('event: close'));
    socket.destroy();
    await until(() => dispose.mock.calls.length === 1);
    expect(refused).toEqual([]);
    expect(clock.pendingCount()).toBe(0);
  });
});
