import { Agent, request } from 'node:http';

/** Connections that stay open, as a browser's do. */
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

export interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  /** As it came over the wire. */
  body: Buffer;
  /** From the first byte that was sent to the last that came. */
  tookMs: number;
}

/** A request as a browser makes it; nothing is unpacked, so that bytes are what was sent. */
export function send(
  url: string,
  headers: Record<string, string> = {},
  { method = 'GET', body }: { method?: string; body?: unknown } = {},
): Promise<Reply> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const json = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const outgoing = request(url, { agent, method, headers: { ...headers, ...json } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
          tookMs: performance.now() - startedAt,
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

export async function must(status: number, reply: Promise<Reply>): Promise<Reply> {
  const answer = await reply;
  if (answer.status !== status) throw new Error(`answered ${answer.status}: ${answer.body.toString('utf8')}`);
  return answer;
}

export function closeConnections(): void {
  agent.destroy();
}
