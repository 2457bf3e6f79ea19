import { useNavigate } from '@remix-run/react';
import { isByKey, type Press } from '../../ui/press';
import { conversationAddress } from '../address';
import { useConversation } from '../useConversation';
import { goOnAfter } from '../view/composerField';

/** What a press does that begins a conversation: its page is shown, and keys go on in its composer. */
export function useBegin(): (begin: () => Promise<string | null>) => (press: Press) => void {
  const currentId = useConversation((state) => state.conversation.about?._id ?? null);
  const navigate = useNavigate();
  return (begin) => (press) =>
    void begin().then((id) => {
      if (id === null) return;
      // An empty chat is not piled upon itself.
      navigate(conversationAddress(id), { replace: id === currentId });
      if (isByKey(press)) goOnAfter(press);
    });
}
