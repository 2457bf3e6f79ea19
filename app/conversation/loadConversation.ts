import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { isTerminal, type Message } from '../../domain/conversation/message';
import type { Caller } from '../../server/accounts/caller';
import { orRefuse, requireLearner } from '../session/pageGuards';
import { loadViewed } from './loadViewed';
import type { ConversationPageData } from './storeTypes';

/** Seconds after which a page without JavaScript looks again for the rest of a reply. */
const lookAgainS = 2;

type PageRequest = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** What the conversation's page shows at first: the one that the address names, or the current one. */
export async function loadConversation({ request, context }: LoaderFunctionArgs) {
  const caller = await requireLearner({ request, context });
  const address = new URL(request.url).searchParams;
  const isViewing = address.has('viewer');
  const [preferences, shown] = await Promise.all([
    context.services.preferences.get(caller),
    isViewing ? loadViewed({ request, context }) : loadOwn({ request, context }, caller),
  ]);
  const page: ConversationPageData = {
    ...shown,
    userId: caller.userId,
    preferences,
    tutorLanguages: context.services.tutorLanguages,
    inviteCode: !isViewing && address.get('dialog') === 'invite' ? await context.services.invites.get(caller) : null,
    origin: new URL(context.services.config.publicUrl ?? request.url).origin,
    profile: address.get('dialog') === 'profile' ? await context.services.profiles.get(caller) : null,
  };
  // Only who has sent without JavaScript comes to an address with `wait`; everybody else sees the reply as it is made.
  const looksAgain = address.has('wait') && page.details?.conversationHistory.some(isUnfinished);
  return data(page, looksAgain ? { headers: { Refresh: String(lookAgainS) } } : {});
}

/** What is the learner's own. */
async function loadOwn({ request, context }: PageRequest, caller: Caller) {
  const { conversations, words, openings } = context.services;
  const address = new URL(request.url).searchParams;
  const id = address.get('c');
  const before = Number(address.get('before')) || null;
  const details = await orRefuse(id === null ? conversations.current(caller) : conversations.open(caller, id, before));
  const [titles, wordList, draft] = await Promise.all([
    conversations.titles(caller),
    words.list(caller, { conversationId: details._id }),
    openings.findDraft(caller),
  ]);
  // Without JavaScript the goals of what is open are what the address asks for.
  const goals = address.get('dialog') === 'scenarioReview' ? details.scenario : null;
  return { details, conversations: titles, words: wordList, scenarioDraft: draft ?? goals };
}

const isUnfinished = ({ targetLanguageMessage: text }: Message) => text !== null && !isTerminal(text.status);

/** Passes on that a page is to come again. */
export function conversationHeaders({ loaderHeaders }: { loaderHeaders: Headers }): HeadersInit {
  const refresh = loaderHeaders.get('Refresh');
  return refresh === null ? {} : { Refresh: refresh };
}
