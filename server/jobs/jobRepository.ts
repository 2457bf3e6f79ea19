import { type Database, Prisma } from '../db/database';
import type { JobKind } from './job';

/** A job in the hands of one process. Owner and number of the attempt together say that it still is. */
export interface ClaimedJob {
  id: string;
  kind: JobKind;
  /** JSON */
  payload: string;
  /** The attempt that now begins, from 1. */
  attempts: number;
  owner: string;
}

export interface Lease {
  owner: string;
  now: Date;
  leaseUntil: Date;
}

export function createJobRepository({ client, provider }: Database) {
  // SQLite has one writer; on Postgres two processes that ask at the same time get two jobs instead of queueing.
  const skipLocked = provider === 'postgres' ? Prisma.sql`FOR UPDATE SKIP LOCKED` : Prisma.empty;

  const held = ({ id, owner, attempts }: ClaimedJob) => ({ id, owner, attempts, finishedAt: null });
  const letGo = { owner: null, leaseUntil: null };
  // What is over is kept for its times and its error; whom it was for is nobody's business any more.
  const over = { ...letGo, payload: 'null' };

  return {
    /** Takes the job that is due longest and in nobody's hands, or in those of one whose lease is over. */
    claim: async (kinds: readonly JobKind[], { owner, now, leaseUntil }: Lease): Promise<ClaimedJob | null> => {
      if (kinds.length === 0) return null;
      const rows = await client.$queryRaw<ClaimedJob[]>`
        UPDATE "Job" SET "owner" = ${owner}, "leaseUntil" = ${leaseUntil}, "key" = NULL, "attempts" = "attempts" + 1
        WHERE "id" = (
          SELECT "id" FROM "Job"
          WHERE "finishedAt" IS NULL AND "runAt" <= ${now} AND ("leaseUntil" IS NULL OR "leaseUntil" < ${now})
            AND "kind" IN (${Prisma.join([...kinds])})
          ORDER BY "runAt", "id" LIMIT 1 ${skipLocked})
        RETURNING "id", "kind", "payload", "attempts", "owner"`;
      return rows[0] ?? null;
    },

    /** False when the job has become somebody else's. */
    renew: async (job: ClaimedJob, leaseUntil: Date): Promise<boolean> =>
      (await client.job.updateMany({ where: held(job), data: { leaseUntil } })).count === 1,

    finish: async (job: ClaimedJob, finishedAt: Date): Promise<void> => {
      await client.job.updateMany({ where: held(job), data: { ...over, finishedAt, error: null } });
    },

    /** Puts a failed job back for later. */
    postpone: async (job: ClaimedJob, runAt: Date, error: string): Promise<void> => {
      await client.job.updateMany({ where: held(job), data: { ...letGo, runAt, error } });
    },

    /** Puts a job back as if it had never been taken, because this process ends. */
    release: async (job: ClaimedJob): Promise<void> => {
      await client.job.updateMany({ where: held(job), data: { ...letGo, attempts: job.attempts - 1 } });
    },

    /** False when the job has become somebody else's. */
    giveUp: async (job: ClaimedJob, finishedAt: Date, error: string): Promise<boolean> =>
      (await client.job.updateMany({ where: held(job), data: { ...over, finishedAt, error } })).count === 1,
  };
}

export type JobRepository = ReturnType<typeof createJobRepository>;
