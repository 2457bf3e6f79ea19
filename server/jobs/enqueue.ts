import type { Tx } from '../db/database';
import type { MakeId } from '../ids';
import type { NewJob } from './job';

/**
 * Asks for a job inside the caller's transaction: it is there when, and only when, that commits. Whoever wants it done
 * at once kicks the runner after the commit. It locks the job with the same key, so ask last in a transaction.
 */
export async function enqueue(tx: Tx, makeId: MakeId, job: NewJob): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "Job" ("id", "kind", "key", "payload", "runAt", "createdAt")
    VALUES (${makeId()}, ${job.kind}, ${job.key ?? null}, ${JSON.stringify(job.payload)}, ${job.runAt}, ${job.createdAt})
    ON CONFLICT ("key") DO UPDATE SET "payload" = excluded."payload", "runAt" = excluded."runAt"`;
}
