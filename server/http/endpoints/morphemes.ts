import { z } from 'zod';
import { maxMarkedAtOnce } from '../../../domain/words/word';
import { endpoint } from '../endpoint';
import { count, id, idText, instant, nothing, storableText, word, languageName } from '../schemas';

/** Either shape, never both: words of the word bank, or words as they were selected in a message. */
const target = z.union([
  z.object({ morphemeIds: z.array(id).min(1).max(maxMarkedAtOnce) }).strict(),
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

const wordsRevision = count.describe('rises with every change of the word bank, in whatever language');
const marked = z.object({
  morphemes: z.array(word),
  wordsRevision: wordsRevision.nullable().describe('null where nothing was chosen'),
});

const meeting = z.object({
  messageId: id,
  conversationId: id,
  conversationTitle: z.string(),
  position: z.number().int().positive(),
  seenAt: instant,
  times: count,
  excerpt: z.object({
    surface: z.string().describe('the word as the message shows it'),
    parts: z.array(z.object({ text: z.string(), isWord: z.boolean() })),
  }),
});

export const morphemeEndpoints = {
  'GET /morphemes': endpoint({
    access: 'reader',
    summary:
      'The word bank of a language, and what divides counted from new messages in a conversation; with viewer=1 that of the conversation’s learner.',
    input: z.object({ conversationId: idText.optional(), language: languageName.optional() }).strict(),
    output: z.object({
      morphemes: z.array(word),
      masteryThreshold: z.number().int(),
      anchorMessageId: id.nullable(),
      anchorPosition: z.number().int().positive().nullable(),
      wordsRevision,
    }),
    trusted: 'parsing ten thousand words takes 25 ms of the processor, three times as long as writing them as JSON',
    version: ({ services, caller, isViewing }, scope) => services.words.versionOf(caller, scope, { isViewing }),
    handle: ({ services, caller, isViewing }, scope) => services.words.list(caller, scope, { isViewing }),
  }),

  'GET /morphemes/card/:id': endpoint({
    access: 'word',
    summary: 'One word of the word bank: how often it was met, when, and in which messages, the newest first.',
    input: z.object({ id: idText }).strict(),
    output: z.object({
      word,
      language: z.string(),
      masteryThreshold: z.number().int(),
      firstSeenAt: instant.nullable(),
      lastSeenAt: instant.nullable(),
      messageCount: count,
      olderCount: count,
      meetings: z.array(meeting),
    }),
    handle: ({ services, caller }, { id: wordId }) => services.wordCards.card(caller, wordId),
  }),

  'PATCH /morphemes/update-morphemes-mastered': endpoint({
    access: 'word',
    summary: 'Marks words as mastered: their glosses are gone everywhere.',
    limit: 'marks',
    input: target,
    output: marked,
    handle: ({ services, caller }, input) => services.words.mark(caller, 'mastered', input),
  }),

  'PATCH /morphemes/update-morphemes-not-mastered': endpoint({
    access: 'word',
    summary: 'Lets words begin anew: their glosses are as strong as at the first sighting.',
    limit: 'marks',
    input: target,
    output: marked,
    handle: ({ services, caller }, input) => services.words.mark(caller, 'not-mastered', input),
  }),

  'POST /morphemes/peek': endpoint({
    access: 'word',
    summary: 'Notes that faded glosses were looked at again; counts nothing.',
    limit: 'marks',
    input: target,
    output: z.object({}),
    handle: async ({ services, caller }, input) => {
      await services.words.peek(caller, input);
      return {};
    },
  }),

  'POST /morphemes/undo': endpoint({
    access: 'self',
    summary: 'Takes the newest mark back.',
    limit: 'marks',
    input: nothing,
    output: z.object({}),
    handle: async ({ services, caller }) => {
      await services.words.undo(caller);
      return {};
    },
  }),
};
