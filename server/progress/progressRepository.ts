import type { ProgressPoint } from '../../domain/progress/progress';
import { type Database, Prisma } from '../db/database';
import type { ProgressTarget } from './scheduleProgress';

/** A learner's words of one language that were met equally often. */
export interface WordGroup {
  trueCount: number;
  words: number;
  mastered: number;
}

export interface StoredPoint extends ProgressPoint {
  conversationId: string;
}

/** `isMastered` of the domain over a word's columns. Words by the ten thousand are counted where they are. */
const isMastered = (threshold: number) => Prisma.sql`
  (w."masteredAt" IS NOT NULL
    OR (w."trueCount" - w."baseline" > 0 AND w."trueCount" - w."baseline" >= ${threshold}))`;

export function createProgressRepository({ client }: Database) {
  return {
    findThreshold: async (userId: string): Promise<number | null> =>
      (await client.user.findUnique({ where: { id: userId }, select: { masteryThreshold: true } }))?.masteryThreshold ??
      null,

    isThere: async (userId: string, conversationId: string): Promise<boolean> =>
      (await client.participant.count({ where: { userId, conversationId } })) > 0,

    /** Words that have been met, grouped by how often. */
    groupWords: async (learnerId: string, language: string, threshold: number): Promise<WordGroup[]> => {
      const rows = await client.$queryRaw<{ trueCount: number; words: bigint; mastered: bigint }[]>`
        SELECT w."trueCount", COUNT(*) AS "words", SUM(CASE WHEN ${isMastered(threshold)} THEN 1 ELSE 0 END) AS "mastered"
        FROM "Word" w
        WHERE w."learnerId" = ${learnerId} AND w."language" = ${language} AND w."trueCount" > 0
        GROUP BY w."trueCount"`;
      return rows.map((row) => ({ ...row, words: Number(row.words), mastered: Number(row.mastered) }));
    },

    /** How often a conversation showed words, and words that are mastered. What was deleted in it counts. */
    sumSightings: async (
      { userId, conversationId, language }: ProgressTarget,
      threshold: number,
    ): Promise<{ times: number; mastered: number }> => {
      const [row] = await client.$queryRaw<{ times: bigint | null; mastered: bigint | null }[]>`
        SELECT SUM(s."times") AS "times", SUM(CASE WHEN ${isMastered(threshold)} THEN s."times" ELSE 0 END) AS "mastered"
        FROM "Message" m
        JOIN "Sighting" s ON s."messageId" = m."id"
        JOIN "Word" w ON w."id" = s."wordId"
        WHERE m."conversationId" = ${conversationId} AND w."learnerId" = ${userId} AND w."language" = ${language}`;
      return { times: Number(row?.times ?? 0), mastered: Number(row?.mastered ?? 0) };
    },

    keep: async (target: ProgressTarget, point: ProgressPoint, computedAt: Date): Promise<void> => {
      await client.$executeRaw`
        INSERT INTO "ProgressPoint" ("userId", "conversationId", "language", "totalEncounteredWords",
                                     "masteredWordTotal", "topWordsCount", "percentMastered", "computedAt")
        VALUES (${target.userId}, ${target.conversationId}, ${target.language}, ${point.totalEncounteredWords},
                ${point.masteredWordTotal}, ${point.topWordsCount}, ${point.percentMastered}, ${computedAt})
        ON CONFLICT ("userId", "conversationId", "language") DO UPDATE SET
          "totalEncounteredWords" = excluded."totalEncounteredWords",
          "masteredWordTotal" = excluded."masteredWordTotal",
          "topWordsCount" = excluded."topWordsCount",
          "percentMastered" = excluded."percentMastered",
          "computedAt" = excluded."computedAt"`;
    },

    /** In the order in which the conversations were made. */
    list: async (userId: string, language: string): Promise<StoredPoint[]> => {
      const rows = await client.progressPoint.findMany({ where: { userId, language } });
      // By code: a server's collation may sort otherwise. Ids are made in the order of time.
      return rows.sort((a, b) => (a.conversationId < b.conversationId ? -1 : 1));
    },
  };
}

export type ProgressRepository = ReturnType<typeof createProgressRepository>;
