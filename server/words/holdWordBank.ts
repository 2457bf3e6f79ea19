import type { Tx } from '../db/database';

/**
 * Begins a change of a learner's word bank, and says in its revision that there is one. From here to the commit the
 * learner's row is held, so that changes of one word bank come one after the other. What is taken in one transaction is
 * taken in this order, or two could wait for each other: conversation, word bank, words, job. Answers the revision that
 * the word bank has then; 0 where there is no learner.
 */
export async function holdWordBank(tx: Tx, learnerId: string): Promise<number> {
  const [bank] = await tx.$queryRaw<{ wordsRevision: number }[]>`
    UPDATE "User" SET "wordsRevision" = "wordsRevision" + 1 WHERE "id" = ${learnerId} RETURNING "wordsRevision"`;
  return bank?.wordsRevision ?? 0;
}
