import { holdUser } from '../accounts/holdUser';
import { raiseRevision } from '../conversations/conversationRepository';
import { orAbandoned } from '../db/abandon';
import { type Database, type Prisma, type Tx } from '../db/database';
import type { MakeId } from '../ids';
import { type NewSaying, sayToFriend, type SayResult } from './sayToFriend';

export interface NewFriendChat {
  id: string;
  inviterId: string;
  inviteeId: string;
  createdAt: Date;
}

/** What is left of a friend chat that somebody has gone from. */
export interface LeftChat {
  conversationId: string;
  /** Whoever keeps it; null when it went with the last one. */
  keeperId: string | null;
}

/** What somebody who deletes their account has said in a friend chat, and is taken back. */
export interface Retraction {
  messageIds: string[];
  /** Null when there was nothing to take back. */
  revision: number | null;
  /** Null when they were not in it any more. */
  left: LeftChat | null;
}

/** Whom somebody shares a friend chat with. */
const sharedBy = (a: string, b: string): Prisma.ConversationWhereInput => ({
  conversationType: 'friend',
  AND: [{ participants: { some: { userId: a } } }, { participants: { some: { userId: b } } }],
});

/** Takes a friend chat's row: whatever else changes it waits. Null when there is no such chat. */
async function hold(tx: Tx, conversationId: string): Promise<{ id: string } | null> {
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    UPDATE "Conversation" SET "title" = "title" WHERE "id" = ${conversationId} AND "conversationType" = 'friend'
    RETURNING "id"`;
  return row ?? null;
}

/** Who begins friendships, ends them, and does not want to hear from whom; and what friends say. */
export function createFriendshipRepository({ client, transaction }: Database, makeId: MakeId) {
  async function takeOut(tx: Tx, userId: string, conversationId: string): Promise<LeftChat | null> {
    const { count } = await tx.participant.deleteMany({ where: { conversationId, userId } });
    if (count === 0) return null;
    await tx.progressPoint.deleteMany({ where: { userId, conversationId } });
    const leaver = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { username: true } });
    await tx.user.updateMany({
      where: { id: userId, currentConversationId: conversationId },
      data: { currentConversationId: null },
    });
    const keeper = await tx.participant.findFirst({ where: { conversationId }, select: { userId: true } });
    if (keeper) {
      // From now on nobody else is there to name it, and to own it.
      const data = { title: leaver.username, ownerId: keeper.userId };
      await tx.conversation.update({ where: { id: conversationId }, data });
    } else {
      await tx.conversation.delete({ where: { id: conversationId } });
    }
    return { conversationId, keeperId: keeper?.userId ?? null };
  }

  return {
    /** Makes two people's friend chat; false when they have one, or when one of them is gone. */
    befriend: ({ id, inviterId, inviteeId, createdAt }: NewFriendChat): Promise<boolean> =>
      transaction(async (tx) => {
        const ids = [inviterId, inviteeId].sort();
        // In the order of ids: asked for twice at once, the second finds what the first made.
        for (const userId of ids) await holdUser(tx, userId);
        const users = await tx.user.findMany({
          where: { id: { in: ids } },
          select: { id: true, username: true, language: true },
        });
        const inviter = users.find((user) => user.id === inviterId);
        const invitee = users.find((user) => user.id === inviteeId);
        if (!inviter || !invitee || inviter === invitee) return false;
        if (await tx.conversation.findFirst({ where: sharedBy(inviterId, inviteeId), select: { id: true } }))
          return false;
        await tx.conversation.create({
          data: {
            id,
            ownerId: inviterId,
            title: invitee.username,
            conversationType: 'friend',
            createdAt,
            activeAt: createdAt,
          },
        });
        await tx.participant.createMany({
          data: [inviter, invitee].map((user) => ({
            conversationId: id,
            userId: user.id,
            targetLanguage: user.language,
            joinedAt: createdAt,
          })),
        });
        return true;
      }),

    /** A message to a friend, with all that belongs to it; or why there is none. */
    say: (saying: NewSaying): Promise<SayResult> =>
      orAbandoned<SayResult>(transaction((tx) => sayToFriend(tx, makeId, saying))),

    /** Takes somebody out of a friend chat; null when they are not in it. */
    leave: (userId: string, conversationId: string): Promise<LeftChat | null> =>
      transaction(async (tx) => ((await hold(tx, conversationId)) ? takeOut(tx, userId, conversationId) : null)),

    /** The friend chats that somebody is in, or has said something in. */
    listChats: async (userId: string): Promise<string[]> => {
      // From what is theirs, each by its index: over all conversations both questions would be asked of each.
      const rows = await client.$queryRaw<{ id: string }[]>`
        SELECT c."id" FROM "Conversation" c
        WHERE c."conversationType" = 'friend' AND c."id" IN (
          SELECT "conversationId" FROM "Participant" WHERE "userId" = ${userId}
          UNION
          SELECT "conversationId" FROM "Message" WHERE "senderId" = ${userId})`;
      return rows.map(({ id }) => id).sort();
    },

    /**
     * Takes somebody out of a chat with all that they said in it, which leaves tombstones. In one transaction: what they
     * may still be saying is taken back, or refused to somebody who takes no part.
     */
    retract: (senderId: string, conversationId: string, deletedAt: Date): Promise<Retraction | null> =>
      transaction(async (tx) => {
        if (!(await hold(tx, conversationId))) return null;
        const theirs = { conversationId, senderId, deletedAt: null };
        const messages = await tx.message.findMany({
          where: theirs,
          select: { id: true },
          orderBy: { position: 'asc' },
        });
        const revision = messages.length > 0 ? await raiseRevision(tx, conversationId) : null;
        if (revision !== null) {
          await tx.rendering.deleteMany({ where: { message: theirs } });
          await tx.message.updateMany({ where: theirs, data: { deletedAt, originalText: null, revision } });
        }
        const left = await takeOut(tx, senderId, conversationId);
        return { messageIds: messages.map(({ id }) => id), revision, left };
      }),

    /** The friend chat of two people. */
    findShared: async (a: string, b: string): Promise<string | null> =>
      (await client.conversation.findFirst({ where: sharedBy(a, b), select: { id: true } }))?.id ?? null,

    /** The friend chats of a reader in which somebody has said something, those that they have left since too. */
    listWritten: async (senderId: string, readerId: string): Promise<string[]> => {
      const rows = await client.message.findMany({
        where: { senderId, conversation: { conversationType: 'friend', participants: { some: { userId: readerId } } } },
        distinct: ['conversationId'],
        select: { conversationId: true },
      });
      return rows.map(({ conversationId }) => conversationId);
    },

    isBlocked: async (blockerId: string, blockedId: string): Promise<boolean> =>
      (await client.block.count({ where: { blockerId, blockedId } })) > 0,

    block: async (blockerId: string, blockedId: string, createdAt: Date): Promise<void> => {
      await client.$executeRaw`
        INSERT INTO "Block" ("blockerId", "blockedId", "createdAt") VALUES (${blockerId}, ${blockedId}, ${createdAt})
        ON CONFLICT ("blockerId", "blockedId") DO NOTHING`;
    },

    unblock: async (blockerId: string, blockedId: string): Promise<void> => {
      await client.block.deleteMany({ where: { blockerId, blockedId } });
    },
  };
}

export type FriendshipRepository = ReturnType<typeof createFriendshipRepository>;
