import { describe, expect, it } from 'vitest';
import { withoutRefusedParameters } from './refusedParameters';

const question = {
  model: 'm',
  max_tokens: 3000,
  stream: true,
  stream_options: { include_usage: true },
  temperature: 1,
};

/** A server that refuses parameters in its own words, and keeps what it was sent. */
function serverOf(refuse: (body: Record<string, unknown>) => string | undefined) {
  const asked: Record<string, unknown>[] = [];
  const send = withoutRefusedParameters((_, init) => {
    const body = JSON.parse(init?.body as string) as Record<string, unknown>;
    asked.push(body);
    const refusal = refuse(body);
    return Promise.resolve(new Response(refusal ?? 'well', { status: refusal === undefined ? 200 : 400 }));
  });
  const ask = (body: object = question) =>
    send('https://models.example.org/v1/chat/completions', { method: 'POST', body: JSON.stringify(body) });
  return { asked, ask };
}

describe('a parameter that a model refuses', () => {
  it('is sent under its newer name, from then on at once', async () => {
    const { asked, ask } = serverOf((body) =>
      'max_tokens' in body
        ? `{"error":{"message":"Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.","param":"max_tokens"}}`
        : undefined,
    );
    expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(200);
    expect(asked.map((body) => [body.max_tokens, body.max_completion_tokens])).toEqual([
      [3000, undefined],
      [undefined, 3000],
      [undefined, 3000],
    ]);
  });

  it.each([
    [
      'stream_options',
      '{"detail":[{"type":"extra_forbidden","loc":["body","stream_options"],"msg":"Extra inputs are not permitted"}]}',
    ],
    ['temperature', `{"error":{"message":"Unsupported value: 'temperature' does not support 1 with this model."}}`],
  ])('%s is left out where it is refused', async (name, refusal) => {
    const { asked, ask } = serverOf((body) => (name in body ? refusal : undefined));
    expect((await ask()).status).toBe(200);
    expect(asked.at(-1)).not.toHaveProperty(name);
    expect(asked.at(-1)).toMatchObject({ model: 'm', max_tokens: 3000 });
  });

  it('may be one of several, and its newer name be refused as well', async () => {
    const refusals = ['max_tokens', 'max_completion_tokens', 'stream_options'];
    const { asked, ask } = serverOf((body) => {
      const name = refusals.find((each) => each in body);
      return name && `Unrecognized request argument supplied: ${name}`;
    });
    expect((await ask()).status).toBe(200);
    expect(asked.at(-1)).toEqual({ model: 'm', stream: true, temperature: 1 });
  });

  it('is that of one model: another is asked with all of them', async () => {
    const { asked, ask } = serverOf((body) =>
      body.model === 'm' && 'temperature' in body ? 'temperature is not supported' : undefined,
    );
    await ask();
    await ask({ ...question, model: 'n' });
    expect(asked.at(-1)).toMatchObject({ model: 'n', temperature: 1 });
  });
});

it.each([
  ['names no parameter', 'Bad Request'],
  ['is about the shape of the answer, which is found out elsewhere', 'response_format is not supported'],
  ['names a parameter and refuses something else', 'This model allows 2048 for max_tokens and the prompt together.'],
])('a refusal that %s is handed on, and nothing is asked again', async (_, refusal) => {
  const { asked, ask } = serverOf(() => refusal);
  const response = await ask({ ...question, response_format: { type: 'json_schema' } });
  expect([response.status, await response.text()]).toEqual([400, refusal]);
  expect(asked).toHaveLength(1);
});
