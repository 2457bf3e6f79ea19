import { z } from 'zod';
import { endpoint } from '../endpoint';
import { conversationDetails, conversationSummary, idText, nothing, preferences } from '../schemas';

export const conversationEndpoints = {
  'GET /conversation/by-id/:id': endpoint({
    access: 'self',
    writes: true,
    summary: 'The newest page of a conversation, or the page before a position.',
    input: z
      .object({
        id: idText,
        before: z
          .string()
          .regex(/^[1-9]\d{0,8}$/u)
          .transform(Number)
          .optional(),
      })
      .strict(),
    output: conversationDetails,
    handle: ({ services, caller }, input) => services.conversations.open(caller, input.id, input.before ?? null),
  }),

  'GET /conversation/titles': endpoint({
    access: 'self',
    summary: 'All conversations, those with the newest activity first.',
    input: nothing,
    output: z.array(conversationSummary),
    handle: ({ services, caller }) => services.conversations.titles(caller),
  }),

  'GET /conversation/request-history': endpoint({
    access: 'self',
    writes: true,
    summary: 'The current conversation and the settings; makes the first conversation.',
    input: nothing,
    output: z.object({ conversationDetails, preferences }),
    handle: async ({ services, caller }) => {
      const [details, prefs] = await Promise.all([
        services.conversations.current(caller),
        services.preferences.get(caller),
      ]);
      return { conversationDetails: details, preferences: prefs };
    },
  }),

  'POST /conversation/reset': endpoint({
    access: 'self',
    summary: 'Begins a new chat, which becomes the current conversation. The old one stays.',
    input: nothing,
    output: conversationDetails,
    handle: ({ services, caller }) => services.conversations.reset(caller),
  }),
};
