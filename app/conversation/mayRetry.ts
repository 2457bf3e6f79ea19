import type { ConversationAbout } from '../../domain/conversation/conversationState';
import { isWordless, type Message } from '../../domain/conversation/message';
import { friendChatOf } from './friends/friendChat';

/** Whether a message may be made again: a reply, or a learner's own message in the target language. */
export function mayRetry(message: Message, messages: readonly Message[], about: ConversationAbout | null): boolean {
  if (message.senderType === 'assistant') return mayRetryReply(message, messages);
  // What is said to a friend is put into languages by a job, which tries again by itself.
  return message.senderType === 'user' && friendChatOf(about) === null && hasFailed(message);
}

/** It failed, or was stopped before it, or the learner's message that goes with it, had words. */
function mayRetryReply(reply: Message, messages: readonly Message[]): boolean {
  if (hasFailed(reply)) return true;
  if (!reply.notes?.value?.stopped) return false;
  // A reply stands right after what it answers.
  const answered = messages.find(({ position }) => position === reply.position - 1);
  return answered?.senderType === 'user' && isWordless(answered) && !hasFailed(answered);
}

function hasFailed(message: Message): boolean {
  if (message.targetLanguageMessage?.status === 'error') return true;
  return message.notes?.value?.stopped === true && isWordless(message);
}
