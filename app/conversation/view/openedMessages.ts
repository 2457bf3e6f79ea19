import type { Message } from '../../../domain/conversation/message';

/**
 * Messages of the tutor that show what they mean, because the learner asked for it: the one that the newest reply opens,
 * and the one before where that in turn opened it.
 *
 * @param messages oldest first
 */
export function openedMessages(messages: readonly Message[]): string[] {
  const said = messages.filter(({ senderType }) => senderType === 'assistant');
  const opened: string[] = [];
  for (let at = said.length - 1; at > 0 && said[at]?.notes?.value?.opensFormer; at -= 1) {
    const former = said[at - 1];
    if (former) opened.push(former.id);
  }
  return opened;
}
