import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, idText, messageText } from '../schemas';

const sent = z.object({ userMessageId: id, assistantMessageId: id });

export const messageEndpoints = {
  'POST /message/send-message': endpoint({
    access: 'self',
    summary: 'Says something; the reply comes over the stream or the socket. Repeating a clientMessageId is harmless.',
    input: z.object({ message: messageText, conversationId: idText, clientMessageId: id.optional() }).strict(),
    output: sent,
    handle: ({ services, caller }, input) => services.turns.send(caller, input),
  }),

  'POST /message/stop': endpoint({
    access: 'self',
    summary: 'Ends the running reply of a conversation; what has come of it stands.',
    input: z.object({ conversationId: idText }).strict(),
    output: z.object({}),
    handle: async ({ services, caller }, { conversationId }) => {
      await services.turns.stop(caller, conversationId);
      return {};
    },
  }),

  'POST /message/retry': endpoint({
    access: 'self',
    summary: 'Makes a failed or interrupted reply again.',
    input: z.object({ messageId: idText }).strict(),
    output: sent,
    handle: ({ services, caller }, { messageId }) => services.turns.retry(caller, messageId),
  }),

  'DELETE /message/delete-message/:id': endpoint({
    access: 'self',
    summary: 'Deletes a message of one’s own conversation.',
    input: z.object({ id: idText }).strict(),
    output: z.object({}),
    handle: async ({ services, caller }, input) => {
      await services.conversations.deleteMessage(caller, input.id);
      return {};
    },
  }),
};
