import type { ConversationAbout, FailedSend } from '../../domain/conversation/conversationState';
import { friendChatOf } from './friends/friendChat';

/** Whether a failed message may arrive when it is sent again. To a friend who has left nothing does. */
export function mayResend({ isLasting }: Pick<FailedSend, 'isLasting'>, about: ConversationAbout | null): boolean {
  return !isLasting && friendChatOf(about)?.closed !== 'left';
}
