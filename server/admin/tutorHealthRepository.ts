import type { Database } from '../db/database';

/** What questions of one kind came to. */
export interface PurposeUsage {
  purpose: string;
  calls: number;
  /** Of these, the ones that failed. */
  failed: number;
  inputTokens: number;
  outputTokens: number;
  /** Milliseconds of them all. */
  milliseconds: number;
}

/** Outcomes that are no failure: an answer, a learner who had enough, a question that is still being answered. */
const wellEnough = ['done', 'stopped', 'running'];

/** How a language model has done, over all learners. */
export function createTutorHealthRepository({ client }: Pick<Database, 'client'>) {
  return {
    /** By purpose, in the order of their names. */
    usageSince: async (since: Date): Promise<PurposeUsage[]> => {
      const rows = await client.modelUsage.groupBy({
        by: ['purpose', 'outcome'],
        where: { createdAt: { gte: since } },
        _count: { _all: true },
        _sum: { inputTokens: true, outputTokens: true, milliseconds: true },
        orderBy: [{ purpose: 'asc' }, { outcome: 'asc' }],
      });
      const usage = new Map<string, PurposeUsage>();
      for (const { purpose, outcome, _count: count, _sum: sum } of rows) {
        const one = usage.get(purpose) ?? {
          purpose,
          calls: 0,
          failed: 0,
          inputTokens: 0,
          outputTokens: 0,
          milliseconds: 0,
        };
        usage.set(purpose, {
          purpose,
          calls: one.calls + count._all,
          failed: one.failed + (wellEnough.includes(outcome) ? 0 : count._all),
          inputTokens: one.inputTokens + (sum.inputTokens ?? 0),
          outputTokens: one.outputTokens + (sum.outputTokens ?? 0),
          milliseconds: one.milliseconds + (sum.milliseconds ?? 0),
        });
      }
      return [...usage.values()];
    },

    /** The question that failed last, of those that are still written down; null for none. */
    lastFailure: () =>
      client.modelUsage.findFirst({
        where: { outcome: { notIn: wellEnough } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        select: { purpose: true, outcome: true, createdAt: true },
      }),
  };
}

export type TutorHealthRepository = ReturnType<typeof createTutorHealthRepository>;
