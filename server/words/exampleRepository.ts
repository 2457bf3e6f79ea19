import { forReader } from '../conversations/messageView';
import { type Database, Prisma } from '../db/database';

/** A message that shows words which are asked about. */
export interface ExampleRow {
  /** As it was made for its reader; null where it is in the words of another. */
  rendering: { targetLanguage: string; fields: string } | null;
}

export type ExampleRepository = ReturnType<typeof createExampleRepository>;

export function createExampleRepository({ client }: Database) {
  return {
    /** Number of different words that a learner has met in a language. */
    countMet: (learnerId: string, language: string): Promise<number> =>
      client.word.count({ where: { learnerId, language } }),

    /**
     * Other messages of a conversation in which a reader has met some of these words: those with most of them first, then
     * the newest. Found by sightings; of messages only those that are answered are read.
     */
    listExamples: async (input: {
      learnerId: string;
      language: string;
      identities: readonly string[];
      message: { id: string; conversationId: string };
      most: number;
    }): Promise<ExampleRow[]> => {
      const { learnerId, language, identities, message, most } = input;
      if (identities.length === 0) return [];
      const met = await client.$queryRaw<{ messageId: string }[]>`
        SELECT s."messageId"
        FROM "Word" w
        JOIN "Sighting" s ON s."wordId" = w."id"
        JOIN "Message" m ON m."id" = s."messageId" AND m."deletedAt" IS NULL
        WHERE w."learnerId" = ${learnerId} AND w."language" = ${language}
          AND w."identity" IN (${Prisma.join([...identities])})
          AND m."conversationId" = ${message.conversationId} AND m."id" <> ${message.id}
        GROUP BY s."messageId", m."position"
        ORDER BY COUNT(*) DESC, m."position" DESC
        LIMIT ${most}`;
      const messageIds = met.map(({ messageId }) => messageId);
      const messages = await client.message.findMany({
        where: { id: { in: messageIds }, deletedAt: null },
        select: {
          id: true,
          senderId: true,
          renderings: { select: { id: true, targetLanguage: true, fields: true } },
        },
      });
      return messageIds.flatMap((messageId) => {
        const found = messages.find(({ id }) => id === messageId);
        const [rendering = null] = found ? forReader(learnerId, found).renderings : [];
        return found ? [{ rendering }] : [];
      });
    },
  };
}
