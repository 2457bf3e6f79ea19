import type { Sighting } from '../../domain/words/sightings';
import { raiseRevision } from '../conversations/conversationRepository';
import { Abandon, orAbandoned } from '../db/abandon';
import type { RenderedFields } from '../conversations/messageView';
import type { Database, Tx } from '../db/database';
import type { MakeId } from '../ids';
import { correctionKindOf, storeCorrection } from '../progress/storeCorrection';
import { scheduleProgress } from '../progress/scheduleProgress';
import { countSightings } from '../words/countSightings';
import { isTaken } from '../db/isTaken';
import { hasRead } from '../words/readMessages';
import { beginTurn, type BeginResult, type NewTurn } from './beginTurn';
import type { LiveMessage } from './liveMessage';
import { type RetriedTurns, type RetryInput, retryTurns } from './retryTurns';
import { messagesOfTurn, replyTurns } from './turnRows';

export interface FinishedMessage {
  message: LiveMessage;
  provenance: string;
  sightings: readonly Sighting[];
  language: string;
}

export interface FinishInput extends FinishedMessage {
  turnId: string;
  turnAttempt: number;
  owner: string;
  learnerId: string;
  /** How the turn ends. */
  state: 'done' | 'stopped' | 'error';
  tutorState?: string;
  title?: string;
  at: Date;
}

export interface Checkpoint {
  revisions: ReadonlyMap<string, number>;
  lost: readonly LiveMessage[];
}

/** A turn whose process is gone. */
export interface AbandonedTurn {
  id: string;
  attempt: number;
  owner: string;
  leaseUntil: Date;
  conversationId: string;
  learnerMessageId: string | null;
  replyMessageId: string | null;
}

export interface FinishResult {
  revision: number;
  /** The message was deleted meanwhile and took nothing more. */
  isDeleted: boolean;
}

/**
 * How far an interrupted message's rev is raised: its dead process may have sent frames with higher ones than it
 * stored, and a client keeps the highest. No reply changes that often in the half second between two checkpoints.
 */
const unsavedRevs = 1_000_000;

const turnColumns = {
  id: true,
  conversationId: true,
  learnerId: true,
  learnerMessageId: true,
  replyMessageId: true,
  attempt: true,
  state: true,
  owner: true,
  leaseUntil: true,
} as const;

/** The same id for two conversations at once: no row that both hold stands between them. */
function idReused(error: unknown): BeginResult {
  if (isTaken(error, 'clientMessageId')) return { kind: 'idReused' };
  throw error;
}

export function createTurnRepository({ client, transaction }: Database, makeId: MakeId) {
  async function writeMessage(tx: Tx, message: LiveMessage, revision: number, provenance?: string): Promise<boolean> {
    const { count } = await tx.rendering.updateMany({
      // Never backwards: a checkpoint may come after the last write of a message.
      where: { id: message.renderingId, attempt: message.attempt, rev: { lte: message.rev } },
      data: {
        fields: JSON.stringify(message.fields),
        rev: message.rev,
        ...(provenance === undefined ? {} : { provenance }),
      },
    });
    if (count === 0) return false;
    const written = await tx.message.updateMany({ where: { id: message.id, deletedAt: null }, data: { revision } });
    return written.count === 1;
  }

  return {
    /** Message, empty reply and their turns, committed together. */
    begin: (turn: NewTurn): Promise<BeginResult> =>
      orAbandoned<BeginResult>(transaction((tx) => beginTurn(tx, makeId, turn))).catch(idReused),

    /**
     * Stores what is being said, and prolongs leases, all in one transaction, for as long as the turns are this owner's.
     * Answers the new revision of each conversation, and the messages whose turns have become somebody else's.
     */
    checkpoint: (
      messages: readonly LiveMessage[],
      owner: string,
      lease: { turnIds: readonly string[]; until: Date } | null,
    ): Promise<Checkpoint> =>
      transaction(async (tx) => {
        const revisions = new Map<string, number>();
        // In the order of ids, as every transaction over several conversations: none waits in a circle.
        for (const conversationId of [...new Set(messages.map((message) => message.conversationId))].sort()) {
          const rows = await tx.$queryRaw<{ revision: number }[]>`
            UPDATE "Conversation" SET "revision" = "revision" + 1 WHERE "id" = ${conversationId}
            RETURNING "revision"`;
          if (rows[0]) revisions.set(conversationId, rows[0].revision);
        }
        // Asked while the conversations are held: whoever takes a turn over holds its conversation in doing so.
        const held = await tx.turn.findMany({
          where: { id: { in: messages.map(({ turnId }) => turnId) }, owner, state: 'running' },
          select: { id: true, attempt: true },
        });
        const isHeld = ({ turnId, attempt }: LiveMessage) =>
          held.some((turn) => turn.id === turnId && turn.attempt === attempt);
        for (const message of messages.filter(isHeld)) {
          const revision = revisions.get(message.conversationId);
          if (revision !== undefined) await writeMessage(tx, message, revision);
        }
        if (lease) {
          await tx.turn.updateMany({
            where: { id: { in: [...lease.turnIds] }, owner, state: 'running' },
            data: { leaseUntil: lease.until },
          });
        }
        return { revisions, lost: messages.filter((message) => !isHeld(message)) };
      }),

    /** Ends a turn with the last write of its message. Null when the turn was taken over. */
    finish: (input: FinishInput): Promise<FinishResult | null> => {
      const { message, turnId, turnAttempt, owner, learnerId } = input;
      return orAbandoned<FinishResult | null>(
        transaction(async (tx) => {
          const revision = await raiseRevision(tx, message.conversationId);
          if (revision === null) throw new Abandon(null);
          const held = await tx.turn.updateMany({
            where: { id: turnId, attempt: turnAttempt, owner, state: 'running' },
            data: { state: input.state },
          });
          if (held.count === 0) throw new Abandon(null);
          const written = await writeMessage(tx, message, revision, input.provenance);
          const { id: messageId, conversationId, position } = message;
          // A deleted message takes nothing more, but its turn still ends. What nobody has looked at yet, as when the
          // tutor speaks first, counts when somebody does.
          if (written && (await hasRead(tx, conversationId, learnerId, position))) {
            await countSightings(tx, makeId, {
              learnerId,
              language: input.language,
              messageId,
              sightings: input.sightings,
              seenAt: input.at,
            });
          }
          if (written && message.senderType === 'user') {
            const kind = correctionKindOf(message.fields);
            await storeCorrection(tx, { messageId, learnerId, language: input.language, kind, createdAt: input.at });
          }
          if (input.title !== undefined) {
            await tx.conversation.update({ where: { id: conversationId }, data: { title: input.title } });
          }
          if (input.tutorState !== undefined) {
            await tx.conversation.updateMany({
              // It may go on in another language by now, in which its tutor begins anew.
              where: { id: conversationId, targetLanguage: input.language },
              data: { tutorState: input.tutorState },
            });
          }
          // Of a learner's message whose reply still comes, it is scheduled when that ends.
          const replies = { conversationId, learnerMessageId: messageId, state: 'running', ...replyTurns };
          if ((await tx.turn.count({ where: replies })) === 0) {
            await scheduleProgress(tx, makeId, {
              userId: learnerId,
              conversationId,
              language: input.language,
              at: input.at,
            });
          }
          return { revision, isDeleted: !written };
        }),
      );
    },

    /** Running turns whose owner has let its lease expire, or all of them when nobody else can be alive. */
    listAbandoned: async (now: Date | 'all') =>
      client.turn.findMany({
        where: { state: 'running', ...(now === 'all' ? {} : { leaseUntil: { lt: now } }) },
        select: turnColumns,
        take: 100,
      }),

    /** Ends an abandoned turn; answers the new revision and the messages that it made, or null when somebody else did. */
    interrupt: (
      turn: AbandonedTurn,
      rewrite: (fields: RenderedFields) => RenderedFields,
    ): Promise<{ revision: number; messageIds: string[] } | null> =>
      orAbandoned<{ revision: number; messageIds: string[] } | null>(
        transaction(async (tx) => {
          const revision = await raiseRevision(tx, turn.conversationId);
          const { count } = await tx.turn.updateMany({
            // Its owner may have renewed the lease meanwhile.
            where: {
              id: turn.id,
              attempt: turn.attempt,
              owner: turn.owner,
              leaseUntil: { lte: turn.leaseUntil },
              state: 'running',
            },
            data: { state: 'error' },
          });
          if (count === 0 || revision === null) throw new Abandon(null);
          const messageIds = await messagesOfTurn(tx, turn);
          const renderings = await tx.rendering.findMany({ where: { messageId: { in: messageIds } } });
          for (const { id, fields, rev } of renderings) {
            const rewritten = JSON.stringify(rewrite(JSON.parse(fields) as RenderedFields));
            await tx.rendering.update({ where: { id }, data: { fields: rewritten, rev: rev + unsavedRevs } });
          }
          await tx.message.updateMany({ where: { id: { in: messageIds }, deletedAt: null }, data: { revision } });
          return { revision, messageIds };
        }),
      ),

    /** Begins the next attempt at messages that have ended; null when there is nothing to make again, or no more. */
    retry: (input: RetryInput): Promise<RetriedTurns | null> =>
      orAbandoned<RetriedTurns | null>(transaction((tx) => retryTurns(tx, makeId, input))),

    findByReply: (learnerId: string, replyMessageId: string) =>
      client.turn.findFirst({ where: { learnerId, replyMessageId }, select: turnColumns }),

    /** What is being made of a message: the sentence that it is in the target language, and the reply to it. */
    listRunningFor: (messageId: string) =>
      client.turn.findMany({
        where: { OR: [{ learnerMessageId: messageId }, { replyMessageId: messageId }], state: 'running' },
        select: turnColumns,
      }),

    /** Replies and learners' own sentences that are being made. */
    listRunning: (where: { conversationId: string } | { learnerId: string }) =>
      client.turn.findMany({ where: { ...where, state: 'running' }, select: turnColumns }),

    listRunningReplies: (conversationId: string) =>
      client.turn.findMany({ where: { conversationId, state: 'running', ...replyTurns }, select: turnColumns }),

    isRunning: async (id: string): Promise<boolean> =>
      (await client.turn.count({ where: { id, state: 'running' } })) === 1,
  };
}

export type TurnRepository = ReturnType<typeof createTurnRepository>;
