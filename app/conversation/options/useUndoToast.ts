import { useEffect } from 'react';
import { messageTexts } from '../../../domain/texts/message';
import { toast } from '../../ui/toasts/toasts';
import { useConversation, useConversationActions } from '../useConversation';
import { undoMark } from './undoMark';

/** After each mark, for a while, the way back. */
export function useUndoToast(): void {
  const lastMark = useConversation((state) => state.lastMark);
  const actions = useConversationActions();
  useEffect(() => {
    if (!lastMark) return;
    const { kind, originalMorphemes } = lastMark;
    const said = messageTexts.marked[kind](originalMorphemes.length);
    return toast(said, { label: messageTexts.undo, run: () => void undoMark(actions) });
  }, [lastMark, actions]);
}
