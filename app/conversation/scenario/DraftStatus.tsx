import { useEffect, useRef } from 'react';
import { scenarioTexts } from '../../../domain/texts/scenario';

/** On top of the review: that it is being drafted, then what the tutor has to say of its draft. */
export function DraftStatus({ isDrafting, remark }: { isDrafting: boolean; remark: string }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Whoever asked for another draft at the foot of the form would not see it.
    if (remark !== '') ref.current?.scrollIntoView({ block: 'nearest' });
  }, [remark]);
  return (
    <p ref={ref} role="status" className={isDrafting ? 'text-small text-on-surface-variant' : 'draft-remark'}>
      {isDrafting ? scenarioTexts.drafting : remark}
    </p>
  );
}
