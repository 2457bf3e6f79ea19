import { data, type LoaderFunctionArgs } from '@remix-run/node';
import type { ConversationDetails } from '../../domain/conversation/conversation';
import { isTerminal, type Message } from '../../domain/conversation/message';
import { languageTexts } from '../../domain/texts/language';
import { occurrencesOf } from '../../domain/words/sightings';
import type { Caller } from '../../server/accounts/caller';
import { pack } from '../loading/packed';
import { orRefuse, requireLearner } from '../session/pageGuards';
import { takePassingNotice } from '../session/passingNotice';
import { loadViewed } from './loadViewed';
import type { ConversationPageData, PackedPage } from './storeTypes';

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
  const invited = await takePassingNotice(request, 'invited');
  // As the screen has it: over a conversation that has its language, the choice of another may lie.
  const isChoosingAnother = !isViewing && address.has('choose') && Boolean(page.details?.targetLanguage);
  const title = isChoosingAnother ? languageTexts.another : (page.details?.title ?? '');
  const packed: PackedPage = { title, isInvited: invited.isSaid, page: pack(page) };
  return data(packed, { headers: { ...invited.headers, ...(looksAgain ? { Refresh: String(lookAgainS) } : {}) } });
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
    words.list(caller, { conversationId: details._id }, { identities: identitiesIn(details) }),
    openings.findDraft(caller),
  ]);
  // Without JavaScript the goals of what is open are what the address asks for.
  const goals = address.get('dialog') === 'scenarioReview' ? details.scenario : null;
  return {
    details,
    conversations: titles,
    words: wordList,
    scenarioDraft: draft ?? goals,
    isScenarioBegun: draft === null && goals !== null,
  };
}

/** Words of the messages that are shown. The page comes with these; all the others it asks for once it is alive. */
function identitiesIn({ conversationHistory, targetLanguage: language }: ConversationDetails): string[] {
  if (language === null) return [];
  const met = conversationHistory.flatMap(({ morphemeTranslationDetails: words }) =>
    occurrencesOf(words?.value ?? [], language),
  );
  return [...new Set(met.map(({ identity }) => identity))];
}

const isUnfinished = ({ targetLanguageMessage: text }: Message) => text !== null && !isTerminal(text.status);

/** Passes on that a page is to come again. */
export function conversationHeaders({ loaderHeaders }: { loaderHeaders: Headers }): HeadersInit {
  const refresh = loaderHeaders.get('Refresh');
  return refresh === null ? {} : { Refresh: refresh };
}
