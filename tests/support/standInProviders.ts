import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Protocol = 'openai' | 'anthropic' | 'google';

/** One request to a stand-in. */
interface AskedProvider {
  /** The address that was asked, as the tutor knows it. */
  url: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/** What a stand-in says, and how. */
export interface ProviderAnswer {
  text: string;
  /** In the protocol's own words: stop, content_filter; end_turn, refusal; STOP, SAFETY. */
  finish?: string;
  /** Refuses the question itself, as Gemini does. */
  blockReason?: string;
  /** Of the tokens that were read, those from a cache. */
  cachedTokens?: number;
}

/** A failure in place of an answer. */
export interface ProviderRefusal {
  status: number;
  error: unknown;
  headers?: Record<string, string>;
}

interface StandInOptions {
  answer?: (asked: AskedProvider) => ProviderAnswer | ProviderRefusal;
  /** What /v1/models and /api/tags list. */
  models?: readonly string[];
  /** The one origin that lists them; any where it is left out. */
  listsAt?: string;
}

const goodAnswer = JSON.stringify({
  text: 'Bonjour !',
  words: ['Bonjour|hello'],
  meaning: 'Hello!',
  replies: ['Salut !|Hi!'],
  title: 'Hello',
});
const goodPlain =
  '[text]\nBonjour !\n[words]\nBonjour|hello\n[meaning]\nHello!\n[replies]\nSalut !|Hi!\n[title]\nHello';

/** A server that speaks these protocols as their owners document them, whatever address it stands in for. */
export async function startStandInProvider(options: StandInOptions = {}) {
  const asked: AskedProvider[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const url = `${String(request.headers['x-stand-in-for'] ?? '')}${request.url ?? ''}`;
      const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
      answer(response, { url, headers: request.headers, body }, request.method ?? 'GET');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;

  function answer(response: ServerResponse, one: AskedProvider, method: string): void {
    const path = new URL(one.url, origin).pathname;
    if (method === 'GET') {
      list(response, new URL(one.url, origin));
      return;
    }
    asked.push(one);
    const protocol = protocols.find(({ path: known }) => known.test(path));
    const refusal = protocol ? protocol.refuse(one) : { status: 404, error: { message: 'no such path' } };
    const given = refusal ?? options.answer?.(one) ?? { text: protocol?.isShaped(one.body) ? goodAnswer : goodPlain };
    if ('status' in given) {
      response.writeHead(given.status, { 'content-type': 'application/json', ...given.headers });
      response.end(JSON.stringify({ error: given.error }));
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(protocol?.stream(given).join(''));
  }

  function list(response: ServerResponse, { origin: listedAt, pathname: path }: URL): void {
    const { models = [], listsAt = listedAt } = options;
    if (listedAt !== listsAt) response.writeHead(404).end();
    else if (path === '/api/tags')
      json(response, { models: models.map((name) => ({ name, model: name, details: {} })) });
    else if (path === '/v1/models') {
      json(response, { object: 'list', data: models.map((id) => ({ id, object: 'model', owned_by: 'someone' })) });
    } else response.writeHead(404).end();
  }

  /** A fetch by which every address leads here, and is told as it was asked for. */
  const send: typeof fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const headers = new Headers(init?.headers);
    headers.set('x-stand-in-for', url.origin);
    return fetch(`${origin}${url.pathname}${url.search}`, { ...init, headers });
  };

  return {
    origin,
    send,
    asked,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function json(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

interface KnownProtocol {
  path: RegExp;
  /** What its owner refuses whatever the question: a missing key, an unknown parameter. */
  refuse(asked: AskedProvider): ProviderRefusal | undefined;
  isShaped(body: Record<string, unknown>): boolean;
  stream(answer: ProviderAnswer): string[];
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const event = (type: string, value: object) => `event: ${type}\n${data({ type, ...value })}`;
const pieces = (text: string) => text.match(/[\s\S]{1,12}/gu) ?? [];

/** OpenAI's models that think know other parameters than those before them. */
const thinks = (model: unknown) => typeof model === 'string' && /^(?:o\d|gpt-[5-9])/u.test(model);

const openai: KnownProtocol = {
  path: /\/chat\/completions$/u,
  refuse: ({ url, headers, body }) => {
    const isOpenAi = url.startsWith('https://api.openai.com/');
    if (url.startsWith('https:') && !headers.authorization?.startsWith('Bearer ')) {
      return { status: 401, error: { message: 'You did not provide an API key.' } };
    }
    if (!isOpenAi || !thinks(body.model)) return undefined;
    const refused = ['max_tokens', 'temperature', 'top_p'].find((name) => name in body);
    if (refused === undefined) return undefined;
    const message = `Unsupported parameter: '${refused}' is not supported with this model. Use 'max_completion_tokens' instead.`;
    return { status: 400, error: { message, type: 'invalid_request_error', param: refused } };
  },
  isShaped: (body) => body.response_format !== undefined,
  stream: ({ text, finish = 'stop', cachedTokens }) => [
    ...['', ...pieces(text)].map((content) =>
      data({
        id: 'c',
        choices: [{ index: 0, delta: { role: 'assistant', content, refusal: null }, finish_reason: null }],
      }),
    ),
    data({ id: 'c', choices: [{ index: 0, delta: {}, finish_reason: finish }] }),
    data({
      id: 'c',
      choices: [],
      usage: {
        prompt_tokens: 100,
        completion_tokens: 40,
        total_tokens: 140,
        ...(cachedTokens === undefined ? {} : { prompt_tokens_details: { cached_tokens: cachedTokens } }),
      },
    }),
    'data: [DONE]\n\n',
  ],
};

const anthropic: KnownProtocol = {
  path: /\/v1\/messages$/u,
  refuse: ({ headers, body }) => {
    if (!headers['x-api-key'] || !headers['anthropic-version']) {
      return { status: 401, error: { type: 'authentication_error', message: 'invalid x-api-key' } };
    }
    return typeof body.max_tokens === 'number'
      ? undefined
      : { status: 400, error: { type: 'invalid_request_error', message: 'max_tokens: Field required' } };
  },
  isShaped: (body) => body.output_config !== undefined || body.output_format !== undefined,
  stream: ({ text, finish = 'end_turn', cachedTokens = 0 }) => [
    event('message_start', {
      message: {
        ...{ id: 'msg_1', type: 'message', role: 'assistant', model: 'm', content: [], stop_reason: null },
        usage: { input_tokens: 100 - cachedTokens, output_tokens: 1, cache_read_input_tokens: cachedTokens },
      },
    }),
    event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    event('ping', {}),
    ...pieces(text).map((piece) =>
      event('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } }),
    ),
    event('content_block_stop', { index: 0 }),
    event('message_delta', { delta: { stop_reason: finish, stop_sequence: null }, usage: { output_tokens: 40 } }),
    event('message_stop', {}),
  ],
};

const google: KnownProtocol = {
  path: /\/v1beta\/models\/[^/]+:streamGenerateContent$/u,
  refuse: ({ headers }) =>
    headers['x-goog-api-key']
      ? undefined
      : { status: 403, error: { code: 403, status: 'PERMISSION_DENIED', message: 'unregistered caller' } },
  isShaped: ({ generationConfig }) => (generationConfig as { responseSchema?: unknown }).responseSchema !== undefined,
  stream: ({ text, finish = 'STOP', blockReason, cachedTokens }) => {
    const usageMetadata = {
      promptTokenCount: 100,
      candidatesTokenCount: 40,
      totalTokenCount: 140,
      ...(cachedTokens === undefined ? {} : { cachedContentTokenCount: cachedTokens }),
    };
    if (blockReason) return [data({ promptFeedback: { blockReason }, usageMetadata })];
    const said = pieces(text).map((piece) =>
      data({ candidates: [{ index: 0, content: { role: 'model', parts: [{ text: piece }] } }] }),
    );
    return [
      ...said,
      data({
        candidates: [{ index: 0, content: { role: 'model', parts: [{ text: '' }] }, finishReason: finish }],
        usageMetadata,
      }),
    ];
  },
};

const protocols: readonly KnownProtocol[] = [openai, anthropic, google];
