import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Response } from 'express';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { createManualClock } from '../../tests/support/manualClock';
import type { Connections } from './connections';
import { openEventStream } from './eventStream';
import { createSocketServer } from './socket';

const nobody = { userId: 'u', sessionId: 's', username: 'n', userType: 'learner' } as const;

it('hears the error of a socket that it refused: the process would end otherwise', () => {
  const server = createSocketServer({
    connections: {} as Connections,
    clock: createManualClock(),
    log: pino({ level: 'silent' }),
    fromAccessToken: () => Promise.resolve(null),
    fromTicket: () => Promise.resolve(null),
    isAllowedOrigin: () => false,
  });
  const end = vi.fn();
  const socket = Object.assign(new EventEmitter(), { end });
  server.upgrade({ headers: {} } as unknown as IncomingMessage, socket as unknown as Duplex, Buffer.alloc(0));
  expect(end).toHaveBeenCalledWith(expect.stringMatching(/^HTTP\/1\.1 403 /u));
  socket.emit('error', new Error('ECONNRESET'));
  server.close();
});

it('opens no stream for a client that went while its token was read', () => {
  const open = vi.fn();
  const response = { closed: true } as Partial<ServerResponse>;
  openEventStream(
    response as Response,
    { caller: nobody, conversationId: null, since: null },
    { connections: { open } as unknown as Connections, clock: createManualClock() },
  );
  expect(open).not.toHaveBeenCalled();
});

it('lets go of a closed stream that its client does not read', async () => {
  const clock = createManualClock();
  let close: (() => void) | undefined;
  const connections = {
    open: (_caller: unknown, carrier: { close(notice: object): void }) => {
      close = () => {
        carrier.close({ code: 1013, reason: 'Too slow' });
      };
      return { send: () => undefined, dispose: () => undefined };
    },
  } as unknown as Connections;
  const response = Object.assign(new EventEmitter(), {
    closed: false,
    status: () => response,
    set: () => response,
    flushHeaders: () => undefined,
    write: () => true,
    end: vi.fn(),
    destroy: vi.fn(),
  });
  openEventStream(
    response as unknown as Response,
    { caller: nobody, conversationId: null, since: null },
    { connections, clock },
  );
  close?.();
  expect(response.end).toHaveBeenCalledWith(expect.stringContaining('event: close'));
  expect(response.destroy).not.toHaveBeenCalled();
  await clock.advance(5_000);
  expect(response.destroy).toHaveBeenCalledOnce();
});
