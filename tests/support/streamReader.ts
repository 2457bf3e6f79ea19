import type { CloseNotice, ServerFrame } from '../../domain/protocol';
import { createFrameQueue, type FrameQueue } from './frameQueue';

export interface StreamReader extends FrameQueue {
  headers: Headers;
  /** What the server said with the last event, or null when the connection just broke. */
  closed: Promise<CloseNotice | null>;
  close(): Promise<void>;
}

/** Reads `GET /api/stream` as the browser does: server-sent events through fetch, with the Bearer token. */
export async function openStream(url: string, accessToken: string): Promise<StreamReader> {
  const abort = new AbortController();
  const response = await fetch(url, {
    headers: { Authorization: `Bearer ${accessToken}`, Accept: 'text/event-stream' },
    signal: abort.signal,
  });
  if (!response.ok || !response.body) throw new Error(`the stream was refused with ${response.status}`);
  const queue = createFrameQueue();
  const closed = read(response.body, queue).finally(() => {
    queue.end('the stream ended');
  });
  return {
    ...queue,
    headers: response.headers,
    closed,
    close: async () => {
      abort.abort();
      await closed;
    },
  };
}

async function read(body: ReadableStream<Uint8Array>, queue: FrameQueue): Promise<CloseNotice | null> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(chunk, { stream: true });
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        const lines = event.split('\n');
        const data = lines.find((line) => line.startsWith('data: '))?.slice('data: '.length);
        // A comment line keeps the connection alive.
        if (data === undefined) continue;
        if (lines.includes('event: close')) return JSON.parse(data) as CloseNotice;
        queue.push(JSON.parse(data) as ServerFrame);
      }
    }
  } catch {
    // The reader let go of it, or the server did.
  }
  return null;
}
