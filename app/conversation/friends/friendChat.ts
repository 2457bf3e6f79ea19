import type { Friend } from '../../../domain/conversation/conversation';
import type { ConversationAbout } from '../../../domain/conversation/conversationState';
import { chatKindOf } from '../panel/chatKinds';

/** Whom a learner shares a conversation with. */
export interface FriendChat {
  name: string;
  /** Null when they have left. */
  friend: Friend | null;
  /** Why nothing can be written, as far as the learner may know: that a friend has blocked them is not told. */
  closed: 'blocked' | 'left' | null;
}

/** What makes a conversation a friend chat; null of one with a tutor. */
export function friendChatOf(
  about: Pick<ConversationAbout, 'conversationType' | 'persona' | 'title' | 'friend'> | null,
): FriendChat | null {
  if (!about || chatKindOf(about) !== 'friends') return null;
  const { friend, title } = about;
  // Whoever has left gives the chat their name.
  if (!friend) return { name: title, friend: null, closed: 'left' };
  return { name: friend.username, friend, closed: friend.blocked ? 'blocked' : null };
}
