import { connect, type Socket } from 'node:net';
import type { ServerFrame } from '../../domain/protocol';
import { clientMessage, opcodes } from './clientFrames';
import { createFrameQueue, type FrameQueue } from './frameQueue';

/** A connection of which every byte is one's own: it answers no ping and no close frame. */
export interface RawSocket {
  socket: Socket;
  write(bytes: Buffer | string): void;
  /** The first line of the answer to the request; empty when the server just hung up. */
  status: Promise<string>;
  frames: FrameQueue;
  /** What the server's close frame says; null when the connection ended without one. */
  closed: Promise<{ code: number; reason: string } | null>;
  /** Once the server has ended the connection; this side stays open until a test closes it. */
  gone: Promise<void>;
}

export const upgradeHeaders = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': Buffer.alloc(16, 1).toString('base64'),
};

export function upgradeRequest(path: string, headers: Record<string, string> = {}): string {
  const lines = Object.entries({ Host: 'localhost', ...upgradeHeaders, ...headers });
  return `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

/** Connected, with nothing said yet. */
export function connectRaw(origin: string): RawSocket {
  const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1', allowHalfOpen: true });
  const frames = createFrameQueue();
  const status = later<string>();
  const closed = later<{ code: number; reason: string } | null>();
  const gone = later<undefined>();
  let unread = Buffer.alloc(0);
  let isUpgraded = false;

  socket.on('data', (bytes) => {
    unread = Buffer.concat([unread, bytes]);
    if (!isUpgraded) {
      const end = unread.indexOf('\r\n\r\n');
      if (end < 0) return;
      status.resolve(unread.toString('latin1').split('\r\n')[0] ?? '');
      isUpgraded = true;
      unread = unread.subarray(end + 4);
    }
    for (let frame = firstFrame(unread); frame; frame = firstFrame(unread)) {
      unread = unread.subarray(frame.bytes);
      if (frame.opcode === opcodes.text) frames.push(JSON.parse(frame.payload.toString('utf8')) as ServerFrame);
      if (frame.opcode !== opcodes.close) continue;
      // 1005 stands for a close frame that says nothing.
      const code = frame.payload.length < 2 ? 1005 : frame.payload.readUInt16BE(0);
      closed.resolve({ code, reason: frame.payload.subarray(2).toString('utf8') });
    }
  });
  // What a server does that has had enough.
  socket.on('error', () => undefined);
  const end = () => {
    status.resolve('');
    closed.resolve(null);
    frames.end('the connection ended');
    gone.resolve(undefined);
  };
  socket.on('end', end);
  socket.on('close', end);

  return {
    socket,
    frames,
    write: (bytes) => {
      socket.write(bytes);
    },
    status: status.promise,
    closed: closed.promise,
    gone: gone.promise,
  };
}

/** After the handshake; authenticated, when there is a token. */
export async function openRaw(origin: string, accessToken: string | null = null): Promise<RawSocket> {
  const raw = connectRaw(origin);
  raw.write(upgradeRequest('/ws'));
  await raw.frames.next(({ type }) => type === 'hello');
  if (accessToken !== null) {
    raw.write(clientMessage({ type: 'authenticate', token: accessToken }));
    await raw.frames.next(({ type }) => type === 'authenticated');
  }
  return raw;
}

function later<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}

/** A server's frames are whole and unmasked. Null when the first has not come completely. */
function firstFrame(bytes: Buffer): { opcode: number; payload: Buffer; bytes: number } | null {
  if (bytes.length < 2) return null;
  const short = (bytes[1] ?? 0) & 0x7f;
  const start = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < start) return null;
  const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  if (bytes.length < start + length) return null;
  return { opcode: (bytes[0] ?? 0) & 0x0f, payload: bytes.subarray(start, start + length), bytes: start + length };
}
