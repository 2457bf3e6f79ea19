import { isWordless, type Message } from '../../domain/conversation/message';

/** Whether a reply may be asked for again: it failed, or was stopped before it, or what it answers, came into words. */
export function mayRetry(reply: Message, messages: readonly Message[]): boolean {
  if (reply.senderType !== 'assistant') return false;
  if (reply.targetLanguageMessage?.status === 'error') return true;
  if (!reply.notes?.value?.stopped) return false;
  if (isWordless(reply)) return true;
  // A reply stands right after what it answers.
  const answered = messages.find(({ position }) => position === reply.position - 1);
  return answered?.senderType === 'user' && isWordless(answered);
}
