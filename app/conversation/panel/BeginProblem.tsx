import { useEffect, useRef } from 'react';
import type { Beginning } from '../storeTypes';
import { useConversation, useConversationActions } from '../useConversation';

/** Why a button of the panel began nothing, beside it: on a phone the panel lies over where everything else is said. */
export function BeginProblem({ intent }: { intent: Beginning }) {
  const problem = useConversation((state) => (state.problemBeginning === intent ? state.problem : null));
  const { moveProblem } = useConversationActions();
  const ref = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (!ref.current) return;
    // Closed while the server was asked.
    if (getComputedStyle(ref.current).visibility === 'hidden') moveProblem();
    else ref.current.scrollIntoView({ block: 'nearest' });
  }, [problem, moveProblem]);

  if (problem === null) return null;
  return (
    <p ref={ref} role="alert" className="panel-problem">
      {problem}
    </p>
  );
}
