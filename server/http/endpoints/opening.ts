import { endpoint } from '../endpoint';
import { conversationDetails, nothing, scenario, scenarioWish } from '../schemas';

/** Conversations in which the tutor speaks first. */
export const openingEndpoints = {
  'POST /scenario/create-scenario': endpoint({
    access: 'self',
    summary: 'Drafts a role-play from what the learner writes; the fields also come as scenarioSnapshot while made.',
    limit: 'scenarioDraft',
    keyed: true,
    input: scenarioWish,
    output: scenario,
    handle: ({ services, caller }, wish) => services.openings.draft(caller, wish),
  }),

  'POST /scenario/confirm-scenario': endpoint({
    access: 'self',
    summary: 'Begins a role-play: a new conversation, which becomes the current one. The partner speaks first.',
    limit: 'scenario',
    keyed: true,
    input: scenario,
    output: conversationDetails,
    handle: ({ services, caller }, confirmed) => services.openings.beginScenario(caller, confirmed),
  }),

  'POST /prompt/create-now': endpoint({
    access: 'self',
    summary: 'Begins a conversation with a starter of the tutor’s.',
    limit: 'prompt',
    keyed: true,
    input: nothing,
    output: conversationDetails,
    handle: ({ services, caller }) => services.openings.beginStarter(caller),
  }),

  'POST /petpal/create-petpal': endpoint({
    access: 'self',
    summary: 'Begins the tutorial anew.',
    limit: 'tutorial',
    keyed: true,
    input: nothing,
    output: conversationDetails,
    handle: ({ services, caller }) => services.openings.beginTutorial(caller),
  }),
};
