import type { FailedSend } from '../../../domain/conversation/conversationState';
import type { Message } from '../../../domain/conversation/message';

export interface Placed {
  message: Message | null;
  /** What was not sent, right after that message; with `message` null, before all that are shown. */
  failed: readonly FailedSend[];
}

/** Each message that failed, where it was written: what came later stands below it, and is not covered by it. */
export function placeFailed(messages: readonly Message[], failed: readonly FailedSend[]): Placed[] {
  const between = (from: number, to: number) =>
    failed.filter(({ afterPosition }) => afterPosition >= from && afterPosition < to);
  const positionAt = (at: number) => messages[at]?.position ?? Infinity;
  return [
    { message: null, failed: between(-Infinity, positionAt(0)) },
    ...messages.map((message, at) => ({ message, failed: between(message.position, positionAt(at + 1)) })),
  ];
}
