import type { FailedSend } from '../../../domain/conversation/conversationState';
import type { Message } from '../../../domain/conversation/message';

export interface Placed {
  message: Message | null;
  /** What was not sent, right after that message; with `message` null, before all that are shown. */
  failed: readonly FailedSend[];
}

/** The same for a message as often as it is placed, since nearly all of them stand alone. */
const alone = new WeakMap<Message, Placed>();

function placedAlone(message: Message): Placed {
  const known = alone.get(message);
  if (known) return known;
  const placed: Placed = { message, failed: [] };
  alone.set(message, placed);
  return placed;
}

/** Each message that failed, where it was written: what came later stands below it, and is not covered by it. */
export function placeFailed(messages: readonly Message[], failed: readonly FailedSend[]): Placed[] {
  if (failed.length === 0) return messages.map(placedAlone);
  const between = (from: number, to: number) =>
    failed.filter(({ afterPosition }) => afterPosition >= from && afterPosition < to);
  const positionAt = (at: number) => messages[at]?.position ?? Infinity;
  const before = { message: null, failed: between(-Infinity, positionAt(0)) };
  const placed = messages.map((message, at) => {
    const after = between(message.position, positionAt(at + 1));
    return after.length === 0 ? placedAlone(message) : { message, failed: after };
  });
  return before.failed.length === 0 ? placed : [before, ...placed];
}
