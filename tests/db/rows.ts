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
