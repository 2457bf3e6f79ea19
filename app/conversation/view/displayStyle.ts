import type { Message } from '../../../domain/conversation/message';

/** How a message is set (specification, section 3). */
export type DisplayStyle = 'user-self' | 'user-other' | 'assistant' | 'developer';

export function displayStyleOf(message: Pick<Message, 'senderId' | 'senderType'>, readerId: string): DisplayStyle {
  if (message.senderType !== 'user') return message.senderType;
  return message.senderId === readerId || message.senderId === 'temp-user' ? 'user-self' : 'user-other';
}
