import type { LoaderFunctionArgs } from '@remix-run/node';
import { orRefused } from '../session/pageGuards';
import type { ConversationPageData } from './storeTypes';

type Viewed = Pick<ConversationPageData, 'details' | 'conversations' | 'words' | 'scenarioDraft' | 'viewer'>;

/**
 * What viewer mode shows: everybody's titles, and the conversation that the address names as its learner has it, with the
 * learner's own words. The endpoints say who may.
 */
export async function loadViewed({
  request,
  context,
}: Pick<LoaderFunctionArgs, 'request' | 'context'>): Promise<Viewed> {
  const { api } = context;
  const address = new URL(request.url).searchParams;
  const [id, before] = [address.get('c'), address.get('before')];
  const conversations = await orRefused(api.call('GET /conversation/titles', request, {}));
  const looksOn = { conversations, scenarioDraft: null, viewer: true };
  if (id === null) {
    const words = { morphemes: [], masteryThreshold: 0, anchorPosition: null, wordsRevision: 0 };
    return { ...looksOn, details: null, words };
  }
  const page = { id, ...(before === null ? {} : { before }) };
  const [details, words] = await Promise.all([
    orRefused(api.call('GET /conversation/by-id/:id', request, page)),
    orRefused(api.call('GET /morphemes', request, { conversationId: id })),
  ]);
  return { ...looksOn, details, words };
}
