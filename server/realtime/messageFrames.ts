import { fieldNames, type Message } from '../../domain/conversation/message';
import { fieldFrame, type MessageTargetFrame } from '../../domain/protocol';

/** A field that was not asked for, as a frame says it: done, and nothing. */
const nothing = { status: 'done', statusMessage: '', value: null } as const;

/** A message as it stands, one frame a field. Every field is named: one that has gone must not be kept by a client. */
export function messageFrames(message: Message, conversationId: string): MessageTargetFrame[] {
  return fieldNames.map((name) => fieldFrame(message, conversationId, name, message[name] ?? nothing));
}
