import type { CorrectionKind } from '../../domain/conversation/message';
import type { RenderedFields } from '../conversations/messageView';
import type { Tx } from '../db/database';

/** What kind of mistake a learner's message was put right in; null where it was not. */
export function correctionKindOf({ notes }: RenderedFields): CorrectionKind | null {
  if (!notes?.value?.correction) return null;
  return notes.value.correctionKind ?? 'other';
}

/** Keeps what a message was put right in, so that it can be counted, or forgets what an earlier attempt had. */
export async function storeCorrection(
  tx: Tx,
  input: { messageId: string; learnerId: string; language: string; kind: CorrectionKind | null; createdAt: Date },
): Promise<void> {
  const { kind, ...correction } = input;
  const { messageId } = correction;
  if (kind === null) {
    await tx.correction.deleteMany({ where: { messageId } });
    return;
  }
  const row = { ...correction, kind };
  await tx.correction.upsert({ where: { messageId }, create: row, update: row });
}
