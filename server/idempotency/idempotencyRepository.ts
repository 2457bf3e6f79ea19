import type { Database } from '../db/database';

export interface KeptAnswer {
  requestHash: string;
  /** Null while the request is being worked on. */
  status: number | null;
  body: string | null;
  createdAt: Date;
}

const keptColumns = { requestHash: true, status: true, body: true, createdAt: true } as const;

export function createIdempotencyRepository({ client }: Database) {
  return {
    /** Takes a key for a request that begins; false when it is taken. */
    take: async (id: string, requestHash: string, callerId: string, createdAt: Date): Promise<boolean> => {
      // The answer goes with its caller's account; a guest has none, and neither has who has just deleted theirs.
      const inserted = await client.$executeRaw`
        INSERT INTO "IdempotentAnswer" ("id", "requestHash", "userId", "createdAt")
        VALUES (${id}, ${requestHash}, (SELECT "id" FROM "User" WHERE "id" = ${callerId}), ${createdAt})
        ON CONFLICT ("id") DO NOTHING`;
      return inserted === 1;
    },

    find: (id: string): Promise<KeptAnswer | null> =>
      client.idempotentAnswer.findUnique({ where: { id }, select: keptColumns }),

    /** Takes over a key whose answer is too old, or never came; of several at once one succeeds. */
    retake: async (id: string, kept: KeptAnswer, requestHash: string, createdAt: Date): Promise<boolean> => {
      const { count } = await client.idempotentAnswer.updateMany({
        where: { id, createdAt: kept.createdAt },
        data: { requestHash, createdAt, status: null, body: null },
      });
      return count === 1;
    },

    keep: async (id: string, createdAt: Date, status: number, body: string): Promise<void> => {
      await client.idempotentAnswer.updateMany({ where: { id, createdAt }, data: { status, body } });
    },

    /** The request failed: the same key may try again. */
    release: async (id: string, createdAt: Date): Promise<void> => {
      await client.idempotentAnswer.deleteMany({ where: { id, createdAt, status: null } });
    },
  };
}

export type IdempotencyRepository = ReturnType<typeof createIdempotencyRepository>;
