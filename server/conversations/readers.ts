import type { DbClient } from '../db/database';
import { forReader } from './messageView';

export interface Reader {
  userId: string;
  /** Everything up to here has been read. */
  readPosition: number;
}

/** Of those who take part in a conversation, whoever reads one of its messages as this rendering has it. */
export async function readersOf(
  db: DbClient,
  message: { id: string; conversationId: string; senderId: string },
  renderingId: string,
): Promise<Reader[]> {
  const { id: messageId, conversationId, senderId } = message;
  const participants = await db.participant.findMany({
    where: { conversationId },
    select: { userId: true, readPosition: true },
    orderBy: { userId: 'asc' },
  });
  const renderings = await db.rendering.findMany({ where: { messageId }, select: { id: true } });
  return participants.filter(({ userId }) =>
    forReader(userId, { senderId, renderings }).renderings.some(({ id }) => id === renderingId),
  );
}
