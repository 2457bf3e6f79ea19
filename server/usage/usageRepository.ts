import { holdUser } from '../accounts/holdUser';
import type { Database, Tx } from '../db/database';

export interface UsageRow {
  id: string;
  userId: string;
  purpose: string;
  provider: string;
  model: string;
  inputTokens: number;
  outputTokens: number;
  /** Null where the provider does not tell. */
  cachedTokens: number | null;
  milliseconds: number;
  outcome: string;
  createdAt: Date;
}

/** The allowance that a question counts against. */
export interface UsageLimit {
  tokens: number;
  since: Date;
}

/** What questions to a language model cost. */
export function createUsageRepository({ client, transaction }: Database) {
  /** Also for an account that has just been deleted: what it cost is still the operator's to know. */
  async function insert(tx: Pick<Tx, '$executeRaw'>, row: UsageRow): Promise<void> {
    await tx.$executeRaw`
      INSERT INTO "ModelUsage"
        ("id", "userId", "purpose", "provider", "model", "inputTokens", "outputTokens", "cachedTokens", "milliseconds", "outcome", "createdAt")
      VALUES (${row.id}, (SELECT "id" FROM "User" WHERE "id" = ${row.userId}), ${row.purpose}, ${row.provider},
        ${row.model}, ${row.inputTokens}, ${row.outputTokens}, ${row.cachedTokens}, ${row.milliseconds}, ${row.outcome}, ${row.createdAt})`;
  }

  return {
    add: (row: UsageRow): Promise<void> => insert(client, row),

    /**
     * Writes down what a question is expected to cost, unless the learner has used up the limit with what they asked
     * before, or are asking now. False where they have. Questions of one learner wait for each other here, in whatever
     * process they are asked.
     */
    reserve: (row: UsageRow, limit: UsageLimit): Promise<boolean> =>
      transaction(async (tx) => {
        await holdUser(tx, row.userId);
        const { _sum: sum } = await tx.modelUsage.aggregate({
          where: { userId: row.userId, createdAt: { gte: limit.since } },
          _sum: { inputTokens: true, outputTokens: true },
        });
        if ((sum.inputTokens ?? 0) + (sum.outputTokens ?? 0) >= limit.tokens) return false;
        await insert(tx, row);
        return true;
      }),

    /** What a question did cost, in place of what was expected. */
    settle: async ({
      id,
      ...cost
    }: Pick<
      UsageRow,
      'id' | 'inputTokens' | 'outputTokens' | 'cachedTokens' | 'milliseconds' | 'outcome'
    >): Promise<void> => {
      await client.modelUsage.updateMany({ where: { id }, data: cost });
    },
  };
}

export type UsageRepository = ReturnType<typeof createUsageRepository>;
