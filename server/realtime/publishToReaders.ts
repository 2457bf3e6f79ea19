import type { MessageTargetFrame } from '../../domain/protocol';
import type { Bus } from './bus';
import { conversationTopic } from './topics';

/**
 * Shows a commit's frames to those of a conversation's readers for whom they are. The others have nothing to see of
 * it: they are told the revision, which they would miss otherwise (decision 3).
 */
export function publishToReaders(
  bus: Bus,
  { conversationId, revision }: { conversationId: string; revision: number },
  readerIds: readonly string[],
  frames: readonly MessageTargetFrame[],
): void {
  const topic = conversationTopic(conversationId);
  for (const frame of frames) bus.publish(topic, { kind: 'frame', frame, to: readerIds });
  bus.publish(topic, { kind: 'frame', frame: { type: 'revision', conversationId, revision } });
}
