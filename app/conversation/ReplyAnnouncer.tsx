import { useEffect, useRef } from 'react';
import { isTerminal } from '../../domain/conversation/message';
import { messageTexts } from '../../domain/texts/message';
import { announce } from '../ui/announce';
import { friendChatOf } from './friends/friendChat';
import { useConversation } from './useConversation';
import { useOwnSentenceAnnounced } from './useOwnSentenceAnnounced';
import { displayStyleOf } from './view/displayStyle';

/**
 * Tells a screen reader that a reply is finished, a friend's message can be read, something is explained, or what came of
 * the learner's own sentence, and what it says: once, and not while it grows.
 */
export function ReplyAnnouncer() {
  const last = useConversation((state) => state.messages.at(-1));
  const about = useConversation((state) => state.conversation.about);
  const learnerId = useConversation((state) => state.conversation.learnerId);
  const comingId = useRef<string | null>(null);
  const display = last && displayStyleOf(last, learnerId);
  const isAnothers = display !== undefined && display !== 'user-self';
  const name = friendChatOf(about)?.name ?? about?.persona ?? messageTexts.tutor;

  useEffect(() => {
    if (!last || !isAnothers) return;
    // What could not be put into the language is read as it was written.
    const text = last.targetLanguageMessage ?? last.originalMessage;
    if (!text) return;
    if (!isTerminal(text.status)) comingId.current = last.id;
    // Only what was seen to come is news; the history is not read out.
    if (text.status === 'done' && comingId.current === last.id) {
      comingId.current = null;
      // Beside what stands for a part of it a friend's own words are shown, too.
      const apology = last.notes?.value?.apology;
      const isPart = apology !== undefined && display === 'user-other' && text === last.targetLanguageMessage;
      const whole = isPart ? last.originalMessage?.value : null;
      announce(messageTexts.replied(name, [text.value, apology, whole].filter(Boolean).join(' ')));
    }
  }, [last, display, isAnothers, name]);

  useOwnSentenceAnnounced();

  const explanation = useConversation((state) => state.explanation);
  useEffect(() => {
    if (explanation?.state !== 'done') return;
    announce(messageTexts.explained(explanation.about, explanation.text));
  }, [explanation]);

  return null;
}
