import type { Tx } from '../db/database';

/** Turns that make a reply. Each of the others makes a learner's own sentence in the target language. */
export const replyTurns = { replyMessageId: { not: null } } as const;

/** The turn that puts a learner's message into the target language. */
export const recastTurnOf = (conversationId: string, learnerMessageId: string) => ({
  conversationId,
  learnerMessageId,
  replyMessageId: null,
});

interface RunningTurn {
  id: string;
  conversationId: string;
  learnerId: string;
  learnerMessageId: string;
  attempt: number;
  owner: string;
  leaseUntil: Date;
  createdAt: Date;
}

/** A row of such a turn. No browser knows its id, so that no send is taken for a repetition of it. */
export const runningRecastTurn = (turn: RunningTurn) => ({ ...turn, clientMessageId: turn.id, state: 'running' });

/** The messages that a turn makes: one. Earlier versions gave the learner's own sentence no turn beside the reply's. */
export async function messagesOfTurn(
  tx: Tx,
  turn: { conversationId: string; learnerMessageId: string | null; replyMessageId: string | null },
): Promise<string[]> {
  const { conversationId, learnerMessageId, replyMessageId } = turn;
  const both = [learnerMessageId, replyMessageId].filter((id) => id !== null);
  if (learnerMessageId === null || replyMessageId === null) return both;
  const recasts = await tx.turn.count({ where: recastTurnOf(conversationId, learnerMessageId) });
  return recasts === 0 ? both : [replyMessageId];
}
