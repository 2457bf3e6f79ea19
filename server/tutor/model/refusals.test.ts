import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerWith, goodAnswer, startModelTutor, type HeardModelTutor } from '../../../tests/support/modelTutor';
import { begin, end, fails, type ModelAnswer } from '../../../tests/support/standInModel';

let tutor: HeardModelTutor;
beforeAll(async () => {
  tutor = await startModelTutor();
});
afterAll(() => tutor.close());

const chunk = (delta: object, finishReason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta, finish_reason: finishReason }] })}\n\n`;

/** These chunks, cut in the middle of a line: networks do not keep to lines. */
const sends = (...chunks: string[]): ModelAnswer => {
  return (response) => {
    begin(response);
    const all = chunks.join('');
    const middle = Math.floor(all.length / 2);
    response.write(all.slice(0, middle));
    setTimeout(() => response.end(all.slice(middle)), 5);
  };
};

const wouldRatherNot = 'The tutor would rather not answer that. Please put it in another way.';
const done = 'data: [DONE]\n\n';

describe('a model that refuses', () => {
  it.each<[string, ModelAnswer]>([
    [
      'in a field of its own (OpenAI)',
      sends(
        chunk({ role: 'assistant', content: '', refusal: null }),
        chunk({ refusal: 'I’m sorry, ' }),
        chunk({ refusal: 'I can’t help with that.' }),
        chunk({}, 'stop'),
        done,
      ),
    ],
    ['in a field of its own, without a finish reason', sends(chunk({ refusal: 'I’m sorry.' }), done)],
    ['by a filter', sends(chunk({ content: '' }), chunk({}, 'content_filter'), done)],
    [
      'by a filter in the middle',
      (response) => {
        begin(response);
        response.write(chunk({ content: answerWith().slice(0, 40) }));
        end(response, { finishReason: 'content_filter' });
      },
    ],
  ])('%s is told from one that fails', async (_name, answer) => {
    const { error } = await tutor.hear(answer);
    expect(error).toBe(wouldRatherNot);
    expect(tutor.usage.at(-1)?.outcome).toBe('refused');
  });

  it.each<[string, ModelAnswer]>([
    ['402', fails(402)],
    [
      'OpenAI',
      fails(
        429,
        { 'retry-after': '1' },
        '{"error":{"message":"You exceeded your current quota","type":"insufficient_quota"}}',
      ),
    ],
    [
      'Anthropic',
      fails(400, {}, '{"error":{"message":"Your credit balance is too low to access the Anthropic API."}}'),
    ],
    ['DeepSeek', fails(402, {}, '{"error":{"message":"Insufficient Balance"}}')],
  ])('because nothing is left to pay with says so, and is not asked again (%s)', async (_name, answer) => {
    const before = tutor.model.asked.length;
    const { error } = await tutor.hear(answer, { pausesMs: [1, 1] });
    expect(error).toBe('The tutor’s account has no credit left. Please tell whoever runs this server.');
    expect(tutor.model.asked).toHaveLength(before + 1);
  });

  it('for a quota of questions in a minute is only busy (Google)', async () => {
    const body = JSON.stringify({
      error: {
        message: 'You exceeded your current quota, please check your plan and billing details.',
        details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '34.2s' }],
      },
    });
    expect((await tutor.hear(fails(429, {}, body))).error).toMatch(/too many questions.*again in 35 seconds/u);
  });

  it.each([
    ['seconds', { 'retry-after': '40' }, 40],
    ['milliseconds', { 'retry-after-ms': '40000', 'retry-after': '1' }, 40],
    ['a date', { 'retry-after': new Date(Date.now() + 3 * 60_000).toUTCString() }, 180],
  ])('and names a wait as %s is understood', async (_name, headers, seconds) => {
    const { error } = await tutor.hear(fails(503, headers));
    const [, told = 0, unit = ''] = /again in (\d+) (seconds|minutes)/u.exec(error ?? '') ?? [];
    expect(error).toMatch(/^The tutor’s service has a problem\. Please try again in/u);
    expect(Math.abs(Number(told) * (unit === 'minutes' ? 60 : 1) - seconds)).toBeLessThan(2);
  });
});

describe('a stream that is not quite as documented', () => {
  const [first, second] = [answerWith().slice(0, 60), answerWith().slice(60)];

  it.each(['user', 'system', 'tool', 'model', ''])('is read where it says role %j', async (role) => {
    const heard = await tutor.hear(
      sends(chunk({ role, content: first }), chunk({ role, content: second }), chunk({ role }, 'stop'), done),
    );
    expect(heard).toMatchObject({ error: null, text: goodAnswer.text });
  });

  it('is whole where its object is closed and nothing says that it ends', async () => {
    const heard = await tutor.hear(sends(chunk({ content: first }), chunk({ content: second })));
    expect(heard).toMatchObject({ error: null, text: goodAnswer.text });
    expect(heard.events.at(-1)).toEqual({ type: 'done' });
    expect(tutor.usage.at(-1)).toMatchObject({ outcome: 'done' });
  });

  it('is whole where [DONE] stands and no finish reason, in plain text as well', async () => {
    for (const text of [answerWith(), `[text]\n${goodAnswer.text}\n[words]\n${goodAnswer.words.join('\n')}\n`]) {
      expect(await tutor.hear(sends(chunk({ content: text }), done))).toMatchObject({
        error: null,
        text: goodAnswer.text,
      });
    }
  });

  it('broke off where its object is open', async () => {
    const heard = await tutor.hear(sends(chunk({ content: first })));
    expect(heard).toMatchObject({ error: 'The tutor’s answer broke off. Please try again.', text: goodAnswer.text });
  });
});
