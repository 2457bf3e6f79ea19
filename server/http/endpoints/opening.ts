import { endpoint } from '../endpoint';
import { confirmedScenario, conversationDetails, likeConversation, scenarioDraft, scenarioWish } from '../schemas';

/** Conversations in which the tutor speaks first, in the language of a conversation that is named, or of the settings. */
export const openingEndpoints = {
  'POST /scenario/create-scenario': endpoint({
    access: 'self',
    summary:
      'Drafts a role-play from what the learner writes, in the language of the settings, or of a conversation: another one than before for the same wish, where there is one. A remark says what the learner should know of it; the fields also come as scenarioSnapshot while made.',
    limit: 'scenarioDraft',
    keyed: true,
    input: scenarioWish.merge(likeConversation),
    output: scenarioDraft,
    handle: ({ services, caller }, { conversationId, ...wish }) =>
      services.openings.draft(caller, wish, conversationId),
  }),

  'POST /scenario/confirm-scenario': endpoint({
    access: 'self',
    summary:
      'Begins a role-play: a new conversation, which becomes the current one, in the language of the settings, or of a conversation. The partner speaks first.',
    limit: 'scenario',
    keyed: true,
    input: confirmedScenario.merge(likeConversation),
    output: conversationDetails,
    handle: ({ services, caller }, { conversationId, remark: _, ...confirmed }) =>
      services.openings.beginScenario(caller, confirmed, conversationId),
  }),

  'POST /prompt/create-now': endpoint({
    access: 'self',
    summary:
      'Begins a conversation with a starter of the tutor’s, in the language of the settings, or of a conversation.',
    limit: 'prompt',
    keyed: true,
    input: likeConversation,
    output: conversationDetails,
    handle: ({ services, caller }, { conversationId }) => services.openings.beginStarter(caller, conversationId),
  }),

  'POST /petpal/create-petpal': endpoint({
    access: 'self',
    summary: 'Begins the tutorial anew, in the language of the settings, or of a conversation.',
    limit: 'tutorial',
    keyed: true,
    input: likeConversation,
    output: conversationDetails,
    handle: ({ services, caller }, { conversationId }) => services.openings.beginTutorial(caller, conversationId),
  }),
};
