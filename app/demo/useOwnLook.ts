import { useEffect, useMemo, useState } from 'react';
import { peekMs } from '../conversation/usePeekEnd';
import type { MessageActions } from '../conversation/view/MessageView';
import type { WordsAt } from './scene';

const nothing = () => undefined;

/** What whoever watches looks at themselves: a word's meaning, a message's details. Nothing of it is kept. */
export function useOwnLook() {
  const [peeked, setPeeked] = useState<WordsAt | null>(null);
  const [selected, setSelected] = useState<WordsAt | null>(null);
  const [openedId, setOpenedId] = useState<string | null>(null);

  useEffect(() => {
    if (!peeked) return;
    const timer = window.setTimeout(() => setPeeked(null), peekMs);
    return () => window.clearTimeout(timer);
  }, [peeked]);

  const actions = useMemo<MessageActions>(
    () => ({
      onPeek: (messageId, index) => setPeeked((former) => toggled(former, messageId, index)),
      onSelect: (messageId, index) => setSelected((former) => toggled(former, messageId, index)),
      onEnd: () => {
        setPeeked(null);
        setSelected(null);
        setOpenedId(null);
      },
      onToggle: (messageId) => {
        setSelected(null);
        setOpenedId((former) => (former === messageId ? null : messageId));
      },
      onOptions: nothing,
      onRetry: nothing,
      onStandIn: nothing,
      onSuggestion: nothing,
      onSimpler: nothing,
      onExplain: nothing,
    }),
    [],
  );
  return { peeked, selected, openedId, actions };
}

function toggled(former: WordsAt | null, messageId: string, index: number): WordsAt | null {
  const indexes = new Set(former?.messageId === messageId ? former.indexes : []);
  if (!indexes.delete(index)) indexes.add(index);
  return indexes.size === 0 ? null : { messageId, indexes };
}
