import type { Database } from '../../server/db/database';
import { makeId } from '../../server/ids';
import { pendingFields } from '../../server/turns/liveMessage';
import { createTurnRepository } from '../../server/turns/turnRepository';
import { createLearner, someTime } from './rows';

/**
 * A conversation `c` of learner `a`, in which turn `t` of the process `o` makes `m2`, the reply to `m1`. Where it has a
 * language, turn `t1` makes the sentence that `m1` is in it.
 */
export async function beginSomeTurn(database: Database, targetLanguage: string | null = null) {
  const { client } = database;
  await createLearner(client, 'a');
  await client.conversation.create({
    data: { id: 'c', ownerId: 'a', title: '', targetLanguage, createdAt: someTime, activeAt: someTime },
  });
  await client.participant.create({ data: { conversationId: 'c', userId: 'a', joinedAt: someTime } });
  const turns = createTurnRepository(database, makeId);
  const begun = await turns.begin({
    id: 't',
    conversationId: 'c',
    learnerId: 'a',
    tutorId: 'tutor',
    clientMessageId: 'x',
    ownLanguage: 'en',
    learners: { message: 'bonjour', title: 'bonjour', messageId: 'm1', renderingId: 'r1', turnId: 't1' },
    newConversation: null,
    replyMessageId: 'm2',
    replyRenderingId: 'r2',
    initialFields: pendingFields,
    owner: 'o',
    leaseUntil: someTime,
    createdAt: someTime,
  });
  return { turns, begun };
}
