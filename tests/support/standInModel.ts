import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What was asked of a stand-in. */
export interface AskedModel {
  headers: IncomingMessage['headers'];
  body: { model?: string; messages?: { role: string; content: string }[]; response_format?: unknown };
}

/** How a stand-in answers one request. */
export type ModelAnswer = (response: ServerResponse, asked: AskedModel) => void | Promise<void>;

/** A server that answers as OpenAI-compatible ones do, or as broken ones do. Close it when the test is over. */
export async function startStandInModel(answer: ModelAnswer) {
  const asked: AskedModel[] = [];
  let current = answer;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const one: AskedModel = { headers: request.headers, body: JSON.parse(text) as AskedModel['body'] };
      asked.push(one);
      void current(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${String(port)}/v1`,
    asked,
    answer: (next: ModelAnswer) => {
      current = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

export type StandInModel = Awaited<ReturnType<typeof startStandInModel>>;

const chunk = (delta: object, rest: object = {}) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: null, ...rest }] })}\n\n`;

export const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });
export const piece = (response: ServerResponse, text: string) => response.write(chunk({ content: text }));

/** Tokens that a stand-in says it has read and written. */
const usage = { prompt_tokens: 100, completion_tokens: 40, total_tokens: 140 };

export function end(response: ServerResponse, { finishReason = 'stop' } = {}): void {
  response.write(chunk({}, { finish_reason: finishReason }));
  response.write(
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], usage })}\n\n`,
  );
  response.end('data: [DONE]\n\n');
}

/** An answer in pieces of so many characters. */
export function says(text: string, size = 12): ModelAnswer {
  return (response) => {
    begin(response);
    for (let from = 0; from < text.length; from += size) piece(response, text.slice(from, from + size));
    end(response);
  };
}

export function fails(status: number, headers: Record<string, string> = {}, body = 'no'): ModelAnswer {
  return (response) => {
    response.writeHead(status, headers).end(body);
  };
}
