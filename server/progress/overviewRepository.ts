import type { CorrectionKind } from '../../domain/conversation/message';
import {
  type CorrectionCount,
  maxCorrectedLength,
  maxNearest,
  type PeriodFigures,
} from '../../domain/progress/overview';
import { type PeriodName, periodNames, type PeriodStarts } from '../../domain/progress/periods';
import { type Database, Prisma } from '../db/database';
import type { WordRow } from '../words/wordRepository';

const figureNames = ['newWords', 'mastered', 'lookedUp', 'needed'] as const satisfies (keyof PeriodFigures)[];

interface Owner {
  userId: string;
  language: string;
}

/** `isMastered` of the domain for an unmarked word with this count. */
const isReached = (count: Prisma.Sql, threshold: number) => Prisma.sql`(${count} > 0 AND ${count} >= ${threshold})`;

interface CorrectionRow {
  kind: string;
  count: bigint;
  messageId: string;
  conversationId: string;
  position: number;
  text: string;
}

export function createOverviewRepository({ client }: Database) {
  return {
    /**
     * What became of the words in each period. Words that nothing happened to since the earliest start are passed over,
     * and with them their sightings; the rest is counted where it is, and answered as one row.
     */
    countPeriods: async (
      { userId, language }: Owner,
      starts: PeriodStarts,
      threshold: number,
    ): Promise<Record<PeriodName, PeriodFigures>> => {
      const since = new Date(Math.min(...Object.values(starts).map(Number)));
      const timesIn = (name: PeriodName) => Prisma.raw(`"${name}Times"`);
      const times = periodNames.map(
        (name) =>
          Prisma.sql`SUM(CASE WHEN s."seenAt" >= ${starts[name]} THEN s."times" ELSE 0 END) AS ${timesIn(name)}`,
      );
      const sums = periodNames.flatMap((name) => {
        const start = starts[name];
        const before = Prisma.sql`(w."trueCount" - w."baseline" - COALESCE(i.${timesIn(name)}, 0))`;
        const isMastered = Prisma.sql`
          (w."masteredAt" IS NOT NULL OR ${isReached(Prisma.sql`(w."trueCount" - w."baseline")`, threshold)})
          AND NOT ${isReached(before, threshold)} AND (w."masteredAt" IS NULL OR w."masteredAt" >= ${start})`;
        const conditions: Record<keyof PeriodFigures, Prisma.Sql> = {
          newWords: Prisma.sql`i."firstSeenAt" >= ${start}`,
          mastered: isMastered,
          lookedUp: Prisma.sql`w."peekedAt" >= ${start}`,
          needed: Prisma.sql`w."neededAt" >= ${start}`,
        };
        return figureNames.map(
          (figure) =>
            Prisma.sql`SUM(CASE WHEN ${conditions[figure]} THEN 1 ELSE 0 END) AS ${Prisma.raw(`"${name}_${figure}"`)}`,
        );
      });
      const isTouched = Prisma.sql`
        w."learnerId" = ${userId} AND w."language" = ${language} AND (w."lastSeenAt" >= ${since}
          OR w."masteredAt" >= ${since} OR w."peekedAt" >= ${since} OR w."neededAt" >= ${since})`;
      const [row] = await client.$queryRaw<Record<string, bigint | null>[]>`
        SELECT ${Prisma.join(sums)}
        FROM "Word" w
        LEFT JOIN (
          SELECT s."wordId", MIN(s."seenAt") AS "firstSeenAt", ${Prisma.join(times)}
          FROM "Word" w JOIN "Sighting" s ON s."wordId" = w."id"
          WHERE ${isTouched}
          GROUP BY s."wordId") i ON i."wordId" = w."id"
        WHERE ${isTouched}`;
      const figuresOf = (name: PeriodName) =>
        Object.fromEntries(
          figureNames.map((figure) => [figure, Number(row?.[`${name}_${figure}`] ?? 0)]),
        ) as unknown as PeriodFigures;
      return { today: figuresOf('today'), week: figuresOf('week'), month: figuresOf('month') };
    },

    /** Words on their way, nearest to mastery first. A gloss that begins with a colon is a grammar label. */
    listNearest: ({ userId, language }: Owner, threshold: number): Promise<WordRow[]> =>
      client.$queryRaw<WordRow[]>`
        SELECT w."id", w."language", w."identity", w."original", w."transliteration", w."translation", w."trueCount",
          w."baseline", w."masteredAt", w."neededAt", w."lastSeenAt", w."peekedAt"
        FROM "Word" w
        WHERE w."learnerId" = ${userId} AND w."language" = ${language} AND w."masteredAt" IS NULL
          AND w."trueCount" - w."baseline" > 0 AND w."trueCount" - w."baseline" < ${threshold}
          AND w."translation" NOT LIKE ':%' AND w."translation" <> ''
        ORDER BY w."trueCount" - w."baseline" DESC, w."lastSeenAt" DESC, w."id"
        LIMIT ${maxNearest}`,

    /** Counts from the table of corrections alone; of messages only the newest of each kind is read. */
    countCorrections: async ({ userId, language }: Owner, since: Date): Promise<CorrectionCount[]> => {
      const rows = await client.$queryRaw<CorrectionRow[]>`
        SELECT c."kind", c."count", c."messageId", m."conversationId", m."position",
          SUBSTR(COALESCE(m."originalText", ''), 1, ${maxCorrectedLength}) AS "text"
        FROM (
          SELECT "kind", "messageId", COUNT(*) OVER (PARTITION BY "kind") AS "count",
            ROW_NUMBER() OVER (PARTITION BY "kind" ORDER BY "createdAt" DESC, "messageId" DESC) AS "age"
          FROM "Correction"
          WHERE "learnerId" = ${userId} AND "language" = ${language} AND "createdAt" >= ${since}) c
        JOIN "Message" m ON m."id" = c."messageId"
        WHERE c."age" = 1
        ORDER BY c."count" DESC, c."kind"`;
      return rows.map(({ kind, count, ...latest }) => ({
        kind: kind as CorrectionKind,
        count: Number(count),
        latest,
      }));
    },
  };
}

export type OverviewRepository = ReturnType<typeof createOverviewRepository>;
