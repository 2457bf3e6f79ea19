import { useEffect, useRef } from 'react';
import { friendTexts } from '../../../domain/texts/friends';
import { announce } from '../../ui/announce';
import { useConversation } from '../useConversation';
import { whoHasWritten } from './unread';

/** Tells a screen reader of friends' messages that arrive in chats that are not open; a viewer is told nothing. */
export function useNewsAnnounced(): void {
  const conversations = useConversation((state) => state.conversations);
  const currentId = useConversation((state) => state.conversation.about?._id ?? null);
  const viewer = useConversation((state) => state.viewer);
  const known = useRef(conversations);
  useEffect(() => {
    const names = viewer ? [] : whoHasWritten(known.current, conversations, currentId);
    known.current = conversations;
    if (names.length > 0) announce(friendTexts.newMessage(names));
  }, [conversations, currentId, viewer]);
}
