import type { Clock } from '../clock';
import type { JobHandler } from './job';
import type { PruneRepository } from './pruneRepository';

const dayMs = 24 * 60 * 60 * 1000;

/** How long each is kept after it is over (design, section 5, 'Account'). */
const keptDays = {
  sessions: 30,
  tickets: 30,
  jobs: 30,
  idempotentAnswers: 30,
  modelUsages: 30,
  modelAnswers: 30,
  auditEntries: 365,
} as const;
const tables = Object.keys(keptDays) as (keyof typeof keptDays)[];

/** Rows of one statement: on SQLite everything else waits for it. */
const rowsAtOnce = 500;
/** After a start there is more urgent work. */
const firstDelayMs = 60_000;

export interface PruningDeps {
  rows: PruneRepository;
  clock: Clock;
}

/** Deletes what is over, each day. */
export function createPruning({ rows, clock }: PruningDeps) {
  const schedule = (delayMs: number) => rows.schedule(new Date(clock.now()), new Date(clock.now() + delayMs));

  return {
    /** To be called at each start: the first time it begins the chain, later it is the same job. */
    scheduleFirst: () => schedule(firstDelayMs),

    job: {
      run: async (_payload, signal) => {
        // Tomorrow's first: the chain goes on even if today's fails for good.
        await schedule(dayMs);
        for (const table of tables) {
          const before = new Date(clock.now() - keptDays[table] * dayMs);
          let count = rowsAtOnce;
          while (count === rowsAtOnce) {
            signal.throwIfAborted();
            ({ count } = await rows[table](before, rowsAtOnce));
          }
        }
      },
      maxAttempts: 3,
    } satisfies JobHandler,
  };
}
