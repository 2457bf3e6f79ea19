import type { Database } from '../db/database';
import type { ReportSubject } from './report';

export type NewReport = ReportSubject & {
  id: string;
  reporterId: string;
  conversationId: string;
  messageId: string | null;
  comment: string;
  createdAt: Date;
};

export function createReportRepository({ client }: Database) {
  return {
    create: async ({ subject, ...report }: NewReport): Promise<void> => {
      await client.report.create({ data: { ...report, subject: JSON.stringify(subject) } });
    },

    findName: async (userId: string): Promise<string | null> =>
      (await client.user.findUnique({ where: { id: userId }, select: { username: true } }))?.username ?? null,

    /** Who else has said something in a conversation, last; for chats that they have left since. */
    findOtherSender: async (readerId: string, conversationId: string): Promise<string | null> => {
      const message = await client.message.findFirst({
        where: { conversationId, senderId: { not: readerId } },
        select: { senderId: true },
        orderBy: { position: 'desc' },
      });
      return message?.senderId ?? null;
    },
  };
}

export type ReportRepository = ReturnType<typeof createReportRepository>;
