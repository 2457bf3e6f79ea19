import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerWith, goodAnswer, startModelTutor, type HeardModelTutor } from '../../../tests/support/modelTutor';
import { createSkippingClock } from '../../../tests/support/skippingClock';
import { fails, says, type ModelAnswer } from '../../../tests/support/standInModel';
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
      setTimeout(() => void says(answerWith())(response, asked), 100);
    };
    const heard = await tutor.hear(at(fails(503, { 'retry-after-ms': '2100' }), slow), {
      pausesMs: [1],
      totalMs: 2_000,
    });
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
