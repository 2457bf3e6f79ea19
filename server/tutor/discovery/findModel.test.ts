import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { findLocalServers, findModel, knownServers, localServersHint } from './findModel';
import { rankModels } from './rankModels';

const open: Server[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

const answers =
  (value: unknown): RequestListener =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(typeof value === 'string' ? value : JSON.stringify(value));
  };
const openAi = (names: readonly string[], owner = 'someone') =>
  answers({ object: 'list', data: names.map((id) => ({ id, object: 'model', owned_by: owner })) });
const ollama = (models: readonly object[]) => answers({ models });

/** Finds them however busy this machine is. */
const find = (servers: typeof knownServers, timeoutMs = 10_000) => findLocalServers(servers, fetch, timeoutMs);

/** The known servers, each where one listens instead; the others nowhere. */
const at = (origins: Readonly<Record<string, string>>) =>
  knownServers.flatMap((server) => {
    const origin = origins[server.name];
    return origin === undefined ? [] : [{ ...server, origin }];
  });

describe('models on this machine', () => {
  it('are found where their servers listen by default, on the loopback address alone', () => {
    expect(knownServers.map(({ name, origin }) => [name, origin])).toEqual([
      ['vLLM', 'http://127.0.0.1:8000'],
      ['llama.cpp', 'http://127.0.0.1:8080'],
      ['LM Studio', 'http://127.0.0.1:1234'],
      ['Ollama', 'http://127.0.0.1:11434'],
    ]);
  });

  it('are told in one line that says how to use them', async () => {
    const origin = await serve(
      ollama([
        { name: 'nomic-embed-text:latest', details: { parameter_size: '137M' } },
        { name: 'llama3.1:8b', details: { parameter_size: '8.0B' } },
        { name: 'gpt-oss:120b-cloud', remote_host: 'https://ollama.com' },
      ]),
    );
    const found = await find(at({ Ollama: origin }));
    expect(found).toEqual([{ name: 'Ollama', baseUrl: `${origin}/v1`, models: ['llama3.1:8b'] }]);
    expect(localServersHint(found)).toBe(
      'Ollama runs on this machine with llama3.1:8b: TUTOR_MODEL=auto lets it be the tutor.',
    );
  });

  it('are taken from the server that was started for one model before those that hold many', async () => {
    const servers = at({
      Ollama: await serve(ollama([{ name: 'a:8b' }, { name: 'b:7b' }])),
      vLLM: await serve(openAi(['org/model'], 'vllm')),
    });
    const found = await find(servers);
    expect(localServersHint(found)).toMatch(/^vLLM runs on this machine with org\/model \(so does Ollama\): /u);
    expect((await findModel({ baseUrl: null, apiKey: null }, servers)).model).toBe('org/model');
  });

  it('are not believed of something else on the same port', async () => {
    const other = await serve(openAi(['whatever'], 'a-proxy'));
    expect(await find(at({ 'llama.cpp': other, vLLM: other }))).toEqual([]);
    const real = await serve(openAi(['model.gguf'], 'llamacpp'));
    expect((await find(at({ 'llama.cpp': real }))).map(({ name }) => name)).toEqual(['llama.cpp']);
  });

  const many = Array.from({ length: 5_000 }, (_, index) => ({ name: `m${String(index).padStart(4, '0')}:8b` }));
  it.each<[string, RequestListener, string | null]>([
    ['nothing', (_request, response) => response.end(), null],
    ['an empty list', ollama([]), null],
    ['a page', (_request, response) => response.end('<html>'), null],
    ['half of it', answers('{"models":[{"na'), null],
    ['another type', answers({ models: 'many' }), null],
    ['names that are no names', ollama([{ name: 'a\nb' }, { name: 'x'.repeat(300) }, { name: '' }]), null],
    ['an error', (_request, response) => response.writeHead(500).end('{}'), null],
    ['a redirect', (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(), null],
    ['nothing in time', () => undefined, null],
    [
      'a list without end',
      (_request, response) => {
        const timer = setInterval(() => response.write(' '.repeat(200_000)), 1);
        response.on('close', () => {
          clearInterval(timer);
        });
      },
      null,
    ],
    ['2 MB', ollama([{ name: 'a:8b', more: 'x'.repeat(2_000_000) }]), null],
    ['5,000 models', ollama(many), 'm0000:8b'],
  ])('do no harm where the answer is %s', async (_name, listener, model) => {
    const servers = at({ Ollama: await serve(listener) });
    const [found] = await find(servers, 2_000);
    expect(found?.models[0] ?? null).toBe(model);
  });

  it('are looked for at all servers at the same time, for a third of a second', async () => {
    const hangs = await serve(() => undefined);
    const begun = Date.now();
    await findLocalServers(knownServers.map((server) => ({ ...server, origin: hangs })));
    // Four looks one after the other take 1.2 s.
    expect(Date.now() - begun).toBeLessThan(1_000);
  });
});

describe('TUTOR_MODEL=auto', () => {
  it('takes the best model of a server that was named, and says why', async () => {
    const origin = await serve(openAi(['text-embedding-3', 'qwen2.5-7b-instruct', 'qwen2.5-coder-14b']));
    const found = await findModel({ baseUrl: `${origin}/v1`, apiKey: 'k' }, []);
    expect(found).toMatchObject({ model: 'qwen2.5-7b-instruct', baseUrl: `${origin}/v1` });
    expect(found.sentence).toBe(
      'TUTOR_MODEL=auto takes qwen2.5-7b-instruct: of 2 of the server at TUTOR_BASE_URL the best by what they are made for and their size.',
    );
  });

  it('says what to do where nothing was found', async () => {
    await expect(findModel({ baseUrl: null, apiKey: null }, at({ Ollama: 'http://127.0.0.1:9' }))).rejects.toThrow(
      /^TUTOR_MODEL=auto found no model on this machine: start .*set TUTOR_BASE_URL, or take TUTOR_MODEL out of \.env/u,
    );
    await expect(findModel({ baseUrl: 'http://127.0.0.1:9/v1', apiKey: null })).rejects.toThrow(/no list came/u);
    const origin = await serve(openAi(['text-embedding-3']));
    await expect(findModel({ baseUrl: `${origin}/v1`, apiKey: null })).rejects.toThrow(/no model .* that talks/u);
  });
});

describe('the rule by which a model is taken', () => {
  const best = (...names: [string, number | null][]) =>
    rankModels(names.map(([name, billions]) => ({ name, billions })));

  it.each<[string, [string, number | null][], string[]]>([
    [
      'talkers before coders',
      [
        ['coder:14b', 14],
        ['llama:8b', 8],
      ],
      ['llama:8b', 'coder:14b'],
    ],
    [
      'the larger one up to 15 billion',
      [
        ['a:7b', 7],
        ['b:14b', 14],
        ['c:3b', 3],
      ],
      ['b:14b', 'a:7b', 'c:3b'],
    ],
    [
      'a good size before one too large',
      [
        ['a:70b', 70],
        ['b:8b', 8],
        ['c:32b', 32],
      ],
      ['b:8b', 'c:32b', 'a:70b'],
    ],
    [
      'an unknown size before a tiny one',
      [
        ['a:1b', 1],
        ['b', null],
      ],
      ['b', 'a:1b'],
    ],
    [
      'one that was taught to follow',
      [
        ['a:8b', 8],
        ['b:8b-instruct', 8],
      ],
      ['b:8b-instruct', 'a:8b'],
    ],
    [
      'the first by name',
      [
        ['b:8b', 8],
        ['a:8b', 8],
      ],
      ['a:8b', 'b:8b'],
    ],
    [
      'none that cannot talk',
      [
        ['bge-m3', null],
        ['whisper-1', null],
        ['llava:7b', 7],
        ['llama-guard3:8b', 8],
        ['gemma3:4b', 4],
      ],
      ['gemma3:4b'],
    ],
  ])('%s', (_name, models, order) => {
    expect(best(...models).map(({ name }) => name)).toEqual(order);
  });
});
