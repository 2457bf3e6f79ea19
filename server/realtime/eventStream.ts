import type { Response } from 'express';
import type { CloseNotice } from '../../domain/protocol';
import type { Caller } from '../accounts/caller';
import type { Clock } from '../clock';
import type { Connections } from './connections';

/** A line that means nothing, so that proxies and the client know the stream is alive. */
const keepAliveMs = 15_000;

/** How long a client may take to read the last event. */
const closeWithinMs = 5_000;

export interface StreamRequest {
  caller: Caller;
  conversationId: string | null;
  since: number | null;
}

/** Frames over server-sent events: opening the stream authenticates and subscribes in one. */
export function openEventStream(
  response: Response,
  { caller, conversationId, since }: StreamRequest,
  { connections, clock }: { connections: Connections; clock: Clock },
): void {
  // Gone while its token was read: nobody would ever say so again.
  if (response.closed) return;
  response.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    // no-transform keeps the stream out of compression, which would hold events back.
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();

  const connection = connections.open(caller, {
    send: (json) => {
      response.write(`data: ${json}\n\n`);
    },
    bufferedBytes: () => response.writableLength,
    close: (notice: CloseNotice) => {
      stopKeepAlive();
      response.end(`event: close\ndata: ${JSON.stringify(notice)}\n\n`);
      // Who does not read does not read the end either, and would hold what is waiting for them.
      clock.after(closeWithinMs, () => response.destroy());
    },
  });
  const stopKeepAlive = clock.every(keepAliveMs, () => {
    response.write(':\n\n');
  });
  response.on('close', () => {
    stopKeepAlive();
    connection.dispose();
  });

  connection.send({ type: 'hello' });
  connection.send({ type: 'authenticated' });
  if (conversationId !== null) void connection.subscribe(conversationId, since);
}
