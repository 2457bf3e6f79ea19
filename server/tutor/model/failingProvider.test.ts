import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError, isAppError } from '../../../domain/errors';
import {
  type HeardModelTutor,
  answerWith,
  apiKey,
  glossesOf,
  goodAnswer,
  startModelTutor,
} from '../../../tests/support/modelTutor';
import { begin, end, fails, piece, says, type ModelAnswer } from '../../../tests/support/standInModel';

let tutor: HeardModelTutor;
beforeAll(async () => {
  tutor = await startModelTutor();
});
afterAll(() => tutor.close());

describe('a provider that fails', () => {
  it.each<[string, ModelAnswer, RegExp]>([
    ['401', fails(401, {}, `bad key ${apiKey}`), /^The tutor’s key was refused/u],
    ['404', fails(404), /^The tutor’s model was not found/u],
    ['500', fails(500), /^The tutor’s service has a problem/u],
    [
      '429 without Retry-After',
      fails(429),
      /^The tutor has too many questions at the moment\. Please try again in a moment\.$/u,
    ],
    ['429 with Retry-After', fails(429, { 'retry-after': '20' }), /again in 20 seconds\.$/u],
    ['a redirect', fails(302, { location: 'http://169.254.169.254/' }), /^The tutor’s address is not allowed/u],
    ['a page of HTML', fails(200, { 'content-type': 'text/html' }, '<html>Sign in</html>'), /could not be read/u],
    ['no answer before the first byte', () => undefined, /took too long/u],
    [
      'an answer without content',
      (response) => {
        begin(response);
        end(response);
      },
      /gave no answer/u,
    ],
    [
      'garbage for events',
      (response) => {
        begin(response);
        response.end('data: {{{\n\n');
      },
      /could not be read/u,
    ],
    [
      '10 MB at once',
      (response) => {
        begin(response);
        piece(response, 'x'.repeat(10_000_000));
        end(response);
      },
      /was too long/u,
    ],
    [
      'a question that is too long for it',
      fails(400, {}, '{"error":{"message":"This model\'s maximum context length is 8192 tokens."}}'),
      /^This is too long for the tutor’s model/u,
    ],
    ['a body that is too large', fails(413), /^This is too long for the tutor’s model/u],
    [
      'a filter that refuses the question',
      fails(400, {}, '{"error":{"code":"content_filter","message":"The prompt was flagged."}}'),
      /would rather not answer that/u,
    ],
    ['thoughts that never end', says('<think>The learner wants {"text":"un café"}, so'), /could not be read/u],
    ['an empty text', says(answerWith({ text: '', words: [], meaning: '' })), /gave no answer/u],
    ['JSON that is cut off before any text', says('{"te'), /gave no answer/u],
    ['its own prompt', says(answerWith({ text: 'Texts between <marks> <said>hello</said>' })), /could not be read/u],
  ])('%s is told in one sentence', async (_name, answer, sentence) => {
    const heard = await tutor.hear(answer);
    expect(heard.error).toMatch(sentence);
    expect(heard.text).not.toContain('<');
    expect(tutor.usage.at(-1)?.outcome).not.toBe('stopped');
  });

  it.each<[string, ModelAnswer]>([
    [
      'hangs in the middle',
      (response) => {
        begin(response);
        piece(response, answerWith().slice(0, 90));
      },
    ],
    [
      'is reset in the middle',
      (response) => {
        begin(response);
        piece(response, answerWith().slice(0, 90));
        setTimeout(() => response.socket?.destroy(), 60);
      },
    ],
    [
      'has no end mark',
      (response) => {
        begin(response);
        piece(response, answerWith().slice(0, 90));
        setTimeout(() => response.end(), 30);
      },
    ],
    [
      'says that the room for its answer was used up',
      (response) => {
        begin(response);
        piece(response, answerWith().slice(0, 90));
        end(response, { finishReason: 'length' });
      },
    ],
    ['ends in the middle as if it were the end', says(answerWith().slice(0, 90))],
  ])('keeps the text and the words that had come when it %s', async (_name, answer) => {
    const heard = await tutor.hear(answer);
    expect(heard.text).toBe(goodAnswer.text);
    expect(glossesOf(heard.words)).toMatchObject({ Bonjour: 'hello', Vous: 'you' });
    expect(heard.error).toMatch(/took too long|broke off/u);
  });

  it('says so where the text itself was cut off, and nothing else is lost of it', async () => {
    for (const [answer, shown] of [
      ['{"text":"Bonjour ! Vous vou', 'Bonjour ! Vous vou'],
      ['[text]\nBonjour ! Vous vou', 'Bonjour ! Vous vou'],
    ] as const) {
      const heard = await tutor.hear((response) => {
        begin(response);
        piece(response, answer);
        end(response, { finishReason: 'length' });
      });
      expect(heard).toMatchObject({ text: shown, error: 'The tutor’s answer broke off. Please try again.' });
      expect(tutor.usage.at(-1)).toMatchObject({ outcome: 'brokenOff', inputTokens: 100, outputTokens: 40 });
    }
  });

  it('at one byte a second is given up after the time for all of it', async () => {
    const heard = await tutor.hear(
      (response) => {
        begin(response);
        let at = 0;
        const timer = setInterval(() => piece(response, answerWith().charAt(at++)), 100);
        response.on('close', () => {
          clearInterval(timer);
        });
      },
      { totalMs: 700, chunkMs: 400 },
    );
    expect(heard.error).toMatch(/took too long/u);
  });

  it('is asked again before the first piece, and never after it', async () => {
    let count = 0;
    const flaky: ModelAnswer = (response, asked) => {
      count += 1;
      return count === 1 ? fails(503, { 'retry-after': '0' })(response, asked) : says(answerWith())(response, asked);
    };
    expect((await tutor.hear(flaky, { pausesMs: [1, 1] })).error).toBeNull();
    expect(count).toBe(2);

    count = 0;
    const cutOff: ModelAnswer = (response) => {
      count += 1;
      begin(response);
      piece(response, answerWith().slice(0, 40));
      setTimeout(() => response.socket?.destroy(), 30);
    };
    expect((await tutor.hear(cutOff, { pausesMs: [1, 1] })).error).not.toBeNull();
    expect(count).toBe(1);
  });

  it('hears that the learner stopped it', async () => {
    const stop = new AbortController();
    let isClosed: Promise<void> = Promise.resolve();
    tutor.model.answer((response) => {
      isClosed = new Promise((resolve) => response.on('close', resolve));
      begin(response);
      piece(response, answerWith().slice(0, 40));
    });
    const events = tutor.tutorOf({ chunkMs: 5000, totalMs: 9000 }).reply(tutor.requestOf({ signal: stop.signal }));
    await events.next();
    stop.abort(new Error('stopped'));
    await expect(events.next()).rejects.toThrow('stopped');
    await isClosed;
    // It has been read, and part of an answer written, although nobody told how much.
    const { inputTokens = 0, outputTokens = 0, outcome } = tutor.usage.at(-1) ?? {};
    expect(outcome).toBe('stopped');
    expect(inputTokens).toBeGreaterThan(100);
    expect(outputTokens).toBeGreaterThan(5);
  });

  it('costs nothing more once the day’s share is used', async () => {
    const before = tutor.model.asked.length;
    const meter = {
      begin: () => Promise.reject(new AppError('tooManyRequests', { message: 'Enough for today.' })),
    };
    const failure = await tutor
      .tutorOf()
      .reply(tutor.requestOf({ meter }))
      .next()
      .catch((error: unknown) => error);
    expect(isAppError(failure) && failure.message).toBe('Enough for today.');
    expect(tutor.model.asked).toHaveLength(before);
  });
});
