import type { ConversationSummary } from '../../../domain/conversation/conversation';

/** Something was said in it that has not been read. What is open is being read, which the list may not know yet. */
export const isUnread = ({ _id, unread }: Pick<ConversationSummary, '_id' | 'unread'>, currentId: string | null) =>
  unread && _id !== currentId;
