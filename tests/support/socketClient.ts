import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { ClientFrame, ServerFrame } from '../../domain/protocol';
import { createFrameQueue, type FrameQueue } from './frameQueue';

export interface SocketClient extends FrameQueue {
  socket: WebSocket;
  send(frame: ClientFrame): void;
  /** Sends what no client of ours would. */
  sendRaw(data: string | Buffer): void;
  closed: Promise<{ code: number; reason: string }>;
  close(): Promise<void>;
}

/** A client of `/ws`, open and not yet authenticated. */
export async function openSocket(url: string, headers: Record<string, string> = {}): Promise<SocketClient> {
  const socket = new WebSocket(url, { headers });
  const queue = createFrameQueue();
  socket.on('message', (data) => {
    queue.push(JSON.parse((data as Buffer).toString('utf8')) as ServerFrame);
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => {
      queue.end(`the socket closed with ${code}`);
      resolve({ code, reason: reason.toString('utf8') });
    });
  });
  await once(socket, 'open');
  return {
    ...queue,
    socket,
    closed,
    send: (frame) => {
      socket.send(JSON.stringify(frame));
    },
    sendRaw: (data) => {
      socket.send(data);
    },
    close: async () => {
      socket.close();
      await closed;
    },
  };
}
