import { useNavigate, useNavigation, useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import { conversationAddress } from './address';
import { useConversation, useConversationActions } from './useConversation';

/** Goes on to the learner's current conversation when the one that is open was deleted elsewhere. */
export function useGone(): void {
  const isGone = useConversation(({ gone }) => gone === 'elsewhere');
  // What is on its way fails first, and is taken along then.
  const isSending = useConversation(({ conversation }) => conversation.pending !== null);
  const isIdle = useNavigation().state === 'idle';
  const [address] = useSearchParams();
  const { openCurrent } = useConversationActions();
  const navigate = useNavigate();
  // Whoever is choosing a language goes on to another conversation anyway.
  const goesOn = isGone && !isSending && isIdle && !address.has('choose');

  useEffect(() => {
    if (!goesOn) return;
    void openCurrent().then((id) => {
      if (id !== null) navigate(conversationAddress(id), { replace: true });
    });
  }, [goesOn, openCurrent, navigate]);
}
