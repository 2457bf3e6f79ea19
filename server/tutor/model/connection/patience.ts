import type { CallPurpose } from '../../usageMeter';
import type { TutorClock } from '../../tutor';
import type { ModelCall } from './modelCall';
import { askedAgainIn, ModelFailure } from './modelFailure';
import type { QuestionQueue } from './questionQueue';

const secondMs = 1_000;

/** The longest that a question waits, and that a provider keeps others from asking: beyond it questions fail. */
const mostWaitMs = 3_600 * secondMs;

/** The same for questions that somebody waits for without reading why, or that are of use only at once. */
const longestWaitMs: Record<CallPurpose, number> = {
  reply: mostWaitMs,
  open: mostWaitMs,
  recast: mostWaitMs,
  check: 30 * secondMs,
  repair: 5 * secondMs,
  scenario: 0,
  translate: 0,
  explain: 0,
};

/** Pauses before the second and the third attempt where the provider names none, without the jitter. */
export const usualPausesMs: readonly number[] = [secondMs, 3 * secondMs];
/** Part of a pause by which it is shorter or longer, by chance: many that failed at once do not come back at once. */
const jitter = 0.25;

/** A question that waits its turn for so long says so. */
const silentInQueueMs = 2 * secondMs;
const inQueue = 'The tutor is answering others first.';

export interface PatienceOptions {
  clock: Pick<TutorClock, 'now' | 'sleep'>;
  queue: QuestionQueue;
  /** One for each further attempt. Milliseconds. */
  pausesMs: readonly number[];
}

/**
 * When a model may be asked, and how often. A wait that the provider names is waited out, by everybody who wants to ask
 * this model; failures that may pass are tried again before anything of an answer has come, never after it: no learner
 * sees two beginnings.
 */
export function createPatience({ clock, queue, pausesMs }: PatienceOptions) {
  /** The provider has said that it is not to be asked before. Milliseconds since 1970. */
  let notBefore = 0;

  /** @throws ModelFailure `busy` where the provider is not to be asked until after `lastAt` */
  async function waitOut({ signal, onStatus }: ModelCall, lastAt: number): Promise<void> {
    const leftMs = () => notBefore - clock.now();
    if (leftMs() <= 0) return;
    while (leftMs() > 0) {
      const seconds = Math.ceil(leftMs() / secondMs);
      if (notBefore > lastAt) throw new ModelFailure('busy', { retryAfterSeconds: seconds });
      onStatus?.(askedAgainIn(seconds));
      await clock.sleep(Math.min(leftMs(), untilNextStatus(leftMs())), signal);
    }
    onStatus?.('');
  }

  /** Waits for a place in the queue, and then again where the provider has named a wait meanwhile. */
  async function takePlace(call: ModelCall, lastAt: number): Promise<() => void> {
    const { purpose, meter, signal, onStatus } = call;
    for (;;) {
      await waitOut(call, lastAt);
      const begun = clock.now();
      const tell = setTimeout(() => {
        onStatus?.(inQueue);
      }, silentInQueueMs);
      const release = await queue.take({ purpose, learner: meter.learner ?? '', signal }).finally(() => {
        clearTimeout(tell);
      });
      if (clock.now() - begun >= silentInQueueMs) onStatus?.('');
      if (notBefore <= clock.now()) return release;
      release();
    }
  }

  /** Milliseconds until the next attempt; the failure itself where there is to be none. */
  function pauseAfter(failure: ModelFailure, attempts: number, purpose: CallPurpose): number {
    const named = failure.retryAfterSeconds;
    if (named !== undefined && failure.mayPass()) {
      notBefore = Math.max(notBefore, clock.now() + Math.min(named * secondMs, mostWaitMs));
    }
    const pauseMs = pausesMs[attempts];
    if (pauseMs === undefined || !failure.mayPass()) throw failure;
    if (named === undefined) return pauseMs * (1 + jitter * (2 * Math.random() - 1));
    if (named * secondMs > longestWaitMs[purpose]) throw failure;
    return 0;
  }

  /** An answer, from as many attempts as it takes. */
  return async function* (call: ModelCall, ask: () => AsyncGenerator<string>): AsyncGenerator<string> {
    const lastAt = clock.now() + longestWaitMs[call.purpose];
    for (let attempts = 0; ; attempts += 1) {
      const release = await takePlace(call, lastAt);
      let hasBegun = false;
      let pauseMs = 0;
      try {
        for await (const piece of ask()) {
          hasBegun = true;
          yield piece;
        }
        return;
      } catch (error) {
        if (hasBegun || !(error instanceof ModelFailure)) throw error;
        pauseMs = pauseAfter(error, attempts, call.purpose);
      } finally {
        release();
      }
      if (pauseMs > 0) await clock.sleep(pauseMs, call.signal);
    }
  };
}

/** Milliseconds to the next round number of seconds or minutes that a waiting learner is told. */
function untilNextStatus(leftMs: number): number {
  const everyMs = leftMs > 120 * secondMs ? 60 * secondMs : 10 * secondMs;
  return leftMs % everyMs || everyMs;
}
