import type { StoredCounts } from '../../domain/words/word';
import { type Database, Prisma } from '../db/database';
import type { MakeId } from '../ids';
import { holdWordBank } from './holdWordBank';
import type { RecapSighting } from './recapOf';
import { type Reading, readMessages, type ReadSoFar } from './readMessages';

export interface WordRow {
  id: string;
  language: string;
  identity: string;
  original: string;
  transliteration: string;
  translation: string;
  trueCount: number;
  baseline: number;
  masteredAt: Date | null;
  neededAt: Date | null;
  lastSeenAt: Date;
  peekedAt: Date | null;
}

/** A word as it is listed. */
export interface ListedWord extends StoredCounts {
  id: string;
  identity: string;
  original: string;
  transliteration: string;
  translation: string;
  needed: boolean;
}

/** Columns of a listed word, in the order in which they are asked for; truth values as 0 and 1. */
type ListedColumns = [string, string, string, string, string, number, number, 0 | 1, 0 | 1];

/** A learner's settings, as far as words are concerned. */
export interface WordBankRow {
  wordsRevision: number;
  masteryThreshold: number;
  language: string | null;
  ownLanguage: string;
  currentConversationId: string | null;
}

/** A message in which a word was met. */
export interface SenseSighting {
  gloss: string;
  times: number;
  messageId: string;
  /** Null where the conversation has been deleted since. */
  conversationId: string | null;
}

/** A word as a tutor is told of it. */
export type MetWord = Pick<
  WordRow,
  'identity' | 'original' | 'transliteration' | 'translation' | 'trueCount' | 'baseline' | 'masteredAt'
>;

/** A count that was not what its sightings say. */
export interface CountDifference {
  wordId: string;
  language: string;
  identity: string;
  was: number;
  is: number;
}

/** More than one conversation can bring back. */
const mostRested = 300;

const isSet = (column: Prisma.Sql) => Prisma.sql`CASE WHEN ${column} IS NULL THEN 0 ELSE 1 END`;
const isMarked = isSet(Prisma.sql`"masteredAt"`);
const countColumns = Prisma.sql`"identity", "trueCount", "baseline", ${isMarked}`;
const listedColumns = Prisma.sql`"id", "identity", "original", "transliteration", "translation", "trueCount", "baseline",
  ${isMarked}, ${isSet(Prisma.sql`"neededAt"`)}`;

const metColumns = {
  identity: true,
  original: true,
  transliteration: true,
  translation: true,
  trueCount: true,
  baseline: true,
  masteredAt: true,
} as const;

interface ListOptions {
  /** Which words; all without them. */
  identities?: readonly string[] | null;
  conversationId?: string | null;
}

interface Rows<Row> {
  rows: Row[];
  /** The newest message of the conversation whose words they include. */
  anchor: Anchor | null;
}

interface GlossQuestion {
  learnerId: string;
  language: string;
  identities: readonly string[];
  messageId: string;
}

export interface Anchor {
  id: string;
  position: number;
}

const anchorIn = (learnerId: string, conversationId: string) => Prisma.sql`
  SELECT m."id", m."position" FROM "Message" m
  WHERE m."conversationId" = ${conversationId} AND m."deletedAt" IS NULL
    AND EXISTS (SELECT 1 FROM "Sighting" s WHERE s."messageId" = m."id" AND s."learnerId" = ${learnerId})
  ORDER BY m."position" DESC LIMIT 1`;

export function createWordRepository({ client, transaction, provider }: Database, makeId: MakeId) {
  /**
   * A learner's words of a language as one JSON text, a row an array: Prisma maps row by row and takes five times the
   * processor time for ten thousand of them, in which nobody else is answered.
   */
  async function rowsOf<Row>(
    columns: Prisma.Sql,
    learnerId: string,
    language: string,
    { identities = null, conversationId = null }: ListOptions = {},
  ): Promise<Rows<Row>> {
    const none = Prisma.sql`AND 1 = 0`;
    const some = identities?.length ? Prisma.sql`AND "identity" IN (${Prisma.join(identities)})` : none;
    const among = identities ? some : Prisma.empty;
    const anchor = conversationId === null ? Prisma.sql`SELECT NULL, NULL` : anchorIn(learnerId, conversationId);
    const rows =
      provider === 'sqlite'
        ? Prisma.sql`json_group_array(json_array(${columns}))`
        : Prisma.sql`CAST(COALESCE(json_agg(json_build_array(${columns})), '[]') AS TEXT)`;
    const [answer] = await client.$queryRaw<{ rows: string; anchorId: string | null; anchorPosition: number | null }[]>`
      WITH "anchor" ("id", "position") AS (${anchor})
      SELECT ${rows} AS "rows", (SELECT "id" FROM "anchor") AS "anchorId",
        (SELECT "position" FROM "anchor") AS "anchorPosition"
      FROM "Word" WHERE "learnerId" = ${learnerId} AND "language" = ${language} ${among}`;
    const { anchorId: id = null, anchorPosition: position = null } = answer ?? {};
    return {
      rows: JSON.parse(answer?.rows ?? '[]') as Row[],
      anchor: id === null || position === null ? null : { id, position },
    };
  }

  return {
    findBank: (learnerId: string): Promise<WordBankRow | null> =>
      client.user.findUnique({
        where: { id: learnerId },
        select: {
          wordsRevision: true,
          masteryThreshold: true,
          language: true,
          ownLanguage: true,
          currentConversationId: true,
        },
      }),

    /**
     * Most often seen first. And where a conversation is named, the newest of its messages that these counts include:
     * asked for by itself it could be another one already, and every gloss would be shown as if met once more or less.
     */
    list: async (
      learnerId: string,
      language: string,
      options: ListOptions = {},
    ): Promise<{ words: ListedWord[]; anchor: Anchor | null }> => {
      const { rows, anchor } = await rowsOf<ListedColumns>(listedColumns, learnerId, language, options);
      const words = rows
        .map(([id, identity, original, transliteration, translation, trueCount, baseline, marked, needed]) => ({
          id,
          identity,
          original,
          transliteration,
          translation,
          trueCount,
          baseline,
          marked: marked === 1,
          needed: needed === 1,
        }))
        .sort((a, b) => b.trueCount - a.trueCount || (a.identity < b.identity ? -1 : 1));
      return { words, anchor };
    },

    languages: async (learnerId: string): Promise<string[]> => {
      const rows = await client.word.findMany({
        where: { learnerId },
        distinct: ['language'],
        select: { language: true },
      });
      return rows.map(({ language }) => language);
    },

    /** The glosses with which a learner has met words, by identity; but for those of one message. */
    glossesMet: async ({
      learnerId,
      language,
      identities,
      messageId,
    }: GlossQuestion): Promise<Map<string, string[]>> => {
      const met = new Map<string, string[]>();
      if (identities.length === 0) return met;
      const rows = await client.$queryRaw<{ identity: string; gloss: string }[]>`
        SELECT DISTINCT w."identity", s."gloss" FROM "Word" w JOIN "Sighting" s ON s."wordId" = w."id"
        WHERE w."learnerId" = ${learnerId} AND w."language" = ${language} AND w."identity" IN (${Prisma.join(identities)})
          AND s."messageId" <> ${messageId}`;
      for (const { identity, gloss } of rows) met.set(identity, [...(met.get(identity) ?? []), gloss]);
      return met;
    },

    counts: async (learnerId: string, language: string): Promise<(StoredCounts & { identity: string })[]> => {
      const { rows } = await rowsOf<[string, number, number, 0 | 1]>(countColumns, learnerId, language);
      return rows.map(([identity, trueCount, baseline, marked]) => ({
        identity,
        trueCount,
        baseline,
        marked: marked === 1,
      }));
    },

    /** So many words of those met most often, and behind them those met last that are not among them. */
    listMet: async (
      learnerId: string,
      language: string,
      most: { frequent: number; newest: number },
    ): Promise<MetWord[]> => {
      const where = { learnerId, language };
      const [frequent, newest] = await Promise.all([
        client.word.findMany({
          where,
          select: metColumns,
          orderBy: [{ trueCount: 'desc' }, { identity: 'asc' }],
          take: most.frequent,
        }),
        client.word.findMany({
          where,
          select: metColumns,
          orderBy: [{ lastSeenAt: 'desc' }, { identity: 'asc' }],
          take: most.newest,
        }),
      ]);
      const listed = new Set(frequent.map(({ identity }) => identity));
      return [...frequent, ...newest.filter(({ identity }) => !listed.has(identity))];
    },

    /** Words that may have to come back into the talk: those that were missing first, then the longest unmet. */
    listRested: (learnerId: string, language: string, since: { neededAt: Date; lastSeenAt: Date }) =>
      client.word.findMany({
        where: {
          learnerId,
          language,
          OR: [
            { neededAt: { gte: since.neededAt } },
            { peekedAt: { not: null } },
            { masteredAt: null, lastSeenAt: { lte: since.lastSeenAt } },
          ],
        },
        orderBy: [{ neededAt: { sort: 'desc', nulls: 'last' } }, { lastSeenAt: 'asc' }],
        take: mostRested,
      }),

    /**
     * Everything since a time, in any conversation, of a language's words that were met in one conversation since then;
     * oldest first. One statement: counts and sightings must be of one moment.
     */
    listSightingsSince: (
      learnerId: string,
      conversationId: string,
      { language, since }: { language: string; since: Date },
    ): Promise<RecapSighting[]> =>
      // The words of the conversation first, once: within the rest a planner may look for them again for each word. And
      // whose they are is asked of the words alone, or SQLite goes through all that the learner has ever seen, for each
      // message.
      client.$queryRaw<RecapSighting[]>`
        WITH "here" AS MATERIALIZED (
          SELECT DISTINCT h."wordId" FROM "Message" said JOIN "Sighting" h ON h."messageId" = said."id"
          WHERE said."conversationId" = ${conversationId} AND h."seenAt" >= ${since})
        SELECT s."wordId", w."original", w."trueCount", w."baseline", w."masteredAt", w."neededAt", w."peekedAt",
               s."times", m."conversationId"
        FROM "here"
        JOIN "Word" w ON w."id" = "here"."wordId"
        JOIN "Sighting" s ON s."wordId" = w."id"
        LEFT JOIN "Message" m ON m."id" = s."messageId"
        WHERE w."learnerId" = ${learnerId} AND w."language" = ${language} AND s."seenAt" >= ${since}
        ORDER BY s."seenAt", m."position", s."wordId", s."messageId"`,

    /** Every message in which a word was met, the newest first, and as what it was glossed there. */
    listSightingsOf: (learnerId: string, language: string, identity: string): Promise<SenseSighting[]> =>
      client.$queryRaw<SenseSighting[]>`
        SELECT s."gloss", s."times", s."messageId", m."conversationId"
        FROM "Word" w JOIN "Sighting" s ON s."wordId" = w."id" LEFT JOIN "Message" m ON m."id" = s."messageId"
        WHERE w."learnerId" = ${learnerId} AND w."language" = ${language} AND w."identity" = ${identity}
        ORDER BY s."seenAt" DESC, m."position" DESC NULLS LAST, s."messageId"`,

    /** The newest message of a conversation whose words have been counted for this reader. */
    anchorOf: async (learnerId: string, conversationId: string): Promise<string | null> => {
      const rows = await client.$queryRaw<{ id: string }[]>`${anchorIn(learnerId, conversationId)}`;
      return rows[0]?.id ?? null;
    },

    /** Notes what somebody has read, as far as one transaction goes; null where they take no part. */
    read: (reading: Reading): Promise<ReadSoFar | null> =>
      transaction(async (tx) => {
        const [held] = await tx.$queryRaw<{ lastPosition: number }[]>`
          UPDATE "Conversation" SET "lastPosition" = "lastPosition" WHERE "id" = ${reading.conversationId}
          RETURNING "lastPosition"`;
        return held ? readMessages(tx, makeId, { ...reading, upTo: Math.min(reading.upTo, held.lastPosition) }) : null;
      }),

    /** Makes counts what the sightings say they are; answers those that were not. */
    rebuildCounts: (learnerId: string): Promise<CountDifference[]> =>
      transaction(async (tx) => {
        await holdWordBank(tx, learnerId);
        const rows = await tx.$queryRaw<(Omit<CountDifference, 'is'> & { is: bigint })[]>`
          SELECT w."id" AS "wordId", w."language", w."identity", w."trueCount" AS "was", COALESCE(SUM(s."times"), 0) AS "is"
          FROM "Word" w LEFT JOIN "Sighting" s ON s."wordId" = w."id"
          WHERE w."learnerId" = ${learnerId}
          GROUP BY w."id", w."language", w."identity", w."trueCount"
          HAVING w."trueCount" <> COALESCE(SUM(s."times"), 0)`;
        const counted = Prisma.sql`
          (SELECT CAST(COALESCE(SUM(s."times"), 0) AS INTEGER) FROM "Sighting" s WHERE s."wordId" = "Word"."id")`;
        await tx.$executeRaw`
          UPDATE "Word" SET "trueCount" = ${counted} WHERE "learnerId" = ${learnerId} AND "trueCount" <> ${counted}`;
        return rows.map((row) => ({ ...row, is: Number(row.is) }));
      }),
  };
}

export type WordRepository = ReturnType<typeof createWordRepository>;
