import type { Message } from '../../../domain/conversation/message';

/** How a message is set (specification, section 3). */
export type DisplayStyle = 'user-self' | 'user-other' | 'assistant' | 'developer';

/** @param readerId null for who looks on in viewer mode: for them every learner is another one */
export function displayStyleOf(
  message: Pick<Message, 'senderId' | 'senderType'>,
  readerId: string | null,
): DisplayStyle {
  if (message.senderType !== 'user') return message.senderType;
  const isSelf = readerId !== null && (message.senderId === readerId || message.senderId === 'temp-user');
  return isSelf ? 'user-self' : 'user-other';
}
