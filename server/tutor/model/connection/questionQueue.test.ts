import { describe, expect, it } from 'vitest';
import type { CallPurpose } from '../../usageMeter';
import { createQuestionQueue } from './questionQueue';

/** A queue with one place, which is taken, and what is asked once that is free. */
function startBusy() {
  const queue = createQuestionQueue(1);
  const order: string[] = [];
  const errors: unknown[] = [];
  const taken = queue.take({ purpose: 'reply', learner: 'first', signal: new AbortController().signal });
  function ask(name: string, learner: string, purpose: CallPurpose = 'reply', signal = new AbortController().signal) {
    return queue.take({ purpose, learner, signal }).then(
      (release) => {
        order.push(name);
        release();
      },
      (error: unknown) => errors.push(error),
    );
  }
  return { ask, order, errors, free: async () => (await taken)() };
}

describe('the queue in front of a model', () => {
  it('asks so many questions at once, and the next when one is answered', async () => {
    const queue = createQuestionQueue(2);
    const { signal } = new AbortController();
    const [one] = await Promise.all([1, 2].map(() => queue.take({ purpose: 'reply', learner: 'a', signal })));
    let isThird = false;
    const third = queue.take({ purpose: 'reply', learner: 'a', signal }).then(() => (isThird = true));
    await new Promise(setImmediate);
    expect(isThird).toBe(false);
    one?.();
    await third;
    expect(isThird).toBe(true);
  });

  it('asks for replies before own sentences, and for those before single glosses', async () => {
    const { ask, order, free } = startBusy();
    const all = [ask('gloss', 'a', 'repair'), ask('own', 'a', 'recast'), ask('reply', 'b', 'reply')];
    await free();
    await Promise.all(all);
    expect(order).toEqual(['reply', 'own', 'gloss']);
  });

  it('serves learners in turn, however many questions one of them has', async () => {
    const { ask, order, free } = startBusy();
    const all = [ask('a1', 'a'), ask('a2', 'a'), ask('a3', 'a'), ask('b1', 'b'), ask('c1', 'c'), ask('b2', 'b')];
    await free();
    await Promise.all(all);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('lets a question that is stopped go at once, and is not held up by it', async () => {
    const { ask, order, errors, free } = startBusy();
    const stop = new AbortController();
    const stopped = ask('stopped', 'a', 'reply', stop.signal);
    const other = ask('other', 'b');
    stop.abort('stopped');
    await stopped;
    expect(errors).toEqual(['stopped']);
    await free();
    await other;
    expect(order).toEqual(['other']);
    await ask('too late', 'a', 'reply', stop.signal);
    expect(order).toEqual(['other']);
  });
});
