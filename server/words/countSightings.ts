import type { Sighting } from '../../domain/words/sightings';
import { Prisma, type Tx } from '../db/database';
import type { MakeId } from '../ids';
import { holdWordBank } from './holdWordBank';

/** The words of one message. */
export interface MessageWords {
  messageId: string;
  language: string;
  sightings: readonly Sighting[];
}

export interface CountInput extends MessageWords {
  learnerId: string;
  seenAt: Date;
}

/** A statement holds at most 32,766 values on SQLite; a word takes ten, a sighting seven. */
const wordsAtOnce = 1_000;
const sightingsAtOnce = 4_000;

/** Counts a message's words for one reader inside the transaction that finishes them; see `countMessages`. */
export async function countSightings(tx: Tx, makeId: MakeId, input: CountInput): Promise<void> {
  const { learnerId, seenAt, ...message } = input;
  await countMessages(tx, makeId, { learnerId, seenAt, messages: [message] });
}

/**
 * Counts messages' words for one reader, each message once: one that was counted for them before is left alone. One
 * statement for the words of a language and one for the sightings, however many messages. A transaction that also holds
 * a conversation takes that first. Answers what was counted.
 */
export async function countMessages(
  tx: Tx,
  makeId: MakeId,
  input: { learnerId: string; messages: readonly MessageWords[]; seenAt: Date },
): Promise<MessageWords[]> {
  const { learnerId, seenAt } = input;
  const messages = input.messages.filter(({ sightings }) => sightings.length > 0);
  if (messages.length === 0) return [];
  await holdWordBank(tx, learnerId);
  const countedIds = await listCounted(tx, learnerId, messages);
  const uncounted = messages.filter(({ messageId }) => !countedIds.has(messageId));
  for (const language of new Set(messages.map((message) => message.language))) {
    const spoken = uncounted.filter((message) => message.language === language);
    const idOf = new Map<string, string>();
    for (const chunk of chunksOf(together(spoken), wordsAtOnce)) {
      const stored = await storeWords(tx, makeId, { learnerId, language, sightings: chunk, seenAt });
      for (const { id, identity } of stored) idOf.set(identity, id);
    }
    const rows = spoken.flatMap(({ messageId, sightings }) =>
      sightings.map(
        (s) =>
          Prisma.sql`(${messageId}, ${idOf.get(s.identity)}, ${learnerId}, ${s.times}, ${s.gloss}, ${s.reading}, ${seenAt})`,
      ),
    );
    for (const chunk of chunksOf(rows, sightingsAtOnce)) {
      await tx.$executeRaw`
        INSERT INTO "Sighting" ("messageId", "wordId", "learnerId", "times", "gloss", "reading", "seenAt")
        VALUES ${Prisma.join(chunk)}`;
    }
  }
  return uncounted;
}

async function listCounted(tx: Tx, learnerId: string, messages: readonly MessageWords[]): Promise<Set<string>> {
  const ids = messages.map(({ messageId }) => messageId);
  const rows = await tx.$queryRaw<{ messageId: string; learnerId: string }[]>`
    SELECT DISTINCT "messageId", "learnerId" FROM "Sighting" WHERE "messageId" IN (${Prisma.join(ids)})`;
  // Chosen here: asked for the reader too, SQLite goes through everything that they have ever seen.
  return new Set(rows.filter((row) => row.learnerId === learnerId).map((row) => row.messageId));
}

/** Adds to words that were met before and makes the others; answers their ids. */
export function storeWords(
  tx: Tx,
  makeId: MakeId,
  input: { learnerId: string; language: string; sightings: readonly Sighting[]; seenAt: Date },
): Promise<{ id: string; identity: string }[]> {
  const { learnerId, language, sightings, seenAt } = input;
  const words = sightings.map(
    (s) => Prisma.sql`(${makeId()}, ${learnerId}, ${language}, ${s.identity}, ${s.surface}, ${s.reading}, ${s.gloss},
      ${s.times}, ${seenAt}, ${s.needed ? seenAt : null})`,
  );
  return tx.$queryRaw<{ id: string; identity: string }[]>`
    INSERT INTO "Word" ("id", "learnerId", "language", "identity", "original", "transliteration", "translation",
                        "trueCount", "lastSeenAt", "neededAt")
    VALUES ${Prisma.join(words)}
    ON CONFLICT ("learnerId", "language", "identity") DO UPDATE SET
      "trueCount" = "Word"."trueCount" + excluded."trueCount",
      "lastSeenAt" = excluded."lastSeenAt",
      "neededAt" = COALESCE(excluded."neededAt", "Word"."neededAt"),
      "translation" = CASE WHEN excluded."translation" = '' THEN "Word"."translation" ELSE excluded."translation" END,
      "transliteration" =
        CASE WHEN excluded."transliteration" = '' THEN "Word"."transliteration" ELSE excluded."transliteration" END
    RETURNING "id", "identity"`;
}

/** What several messages show, as if one did: the newest gloss and reading stand. */
function together(messages: readonly MessageWords[]): Sighting[] {
  const sum = new Map<string, Sighting>();
  for (const sighting of messages.flatMap(({ sightings }) => sightings)) {
    const met = sum.get(sighting.identity);
    sum.set(
      sighting.identity,
      met
        ? {
            ...met,
            times: met.times + sighting.times,
            needed: met.needed || sighting.needed,
            gloss: sighting.gloss || met.gloss,
            reading: sighting.reading || met.reading,
          }
        : sighting,
    );
  }
  return [...sum.values()];
}

function chunksOf<T>(items: readonly T[], size: number): T[][] {
  const chunks: T[][] = [];
  for (let at = 0; at < items.length; at += size) chunks.push(items.slice(at, at + size));
  return chunks;
}
