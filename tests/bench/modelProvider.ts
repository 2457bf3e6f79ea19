import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/**
 * A provider of a process of its own: answers each question with the text that it was given last, in tokens of four
 * characters, one every so many milliseconds (0: all at once).
 */
let plan = { text: '{}', everyMs: 0 };
/** When each piece of the last answer was written, in milliseconds since 1970, with the characters written until then. */
let written: { at: number; until: number }[] = [];
const tokenLength = 4;

const now = () => performance.timeOrigin + performance.now();
const chunk = (delta: object, finish: string | null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    if (request.url === '/plan') {
      plan = JSON.parse(body) as typeof plan;
      response.end('{}');
    } else if (request.url === '/written') response.end(JSON.stringify(written));
    else void answer();
  });

  async function answer(): Promise<void> {
    const { text, everyMs } = plan;
    written = [];
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (let from = 0; from < text.length; from += tokenLength) {
      const until = Math.min(text.length, from + tokenLength);
      response.write(chunk({ content: text.slice(from, until) }, null));
      written.push({ at: now(), until });
      if (everyMs > 0) await setTimeout(everyMs);
    }
    response.write(chunk({}, 'stop'));
    response.end('data: [DONE]\n\n');
  }
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${String((server.address() as AddressInfo).port)}\n`);
});
