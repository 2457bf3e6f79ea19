import type { Message } from './message';

/** A message of the tutor with nothing in it but what a test gives. */
export function testMessage(given: Partial<Message> = {}): Message {
  return {
    id: 'm1',
    senderId: 'tutor',
    senderType: 'assistant',
    position: 1,
    attempt: 1,
    rev: 1,
    revision: 1,
    originalMessage: null,
    targetLanguageMessage: null,
    fullSentenceTranslation: null,
    morphemeTranslationDetails: null,
    notes: null,
    ...given,
  };
}
