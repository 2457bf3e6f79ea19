import { useEffect, useRef } from 'react';
import { isTerminal } from '../../domain/conversation/message';
import { messageTexts } from '../../domain/texts/message';
import { announce } from '../ui/announce';
import { useConversation, useConversationList } from './useConversation';
import { displayStyleOf } from './view/displayStyle';

/**
 * Tells a screen reader that the learner's own sentence could not be made, and what it says once it was made again:
 * nobody looks at an older message while the reply is read out. A sentence that comes at once is what they wrote.
 */
export function useOwnSentenceAnnounced(): void {
  const learnerId = useConversation((state) => state.conversation.learnerId);
  const own = useConversationList((state) =>
    state.messages.filter((message) => {
      const { targetLanguageMessage: text, attempt } = message;
      if (!text || displayStyleOf(message, learnerId) !== 'user-self') return false;
      return attempt > 1 || text.status === 'error' || !isTerminal(text.status);
    }),
  );
  const comingIds = useRef<Set<string>>(new Set());

  useEffect(() => {
    for (const { id, attempt, targetLanguageMessage: text } of own) {
      if (!text) continue;
      if (!isTerminal(text.status)) comingIds.current.add(id);
      // Only what was seen to come is news; the history is not read out.
      else if (comingIds.current.delete(id)) {
        if (text.status === 'error')
          announce(messageTexts.replied(messageTexts.you, messageTexts.error(text.statusMessage)));
        else if (attempt > 1) announce(messageTexts.replied(messageTexts.you, text.value ?? ''));
      }
    }
  }, [own]);
}
