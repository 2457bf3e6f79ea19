import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { closeCodes, maxFrameBytes } from '../../domain/protocol';
import { serveSocket, type SocketDeps as ServeDeps } from './serveSocket';
import { createSocketWatch } from './socketWatch';

export interface SocketDeps extends ServeDeps {
  isAllowedOrigin(request: IncomingMessage): boolean;
}

export interface SocketServer {
  /** Takes an upgrade of the path `/ws`. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
}

/**
 * What ws must hold in pieces until a message is whole. The largest message of a client of ours, a token, comes in one
 * frame; the numbers leave room for proxies that cut what they pass on.
 */
const limits = { maxPayload: maxFrameBytes, maxFragments: 128, maxBufferedChunks: 1024 };

/**
 * Frames over a WebSocket: the client authenticates and subscribes by frames (specification, section 7). The native
 * shell has a ticket in the address instead, which must therefore not be logged.
 */
export function createSocketServer(deps: SocketDeps): SocketServer {
  const server = new WebSocketServer({ noServer: true, perMessageDeflate: false, ...limits });
  const watch = createSocketWatch(deps.clock);

  return {
    upgrade: (request, raw, head) => {
      if (!deps.isAllowedOrigin(request)) {
        refuse(raw);
        return;
      }
      server.handleUpgrade(request, raw, head, (socket) => {
        const end = serveSocket(socket, ticketOf(request), deps);
        watch.add(socket, raw, () => {
          end({ code: closeCodes.policy, reason: 'Message not finished' });
        });
      });
    },
    close: () => {
      watch.end();
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}

function refuse(raw: Duplex): void {
  // Node has let go of the socket: an error that nobody hears would end the process.
  raw.on('error', () => undefined);
  // And nobody else would ever close a socket whose client keeps its half of it open.
  raw.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () => raw.destroy());
}

/** Not by `URL`, which throws for what a client may well send. */
function ticketOf({ url = '' }: IncomingMessage): string | null {
  return new URLSearchParams(url.split('?')[1]).get('token');
}
