import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { closeCodes, type CloseNotice, maxFrameBytes, type ServerFrame } from '../../domain/protocol';
import type { Caller } from '../accounts/caller';
import type { Clock } from '../clock';
import { parseClientFrame } from './clientFrame';
import type { Connection } from './connection';
import type { Connections } from './connections';

const authenticateWithinMs = 10_000;

export interface SocketDeps {
  connections: Connections;
  clock: Clock;
  log: Logger;
  fromAccessToken(token: string): Promise<Caller | null>;
  /** Uses the ticket up. */
  fromTicket(token: string): Promise<Caller | null>;
  isAllowedOrigin(request: IncomingMessage): boolean;
}

export interface SocketServer {
  /** Takes an upgrade of the path `/ws`. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
}

/**
 * Frames over a WebSocket: the client authenticates and subscribes by frames (specification, section 7). The native
 * shell has a ticket in the address instead, which must therefore not be logged.
 */
export function createSocketServer(deps: SocketDeps): SocketServer {
  const server = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes, perMessageDeflate: false });
  server.on('connection', (socket, request) => {
    serve(socket, ticketOf(request), deps);
  });

  return {
    upgrade: (request, socket, head) => {
      if (!deps.isAllowedOrigin(request)) {
        // Node has let go of the socket: an error that nobody hears would end the process.
        socket.on('error', () => undefined);
        socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
        return;
      }
      server.handleUpgrade(request, socket, head, (webSocket) => server.emit('connection', webSocket, request));
    },
    close: () => {
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}

/** Not by `URL`, which throws for what a client may well send. */
function ticketOf({ url = '' }: IncomingMessage): string | null {
  return new URLSearchParams(url.split('?')[1]).get('token');
}

function serve(socket: WebSocket, ticket: string | null, deps: SocketDeps): void {
  const { connections, clock, log, fromAccessToken, fromTicket } = deps;
  let connection: Connection | null = null;
  let isAuthenticating = false;

  const tell = (frame: ServerFrame) => {
    if (connection) connection.send(frame);
    else if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame));
  };
  const close = ({ code, reason, returnWithinMs }: CloseNotice) => {
    // A close frame has room for little more than a reason: the hint when to come back goes before it.
    if (returnWithinMs !== undefined) reason = `${reason}; return within ${String(returnWithinMs)} ms`;
    socket.close(code, reason);
  };
  const failAuthentication = () => {
    close({ code: closeCodes.policy, reason: 'Authentication failed' });
  };
  const cancelDeadline = clock.after(authenticateWithinMs, () => {
    if (!connection) failAuthentication();
  });

  function authenticate(asking: () => Promise<Caller | null>): void {
    if (isAuthenticating) {
      tell({ type: 'error', message: 'This connection is already authenticated.' });
      return;
    }
    isAuthenticating = true;
    asking()
      .then(open)
      .catch((error: unknown) => {
        log.error({ err: error }, 'authentication failed unexpectedly');
        close({ code: closeCodes.tryAgainLater, reason: 'Please try again' });
      });
  }

  function open(caller: Caller | null): void {
    if (!caller) {
      failAuthentication();
      return;
    }
    if (socket.readyState !== socket.OPEN) return;
    cancelDeadline();
    connection = connections.open(caller, {
      send: (json) => {
        socket.send(json);
      },
      bufferedBytes: () => socket.bufferedAmount,
      close,
    });
    connection.send({ type: 'authenticated' });
  }

  function receive(data: RawData, isBinary: boolean): void {
    const frame = isBinary ? null : parseClientFrame((data as Buffer).toString('utf8'));
    if (!frame) {
      tell({ type: 'error', message: 'This is no frame that the server knows.' });
      return;
    }
    switch (frame.type) {
      case 'ping':
        tell({ type: 'pong' });
        return;
      case 'authenticate':
        authenticate(() => fromAccessToken(frame.token));
        return;
      case 'subscribe':
        if (connection) void connection.subscribe(frame.conversationId, frame.since ?? null);
        else tell({ type: 'error', message: 'Please authenticate first.' });
        return;
      case 'unsubscribe':
        connection?.unsubscribe();
    }
  }

  socket.on('message', receive);
  socket.on('error', (error) => {
    // ws answers with the fitting close code by itself.
    log.info({ err: error.message }, 'socket error');
  });
  socket.on('close', () => {
    cancelDeadline();
    connection?.dispose();
  });
  tell({ type: 'hello' });
  if (ticket !== null) authenticate(() => fromTicket(ticket));
}
