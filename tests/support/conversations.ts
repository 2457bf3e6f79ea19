import type { Message } from '../../domain/conversation/message';
import type { ApiClient } from './apiClient';

/** A conversation as its newest page tells it. */
export const detailsOf = async (client: ApiClient, id: string) =>
  (await client.call('GET /conversation/by-id/:id', { id })).body;

export const historyOf = async (client: ApiClient, id: string): Promise<Message[]> =>
  (await detailsOf(client, id)).conversationHistory;

/** What each message of a conversation says in the reader's target language. */
export const textsOf = async (client: ApiClient, id: string) =>
  (await historyOf(client, id)).map((message) => message.targetLanguageMessage?.value ?? null);

/** How often each word was met, of the language being learned unless another is named. */
export async function countsOf(client: ApiClient, language?: string): Promise<Record<string, number>> {
  const { morphemes } = (await client.call('GET /morphemes', language === undefined ? {} : { language })).body;
  return Object.fromEntries(morphemes.map(({ identity, trueCount }) => [identity, trueCount]));
}
