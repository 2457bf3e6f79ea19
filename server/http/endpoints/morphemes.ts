import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, idText, nothing, storableText, word } from '../schemas';

/** Either shape, never both: words of the word bank, or words as they were selected in a message. */
const target = z.union([
  z.object({ morphemeIds: z.array(id).min(1).max(1000) }).strict(),
  z
    .object({
      originalMorphemes: z
        .array(storableText.refine((text) => text.length <= 200))
        .min(1)
        .max(200),
      expandedMessageId: idText,
    })
    .strict(),
]);

const marked = z.object({ morphemes: z.array(word) });

export const morphemeEndpoints = {
  'GET /morphemes': endpoint({
    access: 'self',
    summary: 'The word bank of a language, and what divides counted from new messages in a conversation.',
    input: z.object({ conversationId: idText.optional(), language: idText.optional() }).strict(),
    output: z.object({
      morphemes: z.array(word),
      masteryThreshold: z.number().int(),
      anchorMessageId: id.nullable(),
    }),
    handle: ({ services, caller }, { conversationId, language }) =>
      services.words.list(caller, {
        ...(conversationId === undefined ? {} : { conversationId }),
        ...(language === undefined ? {} : { language }),
      }),
  }),

  'PATCH /morphemes/update-morphemes-mastered': endpoint({
    access: 'self',
    summary: 'Marks words as mastered: their glosses are gone everywhere.',
    input: target,
    output: marked,
    handle: async ({ services, caller }, input) => ({
      morphemes: await services.words.mark(caller, 'mastered', input),
    }),
  }),

  'PATCH /morphemes/update-morphemes-not-mastered': endpoint({
    access: 'self',
    summary: 'Lets words begin anew: their glosses are as strong as at the first sighting.',
    input: target,
    output: marked,
    handle: async ({ services, caller }, input) => ({
      morphemes: await services.words.mark(caller, 'not-mastered', input),
    }),
  }),

  'POST /morphemes/undo': endpoint({
    access: 'self',
    summary: 'Takes the newest mark back.',
    input: nothing,
    output: z.object({}),
    handle: async ({ services, caller }) => {
      await services.words.undo(caller);
      return {};
    },
  }),
};
