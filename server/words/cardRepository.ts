import { forReader } from '../conversations/messageView';
import type { Database } from '../db/database';
import type { WordRow } from './wordRepository';

/** A message in which a word was met, with what was made of it for its reader. */
export interface MeetingRow {
  messageId: string;
  conversationId: string;
  conversationTitle: string;
  position: number;
  seenAt: Date;
  times: number;
  /** Null where it is in the words of another. */
  rendering: { targetLanguage: string; fields: string } | null;
}

export interface SightingSum {
  first: Date | null;
  last: Date | null;
  messages: number;
}

export type CardRepository = ReturnType<typeof createCardRepository>;

export function createCardRepository({ client }: Database) {
  return {
    findWord: (learnerId: string, id: string): Promise<WordRow | null> =>
      client.word.findFirst({ where: { id, learnerId } }),

    sumSightings: async (wordId: string): Promise<SightingSum> => {
      const sum = await client.sighting.aggregate({
        where: { wordId },
        _min: { seenAt: true },
        _max: { seenAt: true },
        _count: { messageId: true },
      });
      return { first: sum._min.seenAt, last: sum._max.seenAt, messages: sum._count.messageId };
    },

    /**
     * The newest first; of those messages alone that are there, in conversations that the learner takes part in.
     * `total` is how many there are of them, listed or not.
     */
    listMeetings: async (
      learnerId: string,
      wordId: string,
      most: number,
    ): Promise<{ rows: MeetingRow[]; total: number }> => {
      const met = await client.$queryRaw<{ messageId: string; total: bigint }[]>`
        SELECT s."messageId", COUNT(*) OVER () AS "total" FROM "Sighting" s
        JOIN "Message" m ON m."id" = s."messageId" AND m."deletedAt" IS NULL
        JOIN "Participant" p ON p."conversationId" = m."conversationId" AND p."userId" = ${learnerId}
        WHERE s."wordId" = ${wordId}
        ORDER BY s."seenAt" DESC, m."conversationId", m."position" DESC
        LIMIT ${most}`;
      const messageIds = met.map(({ messageId }) => messageId);
      const [sightings, messages] = await Promise.all([
        client.sighting.findMany({ where: { wordId, messageId: { in: messageIds } } }),
        client.message.findMany({
          where: { id: { in: messageIds }, deletedAt: null },
          select: {
            id: true,
            position: true,
            senderId: true,
            conversationId: true,
            conversation: { select: { title: true } },
            renderings: { select: { id: true, targetLanguage: true, fields: true } },
          },
        }),
      ]);
      const rows = messageIds.flatMap((messageId) => {
        const sighting = sightings.find((each) => each.messageId === messageId);
        const message = messages.find(({ id }) => id === messageId);
        // Deleted between the questions.
        if (!sighting || !message) return [];
        const { conversationId, conversation, position } = message;
        const { seenAt, times } = sighting;
        const [rendering = null] = forReader(learnerId, message).renderings;
        return { messageId, conversationId, conversationTitle: conversation.title, position, seenAt, times, rendering };
      });
      return { rows, total: Number(met[0]?.total ?? 0) };
    },
  };
}
