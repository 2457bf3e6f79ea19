import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, idText, messageText } from '../schemas';

const sent = z.object({ userMessageId: id, assistantMessageId: id.nullable() });

export const messageEndpoints = {
  'POST /message/send-message': endpoint({
    access: 'participant',
    summary: 'Says something; the reply comes over the stream or the socket. Repeating a clientMessageId is harmless.',
    limit: 'send',
    keyed: true,
    input: z.object({ message: messageText, conversationId: idText, clientMessageId: id.optional() }).strict(),
    output: sent,
    handle: ({ services, caller }, input) => services.turns.send(caller, input),
  }),

  'POST /message/stop': endpoint({
    access: 'participant',
    summary:
      'Ends the running reply of a conversation; what has come of it stands. A sentence of the learner’s own is finished.',
    limit: 'stop',
    input: z.object({ conversationId: idText }).strict(),
    output: z.object({}),
    handle: async ({ services, caller }, { conversationId }) => {
      await services.turns.stop(caller, conversationId);
      return {};
    },
  }),

  'POST /message/retry': endpoint({
    access: 'learner',
    summary:
      'Makes a message again that failed, was interrupted, or was stopped before there were words: a reply, or a message of the learner’s own in the target language, without the reply to it.',
    limit: 'retry',
    keyed: true,
    input: z.object({ messageId: idText, byBuiltin: z.boolean().default(false) }).strict(),
    output: sent,
    handle: ({ services, caller }, { messageId, byBuiltin }) => services.retries.retry(caller, messageId, byBuiltin),
  }),

  'POST /message/translate-sentence': endpoint({
    access: 'participant',
    summary: 'What a message says as a whole, in the learner’s own language; made once and kept.',
    limit: 'translate',
    keyed: true,
    input: z.object({ messageId: idText }).strict(),
    output: z.object({
      fullSentenceTranslation: z.object({ status: z.literal('done'), statusMessage: z.string(), value: z.string() }),
    }),
    handle: async ({ services, caller }, { messageId }) => ({
      fullSentenceTranslation: {
        status: 'done' as const,
        statusMessage: '',
        value: await services.messages.translate(caller, messageId),
      },
    }),
  }),

  'POST /message/explain': endpoint({
    access: 'participant',
    summary:
      'Why words of a message (`about`, as they stand in it), its correction (``) or the whole sentence (`*`) are as they are: a few sentences in the learner’s own language; made once and kept.',
    limit: 'translate',
    keyed: true,
    input: z.object({ messageId: idText, about: z.string().max(200).default('') }).strict(),
    output: z.object({ explanation: z.string() }),
    handle: async ({ services, caller }, { messageId, about }) => ({
      explanation: await services.messages.explain(caller, messageId, about),
    }),
  }),

  'DELETE /message/delete-message/:id': endpoint({
    access: 'author',
    summary: 'Deletes a message: a tutor’s, one’s own, or, for admins, any.',
    limit: 'delete',
    input: z.object({ id: idText }).strict(),
    output: z.object({}),
    handle: async ({ services, caller }, input) => {
      await services.messages.delete(caller, input.id);
      return {};
    },
  }),
};
