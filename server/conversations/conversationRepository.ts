import { Abandon, orAbandoned } from '../db/abandon';
import { type Database, Prisma, type Tx } from '../db/database';
import { untitled } from './conversationView';
import { forReader, type MessageRow, parseFields, type RenderedFields } from './messageView';
import { readersOf } from './readers';

const renderings = {
  select: { id: true, targetLanguage: true, ownLanguage: true, attempt: true, rev: true, fields: true },
};
const messageColumns = {
  id: true,
  position: true,
  senderId: true,
  senderType: true,
  originalText: true,
  revision: true,
  renderings,
} as const;
export interface FriendColumns {
  /** Who else is in a friend chat, while they are. */
  friendId: string | null;
  friendName: string | null;
  /** Up to where they have read. */
  friendReadPosition: number | null;
  /** The friend's id again where this reader has blocked them. */
  blockedId: string | null;
}

/** A conversation as one of those who take part in it has it. */
export interface ConversationRow extends FriendColumns {
  id: string;
  ownerId: string;
  title: string;
  conversationType: string;
  persona: string | null;
  scenario: string | null;
  /** What is spoken to this reader: of a friend chat, they chose it themselves. */
  targetLanguage: string | null;
  revision: number;
  tutorState: string | null;
  lastPosition: number;
  readPosition: number;
  readerId: string;
  readerName: string;
}

/** Numbers of a change, and what the rendering holds since: JSON. */
interface ChangedFields {
  revision: number;
  rev: number;
  fields: string;
}

export interface NewConversation {
  id: string;
  ownerId: string;
  title: string;
  conversationType: string;
  persona: string | null;
  targetLanguage: string | null;
  scenario: string | null;
  createdAt: Date;
}

/** Raises a conversation's revision by one and returns it; null when it is gone. Holds its row from then on. */
export async function raiseRevision(tx: Tx, id: string): Promise<number | null> {
  const rows = await tx.$queryRaw<{ revision: number }[]>`
    UPDATE "Conversation" SET "revision" = "revision" + 1 WHERE "id" = ${id} RETURNING "revision"`;
  return rows[0]?.revision ?? null;
}

/** Writes a conversation of one learner with the tutor. */
export async function insertConversation(tx: Tx, row: NewConversation): Promise<void> {
  await tx.conversation.create({ data: { ...row, activeAt: row.createdAt } });
  await tx.participant.create({ data: { conversationId: row.id, userId: row.ownerId, joinedAt: row.createdAt } });
}

/** The conversations that somebody takes part in. */
const takenPartIn = (userId: string) => ({ participants: { some: { userId } } });

/** Conversations joined with what is this reader's of them. `reader` is a user's id, or a column. */
const asReadBy = (reader: Prisma.Sql) => Prisma.sql`
  SELECT c."id", c."ownerId", c."title", c."conversationType", c."persona", c."scenario", c."revision", c."tutorState",
    c."lastPosition", p."readPosition", p."userId" AS "readerId", u."username" AS "readerName",
    CASE WHEN c."conversationType" = 'friend' THEN p."targetLanguage" ELSE c."targetLanguage" END AS "targetLanguage",
    f."id" AS "friendId", f."username" AS "friendName", o."readPosition" AS "friendReadPosition", b."blockedId"
  FROM "Participant" p
  JOIN "Conversation" c ON c."id" = p."conversationId"
  JOIN "User" u ON u."id" = p."userId"
  LEFT JOIN "Participant" o
    ON c."conversationType" = 'friend' AND o."conversationId" = c."id" AND o."userId" <> p."userId"
  LEFT JOIN "User" f ON f."id" = o."userId"
  LEFT JOIN "Block" b ON b."blockerId" = p."userId" AND b."blockedId" = o."userId"
  WHERE p."userId" = ${reader}`;
const newestFirst = Prisma.sql`ORDER BY c."activeAt" DESC, c."id" DESC`;
const owner = Prisma.sql`c."ownerId"`;

const foundColumns = {
  ...messageColumns,
  conversationId: true,
  renderings: { select: { ...renderings.select, provenance: true } },
} as const;

function found<Row extends { renderings: { id: string }[] }>(row: Row | null) {
  return row && { ...row, renderingId: row.renderings[0]?.id ?? '' };
}

export function createConversationRepository({ client, transaction }: Database) {
  return {
    find: async (readerId: string, id: string): Promise<ConversationRow | null> => {
      const [row] = await client.$queryRaw<ConversationRow[]>`${asReadBy(Prisma.sql`${readerId}`)} AND c."id" = ${id}`;
      return row ?? null;
    },

    /** Newest activity first. */
    list: (readerId: string): Promise<ConversationRow[]> =>
      client.$queryRaw<ConversationRow[]>`${asReadBy(Prisma.sql`${readerId}`)} ${newestFirst}`,

    /** Who has left a friend chat, if they said something in it; null once they have no account. */
    findFormerFriend: async (readerId: string, id: string): Promise<FriendColumns | null> => {
      const [row] = await client.$queryRaw<Omit<FriendColumns, 'friendReadPosition'>[]>`
        SELECT u."id" AS "friendId", u."username" AS "friendName", b."blockedId"
        FROM "Message" m
        JOIN "User" u ON u."id" = m."senderId"
        LEFT JOIN "Block" b ON b."blockerId" = ${readerId} AND b."blockedId" = u."id"
        WHERE m."conversationId" = ${id} AND u."id" <> ${readerId}
        LIMIT 1`;
      return row ? { ...row, friendReadPosition: null } : null;
    },

    /** Anybody's, as its owner has it: for admins who view. */
    findAny: async (id: string): Promise<ConversationRow | null> => {
      const [row] = await client.$queryRaw<ConversationRow[]>`${asReadBy(owner)} AND c."id" = ${id}`;
      return row ?? null;
    },

    /** The newest of everybody's: for admins who view. */
    listAny: (most: number): Promise<ConversationRow[]> =>
      client.$queryRaw<ConversationRow[]>`${asReadBy(owner)} ${newestFirst} LIMIT ${most}`,

    currentId: async (ownerId: string): Promise<string | null> => {
      const user = await client.user.findUnique({ where: { id: ownerId }, select: { currentConversationId: true } });
      return user?.currentConversationId ?? null;
    },

    /** A chat in which nothing has been said yet. */
    findEmptyChat: async (ownerId: string): Promise<string | null> => {
      const where = { ownerId, conversationType: 'AI', persona: null, messages: { none: {} } };
      return (await client.conversation.findFirst({ where, select: { id: true } }))?.id ?? null;
    },

    setCurrent: async (ownerId: string, id: string): Promise<void> => {
      await client.user.updateMany({ where: { id: ownerId }, data: { currentConversationId: id } });
    },

    /**
     * Creates a conversation and makes it the current one, unless another than `currentId` is that by now: of several
     * requests at once one creates. Answers whether it did.
     */
    create: (row: NewConversation, currentId: string | null): Promise<boolean> =>
      transaction(async (tx) => {
        const { count } = await tx.user.updateMany({
          where: { id: row.ownerId, currentConversationId: currentId },
          data: { currentConversationId: row.id },
        });
        if (count === 0) return false;
        await insertConversation(tx, row);
        return true;
      }),

    /** Gives a language to an owner's conversation that has no messages yet; false when it has some. */
    setLanguageWhileEmpty: async (ownerId: string, id: string, targetLanguage: string): Promise<boolean> => {
      const { count } = await client.conversation.updateMany({
        where: { id, ownerId, conversationType: { not: 'friend' }, messages: { none: {} } },
        data: { targetLanguage },
      });
      return count === 1;
    },

    /** Gives a language to those of a reader's friend chats that have none yet; answers which. */
    setMissingLanguage: async (readerId: string, targetLanguage: string): Promise<string[]> => {
      const rows = await client.$queryRaw<{ conversationId: string }[]>`
        UPDATE "Participant" SET "targetLanguage" = ${targetLanguage}
        WHERE "userId" = ${readerId} AND "targetLanguage" IS NULL
          AND "conversationId" IN (SELECT "id" FROM "Conversation" WHERE "conversationType" = 'friend')
        RETURNING "conversationId"`;
      return rows.map(({ conversationId }) => conversationId);
    },

    /** The newest `take` messages before a position, oldest first, as this reader has them. */
    page: async (
      readerId: string,
      conversationId: string,
      before: number | null,
      take: number,
    ): Promise<MessageRow[]> => {
      const rows = await client.message.findMany({
        where: { conversationId, deletedAt: null, ...(before === null ? {} : { position: { lt: before } }) },
        select: messageColumns,
        orderBy: { position: 'desc' },
        take,
      });
      return rows.reverse().map((row) => forReader(readerId, row));
    },

    /** Everything that a client which knows `since` may be missing, `since` itself included, in order of revision. */
    changedSince: async (
      readerId: string,
      conversationId: string,
      since: number,
    ): Promise<(MessageRow & { deletedAt: Date | null })[]> => {
      const rows = await client.message.findMany({
        where: { conversationId, revision: { gte: since } },
        select: { ...messageColumns, deletedAt: true },
        orderBy: [{ revision: 'asc' }, { position: 'asc' }],
      });
      return rows.map((row) => forReader(readerId, row));
    },

    /** As this reader has it, and only where they take part. */
    findMessage: async (readerId: string, id: string) => {
      const where = { id, deletedAt: null, conversation: takenPartIn(readerId) };
      const row = await client.message.findFirst({ where, select: foundColumns });
      return found(row && forReader(readerId, row));
    },

    /** Who reads a message as this rendering has it. */
    readersOf: (message: { id: string; conversationId: string; senderId: string }, renderingId: string) =>
      readersOf(client, message, renderingId),

    /** Anybody's: for admins. */
    findAnyMessage: (id: string) =>
      client.message.findFirst({ where: { id, deletedAt: null }, select: foundColumns }).then(found),

    /** Gives a conversation another language, and lets its tutor begin anew in it; null when it is gone. */
    setLanguage: (id: string, targetLanguage: string): Promise<number | null> =>
      transaction(async (tx) => {
        const revision = await raiseRevision(tx, id);
        if (revision !== null) {
          await tx.conversation.update({ where: { id }, data: { targetLanguage, tutorState: null } });
        }
        return revision;
      }),

    /** The language that messages are put into for one reader of a friend chat; null when it is gone. */
    setReadersLanguage: (id: string, readerId: string, targetLanguage: string): Promise<number | null> =>
      transaction(async (tx) => {
        const revision = await raiseRevision(tx, id);
        const where = { conversationId: id, userId: readerId };
        await tx.participant.updateMany({ where, data: { targetLanguage } });
        return revision;
      }),

    /**
     * A conversation goes with all that was said in it, and with its point on the dashboard; what was learnt stays in
     * the word bank. Answers whether it was there.
     */
    delete: (ownerId: string, id: string): Promise<boolean> =>
      transaction(async (tx) => {
        const { count } = await tx.conversation.deleteMany({ where: { id, ownerId } });
        if (count === 1) await tx.progressPoint.deleteMany({ where: { conversationId: id } });
        await tx.user.updateMany({
          where: { id: ownerId, currentConversationId: id },
          data: { currentConversationId: null },
        });
        return count === 1;
      }),

    /** What a learner's last conversations with a tutor were called, the newest first, but for one of them. */
    recentTitles: async (ownerId: string, exceptId: string, limit: number): Promise<string[]> => {
      const rows = await client.conversation.findMany({
        where: { ownerId, id: { not: exceptId }, title: { not: untitled }, conversationType: { not: 'friend' } },
        orderBy: { activeAt: 'desc' },
        take: limit,
        select: { title: true },
      });
      return rows.map(({ title }) => title);
    },

    /** Changes what a rendering holds, as long as that has not been made anew; the new numbers, or null. */
    changeFields: (
      message: { id: string; conversationId: string },
      rendering: { id: string; attempt: number; rev: number },
      change: (fields: RenderedFields) => Partial<RenderedFields>,
    ): Promise<ChangedFields | null> =>
      orAbandoned<ChangedFields | null>(
        transaction(async (tx) => {
          const revision = await raiseRevision(tx, message.conversationId);
          const row = await tx.rendering.findUnique({
            where: { id: rendering.id },
            select: { fields: true, rev: true },
          });
          if (revision === null || !row) throw new Abandon(null);
          const rev = row.rev + 1;
          const before = parseFields(row.fields);
          const fields = JSON.stringify({ ...before, ...change(before) });
          const { count } = await tx.rendering.updateMany({
            where: { id: rendering.id, attempt: rendering.attempt },
            data: { fields, rev },
          });
          if (count === 0) throw new Abandon(null);
          await tx.message.updateMany({ where: { id: message.id, deletedAt: null }, data: { revision } });
          return { revision, rev, fields };
        }),
      ),

    /**
     * Leaves a tombstone without text; returns the new revision, or null when there is no such message any more.
     *
     * @param inTransaction is committed with it
     */
    deleteMessage: (
      message: { id: string; conversationId: string },
      deletedAt: Date,
      inTransaction?: (tx: Tx) => Promise<void>,
    ): Promise<number | null> =>
      orAbandoned<number | null>(
        transaction(async (tx) => {
          const revision = await raiseRevision(tx, message.conversationId);
          if (revision === null) return null;
          const { count } = await tx.message.updateMany({
            where: { id: message.id, conversationId: message.conversationId, deletedAt: null },
            data: { deletedAt, originalText: null, revision },
          });
          // Somebody deleted it first: a revision that changed nothing would look like a gap.
          if (count === 0) throw new Abandon(null);
          await tx.rendering.deleteMany({ where: { messageId: message.id } });
          await tx.correction.deleteMany({ where: { messageId: message.id } });
          await inTransaction?.(tx);
          return revision;
        }),
      ),
  };
}

export type FoundMessage = NonNullable<Awaited<ReturnType<ConversationRepository['findMessage']>>>;
export type ConversationRepository = ReturnType<typeof createConversationRepository>;
