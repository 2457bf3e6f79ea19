import { z } from 'zod';
import { endpoint } from '../endpoint';
import {
  conversationDetails,
  conversationSummary,
  idText,
  likeConversation,
  nothing,
  preferences,
  scenarioDraft,
} from '../schemas';

const byId = z.object({ id: idText }).strict();
const ofConversation = z.object({ conversationId: idText }).strict();
/** A place in a conversation, as it stands in an address. */
const positionText = z
  .string()
  .regex(/^[1-9]\d{0,8}$/u)
  .transform(Number);

export const conversationEndpoints = {
  'GET /conversation/by-id/:id': endpoint({
    access: 'reader',
    writes: true,
    summary: 'The newest page of a conversation, or the page before a position.',
    input: byId.extend({ before: positionText.optional() }).strict(),
    output: conversationDetails,
    handle: ({ services, caller, isViewing }, input) => {
      const { open, view } = services.conversations;
      return isViewing ? view(caller, input.id, input.before ?? null) : open(caller, input.id, input.before ?? null);
    },
  }),

  'GET /conversation/titles': endpoint({
    access: 'self',
    summary:
      'All conversations, those with the newest activity first; with unread=1 those that wait to be read, with viewer=1 everybody’s.',
    input: z.object({ unread: z.literal('1').optional() }).strict(),
    output: z.array(conversationSummary),
    handle: async ({ services, caller, isViewing }, only) => {
      if (isViewing) return services.conversations.viewTitles(caller);
      const titles = await services.conversations.titles(caller);
      return only.unread === undefined ? titles : titles.filter(({ unread }) => unread);
    },
  }),

  'GET /conversation/request-history': endpoint({
    access: 'self',
    writes: true,
    summary: 'The current conversation, the settings and the scenario being planned; makes the first conversation.',
    input: nothing,
    output: z.object({ conversationDetails, preferences, scenarioDraft: scenarioDraft.nullable() }),
    handle: async ({ services, caller }) => {
      const [details, prefs, draft] = await Promise.all([
        services.conversations.current(caller),
        services.preferences.get(caller),
        services.openings.findDraft(caller),
      ]);
      return { conversationDetails: details, preferences: prefs, scenarioDraft: draft };
    },
  }),

  'POST /conversation/reset': endpoint({
    access: 'self',
    summary:
      'Begins a new chat, which becomes the current conversation, in the language of the settings, or of a conversation. The old one stays.',
    limit: 'newChat',
    keyed: true,
    input: likeConversation,
    output: conversationDetails,
    handle: ({ services, caller }, { conversationId }) => services.conversations.reset(caller, conversationId),
  }),

  'POST /conversation/read': endpoint({
    access: 'participant',
    summary: 'Everything up to a position has been read, or everything there is; words met for the first time count.',
    limit: 'read',
    input: ofConversation.extend({ position: z.number().int().positive().max(999_999_999).optional() }).strict(),
    output: z.object({}),
    handle: async ({ services, caller }, { conversationId, position }) => {
      await services.conversations.read(caller, conversationId, position ?? null);
      return {};
    },
  }),

  'POST /conversation/update-language': endpoint({
    access: 'participant',
    summary: 'Lets a conversation go on in the language of the settings.',
    limit: 'settings',
    input: ofConversation,
    output: z.object({ targetLanguage: z.string(), message: z.string() }),
    handle: ({ services, caller }, { conversationId }) => services.conversations.updateLanguage(caller, conversationId),
  }),

  'DELETE /conversation/delete/:id': endpoint({
    access: 'participant',
    summary:
      'Deletes a conversation with all its messages and its point on the dashboard; of a friend chat one’s own side. The words that were learnt stay.',
    limit: 'delete',
    input: byId,
    output: z.object({}),
    handle: async ({ services, caller }, input) => {
      await services.conversations.delete(caller, input.id);
      return {};
    },
  }),
};
