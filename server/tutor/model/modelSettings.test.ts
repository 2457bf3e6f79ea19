import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answerWith,
  goodAnswer,
  startModelTutor,
  thenPieces,
  type HeardModelTutor,
} from '../../../tests/support/modelTutor';
import { begin, says, type ModelAnswer } from '../../../tests/support/standInModel';

let tutor: HeardModelTutor;
beforeAll(async () => {
  tutor = await startModelTutor();
});
afterAll(() => tutor.close());

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

  it('end what does not begin in its own time, although its head has come', async () => {
    const hang: ModelAnswer = (response) => {
      begin(response).flushHeaders();
    };
    const begun = Date.now();
    const heard = await tutor.hear(hang, { settings: { firstByteSeconds: 0.2 }, totalMs: 20_000, chunkMs: 20_000 });
    expect(heard.error).toMatch(/took too long/u);
    expect(Date.now() - begun).toBeLessThan(10_000);
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
    const one = tutor.tutorOf({ settings: { concurrency: 2 }, totalMs: 20_000, chunkMs: 20_000 });
    await Promise.all(
      Array.from({ length: 5 }, async () => {
        for await (const event of one.reply(tutor.requestOf())) void event;
      }),
    );
    expect(most).toBe(2);
  });
});
