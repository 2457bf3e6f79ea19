import Connection from 'better-sqlite3';
import { isTerminal, type MessageFields } from '../../domain/conversation/message';

interface ReplyRow {
  replyMessageId: string;
  fields: string;
}

/** What a killed server left of the replies that it was making: message id to text. */
export function readUnfinishedReplies(file: string): Map<string, string | null> {
  return read(file, (connection) => {
    const rows = connection
      .prepare(
        `SELECT t."replyMessageId", r."fields" FROM "Turn" t JOIN "Rendering" r ON r."messageId" = t."replyMessageId"
         WHERE t."state" = 'running'`,
      )
      .all() as ReplyRow[];
    const unfinished = rows.filter(({ fields }) => hasOpenField(fields));
    return new Map(
      unfinished.map(({ replyMessageId, fields }) => [
        replyMessageId,
        (JSON.parse(fields) as MessageFields).targetLanguageMessage?.value ?? null,
      ]),
    );
  });
}

/** What no fault may do to the file; one sentence for each thing that is wrong. */
export function findDamage(file: string): string[] {
  return read(file, (connection) => {
    const damage: string[] = [];
    const integrity = connection.pragma('integrity_check', { simple: true });
    if (integrity !== 'ok') damage.push(`integrity_check says ${String(integrity)}`);
    if ((connection.pragma('foreign_key_check') as unknown[]).length > 0) damage.push('a foreign key points nowhere');
    const doubled = connection
      .prepare(`SELECT 1 FROM "Message" GROUP BY "conversationId", "position" HAVING COUNT(*) > 1`)
      .all();
    if (doubled.length > 0) damage.push(`${doubled.length} positions are taken twice`);
    const repeated = connection
      .prepare(`SELECT 1 FROM "Message" WHERE "originalText" IS NOT NULL GROUP BY "originalText" HAVING COUNT(*) > 1`)
      .all();
    if (repeated.length > 0) damage.push(`${repeated.length} messages are there twice`);
    const idle = connection
      .prepare(
        `SELECT r."messageId" AS "replyMessageId", r."fields" FROM "Rendering" r WHERE NOT EXISTS (
           SELECT 1 FROM "Turn" t WHERE t."state" = 'running'
           AND COALESCE(t."replyMessageId", t."learnerMessageId") = r."messageId")`,
      )
      .all() as ReplyRow[];
    const hanging = idle.filter(({ fields }) => hasOpenField(fields));
    if (hanging.length > 0) damage.push(`${hanging.length} messages hang although nobody makes them`);
    const several = connection
      .prepare(
        `SELECT 1 FROM "Turn" WHERE "state" = 'running' AND "replyMessageId" IS NOT NULL
         GROUP BY "conversationId" HAVING COUNT(*) > 1`,
      )
      .all();
    if (several.length > 0) damage.push(`${several.length} conversations have several running replies`);
    const miscounted = connection
      .prepare(
        `SELECT 1 FROM "Word" w WHERE w."trueCount" <> (
           SELECT COALESCE(SUM(s."times"), 0) FROM "Sighting" s WHERE s."wordId" = w."id")`,
      )
      .all();
    if (miscounted.length > 0) damage.push(`${miscounted.length} words have counts that are not their sightings`);
    return damage;
  });
}

function hasOpenField(json: string): boolean {
  const fields = Object.values(JSON.parse(json) as Record<string, { status: 'done' } | null>);
  return fields.some((field) => field !== null && !isTerminal(field.status));
}

function read<T>(file: string, look: (connection: Connection.Database) => T): T {
  const connection = new Connection(file, { timeout: 10_000 });
  try {
    return look(connection);
  } finally {
    connection.close();
  }
}
