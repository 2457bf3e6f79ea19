import { Worker } from 'node:worker_threads';
import { paths } from '../paths';
import { type LanguageAnswer, type LanguageQuestion, type NumberedQuestion, restMessage } from './languageMessages';

/** As far as a thread is used here; tests hand in one that dies or hangs. */
export interface Thread {
  postMessage(message: NumberedQuestion | typeof restMessage): void;
  on(event: 'message', listen: (answer: LanguageAnswer) => void): unknown;
  on(event: 'error' | 'exit', listen: () => void): unknown;
  terminate(): unknown;
  unref?(): void;
}

/** Milliseconds. */
interface Patience {
  /** After which whoever asked does without: a dictionary loads within two on a busy machine. */
  answerMs: number;
  /** Without any answer, after which the thread is taken for dead: a slow machine may load for long. */
  lifeMs: number;
  /** Before another is started after one that died. */
  restartMs: number;
}

const defaultPatience: Patience = { answerMs: 5_000, lifeMs: 30_000, restartMs: 60_000 };

export interface LanguageThread {
  /** What the tools say; null where they fail or are not to be had in time. Never throws. */
  ask(question: LanguageQuestion): Promise<LanguageAnswer['answer']>;
  /**
   * Ends the thread, and with it all that it holds in memory, unless it was asked since this was called last; then it
   * lets go of what it was not asked for.
   */
  rest(): void;
}

/**
 * Language tools in a thread of its own, which is started by the first question and ended when nobody needs it. One
 * that dies, hangs or cannot be started costs nobody an answer: what it was asked is answered with null.
 */
export function createLanguageThread(
  start: () => Thread = startWorker,
  { answerMs, lifeMs, restartMs }: Patience = defaultPatience,
): LanguageThread {
  const waiting = new Map<number, (answer: LanguageAnswer['answer']) => void>();
  let thread: Thread | null = null;
  let lastId = 0;
  let isUsed = false;
  /** Somebody has waited in vain since the last answer: nobody else need wait until there is one. */
  let isLate = false;
  let lifeTimer: NodeJS.Timeout | undefined;
  let deadUntil = 0;

  function find(): Thread | null {
    if (thread || performance.now() < deadUntil) return thread;
    try {
      const started = start();
      started.on('message', ({ id, answer }) => {
        if (thread !== started) return;
        isLate = false;
        clearTimeout(lifeTimer);
        waiting.get(id)?.(answer);
        if (waiting.size > 0) watch();
      });
      const died = () => {
        if (thread === started) bury();
      };
      started.on('error', died);
      started.on('exit', died);
      // A server that is otherwise done does not wait for it.
      started.unref?.();
      thread = started;
    } catch {
      bury();
    }
    return thread;
  }

  /** Gives the thread up: whoever waits for it waits no longer. */
  function bury(): void {
    deadUntil = performance.now() + restartMs;
    end();
  }

  function end(): void {
    clearTimeout(lifeTimer);
    const ended = thread;
    thread = null;
    isLate = false;
    for (const settle of waiting.values()) settle(null);
    void ended?.terminate();
  }

  function watch(): void {
    clearTimeout(lifeTimer);
    lifeTimer = setTimeout(bury, lifeMs);
    lifeTimer.unref();
  }

  return {
    ask: (question) =>
      new Promise((resolve) => {
        isUsed = true;
        const found = find();
        if (!found || isLate) {
          resolve(null);
          return;
        }
        const id = (lastId += 1);
        const settle = (answer: LanguageAnswer['answer']) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(answer);
        };
        const timer = setTimeout(() => {
          isLate = true;
          resolve(null);
        }, answerMs);
        if (waiting.size === 0) watch();
        waiting.set(id, settle);
        found.postMessage({ ...question, id });
      }),

    rest() {
      if (isUsed) thread?.postMessage(restMessage);
      else end();
      isUsed = false;
    },
  };
}

const startWorker = (): Thread => new Worker(paths.languageWorker);
