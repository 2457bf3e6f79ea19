import { useEffect } from 'react';
import { useConversation, useConversationActions } from './useConversation';

/** Design, section 4: long enough to read a gloss. */
export const peekMs = 3_000;

/** A peek ends by itself. */
export function usePeekEnd(): void {
  const peeked = useConversation((state) => state.peeked);
  const { endPeek } = useConversationActions();
  useEffect(() => {
    if (!peeked) return;
    const timer = window.setTimeout(endPeek, peekMs);
    return () => window.clearTimeout(timer);
  }, [peeked, endPeek]);
}
