import type { Database } from '../db/database';
import type { MakeId } from '../ids';
import { enqueue } from './enqueue';

/** What is over for longer than anybody needs to know of it, table by table; each says how many rows it deleted. */
export function createPruneRepository({ client, transaction }: Database, makeId: MakeId) {
  return {
    /** Asks for the next round; one waits at a time. */
    schedule: (createdAt: Date, runAt: Date): Promise<void> =>
      transaction((tx) => enqueue(tx, makeId, { kind: 'prune', key: 'prune', payload: {}, runAt, createdAt })),

    sessions: async (before: Date, limit: number) =>
      client.session.deleteMany({
        where: { OR: [{ expiresAt: { lt: before } }, { endedAt: { lt: before } }] },
        limit,
      }),

    tickets: async (before: Date, limit: number) =>
      client.ticket.deleteMany({ where: { OR: [{ expiresAt: { lt: before } }, { usedAt: { lt: before } }] }, limit }),

    /** Only finished ones: what waits or runs is still to be done. */
    jobs: async (before: Date, limit: number) =>
      client.job.deleteMany({ where: { finishedAt: { lt: before } }, limit }),

    idempotentAnswers: async (before: Date, limit: number) =>
      client.idempotentAnswer.deleteMany({ where: { createdAt: { lt: before } }, limit }),

    modelUsages: async (before: Date, limit: number) =>
      client.modelUsage.deleteMany({ where: { createdAt: { lt: before } }, limit }),

    modelAnswers: async (before: Date, limit: number) =>
      client.modelAnswer.deleteMany({ where: { createdAt: { lt: before } }, limit }),

    auditEntries: async (before: Date, limit: number) =>
      client.auditEntry.deleteMany({ where: { createdAt: { lt: before } }, limit }),
  };
}

export type PruneRepository = ReturnType<typeof createPruneRepository>;
