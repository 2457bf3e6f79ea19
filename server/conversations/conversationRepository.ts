import type { Database, Tx } from '../db/database';
import type { MessageRow } from './messageView';

const summaryColumns = { id: true, title: true, conversationType: true, persona: true, targetLanguage: true } as const;
const renderings = { select: { targetLanguage: true, ownLanguage: true, attempt: true, rev: true, fields: true } };
const messageColumns = {
  id: true,
  position: true,
  senderId: true,
  senderType: true,
  originalText: true,
  revision: true,
  renderings,
} as const;

export interface SummaryRow {
  id: string;
  title: string;
  conversationType: string;
  persona: string | null;
  targetLanguage: string | null;
}

export interface ConversationRow extends SummaryRow {
  revision: number;
  ownerId: string;
  tutorState: string | null;
}

/** Rolls a transaction back with a result instead of an error. */
export class Abandon<T> extends Error {
  constructor(readonly result: T) {
    super('abandoned');
  }
}

/** The result of work that was done, or of work that abandoned itself. */
export async function orAbandoned<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Abandon) return error.result as T;
    throw error;
  }
}

/** Raises a conversation's revision by one and returns it; null when it is not this owner's. Holds its row from then on. */
export async function raiseRevision(tx: Tx, id: string, ownerId: string): Promise<number | null> {
  const rows = await tx.$queryRaw<{ revision: number }[]>`
    UPDATE "Conversation" SET "revision" = "revision" + 1 WHERE "id" = ${id} AND "ownerId" = ${ownerId}
    RETURNING "revision"`;
  return rows[0]?.revision ?? null;
}

export function createConversationRepository({ client, transaction }: Database) {
  return {
    find: (ownerId: string, id: string): Promise<ConversationRow | null> =>
      client.conversation.findFirst({
        where: { id, ownerId },
        select: { ...summaryColumns, revision: true, ownerId: true, tutorState: true },
      }),

    /** Newest activity first. */
    list: (ownerId: string): Promise<SummaryRow[]> =>
      client.conversation.findMany({
        where: { ownerId },
        select: summaryColumns,
        orderBy: [{ activeAt: 'desc' }, { id: 'desc' }],
      }),

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
    create: (row: SummaryRow & { ownerId: string; createdAt: Date }, currentId: string | null): Promise<boolean> =>
      transaction(async (tx) => {
        const { count } = await tx.user.updateMany({
          where: { id: row.ownerId, currentConversationId: currentId },
          data: { currentConversationId: row.id },
        });
        if (count === 0) return false;
        await tx.conversation.create({ data: { ...row, activeAt: row.createdAt } });
        return true;
      }),

    /** Gives a language to an owner's conversation that has no messages yet; false when it has some. */
    setLanguageWhileEmpty: async (ownerId: string, id: string, targetLanguage: string): Promise<boolean> => {
      const { count } = await client.conversation.updateMany({
        where: { id, ownerId, messages: { none: {} } },
        data: { targetLanguage },
      });
      return count === 1;
    },

    /** The newest `take` messages before a position, oldest first. */
    page: async (conversationId: string, before: number | null, take: number): Promise<MessageRow[]> => {
      const rows = await client.message.findMany({
        where: { conversationId, deletedAt: null, ...(before === null ? {} : { position: { lt: before } }) },
        select: messageColumns,
        orderBy: { position: 'desc' },
        take,
      });
      return rows.reverse();
    },

    /** Everything that a client which knows `since` may be missing, `since` itself included, in order of revision. */
    changedSince: (conversationId: string, since: number): Promise<(MessageRow & { deletedAt: Date | null })[]> =>
      client.message.findMany({
        where: { conversationId, revision: { gte: since } },
        select: { ...messageColumns, deletedAt: true },
        orderBy: [{ revision: 'asc' }, { position: 'asc' }],
      }),

    findMessage: async (ownerId: string, id: string) => {
      const row = await client.message.findFirst({
        where: { id, deletedAt: null, conversation: { ownerId } },
        select: {
          ...messageColumns,
          conversationId: true,
          renderings: { select: { ...renderings.select, id: true } },
        },
      });
      return row && { ...row, renderingId: row.renderings[0]?.id ?? '' };
    },

    /** Leaves a tombstone without text; returns the new revision, or null when there is no such message any more. */
    deleteMessage: (
      ownerId: string,
      message: { id: string; conversationId: string },
      deletedAt: Date,
    ): Promise<number | null> =>
      orAbandoned<number | null>(
        transaction(async (tx) => {
          const revision = await raiseRevision(tx, message.conversationId, ownerId);
          if (revision === null) return null;
          const { count } = await tx.message.updateMany({
            where: { id: message.id, conversationId: message.conversationId, deletedAt: null },
            data: { deletedAt, originalText: null, revision },
          });
          // Somebody deleted it first: a revision that changed nothing would look like a gap.
          if (count === 0) throw new Abandon(null);
          await tx.rendering.deleteMany({ where: { messageId: message.id } });
          return revision;
        }),
      ),
  };
}

export type ConversationRepository = ReturnType<typeof createConversationRepository>;
