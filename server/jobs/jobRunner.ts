import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { JobHandlers, JobKind } from './job';
import type { ClaimedJob, JobRepository } from './jobRepository';

const pollMs = 5_000;
/** Jobs that one process works on at the same time: they run beside requests and must not crowd them out. */
const mostAtOnce = 2;
/** How long a process may be silent before another takes its job. */
const leaseMs = 30_000;
const leaseRenewalMs = 10_000;
/** Waited after the first failure, doubled with each further one up to the longest. */
const firstRetryMs = 5_000;
const longestRetryMs = 60 * 60 * 1000;
/** How long running jobs may go on when the process is asked to end; then they are told to stop. */
const drainMs = 5_000;
const stopMs = 1_000;
/** Kept of an error; the rest stands in the log. */
const maxErrorLength = 500;

export interface JobRunnerDeps {
  jobs: JobRepository;
  clock: Clock;
  log: Logger;
  /** This process's name on its jobs. */
  owner: string;
  handlers: JobHandlers;
}

export interface JobRunner {
  /** Looks for jobs at once; to be called after the commit that asked for one. Does nothing before the start. */
  kick(): void;
  /** Looks for jobs from now on; the returned function takes no more and waits for those that run. */
  start(): () => Promise<void>;
}

/** Does jobs of the table, of which any number of processes do each only once at a time. */
export function createJobRunner({ jobs, clock, log, owner, handlers }: JobRunnerDeps): JobRunner {
  const kinds = Object.keys(handlers) as JobKind[];
  const running = new Map<Promise<void>, AbortController>();
  let state: 'new' | 'started' | 'ending' = 'new';
  let looking: Promise<void> | null = null;
  let looksAgain = false;

  const isStarted = () => state === 'started';
  const at = (ms = 0) => new Date(clock.now() + ms);

  function kick(): void {
    if (!isStarted()) return;
    looksAgain = true;
    looking ??= look()
      .catch((error: unknown) => {
        log.error({ err: error }, 'jobs could not be looked for');
      })
      .finally(() => {
        looking = null;
        // Asked for between the last look and now.
        if (looksAgain) kick();
      });
  }

  async function look(): Promise<void> {
    while (looksAgain) {
      looksAgain = false;
      while (isStarted() && running.size < mostAtOnce) {
        const job = await jobs.claim(kinds, { owner, now: at(), leaseUntil: at(leaseMs) });
        if (!job) break;
        if (isStarted()) begin(job);
        else await jobs.release(job);
      }
    }
  }

  function begin(job: ClaimedJob): void {
    const abort = new AbortController();
    const work = perform(job, abort)
      .catch((error: unknown) => {
        // The database would not take the outcome: the lease runs out, and the job is done again.
        log.error({ err: error, jobId: job.id, kind: job.kind }, 'a job could not be put down');
      })
      .finally(() => {
        running.delete(work);
        kick();
      });
    running.set(work, abort);
  }

  async function perform(job: ClaimedJob, abort: AbortController): Promise<void> {
    const handler = handlers[job.kind];
    if (!handler) return jobs.release(job);
    if (job.attempts > handler.maxAttempts) return giveUp(job, new Error('its process ended in every attempt'));
    const endRenewal = clock.every(leaseRenewalMs, () => {
      jobs.renew(job, at(leaseMs)).then(
        (isOurs) => {
          if (!isOurs) abort.abort(new Error('another process has taken this job'));
        },
        (error: unknown) => {
          log.warn({ err: error, jobId: job.id }, 'a lease could not be renewed');
        },
      );
    });
    try {
      await handler.run(JSON.parse(job.payload), abort.signal);
      await jobs.finish(job, at());
    } catch (error) {
      if (state === 'ending' && abort.signal.aborted) await jobs.release(job);
      else if (job.attempts >= handler.maxAttempts) await giveUp(job, error);
      else await jobs.postpone(job, at(retryDelayMs(job.attempts)), textOf(error));
    } finally {
      endRenewal();
    }
  }

  async function giveUp(job: ClaimedJob, error: unknown): Promise<void> {
    try {
      await handlers[job.kind]?.givenUp?.(JSON.parse(job.payload), error);
    } catch (thrown) {
      log.error({ err: thrown, jobId: job.id, kind: job.kind }, 'nobody could be told of a failed job');
    }
    if (!(await jobs.giveUp(job, at(), textOf(error)))) return;
    log.error({ err: error, jobId: job.id, kind: job.kind, attempts: job.attempts }, 'a job failed');
  }

  /** Waits for what runs, at most so long. */
  async function settledWithin(ms: number): Promise<void> {
    let cancel: () => void = () => undefined;
    const timeIsUp = new Promise<void>((resolve) => (cancel = clock.after(ms, resolve)));
    await Promise.race([Promise.all(running.keys()), timeIsUp]);
    cancel();
  }

  return {
    kick,
    start: () => {
      state = 'started';
      const endPolling = clock.every(pollMs, kick);
      kick();
      return async () => {
        endPolling();
        state = 'ending';
        await looking;
        await settledWithin(drainMs);
        for (const abort of running.values()) abort.abort(new Error('the server is ending'));
        await settledWithin(stopMs);
      };
    },
  };
}

/** Until the next attempt, after so many. */
const retryDelayMs = (attempts: number) => Math.min(longestRetryMs, firstRetryMs * 2 ** (attempts - 1));

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, maxErrorLength);
