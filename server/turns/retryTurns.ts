import { raiseRevision } from '../conversations/conversationRepository';
import type { RenderedFields } from '../conversations/messageView';
import { Abandon } from '../db/abandon';
import type { Tx } from '../db/database';
import type { MakeId } from '../ids';
import { recastTurnOf, replyTurns, runningRecastTurn } from './turnRows';

export interface RetryInput {
  conversationId: string;
  learnerId: string;
  /** The reply to make again, with its turn as it was read; null where it stays as it is. */
  reply: { turnId: string; attempt: number; messageId: string } | null;
  /** The learner's message to put into the target language again, with the attempt that was shown of it; or null. */
  recast: { messageId: string; attempt: number } | null;
  initialFields: RenderedFields;
  owner: string;
  leaseUntil: Date;
  at: Date;
}

/** An attempt that has begun. */
export interface RetriedTurn {
  id: string;
  attempt: number;
}

export interface RetriedTurns {
  revision: number;
  reply: RetriedTurn | null;
  recast: RetriedTurn | null;
}

const ended = { in: ['error', 'stopped'] };

/**
 * Begins the next attempt at messages that have ended. A reply that cannot be made again abandons the transaction, with
 * null as its result; a sentence that is being made beside it already goes on as it is.
 */
export async function retryTurns(tx: Tx, makeId: MakeId, input: RetryInput): Promise<RetriedTurns> {
  const { owner, leaseUntil } = input;
  const revision = await raiseRevision(tx, input.conversationId);
  if (revision === null) throw new Abandon(null);
  const begun = { state: 'running', owner, leaseUntil };

  const reply = input.reply && (await retryReply(input.reply));
  const recast = input.recast && (await retryRecast(input.recast));
  if (input.reply ? !reply : !recast) throw new Abandon(null);
  if (input.reply && reply) await restart(input.reply.messageId, reply.attempt, revision);
  if (input.recast && recast) await restart(input.recast.messageId, recast.attempt, revision);
  return { revision, reply, recast };

  async function retryReply({ turnId: id, attempt: former }: NonNullable<RetryInput['reply']>) {
    const { conversationId } = input;
    if (await tx.turn.findFirst({ where: { conversationId, state: 'running', ...replyTurns } })) return null;
    return claim(id, former);
  }

  async function retryRecast({ messageId, attempt: shown }: NonNullable<RetryInput['recast']>) {
    const { conversationId, learnerId, at: createdAt } = input;
    const former = await tx.turn.findFirst({ where: recastTurnOf(conversationId, messageId) });
    if (former) return claim(former.id, former.attempt);
    // Earlier versions made the sentence in the reply's turn.
    const turn = { id: makeId(), attempt: shown + 1 };
    const row = { ...turn, conversationId, learnerId, learnerMessageId: messageId, owner, leaseUntil, createdAt };
    await tx.turn.create({ data: runningRecastTurn(row) });
    return turn;
  }

  async function claim(id: string, former: number): Promise<RetriedTurn | null> {
    const attempt = former + 1;
    const where = { id, attempt: former, state: ended };
    const { count } = await tx.turn.updateMany({ where, data: { ...begun, attempt } });
    return count === 0 ? null : { id, attempt };
  }

  async function restart(messageId: string, attempt: number, newRevision: number): Promise<void> {
    const shown = { where: { id: messageId, deletedAt: null }, data: { revision: newRevision } };
    if ((await tx.message.updateMany(shown)).count === 0) throw new Abandon(null);
    const fields = JSON.stringify(input.initialFields);
    await tx.rendering.updateMany({ where: { messageId }, data: { attempt, rev: 0, fields } });
  }
}
