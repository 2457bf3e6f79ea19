import type { Sighting } from '../../domain/words/sightings';
import { type Database, Prisma, type Tx } from '../db/database';
import type { MakeId } from '../ids';

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
}

/** What a word was before a mark, kept so that the mark can be undone. */
export interface MarkedBefore {
  wordId: string;
  baseline: number;
  masteredAt: string | null;
}

export interface CountInput {
  learnerId: string;
  language: string;
  messageId: string;
  /** In the order of identities, as `sightingsOf` gives them: Postgres would deadlock otherwise. */
  sightings: readonly Sighting[];
  seenAt: Date;
}

/** A statement holds at most 32,766 values on SQLite; a word takes ten. Hardly any message needs a second one. */
const sightingsAtOnce = 1_000;

/**
 * Counts a message's words for one reader, once: a message that was counted for them before is left alone.
 * One statement for the words and one for the sightings, inside the transaction that finishes the words.
 */
export async function countSightings(tx: Tx, makeId: MakeId, input: CountInput): Promise<void> {
  const { learnerId, messageId, sightings } = input;
  if (sightings.length === 0) return;
  const counted = await tx.sighting.findFirst({ where: { messageId, learnerId }, select: { wordId: true } });
  if (counted) return;
  for (let at = 0; at < sightings.length; at += sightingsAtOnce) {
    await countChunk(tx, makeId, { ...input, sightings: sightings.slice(at, at + sightingsAtOnce) });
  }
}

async function countChunk(tx: Tx, makeId: MakeId, input: CountInput): Promise<void> {
  const { learnerId, language, messageId, sightings, seenAt } = input;
  const words = sightings.map(
    (s) => Prisma.sql`(${makeId()}, ${learnerId}, ${language}, ${s.identity}, ${s.surface}, ${s.reading}, ${s.gloss},
      ${s.times}, ${seenAt}, ${s.needed ? seenAt : null})`,
  );
  const stored = await tx.$queryRaw<{ id: string; identity: string }[]>`
    INSERT INTO "Word" ("id", "learnerId", "language", "identity", "original", "transliteration", "translation",
                        "trueCount", "lastSeenAt", "neededAt")
    VALUES ${Prisma.join(words)}
    ON CONFLICT ("learnerId", "language", "identity") DO UPDATE SET
      "trueCount" = "Word"."trueCount" + excluded."trueCount",
      "lastSeenAt" = excluded."lastSeenAt",
      "neededAt" = COALESCE("Word"."neededAt", excluded."neededAt"),
      "translation" = CASE WHEN excluded."translation" = '' THEN "Word"."translation" ELSE excluded."translation" END,
      "transliteration" =
        CASE WHEN excluded."transliteration" = '' THEN "Word"."transliteration" ELSE excluded."transliteration" END
    RETURNING "id", "identity"`;
  const idOf = new Map(stored.map(({ id, identity }) => [identity, id]));
  const rows = sightings.map(
    (s) =>
      Prisma.sql`(${messageId}, ${idOf.get(s.identity)}, ${learnerId}, ${s.times}, ${s.gloss}, ${s.reading}, ${seenAt})`,
  );
  await tx.$executeRaw`
    INSERT INTO "Sighting" ("messageId", "wordId", "learnerId", "times", "gloss", "reading", "seenAt")
    VALUES ${Prisma.join(rows)}`;
}

export function createWordRepository({ client, transaction }: Database) {
  return {
    /** Most often seen first. */
    list: (learnerId: string, language: string): Promise<WordRow[]> =>
      client.word.findMany({
        where: { learnerId, language },
        orderBy: [{ trueCount: 'desc' }, { identity: 'asc' }],
      }),

    counts: (learnerId: string, language: string) =>
      client.word.findMany({
        where: { learnerId, language },
        select: { identity: true, trueCount: true, baseline: true, masteredAt: true },
      }),

    /** The newest message of a conversation whose words have been counted for this reader. */
    anchorOf: async (learnerId: string, conversationId: string): Promise<string | null> => {
      const rows = await client.$queryRaw<{ id: string }[]>`
        SELECT m."id" FROM "Message" m
        WHERE m."conversationId" = ${conversationId} AND m."deletedAt" IS NULL
          AND EXISTS (SELECT 1 FROM "Sighting" s WHERE s."messageId" = m."id" AND s."learnerId" = ${learnerId})
        ORDER BY m."position" DESC LIMIT 1`;
      return rows[0]?.id ?? null;
    },

    findByIds: (learnerId: string, ids: readonly string[]) =>
      client.word.findMany({ where: { learnerId, id: { in: [...ids] } } }),

    findByIdentities: (learnerId: string, language: string, identities: readonly string[]) =>
      client.word.findMany({ where: { learnerId, language, identity: { in: [...identities] } } }),

    /** Marks words and logs what they were before. */
    mark: (input: {
      id: string;
      learnerId: string;
      kind: 'mastered' | 'not-mastered';
      wordIds: readonly string[];
      at: Date;
    }): Promise<void> =>
      transaction(async (tx) => {
        const { id, learnerId, kind, at } = input;
        const where = { learnerId, id: { in: [...input.wordIds] } };
        const rows = await tx.word.findMany({ where, orderBy: { id: 'asc' } });
        const before: MarkedBefore[] = rows.map((row) => ({
          wordId: row.id,
          baseline: row.baseline,
          masteredAt: row.masteredAt?.toISOString() ?? null,
        }));
        if (kind === 'mastered') {
          await tx.word.updateMany({ where, data: { masteredAt: at } });
        } else {
          await tx.$executeRaw`
            UPDATE "Word" SET "baseline" = "trueCount", "masteredAt" = NULL
            WHERE "learnerId" = ${learnerId} AND "id" IN (${Prisma.join(rows.map((row) => row.id))})`;
        }
        await tx.wordMark.create({ data: { id, learnerId, kind, before: JSON.stringify(before), createdAt: at } });
      }),

    /** Takes the newest mark back; false when there is none left. */
    undo: (learnerId: string, at: Date): Promise<boolean> =>
      transaction(async (tx) => {
        const mark = await tx.wordMark.findFirst({
          where: { learnerId, undoneAt: null },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        });
        if (!mark) return false;
        const { count } = await tx.wordMark.updateMany({
          where: { id: mark.id, undoneAt: null },
          data: { undoneAt: at },
        });
        if (count === 0) return false;
        for (const { wordId, baseline, masteredAt } of JSON.parse(mark.before) as MarkedBefore[]) {
          const data = { baseline, masteredAt: masteredAt === null ? null : new Date(masteredAt) };
          await tx.word.updateMany({ where: { id: wordId, learnerId }, data });
        }
        return true;
      }),
  };
}

export type WordRepository = ReturnType<typeof createWordRepository>;
