import { describe, expect, it } from 'vitest';
import { createSkippingClock } from '../../../../tests/support/skippingClock';
import { systemClock } from '../../../clock';
import { unmetered, type CallPurpose } from '../../usageMeter';
import type { ModelCall } from './modelCall';
import { ModelFailure } from './modelFailure';
import { createPatience, usualPausesMs } from './patience';
import { createQuestionQueue } from './questionQueue';

const hour = 3_600;
const busyFor = (seconds: number) => new ModelFailure('busy', { status: 429, retryAfterSeconds: seconds });

function startPatience({ clock = createSkippingClock() } = {}) {
  const patiently = createPatience({ clock: clock.clock, queue: createQuestionQueue(2), pausesMs: usualPausesMs });
  const statuses: string[] = [];
  /** Asks, and is answered by one after the other of these: a failure, or a text. */
  async function ask(answers: (ModelFailure | string)[], purpose: CallPurpose = 'reply') {
    const attempts = { count: 0 };
    const signal = new AbortController().signal;
    const onStatus = (text: string) => statuses.push(text);
    const call: ModelCall = {
      ...{ purpose, system: '', prompt: '', schema: null, maxOutputTokens: 1, meter: unmetered, signal, onStatus },
    };
    let said = '';
    const once = async function* () {
      const answer = answers[attempts.count];
      attempts.count += 1;
      await Promise.resolve();
      if (answer instanceof ModelFailure) throw answer;
      yield answer ?? '';
    };
    try {
      for await (const piece of patiently(call, once)) said += piece;
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      return { failure: error.toLearner().message, attempts: attempts.count };
    }
    return { said, attempts: attempts.count };
  }
  return { ask, statuses, clock };
}

describe('a provider that names a wait', () => {
  it.each([1, 90, 600, hour - 1])('of %i seconds is asked again after it, and not before', async (seconds) => {
    const { ask, clock } = startPatience();
    expect(await ask([busyFor(seconds), 'Bonjour'])).toEqual({ said: 'Bonjour', attempts: 2 });
    expect(clock.total()).toBeGreaterThan(seconds * 1000 - 50);
    expect(clock.total()).toBeLessThanOrEqual(seconds * 1000);
  });

  it('is waited for by whoever reads when it is asked again, each few seconds', async () => {
    const { ask, statuses } = startPatience();
    await ask([busyFor(190), 'Bonjour']);
    expect(statuses[0]).toBe('The tutor has too many questions at the moment. It is asked again in 4 minutes.');
    expect(statuses).toContain('The tutor has too many questions at the moment. It is asked again in 110 seconds.');
    expect(statuses.at(-2)).toBe('The tutor has too many questions at the moment. It is asked again in 10 seconds.');
    expect(statuses.at(-1)).toBe('');
    expect(statuses.length).toBeLessThan(20);
  });

  it('for more than an hour is not waited for: the sentence names the time', async () => {
    const { ask, clock } = startPatience();
    const { failure, attempts } = await ask([busyFor(5 * hour), 'Bonjour']);
    expect(failure).toBe('The tutor has too many questions at the moment. Please try again in 5 hours.');
    expect([attempts, clock.total()]).toEqual([1, 0]);
  });

  it('is asked by nobody else before that time', async () => {
    const { ask, clock } = startPatience();
    await ask([busyFor(90)], 'explain');
    expect(clock.total()).toBe(0);
    expect(await ask(['Bonjour'])).toEqual({ said: 'Bonjour', attempts: 1 });
    expect(clock.total()).toBeGreaterThan(89_000);
  });

  it('is not waited for by explanations and translations, nor long by repairs', async () => {
    for (const [purpose, seconds, attempts] of [
      ['explain', 2, 1],
      ['translate', 2, 1],
      ['repair', 6, 1],
      ['repair', 4, 2],
    ] as const) {
      const { ask } = startPatience();
      const found = await ask([busyFor(seconds), 'Bonjour'], purpose);
      expect(found.attempts).toBe(attempts);
      expect(found.failure ?? '').toMatch(
        attempts === 1 ? new RegExp(`again in ${String(seconds)} seconds`, 'u') : /^$/u,
      );
    }
  });

  it('and goes on naming one is asked three times at most', async () => {
    const { ask } = startPatience();
    const { failure, attempts } = await ask([busyFor(20), busyFor(20), busyFor(20), 'Bonjour']);
    expect(attempts).toBe(3);
    expect(failure).toMatch(/again in 20 seconds/u);
  });

  it('again and again is waited for no longer than an hour in all', async () => {
    const { ask, clock } = startPatience();
    const { failure, attempts } = await ask([busyFor(2_000), busyFor(2_000), 'Bonjour']);
    expect([attempts, Math.ceil(clock.total() / 1000)]).toEqual([2, 2_000]);
    expect(failure).toMatch(/again in 34 minutes/u);
  });

  it('is waited for until the learner stops', async () => {
    const patiently = createPatience({
      clock: systemClock,
      queue: createQuestionQueue(1),
      pausesMs: usualPausesMs,
    });
    const stop = new AbortController();
    const call: ModelCall = {
      ...{ purpose: 'reply', system: '', prompt: '', schema: null, maxOutputTokens: 1 },
      meter: unmetered,
      signal: stop.signal,
      onStatus: () => {
        stop.abort(new Error('stopped'));
      },
    };
    const begun = Date.now();
    const answer = patiently(call, async function* () {
      yield await Promise.reject<string>(busyFor(600));
    });
    await expect(answer.next()).rejects.toThrow('stopped');
    expect(Date.now() - begun).toBeLessThan(1_000);
  });
});

describe('a failure without a named wait', () => {
  const passing = [
    new ModelFailure('unreachable'),
    new ModelFailure('busy', { status: 429 }),
    new ModelFailure('tooSlow', { status: 408 }),
    new ModelFailure('serviceFailed', { status: 503 }),
  ];
  it.each(passing)('that may pass ($kind) is tried twice more, after about one second and three', async (failure) => {
    const { ask, clock } = startPatience();
    expect(await ask([failure, failure, 'Bonjour'])).toEqual({ said: 'Bonjour', attempts: 3 });
    const [first = 0, second = 0] = clock.slept;
    expect(Math.abs(first - 1_000)).toBeLessThanOrEqual(250);
    expect(Math.abs(second - 3_000)).toBeLessThanOrEqual(750);
    expect((await startPatience().ask([failure, failure, failure, 'Bonjour'])).attempts).toBe(3);
  });

  it.each([
    new ModelFailure('keyRefused', { status: 401 }),
    new ModelFailure('noCredit', { status: 429, retryAfterSeconds: 1 }),
    new ModelFailure('tooSlow'),
    new ModelFailure('refused'),
  ])('that stays ($kind) is not tried again', async (failure) => {
    expect((await startPatience().ask([failure, 'Bonjour'])).attempts).toBe(1);
  });

  it('is never tried again once something of an answer has come', async () => {
    const clock = createSkippingClock();
    const patiently = createPatience({ clock: clock.clock, queue: createQuestionQueue(1), pausesMs: usualPausesMs });
    const { signal } = new AbortController();
    const call = { system: '', prompt: '', schema: null, maxOutputTokens: 1, meter: unmetered, signal };
    let attempts = 0;
    const answer = patiently({ ...call, purpose: 'reply' }, async function* () {
      attempts += 1;
      yield await Promise.resolve('Bon');
      throw new ModelFailure('unreachable');
    });
    await answer.next();
    await expect(answer.next()).rejects.toThrow(ModelFailure);
    expect(attempts).toBe(1);
  });
});
