import type { Tutor } from '../../server/tutor/tutor';
import type { ApiClient } from './apiClient';
import { createPuppetTutor } from './puppetTutor';
import { jobsDone, signIn, type TestServer } from './testServer';

/** Puts each word into the target language by saying its code behind it: `hello` is `hellofr`. `cannot …` it cannot. */
export function createMarkingTutor(): Tutor {
  return {
    ...createPuppetTutor(),
    async *recast({ message, language }) {
      await Promise.resolve();
      if (message.startsWith('cannot')) return;
      const words = message.split(' ');
      yield { type: 'text', text: words.map((word) => word + language).join(' ') };
      yield { type: 'words', words: words.map((word) => [word + language, '', word, { needed: true }]) };
      yield { type: 'done' };
    },
  };
}

export interface FriendPair {
  anna: ApiClient;
  ben: ApiClient;
  conversationId: string;
}

/** Two learners with a chat of theirs; Anna invited Ben. */
export async function makeFriends(
  server: TestServer,
  languages: readonly [string | null, string | null] = ['fr', 'ja'],
): Promise<FriendPair> {
  const [anna, ben] = await Promise.all([
    signIn(server, { language: languages[0] }),
    signIn(server, { language: languages[1] }),
  ]);
  await server.services.friends.befriend(anna.userId, ben.userId);
  return { anna, ben, conversationId: await friendChatOf(anna) };
}

export async function friendChatOf(client: ApiClient): Promise<string> {
  const { body } = await client.call('GET /conversation/titles');
  const chat = body.find(({ conversationType }) => conversationType === 'friend');
  if (!chat) throw new Error('there is no friend chat');
  return chat._id;
}

/** Says something to a friend, and waits until it is glossed for both. */
export async function sayGlossed(
  server: TestServer,
  client: ApiClient,
  conversationId: string,
  message: string,
): Promise<string> {
  const { body } = await client.call('POST /message/send-message', { conversationId, message });
  await glossed(server);
  return body.userMessageId;
}

/** Waits until nothing is left to gloss. */
export const glossed = (server: TestServer): Promise<void> => jobsDone(server, 'gloss');
