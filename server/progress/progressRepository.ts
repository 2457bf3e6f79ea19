import type { ProgressPoint } from '../../domain/progress/progress';
import { type Database, Prisma } from '../db/database';
import type { ProgressTarget } from './scheduleProgress';

/** A learner's words of one language that were met equally often. A word may stand at 0. */
export interface WordGroup {
  trueCount: number;
  words: number;
  mastered: number;
  /** How often one conversation showed them, and the mastered ones among them. */
  times: number;
  masteredTimes: number;
}

interface GroupRow {
  trueCount: number;
  words: bigint;
  mastered: bigint;
  times: bigint | null;
  masteredTimes: bigint | null;
}

export interface StoredPoint extends ProgressPoint {
  conversationId: string;
}

/** `isMastered` of the domain over a word's columns. Words by the ten thousand are counted where they are. */
const isMastered = (threshold: number) => Prisma.sql`
  (w."masteredAt" IS NOT NULL
    OR (w."trueCount" - w."baseline" > 0 AND w."trueCount" - w."baseline" >= ${threshold}))`;

export function createProgressRepository({ client, transaction }: Database) {
  return {
    findLearner: (userId: string): Promise<{ masteryThreshold: number; wordsRevision: number } | null> =>
      client.user.findUnique({ where: { id: userId }, select: { masteryThreshold: true, wordsRevision: true } }),

    isThere: async (userId: string, conversationId: string): Promise<boolean> =>
      (await client.participant.count({ where: { userId, conversationId } })) > 0,

    /**
     * A learner's words, grouped by how often they were met. One statement: read one after the other, words and
     * sightings would be those of two moments. What was deleted in the conversation counts.
     */
    groupWords: async (
      { userId, conversationId, language }: ProgressTarget,
      threshold: number,
    ): Promise<WordGroup[]> => {
      const rows = await client.$queryRaw<GroupRow[]>`
        SELECT w."trueCount", COUNT(*) AS "words", SUM(CASE WHEN ${isMastered(threshold)} THEN 1 ELSE 0 END) AS "mastered",
          SUM(s."times") AS "times", SUM(CASE WHEN ${isMastered(threshold)} THEN s."times" ELSE 0 END) AS "masteredTimes"
        FROM "Word" w
        LEFT JOIN (
          SELECT i."wordId", CAST(SUM(i."times") AS INTEGER) AS "times"
          FROM "Message" m JOIN "Sighting" i ON i."messageId" = m."id"
          WHERE m."conversationId" = ${conversationId}
          GROUP BY i."wordId") s ON s."wordId" = w."id"
        WHERE w."learnerId" = ${userId} AND w."language" = ${language}
        GROUP BY w."trueCount"`;
      return rows.map(({ trueCount, words, mastered, times, masteredTimes }) => ({
        trueCount,
        words: Number(words),
        mastered: Number(mastered),
        times: Number(times ?? 0),
        masteredTimes: Number(masteredTimes ?? 0),
      }));
    },

    /**
     * Keeps a point, unless one that was computed later has been kept by now, or the conversation is gone: a point goes
     * with its conversation, and must not come back behind it.
     */
    keep: (target: ProgressTarget, point: ProgressPoint, computedAt: Date): Promise<void> =>
      transaction(async (tx) => {
        // Whoever deletes the conversation meanwhile waits here, and then finds the point.
        const held = await tx.$executeRaw`
          UPDATE "Participant" SET "readPosition" = "readPosition"
          WHERE "userId" = ${target.userId} AND "conversationId" = ${target.conversationId}`;
        if (held === 0) return;
        await tx.$executeRaw`
          INSERT INTO "ProgressPoint" ("userId", "conversationId", "language", "totalEncounteredWords",
                                       "masteredWordTotal", "topWordsCount", "percentMastered", "computedAt")
          VALUES (${target.userId}, ${target.conversationId}, ${target.language}, ${point.totalEncounteredWords},
                  ${point.masteredWordTotal}, ${point.topWordsCount}, ${point.percentMastered}, ${computedAt})
          ON CONFLICT ("userId", "conversationId", "language") DO UPDATE SET
            "totalEncounteredWords" = excluded."totalEncounteredWords",
            "masteredWordTotal" = excluded."masteredWordTotal",
            "topWordsCount" = excluded."topWordsCount",
            "percentMastered" = excluded."percentMastered",
            "computedAt" = excluded."computedAt"
          WHERE "ProgressPoint"."computedAt" <= excluded."computedAt"`;
      }),

    /** In the order in which the conversations were made. */
    list: async (userId: string, language: string): Promise<StoredPoint[]> => {
      const rows = await client.progressPoint.findMany({ where: { userId, language } });
      // By code: a server's collation may sort otherwise. Ids are made in the order of time.
      return rows.sort((a, b) => (a.conversationId < b.conversationId ? -1 : 1));
    },
  };
}

export type ProgressRepository = ReturnType<typeof createProgressRepository>;
