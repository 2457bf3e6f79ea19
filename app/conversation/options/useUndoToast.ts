import { useEffect } from 'react';
import { interfaceTexts } from '../../../domain/texts/interface';
import { toast } from '../../ui/toasts/toasts';
import { useConversation, useConversationActions } from '../useConversation';

/** After each mark, for a while, the way back. */
export function useUndoToast(): void {
  const lastMark = useConversation((state) => state.lastMark);
  const { undoMark } = useConversationActions();
  useEffect(() => {
    if (!lastMark) return;
    const { marked, undo } = interfaceTexts.message;
    return toast(marked(lastMark.originalMorphemes.length), { label: undo, run: () => void undoMark() });
  }, [lastMark, undoMark]);
}
