import type { Database } from '../db/database';

export interface UsageRow {
  id: string;
  userId: string;
  purpose: string;
  provider: string;
  model: string;
  inputTokens: number;
  outputTokens: number;
  milliseconds: number;
  outcome: string;
  createdAt: Date;
}

/** What questions to a language model cost. */
export function createUsageRepository({ client }: Database) {
  return {
    /** Also for an account that has just been deleted: what it cost is still the operator's to know. */
    add: async (row: UsageRow): Promise<void> => {
      await client.$executeRaw`
        INSERT INTO "ModelUsage"
          ("id", "userId", "purpose", "provider", "model", "inputTokens", "outputTokens", "milliseconds", "outcome", "createdAt")
        VALUES (${row.id}, (SELECT "id" FROM "User" WHERE "id" = ${row.userId}), ${row.purpose}, ${row.provider},
          ${row.model}, ${row.inputTokens}, ${row.outputTokens}, ${row.milliseconds}, ${row.outcome}, ${row.createdAt})`;
    },

    /** Tokens of all kinds that a learner has used since a time. */
    tokensSince: async (userId: string, since: Date): Promise<number> => {
      const { _sum: sum } = await client.modelUsage.aggregate({
        where: { userId, createdAt: { gte: since } },
        _sum: { inputTokens: true, outputTokens: true },
      });
      return (sum.inputTokens ?? 0) + (sum.outputTokens ?? 0);
    },
  };
}

export type UsageRepository = ReturnType<typeof createUsageRepository>;
