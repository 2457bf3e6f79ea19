import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answerWith,
  goodAnswer,
  startModelTutor,
  thenPieces,
  type HeardModelTutor,
} from '../../../tests/support/modelTutor';
import { createSkippingClock } from '../../../tests/support/skippingClock';
import { begin, fails, says, type ModelAnswer } from '../../../tests/support/standInModel';
import { isAppError } from '../../../domain/errors';

let tutor: HeardModelTutor;
beforeAll(async () => {
  tutor = await startModelTutor();
});
afterAll(() => tutor.close());

/** Fails so at first, then answers so. */
function at(first: ModelAnswer, then: ModelAnswer = says(answerWith())): ModelAnswer {
  let isFirst = true;
  return (response, asked) => {
    const answer = isFirst ? first : then;
    isFirst = false;
    return answer(response, asked);
  };
}

describe('regression: a wait of a minute and more that a provider names', () => {
  it('is waited out, and the learner reads when it is over', async () => {
    const { clock, total } = createSkippingClock();
    const heard = await tutor.hear(at(fails(429, { 'retry-after': '90' })), { pausesMs: [1, 1], clock });
    expect(heard).toMatchObject({ error: null, text: goodAnswer.text });
    expect(total()).toBeGreaterThan(89_000);
    const statuses = heard.events.filter(({ type }) => type === 'status');
    expect(statuses[0]).toEqual({
      type: 'status',
      text: 'The tutor has too many questions at the moment. It is asked again in 90 seconds.',
    });
    expect(statuses.at(-1)).toEqual({ type: 'status', text: '' });
    // Before anything of the answer.
    expect(heard.events.findIndex(({ type }) => type === 'text')).toBe(statuses.length);
    expect(tutor.usage).toMatchObject([{ outcome: 'done', inputTokens: 100 }]);
  });

  it('does not count against the time for an answer', async () => {
    const slow: ModelAnswer = (response, asked) => {
      setTimeout(() => void says(answerWith())(response, asked), 300);
    };
    const heard = await tutor.hear(at(fails(503, { 'retry-after': '0.5' }), slow), { pausesMs: [1], totalMs: 600 });
    expect(heard.error).toBeNull();
  });

  it('ends at once when the learner stops, and has cost nothing', async () => {
    tutor.model.answer(fails(429, { 'retry-after': '600' }));
    tutor.usage.length = 0;
    const stop = new AbortController();
    const events = tutor.tutorOf({ pausesMs: [1, 1] }).reply(tutor.requestOf({ signal: stop.signal }));
    expect((await events.next()).value).toMatchObject({ type: 'status' });
    stop.abort(new Error('stopped'));
    await expect(events.next()).rejects.toThrow('stopped');
    expect(tutor.usage).toMatchObject([{ outcome: 'stopped', inputTokens: 0, outputTokens: 0 }]);
  });

  it('is told to whoever asks for an explanation meanwhile, without asking the provider', async () => {
    tutor.model.answer(fails(429, { 'retry-after': '600' }));
    const one = tutor.tutorOf({ pausesMs: [] });
    await one
      .reply(tutor.requestOf())
      .next()
      .catch(() => undefined);
    const before = tutor.model.asked.length;
    const { meter, signal } = tutor.requestOf();
    const question = {
      language: 'fr',
      ownLanguage: 'en',
      text: 'Je vais bien.',
      words: [],
      about: 'vais',
      level: { claimed: 'unsaid', metCount: 0 },
      chat: [],
      meter,
      signal,
    } as const;
    const failure: unknown = await one.explain?.(question).catch((error: unknown) => error);
    expect(isAppError(failure) && failure.message).toMatch(/Please try again in 10 minutes\.$/u);
    expect(tutor.model.asked).toHaveLength(before);
  });
});

describe('a second model', () => {
  it('puts own sentences into the language and mends glosses; the first one speaks', async () => {
    const before = tutor.model.asked.length;
    await tutor.hear(thenPieces(answerWith({ words: goodAnswer.words.slice(0, 4) }), '1|coffee'), {
      smallModel: 'small',
    });
    tutor.model.answer(says(answerWith()));
    const recast = tutor.tutorOf({ smallModel: 'small' }).recast(tutor.requestOf());
    for await (const event of recast) void event;
    expect(tutor.model.asked.slice(before).map(({ body }) => body.model)).toEqual(['m', 'small', 'small']);
    expect(tutor.usage.map(({ purpose, model }) => [purpose, model])).toEqual([
      ['reply', 'm'],
      ['repair', 'small'],
      ['recast', 'small'],
    ]);
  });
});

describe('the settings of a model', () => {
  const bodyWith = async (settings: object) => {
    await tutor.hear(says(answerWith()), { settings });
    return tutor.model.asked.at(-1)?.body as Record<string, unknown>;
  };

  it('are sent with each question', async () => {
    const body = await bodyWith({
      temperature: 0.3,
      reasoningEffort: 'low',
      answerTokens: 2_000,
      thinkingTokens: 5_000,
      extraBody: { top_k: 40, chat_template_kwargs: { enable_thinking: false } },
    });
    expect(body).toMatchObject({
      temperature: 0.3,
      reasoning_effort: 'low',
      max_tokens: 7_000,
      top_k: 40,
      chat_template_kwargs: { enable_thinking: false },
      stream: true,
    });
  });

  it('are left to the provider where nothing is set', async () => {
    const body = await bodyWith({});
    expect(body.max_tokens).toBe(3_000);
    expect(Object.keys(body).toSorted()).toEqual(
      ['max_tokens', 'messages', 'model', 'response_format', 'stream', 'stream_options'].toSorted(),
    );
  });

  it('give room for thoughts to a model that was found to think', async () => {
    const one = tutor.tutorOf();
    const rooms: unknown[] = [];
    const thought = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { reasoning_content: 'Hm.' } }] })}\n\n`;
    tutor.model.answer((response, asked) => {
      rooms.push((asked.body as { max_tokens?: number }).max_tokens);
      begin(response);
      response.write(thought);
      const rest = {
        writeHead: () => response,
        write: response.write.bind(response),
        end: response.end.bind(response),
      };
      return says(answerWith())(rest as unknown as typeof response, asked);
    });
    for (let count = 0; count < 2; count += 1) for await (const event of one.reply(tutor.requestOf())) void event;
    expect(rooms).toEqual([3_000, 11_000]);
  });

  it('give up before the first piece, between two, and at the end, each at its own time', async () => {
    const hang: ModelAnswer = (response) => {
      begin(response).flushHeaders();
    };
    const begun = Date.now();
    const heard = await tutor.hear(hang, { settings: { firstByteSeconds: 0.2 }, totalMs: 5_000, chunkMs: 5_000 });
    expect(heard.error).toMatch(/took too long/u);
    expect(Date.now() - begun).toBeLessThan(1_500);
  });

  it('let so many questions be asked at once, and the others say that they wait', async () => {
    let open = 0;
    let most = 0;
    tutor.model.answer((response, asked) => {
      open += 1;
      most = Math.max(most, open);
      response.on('close', () => (open -= 1));
      setTimeout(() => void says(answerWith())(response, asked), 80);
    });
    const one = tutor.tutorOf({ settings: { concurrency: 2 }, totalMs: 5_000 });
    await Promise.all(
      Array.from({ length: 5 }, async () => {
        for await (const event of one.reply(tutor.requestOf())) void event;
      }),
    );
    expect(most).toBe(2);
  });
});
