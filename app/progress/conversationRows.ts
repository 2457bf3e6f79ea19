import type { GraphData, PercentGraphPoint, ProgressGraphPoint } from '../../domain/progress/progress';

/** What is known of one conversation. */
export type ConversationRow = ProgressGraphPoint & PercentGraphPoint;

/** Both lists as one, in the order of the conversations. */
export function conversationRows({ progressGraphData, percentGraphData }: GraphData): ConversationRow[] {
  return progressGraphData.map((point, index) => ({
    ...point,
    percentMastered: percentGraphData[index]?.percentMastered ?? 0,
  }));
}

/**
 * How things stand: the point that was drawn last. It need not be that of the newest conversation, since an older one
 * may have gone on since; the words met so far never become fewer, and tell. Null without a conversation.
 */
export function findLatest(rows: readonly ConversationRow[]): ConversationRow | null {
  return rows.reduce<ConversationRow | null>(
    (latest, row) => (latest && latest.totalEncounteredWords > row.totalEncounteredWords ? latest : row),
    null,
  );
}

/** The conversation before another one. */
export function findFormer(rows: readonly ConversationRow[], row: ConversationRow): ConversationRow | null {
  return rows[rows.indexOf(row) - 1] ?? null;
}

/** A share of 100, as people say it: without decimals, and neither nothing nor everything where it is not. */
export function roundShare(percent: number): number {
  if (percent <= 0 || percent >= 100) return Math.round(percent);
  return Math.min(99, Math.max(1, Math.round(percent)));
}
