import { insertConversation, type NewConversation } from '../conversations/conversationRepository';
import { Abandon } from '../db/abandon';
import { untitled } from '../conversations/conversationView';
import { noFields, type RenderedFields } from '../conversations/messageView';
import type { Tx } from '../db/database';
import type { MakeId } from '../ids';
import { readMessages } from '../words/readMessages';
import { replyTurns, runningRecastTurn } from './turnRows';

/** What the learner said, with the ids that are given to it. */
export interface LearnersPart {
  message: string;
  /** The conversation's, if this is the first thing said in it. */
  title: string;
  messageId: string;
  renderingId: string;
  /** Of the turn that puts it into the target language, where the conversation has one. */
  turnId: string;
}

/** What is said and the reply to it. */
export interface NewTurn {
  /** The reply's turn. */
  id: string;
  conversationId: string;
  learnerId: string;
  tutorId: string;
  clientMessageId: string;
  ownLanguage: string;
  /** Null where the tutor speaks first. */
  learners: LearnersPart | null;
  /** The conversation that the tutor opens, made with its first turn. */
  newConversation: NewConversation | null;
  replyMessageId: string;
  replyRenderingId: string;
  initialFields: RenderedFields;
  owner: string;
  leaseUntil: Date;
  createdAt: Date;
}

export interface BegunTurn {
  kind: 'begun';
  revision: number;
  replyPosition: number;
  targetLanguage: string;
  tutorState: string | null;
  /** The learner had not read everything that stood before. */
  hadUnread: boolean;
}

export type BeginResult =
  | BegunTurn
  | { kind: 'repeated'; learnerMessageId: string | null; replyMessageId: string | null }
  /** The client's id stands for another message. */
  | { kind: 'idReused' }
  | { kind: 'busy'; turnId: string }
  | { kind: 'noConversation' };

interface BegunConversation {
  revision: number;
  targetLanguage: string | null;
  tutorState: string | null;
  lastPosition: number;
}

/**
 * Writes the learner's message, the empty reply and a turn for each of them. What stands in the way (a repeated send, a
 * running reply) abandons the transaction, with that as its result.
 */
export async function beginTurn(tx: Tx, makeId: MakeId, turn: NewTurn): Promise<BeginResult> {
  const { learnerId, conversationId, clientMessageId, learners, createdAt } = turn;
  if (turn.newConversation) await insertConversation(tx, turn.newConversation);
  // Takes the conversation's row: sends of one conversation come one after the other from here on.
  const [conversation] = await tx.$queryRaw<BegunConversation[]>`
    UPDATE "Conversation"
    SET "revision" = "revision" + 1, "activeAt" = ${createdAt}, "lastPosition" = "lastPosition" + ${learners ? 2 : 1},
        "title" = CASE WHEN "title" = ${untitled} THEN ${learners?.title ?? untitled} ELSE "title" END
    WHERE "id" = ${conversationId}
    RETURNING "revision", "targetLanguage", "tutorState", "lastPosition"`;
  if (!conversation) throw new Abandon<BeginResult>({ kind: 'noConversation' });
  const earlier = await tx.turn.findUnique({ where: { learnerId_clientMessageId: { learnerId, clientMessageId } } });
  if (earlier) {
    const said = earlier.learnerMessageId
      ? await tx.message.findUnique({ where: { id: earlier.learnerMessageId }, select: { originalText: true } })
      : null;
    // What was said and deleted since has no text to compare.
    const isSame =
      earlier.conversationId === conversationId && (said?.originalText ?? learners?.message) === learners?.message;
    throw new Abandon<BeginResult>(isSame ? { kind: 'repeated', ...earlier } : { kind: 'idReused' });
  }
  const running = await tx.turn.findFirst({ where: { conversationId, state: 'running', ...replyTurns } });
  if (running) throw new Abandon<BeginResult>({ kind: 'busy', turnId: running.id });

  const { revision, lastPosition: replyPosition } = conversation;
  const targetLanguage = conversation.targetLanguage ?? '';
  await tx.user.update({ where: { id: learnerId }, data: { currentConversationId: conversationId } });
  // Whoever says something has read what was said before, and reads the answer as it is made. Where the tutor speaks
  // first it is read when it is looked at.
  const former = replyPosition - (learners ? 2 : 1);
  const read = await readMessages(tx, makeId, { readerId: learnerId, conversationId, upTo: former, at: createdAt });
  if (!read) throw new Abandon<BeginResult>({ kind: 'noConversation' });
  if (learners && read.now >= former) {
    await tx.participant.update({
      where: { conversationId_userId: { conversationId, userId: learnerId } },
      data: { readPosition: replyPosition },
    });
  }
  const message = { conversationId, createdAt, revision };
  const rendering = { targetLanguage, ownLanguage: turn.ownLanguage };
  const initialFields = JSON.stringify(turn.initialFields);
  await tx.message.createMany({
    data: [
      ...(learners
        ? [
            {
              ...message,
              id: learners.messageId,
              position: replyPosition - 1,
              senderId: learnerId,
              senderType: 'user',
              originalText: learners.message,
            },
          ]
        : []),
      {
        ...message,
        id: turn.replyMessageId,
        position: replyPosition,
        senderId: turn.tutorId,
        senderType: 'assistant',
      },
    ],
  });
  await tx.rendering.createMany({
    data: [
      ...(learners
        ? [
            {
              ...rendering,
              id: learners.renderingId,
              messageId: learners.messageId,
              fields: targetLanguage ? initialFields : JSON.stringify(noFields),
            },
          ]
        : []),
      { ...rendering, id: turn.replyRenderingId, messageId: turn.replyMessageId, fields: initialFields },
    ],
  });
  const { owner, leaseUntil } = turn;
  const started = { conversationId, learnerId, attempt: 1, owner, leaseUntil, createdAt };
  await tx.turn.createMany({
    data: [
      {
        ...started,
        id: turn.id,
        clientMessageId,
        learnerMessageId: learners?.messageId ?? null,
        replyMessageId: turn.replyMessageId,
        state: 'running',
      },
      ...(learners && targetLanguage
        ? [runningRecastTurn({ ...started, id: learners.turnId, learnerMessageId: learners.messageId })]
        : []),
    ],
  });
  return {
    kind: 'begun',
    revision,
    replyPosition,
    targetLanguage,
    tutorState: conversation.tutorState,
    hadUnread: read.now > read.before,
  };
}
