import type { CallPurpose } from '../../usageMeter';

/** A question that wants to be asked. */
interface QueuedQuestion {
  purpose: CallPurpose;
  /** Who asks; '' where nobody in particular does. */
  learner: string;
  signal: AbortSignal;
}

export interface QuestionQueue {
  /**
   * Resolves when the question may be asked, to what is to be called once when it has been answered.
   * @throws the signal's reason where that is aborted first
   */
  take(question: QueuedQuestion): Promise<() => void>;
}

/** Which questions go first: what a learner looks at and waits for, then their own sentence, then what mends a gloss. */
const ranks: Record<CallPurpose, number> = {
  reply: 0,
  open: 0,
  recast: 1,
  scenario: 1,
  translate: 1,
  explain: 1,
  repair: 2,
  check: 2,
};

interface Waiting extends QueuedQuestion {
  begin(): void;
}

/**
 * Lets so many questions be asked at once. Of those that wait, the first rank goes first; within it whoever was served
 * longest ago, so that one learner with many questions does not hold up the others; then the oldest.
 */
export function createQuestionQueue(mostAtOnce: number): QuestionQueue {
  let running = 0;
  let served = 0;
  const waiting: Waiting[] = [];
  /** By learner, when they were last served, by the count of all questions served. Of those who wait or are served now. */
  const lastServed = new Map<string, number>();
  const openOf = new Map<string, number>();

  function open(learner: string, change: 1 | -1): void {
    const count = (openOf.get(learner) ?? 0) + change;
    if (count > 0) openOf.set(learner, count);
    else {
      openOf.delete(learner);
      lastServed.delete(learner);
    }
  }

  function before(one: Waiting, other: Waiting): boolean {
    const byRank = ranks[one.purpose] - ranks[other.purpose];
    if (byRank !== 0) return byRank < 0;
    return (lastServed.get(one.learner) ?? 0) < (lastServed.get(other.learner) ?? 0);
  }

  function serveNext(): void {
    if (running >= mostAtOnce) return;
    const [first, ...rest] = waiting;
    if (!first) return;
    const next = rest.reduce((best, each) => (before(each, best) ? each : best), first);
    waiting.splice(waiting.indexOf(next), 1);
    begin(next.learner);
    next.begin();
  }

  function begin(learner: string): void {
    running += 1;
    served += 1;
    lastServed.set(learner, served);
  }

  return {
    async take({ purpose, learner, signal }) {
      signal.throwIfAborted();
      open(learner, 1);
      if (running < mostAtOnce) begin(learner);
      else {
        await new Promise<void>((resolve, reject) => {
          const abort = () => {
            waiting.splice(waiting.indexOf(mine), 1);
            open(learner, -1);
            reject(signal.reason as Error);
          };
          const mine: Waiting = {
            purpose,
            learner,
            signal,
            begin: () => {
              signal.removeEventListener('abort', abort);
              resolve();
            },
          };
          signal.addEventListener('abort', abort, { once: true });
          waiting.push(mine);
        });
      }
      return () => {
        running -= 1;
        open(learner, -1);
        serveNext();
      };
    },
  };
}
