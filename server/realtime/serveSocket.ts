import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import { type ClientFrame, closeCodes, type CloseNotice, type ServerFrame } from '../../domain/protocol';
import type { Caller } from '../accounts/caller';
import type { Clock } from '../clock';
import { parseClientFrame } from './clientFrame';
import { closeReason } from './closeReason';
import type { Connection } from './connection';
import type { Connections } from './connections';
import { encodeFrame } from './encodeFrame';
import { createFrameRate } from './frameRate';
import { createWaitingFrames } from './waitingFrames';

const authenticateWithinMs = 10_000;
/** How long a client may take to answer a close frame; it has read it by then, or does not read. */
const leaveWithinMs = 2_000;

export interface SocketDeps {
  connections: Connections;
  clock: Clock;
  log: Logger;
  fromAccessToken(token: string): Promise<Caller | null>;
  /** Uses the ticket up. */
  fromTicket(token: string): Promise<Caller | null>;
}

/**
 * Serves one open socket until it closes: its frames are handled one after the other in the order they came. Answers
 * how to close it from outside.
 */
export function serveSocket(
  socket: WebSocket,
  ticket: string | null,
  { connections, clock, log, fromAccessToken, fromTicket }: SocketDeps,
): (notice: CloseNotice) => void {
  const rate = createFrameRate(clock);
  let connection: Connection | null = null;
  /** What came while the client is being authenticated: handled once it is. */
  const waiting = createWaitingFrames<ClientFrame | null>();
  let authentication: 'none' | 'under way' | 'done' = 'none';
  let cancelTermination: (() => void) | null = null;

  const isOpen = () => socket.readyState === socket.OPEN;
  const leaveSoon = () => {
    cancelTermination ??= clock.after(leaveWithinMs, () => {
      socket.terminate();
    });
  };
  const close = (notice: CloseNotice) => {
    if (!isOpen()) return;
    socket.close(notice.code, closeReason(notice));
    leaveSoon();
  };
  /** Lets go of what the connection holds as well. */
  const end = (notice: CloseNotice) => {
    if (connection) connection.close(notice);
    else close(notice);
  };
  const fail = (error: unknown) => {
    log.error({ err: error }, 'a frame could not be handled');
    end({ code: closeCodes.tryAgainLater, reason: 'Please try again' });
  };
  const failAuthentication = () => {
    close({ code: closeCodes.policy, reason: 'Authentication failed' });
  };
  const tell = (frame: ServerFrame) => {
    if (connection) connection.send(frame);
    else if (isOpen()) socket.send(encodeFrame(frame));
  };
  let cancelDeadline = clock.after(authenticateWithinMs, failAuthentication);

  /** Whether what has come may be answered. */
  function admits(): boolean {
    if (rate.admits()) return isOpen();
    end({ code: closeCodes.policy, reason: 'Rate limit exceeded' });
    // What this client goes on sending is not even read, so that it costs the others nothing.
    socket.pause();
    return false;
  }

  async function authenticate(asking: () => Promise<Caller | null>): Promise<void> {
    authentication = 'under way';
    cancelDeadline();
    // The client has done its part; that this takes long is no verdict on its token.
    cancelDeadline = clock.after(authenticateWithinMs, () => {
      close({ code: closeCodes.tryAgainLater, reason: 'Please try again' });
    });
    try {
      await open(await asking());
      authentication = 'done';
      // `null` is a frame, too: one that the server does not know.
      for (let frame = waiting.takeNext(); frame !== undefined; frame = waiting.takeNext()) handle(frame);
    } catch (error) {
      fail(error);
    } finally {
      cancelDeadline();
      waiting.clear();
    }
  }

  async function open(caller: Caller | null): Promise<void> {
    // Gone while its token was read: nobody would ever say so again.
    if (!isOpen()) return;
    if (!caller) {
      failAuthentication();
      return;
    }
    connection = connections.open(caller, {
      send: (json) => {
        socket.send(json);
      },
      bufferedBytes: () => socket.bufferedAmount,
      close,
    });
    await connection.joined;
    connection.send({ type: 'authenticated' });
  }

  function receive(data: RawData, isBinary: boolean): void {
    const frame = isBinary ? null : parseClientFrame((data as Buffer).toString('utf8'));
    if (authentication !== 'under way') handle(frame);
    else if (!waiting.add(frame, (data as Buffer).length)) {
      end({ code: closeCodes.policy, reason: 'Too much before authentication' });
      waiting.clear();
    }
  }

  function handle(frame: ClientFrame | null): void {
    if (!isOpen()) return;
    switch (frame?.type) {
      case undefined:
        tell({ type: 'error', message: 'This is no frame that the server knows.' });
        return;
      case 'ping':
        tell({ type: 'pong' });
        return;
      case 'authenticate':
        if (authentication === 'none') void authenticate(() => fromAccessToken(frame.token));
        else tell({ type: 'error', message: 'This connection is already authenticated.' });
        return;
      case 'subscribe':
        if (connection) connection.subscribe(frame.conversationId, frame.since ?? null).catch(fail);
        else tell({ type: 'error', message: 'Please authenticate first.' });
        return;
      case 'unsubscribe':
        connection?.unsubscribe();
    }
  }

  socket.on('message', (data, isBinary) => {
    if (!admits()) return;
    try {
      receive(data, isBinary);
    } catch (error) {
      // ws would pass it on to the network, and that would end the process.
      fail(error);
    }
  });
  // ws answers a ping by itself, but not once the socket is closing.
  socket.on('ping', admits);
  socket.on('pong', admits);
  socket.on('error', (error) => {
    // ws has said so by itself, with the fitting close code.
    log.info({ err: error.message }, 'socket error');
    connection?.dispose();
    leaveSoon();
  });
  socket.on('close', () => {
    cancelDeadline();
    cancelTermination?.();
    connection?.dispose();
  });
  tell({ type: 'hello' });
  if (ticket !== null) void authenticate(() => fromTicket(ticket));
  return end;
}
