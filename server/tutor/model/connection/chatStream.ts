/**
 * A fetch for OpenAI's protocol whose streams are as the SDK reads them. It tells an answer from a refusal by its finish
 * reason, rejects messages of another role than the assistant's, and takes an answer for broken off that ends with
 * [DONE] and without a finish reason: each of these is what some servers send.
 */
export function withMendedChatStream(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const isWhole = /json/iu.test(response.headers.get('content-type') ?? '');
    if (!response.ok || !response.body || isWhole) return response;
    const lines = response.body.pipeThrough(decoder()).pipeThrough(mendLines());
    return new Response(lines.pipeThrough(new TextEncoderStream()), response);
  };
}

/** `TextDecoderStream` takes a shared buffer as well, which a response never is. */
const decoder = () => new TextDecoderStream() as TransformStream<Uint8Array, string>;

function mendLines(): TransformStream<string, string> {
  const mend = createLineMender();
  let rest = '';
  return new TransformStream({
    transform(piece, controller) {
      const end = piece.lastIndexOf('\n');
      if (end < 0) {
        rest += piece;
        return;
      }
      const lines = `${rest}${piece.slice(0, end)}`.split('\n');
      rest = piece.slice(end + 1);
      controller.enqueue(`${lines.map(mend).join('\n')}\n`);
    },
    flush(controller) {
      if (rest !== '') controller.enqueue(mend(rest));
    },
  });
}

interface Choice {
  delta?: { role?: unknown; refusal?: unknown } | null;
  finish_reason?: unknown;
}

/** What is worth parsing: a chunk with nothing of this is passed on as it came. */
const isTelling = /"role"\s*:\s*"(?!assistant"|")|"refusal"\s*:\s*"|"finish_reason"\s*:\s*"/u;
const finished = (reason: string) => ({ choices: [{ index: 0, delta: {}, finish_reason: reason }] });

/** Mends one line of a stream after the other. */
function createLineMender(): (line: string) => string {
  let isRefused = false;
  let isFinished = false;
  return (line) => {
    if (/^data:\s*\[DONE\]/u.test(line)) {
      const end = JSON.stringify(finished(isRefused ? 'content_filter' : 'stop'));
      return isFinished ? line : `data: ${end}\n\n${line}`;
    }
    if (!line.startsWith('data:') || !isTelling.test(line)) return line;
    const chunk = parseChunk(line.slice('data:'.length));
    for (const choice of chunk?.choices ?? []) {
      isRefused ||= typeof choice.delta?.refusal === 'string' && choice.delta.refusal !== '';
      if (choice.delta?.role) choice.delta.role = 'assistant';
      if (typeof choice.finish_reason !== 'string') continue;
      isFinished = true;
      if (isRefused) choice.finish_reason = 'content_filter';
    }
    return chunk ? `data: ${JSON.stringify(chunk)}` : line;
  };
}

function parseChunk(text: string): { choices?: Choice[] } | undefined {
  try {
    const chunk: unknown = JSON.parse(text);
    const isChunk = typeof chunk === 'object' && chunk !== null && 'choices' in chunk && Array.isArray(chunk.choices);
    return isChunk ? (chunk as { choices: Choice[] }) : undefined;
  } catch {
    return undefined;
  }
}
