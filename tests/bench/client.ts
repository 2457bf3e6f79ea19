/** A client that measures: posts a message and says when the first text of the reply has come. */
export interface BenchClient {
  /** Milliseconds from the send to the first frame with the reply's text; resolves when the reply is finished. */
  send(message: string): Promise<{ firstTextMs: number; bytes: number }>;
  close(): void;
}

/** Of a frame, what a benchmark looks at. */
export interface Frame {
  type: string;
  senderType?: string;
  fieldName?: string;
  status?: string;
  value?: unknown;
}

export interface Endpoints {
  streamUrl: string;
  sendUrl: string;
  token: string;
  conversationId: string;
  /** Whether the reply ends with a frame of its own; the floor's first frame is its last. */
  finishes: boolean;
}

export async function openClient({
  streamUrl,
  sendUrl,
  token,
  conversationId,
  finishes,
}: Endpoints): Promise<BenchClient> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const abort = new AbortController();
  const response = await fetch(streamUrl, { headers, signal: abort.signal });
  if (!response.ok || !response.body) throw new Error(`the stream answered ${String(response.status)}`);
  let onFrame: (frame: Frame, bytes: number) => void = () => undefined;
  void read(response.body, (frame, bytes) => {
    onFrame(frame, bytes);
  }).catch(() => undefined);

  return {
    send: (message) =>
      new Promise((resolve, reject) => {
        const sentAt = performance.now();
        let firstTextMs: number | null = null;
        let bytes = 0;
        onFrame = (frame, size) => {
          bytes += size;
          if (frame.type !== 'message:target' || frame.senderType !== 'assistant') return;
          if (frame.fieldName === 'targetLanguageMessage' && frame.value) firstTextMs ??= performance.now() - sentAt;
          // Notes are the last field to be told of.
          const isLast = finishes ? frame.fieldName === 'notes' && frame.status === 'done' : firstTextMs !== null;
          if (isLast && firstTextMs !== null) resolve({ firstTextMs, bytes });
        };
        const body = JSON.stringify({ message, conversationId, clientMessageId: crypto.randomUUID() });
        fetch(sendUrl, { method: 'POST', headers, body }).then(async (answer) => {
          await answer.text();
          if (!answer.ok) reject(new Error(`send answered ${String(answer.status)}`));
        }, reject);
      }),
    close: () => {
      abort.abort();
    },
  };
}

async function read(body: ReadableStream<Uint8Array>, onFrame: (frame: Frame, bytes: number) => void): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const event = text.slice(0, end);
      text = text.slice(end + 2);
      if (event.startsWith('data: ')) onFrame(JSON.parse(event.slice(6)) as Frame, event.length + 2);
    }
  }
}
