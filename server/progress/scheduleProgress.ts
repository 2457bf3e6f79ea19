import type { Tx } from '../db/database';
import type { MakeId } from '../ids';
import { enqueue } from '../jobs/enqueue';

/** Whose point of which conversation is to be drawn anew, in the language that was just counted. */
export interface ProgressTarget {
  userId: string;
  conversationId: string;
  language: string;
}

/**
 * Asks for a conversation's point on the dashboard, in the transaction that finishes a message or counts what was read;
 * last in it, and the runner is kicked after the commit. Without a language there is nothing to draw.
 */
export async function scheduleProgress(tx: Tx, makeId: MakeId, target: ProgressTarget & { at: Date }): Promise<void> {
  const { userId, conversationId, language, at } = target;
  if (language === '') return;
  await enqueue(tx, makeId, {
    kind: 'progress',
    key: `progress:${userId}:${conversationId}:${language}`,
    payload: { userId, conversationId, language } satisfies ProgressTarget,
    runAt: at,
    createdAt: at,
  });
}
