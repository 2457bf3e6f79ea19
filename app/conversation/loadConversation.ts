import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { isTerminal, type Message } from '../../domain/conversation/message';
import { orRefuse, requireLearner } from '../session/pageGuards';
import type { ConversationPageData } from './storeTypes';

/** Seconds after which a page without JavaScript looks again for the rest of a reply. */
const lookAgainS = 2;

/** What the conversation's page shows at first: the one that the address names, or the current one. */
export async function loadConversation({ request, context }: LoaderFunctionArgs) {
  const caller = await requireLearner({ request, context });
  const { conversations, preferences, words } = context.services;
  const address = new URL(request.url).searchParams;
  const id = address.get('c');
  const before = Number(address.get('before')) || null;
  const details = await orRefuse(id === null ? conversations.current(caller) : conversations.open(caller, id, before));
  const [prefs, titles, wordList, scenarioDraft] = await Promise.all([
    preferences.get(caller),
    conversations.titles(caller),
    words.list(caller, { conversationId: details._id }),
    context.services.openings.findDraft(caller),
  ]);
  const page: ConversationPageData = {
    userId: caller.userId,
    details,
    preferences: prefs,
    conversations: titles,
    words: wordList,
    // Without JavaScript the goals of what is open are what the address asks for.
    scenarioDraft: scenarioDraft ?? (address.get('dialog') === 'scenarioReview' ? details.scenario : null),
    tutorLanguages: context.services.tutorLanguages,
    inviteCode: address.get('dialog') === 'invite' ? await context.services.invites.get(caller) : null,
    origin: new URL(context.services.config.publicUrl ?? request.url).origin,
    profile: address.get('dialog') === 'profile' ? await context.services.profiles.get(caller) : null,
  };
  // Only who has sent without JavaScript comes to an address with `wait`; everybody else sees the reply as it is made.
  const looksAgain = address.has('wait') && details.conversationHistory.some(isUnfinished);
  return data(page, looksAgain ? { headers: { Refresh: String(lookAgainS) } } : {});
}

const isUnfinished = ({ targetLanguageMessage: text }: Message) => text !== null && !isTerminal(text.status);

/** Passes on that a page is to come again. */
export function conversationHeaders({ loaderHeaders }: { loaderHeaders: Headers }): HeadersInit {
  const refresh = loaderHeaders.get('Refresh');
  return refresh === null ? {} : { Refresh: refresh };
}
