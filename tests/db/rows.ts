import type { DbClient } from '../../server/db/database';

export const someTime = new Date('2026-03-01T12:00:00.250Z');

export async function createLearner(db: DbClient, id: string): Promise<void> {
  await db.user.create({
    data: { id, username: id, usernameKey: id, passwordHash: '', createdAt: someTime },
  });
}

export async function createWord(db: DbClient, learnerId: string, identity: string, trueCount = 0): Promise<void> {
  await db.word.create({
    data: {
      id: `${learnerId}-${identity}`,
      learnerId,
      language: 'fr',
      identity,
      original: identity,
      transliteration: '',
      translation: '',
      trueCount,
      lastSeenAt: someTime,
    },
  });
}

/** A conversation of a learner's own messages, at positions from 1; answers its id, and a message's is that and its position. */
export async function createTalk(db: DbClient, ownerId: string, messages: number): Promise<string> {
  const id = `${ownerId} talk`;
  const times = { createdAt: someTime, revision: messages };
  await db.conversation.create({
    data: { id, ownerId, title: '', targetLanguage: 'fr', activeAt: someTime, lastPosition: messages, ...times },
  });
  await db.message.createMany({
    data: Array.from({ length: messages }, (_, at) => ({
      id: `${id} ${at + 1}`,
      conversationId: id,
      position: at + 1,
      senderId: ownerId,
      senderType: 'user' as const,
      ...times,
    })),
  });
  return id;
}
