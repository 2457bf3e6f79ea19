import { doneField, type Message } from '../../domain/conversation/message';

/** What has been said in each seeded conversation. */
export const messagesInConversation = 20;
/** Positions of what changes while its learner is away, in the order of their revisions. */
export const changedPositions = [5, 12, 19] as const;

/** The revision that a conversation has after its messages were said, and changed so many times. */
export const revisionAfter = (rounds: number) => messagesInConversation + rounds * changedPositions.length;

export const messageId = (conversationId: string, position: number) => `${conversationId}-${position}`;

/** A message as it stands after so many rounds of changes: a sentence of 15 words, and what it means. */
export function historyMessage(conversationId: string, position: number, rounds: number): Message {
  const changed = changedPositions.findIndex((each) => each === position);
  const text = `${Array.from({ length: 15 }, (_, word) => `parole${position + word}`).join(' ')} ${rounds}`;
  const isLearners = position % 2 === 1;
  return {
    id: messageId(conversationId, position),
    senderId: isLearners ? conversationId : 'tutor',
    senderType: isLearners ? 'user' : 'assistant',
    position,
    attempt: 1,
    rev: 1 + rounds,
    revision: changed < 0 || rounds === 0 ? position : revisionAfter(rounds - 1) + 1 + changed,
    originalMessage: isLearners ? doneField(text) : null,
    targetLanguageMessage: doneField(text),
    fullSentenceTranslation: doneField(text),
    morphemeTranslationDetails: doneField(text.split(' ').map((word) => [word, '', `meaning of ${word}`])),
    notes: null,
  };
}
