import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Clock } from '../clock';
import { createMessageBounds, type MessageBounds } from './messageBounds';

const checkMs = 5_000;
const finishWithinMs = 30_000;
const pingEachMs = 30_000;

interface Watched {
  socket: WebSocket;
  message: MessageBounds;
  /** Whether anything has come since the last ping. */
  isHeard: boolean;
  cutOff: () => void;
}

export interface SocketWatch {
  /** Until the socket closes. `cutOff` is called for a message that was begun 30 s ago and is not finished. */
  add(socket: WebSocket, raw: Duplex, cutOff: () => void): void;
  end(): void;
}

/**
 * Looks after all sockets with one timer: pings each every 30 s and ends those from which nothing has come since the
 * ping before, and finds messages that are never finished.
 */
export function createSocketWatch(clock: Clock): SocketWatch {
  // One group a check, so that thousands of sockets are not pinged at one moment.
  const groups = Array.from({ length: pingEachMs / checkMs }, () => new Set<Watched>());
  let added = 0;
  let checks = 0;

  function endUnfinished({ socket, message, cutOff }: Watched): void {
    const begunAt = message.begunAt();
    const isOverdue = begunAt !== null && clock.now() - begunAt >= finishWithinMs;
    if (isOverdue && socket.readyState === socket.OPEN) cutOff();
  }

  function pingOrEnd(watched: Watched): void {
    const { socket, isHeard } = watched;
    if (socket.readyState !== socket.OPEN) return;
    if (!isHeard) {
      socket.terminate();
      return;
    }
    watched.isHeard = false;
    socket.ping();
  }

  const end = clock.every(checkMs, () => {
    for (const group of groups) group.forEach(endUnfinished);
    groups[checks % groups.length]?.forEach(pingOrEnd);
    checks += 1;
  });

  return {
    end,
    add: (socket, raw, cutOff) => {
      const watched = { socket, message: createMessageBounds(clock), isHeard: true, cutOff };
      const group = groups[added % groups.length];
      added += 1;
      group?.add(watched);
      socket.on('close', () => group?.delete(watched));
      raw.on('data', (bytes: Buffer) => {
        watched.isHeard = true;
        watched.message.read(bytes);
      });
    },
  };
}
