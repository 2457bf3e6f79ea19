import type { ConversationSummary } from '../../../domain/conversation/conversation';

/** Something was said in it that has not been read. What is open is being read, which the list may not know yet. */
export const isUnread = ({ _id, unread }: Pick<ConversationSummary, '_id' | 'unread'>, currentId: string | null) =>
  unread && _id !== currentId;

type FriendChat = Pick<ConversationSummary, '_id' | 'title' | 'conversationType' | 'unread' | 'lastPosition'>;

/** The friends who have written in chats that are not open since the list was another. */
export function whoHasWritten(
  before: readonly FriendChat[],
  now: readonly FriendChat[],
  currentId: string | null,
): string[] {
  const positions = new Map(before.map(({ _id, lastPosition }) => [_id, lastPosition]));
  return now
    .filter((chat) => chat.conversationType === 'friend' && isUnread(chat, currentId))
    .filter(({ _id, lastPosition }) => lastPosition > (positions.get(_id) ?? lastPosition))
    .map(({ title }) => title);
}
