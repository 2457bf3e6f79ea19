import type { Friend } from '../../../domain/conversation/conversation';
import type { ConversationAbout } from '../../../domain/conversation/conversationState';
import { chatKindOf } from '../panel/chatKinds';

/** Whom a learner shares a conversation with. */
export interface FriendChat {
  name: string;
  /** Null when they have left. */
  friend: Friend | null;
  /** Whom the learner may block: the friend, be it that they have left; null when nothing is known of them any more. */
  other: Friend | null;
  /** Why nothing can be written, as far as the learner may know: that a friend has blocked them is not told. */
  closed: 'blocked' | 'left' | null;
}

/** What makes a conversation a friend chat; null of one with a tutor. */
export function friendChatOf(
  about: Pick<ConversationAbout, 'conversationType' | 'persona' | 'title' | 'friend' | 'formerFriend'> | null,
): FriendChat | null {
  if (!about || chatKindOf(about) !== 'friends') return null;
  const { friend, formerFriend, title } = about;
  // Whoever has left gives the chat their name.
  if (!friend) return { name: title, friend: null, other: formerFriend, closed: 'left' };
  return { name: friend.username, friend, other: friend, closed: friend.blocked ? 'blocked' : null };
}
