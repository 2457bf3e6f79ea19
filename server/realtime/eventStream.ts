import type { Response } from 'express';
import { AppError } from '../../domain/errors';
import type { CloseNotice } from '../../domain/protocol';
import type { Caller } from '../accounts/caller';
import type { Clock } from '../clock';
import type { Connections } from './connections';

/** A line that means nothing, so that proxies and the client know the stream is alive. */
const keepAliveMs = 15_000;

/** How long a client may take to read the last event. */
const closeWithinMs = 5_000;

/** How long the former answer on the same connection may take to end. */
const formerEndsWithinMs = 5_000;

export interface StreamRequest {
  caller: Caller;
  conversationId: string | null;
  since: number | null;
}

/**
 * Frames over server-sent events: opening the stream authenticates and subscribes in one.
 *
 * @throws AppError invalidRequest for a request that was sent before the answer to another on the same connection
 */
export async function openEventStream(
  response: Response,
  { caller, conversationId, since }: StreamRequest,
  { connections, clock }: { connections: Connections; clock: Clock },
): Promise<void> {
  // Behind another answer everything would be kept in memory, and Node never says that such a response is over.
  if (!response.socket) await waitForConnection(response, clock);
  // Gone while its token was read: nobody would ever say so again.
  if (response.closed || response.req.socket.destroyed) return;
  if (!response.socket) throw new AppError('invalidRequest');
  response.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    // no-transform keeps the stream out of compression, which would hold events back.
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();

  // Before the connection is opened, which may close it at once.
  const stopKeepAlive = clock.every(keepAliveMs, () => {
    // What waits will say as much; to a client that does not read, these lines would only add up.
    if (response.writableLength === 0) response.write(':\n\n');
  });
  let cancelDestruction: (() => void) | null = null;
  const connection = connections.open(caller, {
    send: (json) => {
      response.write(`data: ${json}\n\n`);
    },
    bufferedBytes: () => response.writableLength,
    close: (notice: CloseNotice) => {
      stopKeepAlive();
      response.end(`event: close\ndata: ${JSON.stringify(notice)}\n\n`);
      // Who does not read does not read the end either, and would hold what is waiting for them.
      cancelDestruction = clock.after(closeWithinMs, () => response.destroy());
    },
  });
  response.on('close', () => {
    stopKeepAlive();
    cancelDestruction?.();
    connection.dispose();
  });

  connection.send({ type: 'hello' });
  connection.joined
    .then(() => {
      connection.send({ type: 'authenticated' });
      return conversationId === null ? undefined : connection.subscribe(conversationId, since);
    })
    .catch(() => response.destroy());
}

/**
 * Waits until the former answer on the same connection has ended. A browser that has all of its bytes sends its next
 * request, which may arrive before this process knows of the end: of a file, that is read once more.
 */
async function waitForConnection(response: Response, clock: Clock): Promise<void> {
  const { socket } = response.req;
  await new Promise<void>((resolve) => {
    const settle = () => {
      cancel();
      response.off('socket', settle);
      socket.off('close', settle);
      resolve();
    };
    const cancel = clock.after(formerEndsWithinMs, settle);
    response.once('socket', settle);
    socket.once('close', settle);
  });
}
