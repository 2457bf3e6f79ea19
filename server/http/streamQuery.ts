import { z } from 'zod';
import { AppError } from '../../domain/errors';
import { maxRevision } from '../../domain/protocol';
import { isStorable } from '../../domain/storable';

const schema = z
  .object({
    conversationId: z.string().max(64).refine(isStorable).optional(),
    since: z
      .string()
      .regex(/^\d{1,10}$/u)
      .transform(Number)
      .refine((since) => since <= maxRevision)
      .optional(),
  })
  .strict();

/** What `GET /api/stream` was asked for. */
export function parseStreamQuery(query: unknown): { conversationId: string | null; since: number | null } {
  const result = schema.safeParse(query);
  if (!result.success) throw new AppError('invalidRequest');
  return { conversationId: result.data.conversationId ?? null, since: result.data.since ?? null };
}
