import { Abandon } from '../conversations/conversationRepository';
import { untitled } from '../conversations/conversationService';
import { noFields, type RenderedFields } from '../conversations/messageView';
import type { Tx } from '../db/database';

export interface NewTurn {
  id: string;
  conversationId: string;
  learnerId: string;
  tutorId: string;
  clientMessageId: string;
  message: string;
  title: string;
  ownLanguage: string;
  learnerMessageId: string;
  learnerRenderingId: string;
  replyMessageId: string;
  replyRenderingId: string;
  initialFields: RenderedFields;
  owner: string;
  leaseUntil: Date;
  createdAt: Date;
}

export type BeginResult =
  | {
      kind: 'begun';
      revision: number;
      learnerPosition: number;
      targetLanguage: string;
      tutorState: string | null;
      isFirst: boolean;
    }
  | { kind: 'repeated'; learnerMessageId: string; replyMessageId: string }
  | { kind: 'busy'; turnId: string }
  | { kind: 'noConversation' };

interface BegunConversation {
  revision: number;
  targetLanguage: string | null;
  tutorState: string | null;
}

/**
 * Writes the learner's message, the empty reply and the turn. What stands in the way (a repeated send, a running turn)
 * abandons the transaction, with that as its result.
 */
export async function beginTurn(tx: Tx, turn: NewTurn): Promise<BeginResult> {
  const { learnerId, conversationId, clientMessageId } = turn;
  // Takes the conversation's row: sends of one conversation come one after the other from here on.
  const { createdAt, ownLanguage } = turn;
  const [conversation] = await tx.$queryRaw<BegunConversation[]>`
    UPDATE "Conversation"
    SET "revision" = "revision" + 1, "activeAt" = ${createdAt},
        "title" = CASE WHEN "title" = ${untitled} THEN ${turn.title} ELSE "title" END
    WHERE "id" = ${conversationId} AND "ownerId" = ${learnerId}
    RETURNING "revision", "targetLanguage", "tutorState"`;
  if (!conversation) throw new Abandon<BeginResult>({ kind: 'noConversation' });
  const { revision } = conversation;
  const earlier = await tx.turn.findUnique({
    where: { learnerId_clientMessageId: { learnerId, clientMessageId } },
  });
  if (earlier) throw new Abandon<BeginResult>({ kind: 'repeated', ...earlier });
  const running = await tx.turn.findFirst({ where: { conversationId, state: 'running' } });
  if (running) throw new Abandon<BeginResult>({ kind: 'busy', turnId: running.id });

  const last = await tx.message.findFirst({
    where: { conversationId },
    orderBy: { position: 'desc' },
    select: { position: true },
  });
  const learnerPosition = (last?.position ?? 0) + 1;
  await tx.user.update({ where: { id: learnerId }, data: { currentConversationId: conversationId } });
  const targetLanguage = conversation.targetLanguage ?? '';
  const message = { conversationId, createdAt, revision };
  await tx.message.createMany({
    data: [
      {
        ...message,
        id: turn.learnerMessageId,
        position: learnerPosition,
        senderId: learnerId,
        senderType: 'user',
        originalText: turn.message,
      },
      {
        ...message,
        id: turn.replyMessageId,
        position: learnerPosition + 1,
        senderId: turn.tutorId,
        senderType: 'assistant',
      },
    ],
  });
  const rendering = { targetLanguage, ownLanguage };
  await tx.rendering.createMany({
    data: [
      {
        ...rendering,
        id: turn.learnerRenderingId,
        messageId: turn.learnerMessageId,
        fields: JSON.stringify(targetLanguage ? turn.initialFields : noFields),
      },
      {
        ...rendering,
        id: turn.replyRenderingId,
        messageId: turn.replyMessageId,
        fields: JSON.stringify(turn.initialFields),
      },
    ],
  });
  await tx.turn.create({
    data: {
      id: turn.id,
      conversationId,
      learnerId,
      clientMessageId,
      learnerMessageId: turn.learnerMessageId,
      replyMessageId: turn.replyMessageId,
      state: 'running',
      owner: turn.owner,
      leaseUntil: turn.leaseUntil,
      createdAt,
    },
  });
  return {
    kind: 'begun',
    revision,
    learnerPosition,
    targetLanguage,
    tutorState: conversation.tutorState,
    isFirst: last === null,
  };
}
