import { z } from 'zod';
import { maxRevision, type ClientFrame } from '../../domain/protocol';
import { isStorable } from '../../domain/storable';

const schema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('authenticate'), token: z.string().max(4096) }),
  z.object({
    type: z.literal('subscribe'),
    conversationId: z.string().max(64).refine(isStorable),
    since: z.number().int().nonnegative().max(maxRevision).optional(),
  }),
  z.object({ type: z.literal('unsubscribe') }),
  z.object({ type: z.literal('ping') }),
]);

/** What a client said, or null when it is no frame of ours. */
export function parseClientFrame(text: string): ClientFrame | null {
  try {
    const result = schema.safeParse(JSON.parse(text));
    return result.success ? (result.data as ClientFrame) : null;
  } catch {
    return null;
  }
}
