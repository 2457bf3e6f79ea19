import { expect } from 'vitest';
import { isField, ofType } from './frameQueue';
import { currentConversation, say, signIn, type TestServer } from './testServer';

/** Somebody who does nothing wrong on a server where somebody else does. */
export interface Innocent {
  /** Resolves once the server has answered. */
  ping(): Promise<void>;
}

const countComesTo = async ({ services }: TestServer, count: number) => {
  while (services.connections.count() !== count) await new Promise((resolve) => setTimeout(resolve, 2));
};

/**
 * Lets an attack run its course beside somebody innocent: afterwards they are answered and served as ever, and of the
 * attacker's connections none is left.
 */
export async function besideAnInnocent(
  server: TestServer,
  attack: (innocent: Innocent) => Promise<void>,
): Promise<void> {
  expect(server.services.connections.count()).toBe(0);
  const client = await signIn(server);
  const conversationId = await currentConversation(client);
  const socket = await client.socket();
  socket.send({ type: 'subscribe', conversationId, since: 0 });
  await socket.next(ofType('revision'));
  const ping = async () => {
    socket.send({ type: 'ping' });
    await socket.next(ofType('pong'));
  };

  await attack({ ping });

  await ping();
  const { assistantMessageId } = await say(client, conversationId, 'plain');
  await socket.next(isField(assistantMessageId, 'morphemeTranslationDetails', 'done'));
  await server.settled(conversationId);
  await countComesTo(server, 1);
  await socket.close();
  await countComesTo(server, 0);
}
