import { useEffect, useRef, useState } from 'react';
import { interfaceTexts } from '../../domain/texts/interface';
import { LiveRegion } from '../ui/LiveRegion';
import { useConversation } from './useConversation';

/** Tells a screen reader that a reply is finished, or something explained, and what it says: once, and not while it grows. */
export function ReplyAnnouncer() {
  const last = useConversation((state) => state.messages.at(-1));
  const persona = useConversation((state) => state.conversation.about?.persona ?? null);
  const [announcement, setAnnouncement] = useState('');
  const streamingId = useRef<string | null>(null);
  const text = last?.senderType === 'assistant' ? last.targetLanguageMessage : null;

  useEffect(() => {
    if (!last || !text) return;
    if (text.status === 'streaming') streamingId.current = last.id;
    // Only a reply that was seen to grow is news; the history is not read out.
    if (text.status === 'done' && streamingId.current === last.id) {
      streamingId.current = null;
      setAnnouncement(interfaceTexts.message.replied(persona ?? interfaceTexts.message.tutor, text.value ?? ''));
    }
  }, [last, text, persona]);

  const explanation = useConversation((state) => state.explanation);
  useEffect(() => {
    if (explanation?.state !== 'done') return;
    setAnnouncement(interfaceTexts.message.explained(explanation.about, explanation.text));
  }, [explanation]);

  return <LiveRegion message={announcement} />;
}
