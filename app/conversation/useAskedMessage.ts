import { useSearchParams } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { messageParameter } from './address';
import { findMessage } from './view/findMessage';
import { useConversation, useConversationActions } from './useConversation';

/** How long the message that was asked for is told from the others. */
const shownForMs = 3_000;

/** Brings the message that the address names into sight, and asks for older ones until it is there. */
export function useAskedMessage(): void {
  const [address] = useSearchParams();
  const asked = address.get(messageParameter);
  const isThere = useConversation(({ messages }) => messages.some(({ id }) => id === asked));
  const isShown = useConversation(({ conversation }) => conversation.conversationId === address.get('c'));
  const hasOlder = useConversation(({ conversation }) => conversation.hasOlder);
  const oldestId = useConversation(({ messages }) => messages[0]?.id ?? null);
  const { loadOlder } = useConversationActions();
  /** The message that was brought into sight, or the oldest one before which it was sought in vain. */
  const done = useRef<string | null>(null);

  useEffect(() => {
    if (asked === null || !isShown || isThere || !hasOlder || done.current === oldestId) return;
    // Asked once before each message: what fails is not asked for again and again.
    done.current = oldestId;
    void loadOlder();
  }, [asked, isShown, isThere, hasOlder, oldestId, loadOlder]);

  useEffect(() => {
    if (asked === null || !isThere || done.current === asked) return;
    done.current = asked;
    const message = findMessage(asked);
    if (!message) return;
    message.scrollIntoView({ block: 'center' });
    // Far messages take their true height only when they come near (`content-visibility`).
    requestAnimationFrame(() => message.scrollIntoView({ block: 'center' }));
    message.tabIndex = -1;
    message.focus({ preventScroll: true });
    message.dataset.asked = '';
    const timer = setTimeout(() => delete message.dataset.asked, shownForMs);
    return () => {
      clearTimeout(timer);
      delete message.dataset.asked;
    };
  }, [asked, isThere]);
}
