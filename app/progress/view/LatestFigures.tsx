import type { ReactNode } from 'react';
import { progressTexts } from '../../../domain/texts/progress';
import { type ConversationRow, findFormer, findLatest, roundShare } from '../conversationRows';

/** How things stood when a conversation last grew, in three figures and their words. */
export function LatestFigures({ rows }: { rows: readonly ConversationRow[] }) {
  const latest = findLatest(rows);
  if (!latest) return null;
  const former = findFormer(rows, latest);
  return (
    <ul className="figures" aria-label={progressTexts.latest}>
      <Figure value={latest.masteredWordTotal.toLocaleString('en')}>
        {progressTexts.ofWordsMastered(latest.totalEncounteredWords, latest.masteredWordTotal)}
      </Figure>
      <Figure value={`${roundShare(latest.percentMastered)} %`}>
        {progressTexts.ofConversation(latest.label)}
        {former && <small>{progressTexts.formerShare(former.label, roundShare(former.percentMastered))}</small>}
      </Figure>
      <Figure value={latest.topWordsCount.toLocaleString('en')}>
        {progressTexts.makeUpMost(latest.topWordsCount)}
      </Figure>
    </ul>
  );
}

function Figure({ value, children }: { value: string; children: ReactNode }) {
  return (
    <li>
      <strong>{value}</strong> <span>{children}</span>
    </li>
  );
}
