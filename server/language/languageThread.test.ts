import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LanguageAnswer, NumberedQuestion } from './languageMessages';
import { createLanguageThread, type Thread } from './languageThread';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const question = { code: 'ja', kind: 'segment', text: '今日は' } as const;

/** Threads that answer when they are told to; what they were asked, and which of them live. */
function createThreads() {
  const threads: {
    asked: (NumberedQuestion | 'rest')[];
    isAlive: boolean;
    answer(answer?: LanguageAnswer['answer']): void;
    die(): void;
  }[] = [];
  const start = (): Thread => {
    const listeners: { answer: (answer: LanguageAnswer) => void; end: (() => void)[] } = {
      answer: () => undefined,
      end: [],
    };
    const thread = {
      asked: [] as (NumberedQuestion | 'rest')[],
      isAlive: true,
      answer(answer: LanguageAnswer['answer'] = []) {
        for (const one of thread.asked.splice(0)) if (one !== 'rest') listeners.answer({ id: one.id, answer });
      },
      die() {
        thread.isAlive = false;
        for (const listen of listeners.end) listen();
      },
    };
    threads.push(thread);
    return {
      postMessage: (message) => void thread.asked.push(message),
      on: (event: 'message' | 'error' | 'exit', listen: never) =>
        event === 'message' ? (listeners.answer = listen) : listeners.end.push(listen),
      terminate: () => {
        thread.die();
      },
    };
  };
  return { threads, start };
}

const patience = { answerMs: 1_000, lifeMs: 10_000, restartMs: 60_000 };

describe('a language thread', () => {
  it('is started by the first question, and asked by one thread from then on', async () => {
    const { threads, start } = createThreads();
    const thread = createLanguageThread(start, patience);
    expect(threads).toHaveLength(0);
    const answers = Promise.all([thread.ask(question), thread.ask(question)]);
    threads[0]?.answer([{ surface: '今日' }]);
    expect(await answers).toEqual([[{ surface: '今日' }], [{ surface: '今日' }]]);
    expect(threads).toHaveLength(1);
  });

  it('that hangs keeps one question waiting for a while, and the others not at all, until it answers', async () => {
    const { threads, start } = createThreads();
    const thread = createLanguageThread(start, patience);
    const first = thread.ask(question);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await first).toBeNull();
    expect(await thread.ask(question)).toBeNull();
    threads[0]?.answer();
    const later = thread.ask(question);
    threads[0]?.answer([{ surface: '今日' }]);
    expect(await later).toEqual([{ surface: '今日' }]);
  });

  it('that hangs for long is given up, and another started after a while', async () => {
    const { threads, start } = createThreads();
    const thread = createLanguageThread(start, patience);
    void thread.ask(question);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(threads[0]?.isAlive).toBe(false);
    expect(await thread.ask(question)).toBeNull();
    expect(threads).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    const later = thread.ask(question);
    threads[1]?.answer([{ surface: '今日' }]);
    expect(await later).toEqual([{ surface: '今日' }]);
  });

  it('that dies lets go of whoever waits for it, at once', async () => {
    const { threads, start } = createThreads();
    const thread = createLanguageThread(start, patience);
    const answers = Promise.all([thread.ask(question), thread.ask(question)]);
    threads[0]?.die();
    expect(await answers).toEqual([null, null]);
  });

  it('that cannot be started answers nothing, and is not tried for each question', async () => {
    let starts = 0;
    const thread = createLanguageThread(() => {
      starts += 1;
      throw new Error('no memory');
    }, patience);
    expect([await thread.ask(question), await thread.ask(question)]).toEqual([null, null]);
    expect(starts).toBe(1);
  });

  it('ends when it was not asked between two rests, and is started anew by the next question', async () => {
    const { threads, start } = createThreads();
    const thread = createLanguageThread(start, patience);
    const answer = thread.ask(question);
    threads[0]?.answer();
    await answer;
    thread.rest();
    expect(threads[0]).toMatchObject({ isAlive: true, asked: ['rest'] });
    thread.rest();
    expect(threads[0]?.isAlive).toBe(false);
    const later = thread.ask(question);
    threads[1]?.answer('ok');
    expect(await later).toBe('ok');
  });
});
