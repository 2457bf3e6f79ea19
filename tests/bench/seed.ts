import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPasswords } from '../../server/accounts/passwords';
import { openDatabase } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { makeId } from '../../server/ids';
import { paths } from '../../server/paths';
import { temporaryFolder } from './child';

export const password = 'a long password';

export interface Seed {
  /** Two files with the same rows: ours and the floor's. */
  ours: string;
  floor: string;
  /** Everything below is the first learner's. */
  learnerId: string;
  conversationId: string;
}

export interface SeedSize {
  learners: number;
  conversations: number;
  words: number;
}

const username = (index: number) => `bench ${index}`;
export const usernames = ({ learners }: Pick<SeedSize, 'learners'>) =>
  Array.from({ length: learners }, (_, index) => username(index));

/** A migrated database with learners, whose password is the same, and what the first of them has. */
export async function seedDatabases({ learners, conversations, words }: SeedSize): Promise<Seed> {
  const folder = temporaryFolder();
  const [ours, floor] = [join(folder, 'ours.db'), join(folder, 'floor.db')];
  const database = await openDatabase({ url: `file:${ours}` });
  await migrate(database, paths.migrations);
  const { client } = database;
  const createdAt = new Date();
  const passwordHash = await createPasswords().hash(password);
  const ids = Array.from({ length: learners }, () => makeId());
  await client.user.createMany({
    data: ids.map((id, index) => ({
      id,
      username: username(index),
      usernameKey: username(index),
      passwordHash,
      createdAt,
      language: 'fr',
    })),
  });
  const [learnerId = ''] = ids;
  const conversationIds = Array.from({ length: conversations }, () => makeId());
  await client.conversation.createMany({
    data: conversationIds.map((id, index) => ({
      id,
      ownerId: learnerId,
      title: `What we talked about the ${index}th time`,
      targetLanguage: 'fr',
      createdAt,
      activeAt: new Date(createdAt.getTime() - index * 60_000),
    })),
  });
  await client.participant.createMany({
    data: conversationIds.map((conversationId) => ({ conversationId, userId: learnerId, joinedAt: createdAt })),
  });
  for (let at = 0; at < words; at += 1_000) {
    await client.word.createMany({
      data: Array.from({ length: Math.min(1_000, words - at) }, (_, index) => wordRow(learnerId, at + index)),
    });
  }
  await database.close();
  copyFileSync(ours, floor);
  return { ours, floor, learnerId, conversationId: conversationIds[0] ?? '' };
}

const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'lan', 'mer', 'nou', 'pri', 'qué', 'ran', 'sol', 'tra', 'vê', 'zin'];

/** Spread as words are: some often, most seldom; one in twenty marked. */
function wordRow(learnerId: string, index: number) {
  const part = (of: number) => syllables[of % syllables.length] ?? '';
  const identity = `${part(index)}${part(Math.floor(index / 15))}${part(Math.floor(index / 225))}${part(index * 7)}`;
  const seenAt = new Date();
  return {
    id: makeId(),
    learnerId,
    language: 'fr',
    identity: `${identity}${index}`,
    original: `${identity}${index}`,
    transliteration: '',
    translation: `${part(index * 3)} ${part(index * 11)}${part(Math.floor(index / 45))}`,
    trueCount: 1 + Math.floor(5_000 / (index + 1)) + (index % 7),
    masteredAt: index % 20 === 0 ? seenAt : null,
    neededAt: index % 9 === 0 ? seenAt : null,
    lastSeenAt: seenAt,
  };
}
