import { join } from 'node:path';
import { createPasswords } from '../../../server/accounts/passwords';
import { openDatabase, type Database } from '../../../server/db/database';
import { migrate } from '../../../server/db/migrate';
import { makeId } from '../../../server/ids';
import { paths } from '../../../server/paths';
import { doneField, type Message } from '../../../domain/conversation/message';
import { temporaryFolder } from '../child';
import { password } from '../seed';

export { password };

/** Everybody logs in with the same password. */
export const talker = 'bench talker';
export const collector = 'bench collector';
/** Hears the same replies elsewhere: words that the talker met there would change what is shown to them here. */
export const bystander = 'bench bystander';

const vocabulary = 1_500;
const wordsInMessage = 30;
const rowsAtOnce = 1_000;
const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'lan', 'mer', 'nou', 'pri', 'qué', 'ran', 'sol', 'tra', 'vê', 'zin'];

export interface WebSeed {
  /** The database. */
  file: string;
  /** Conversations of the talker, by how many messages they have. */
  conversations: Record<'streaming' | 'history' | 'longHistory' | 'empty', string>;
  /** The bystander's. */
  floor: Record<'streaming' | 'empty', string>;
}

/**
 * A database with three learners: one has talked much and has a thousand words in all states of fading, one has
 * collected conversations and words, and one has said as much as the first.
 */
export async function seedWeb(size: {
  streaming: number;
  history: number;
  /** How many times longer the long one is. */
  longer: number;
  chats: number;
  words: number;
}): Promise<WebSeed> {
  const file = join(temporaryFolder(), 'web.db');
  const database = await openDatabase({ url: `file:${file}` });
  await migrate(database, paths.migrations);
  const passwordHash = await createPasswords().hash(password);
  const talkerId = await seedLearner(database, talker, passwordHash);
  const collectorId = await seedLearner(database, collector, passwordHash);
  const bystanderId = await seedLearner(database, bystander, passwordHash);
  await seedWords(database, talkerId, vocabulary);
  await seedWords(database, collectorId, size.words);
  const history = await seedTalk(database, talkerId, 'Two thousand messages', size.history);
  const conversations = {
    streaming: await seedTalk(database, talkerId, 'Five hundred messages', size.streaming),
    history,
    longHistory: await repeatTalk(database, talkerId, 'Ten thousand messages', {
      from: history,
      messages: size.history,
      times: size.longer,
    }),
    empty: await seedTalk(database, talkerId, 'Nothing yet', 0),
  };
  const floor = {
    streaming: await seedTalk(database, bystanderId, 'Five hundred messages', size.streaming),
    empty: await seedTalk(database, bystanderId, 'Beside it', 0),
  };
  await seedConversations(
    database,
    collectorId,
    Array.from({ length: size.chats }, (_, index) => `What we talked about the ${index}th time`),
  );
  await database.close();
  return { file, conversations, floor };
}

async function seedLearner({ client }: Database, username: string, passwordHash: string): Promise<string> {
  const id = makeId();
  const createdAt = new Date();
  await client.user.create({ data: { id, username, usernameKey: username, passwordHash, createdAt, language: 'fr' } });
  return id;
}

async function seedConversations(
  { client }: Database,
  ownerId: string,
  titles: readonly string[],
  lastPosition = 0,
): Promise<string[]> {
  const now = Date.now();
  const ids = titles.map(() => makeId());
  const rows = titles.map((title, index) => ({
    id: ids[index] ?? '',
    ownerId,
    title,
    targetLanguage: 'fr',
    createdAt: new Date(now),
    activeAt: new Date(now - index * 60_000),
    lastPosition,
    revision: lastPosition,
  }));
  await inParts(rows, (data) => client.conversation.createMany({ data }));
  await inParts(ids, (part) =>
    client.participant.createMany({
      data: part.map((conversationId) => ({
        conversationId,
        userId: ownerId,
        joinedAt: new Date(now),
        readPosition: lastPosition,
      })),
    }),
  );
  return ids;
}

async function seedTalk(database: Database, ownerId: string, title: string, messages: number): Promise<string> {
  const [conversationId = ''] = await seedConversations(database, ownerId, [title], messages);
  const said = Array.from({ length: messages }, (_, index) => messageAt(index + 1, ownerId));
  const { client } = database;
  await inParts(said, (part) =>
    client.message.createMany({
      data: part.map(({ id, position, senderId, senderType, originalMessage }) => ({
        id,
        conversationId,
        position,
        senderId,
        senderType,
        originalText: originalMessage?.value ?? null,
        createdAt: new Date(),
        revision: position,
      })),
    }),
  );
  await inParts(said, (part) =>
    client.rendering.createMany({
      data: part.map(({ id, targetLanguageMessage, fullSentenceTranslation, morphemeTranslationDetails, notes }) => ({
        id: makeId(),
        messageId: id,
        targetLanguage: 'fr',
        ownLanguage: 'en',
        rev: 1,
        fields: JSON.stringify({
          targetLanguageMessage,
          fullSentenceTranslation,
          morphemeTranslationDetails,
          notes,
        }),
      })),
    }),
  );
  return conversationId;
}

/** The same talk again and again, copied by the database: beside all that is written row by row that takes no time. */
async function repeatTalk(
  database: Database,
  ownerId: string,
  title: string,
  { from, messages, times }: { from: string; messages: number; times: number },
): Promise<string> {
  const [conversationId = ''] = await seedConversations(database, ownerId, [title], messages * times);
  const { client } = database;
  for (let time = 0; time < times; time += 1) {
    const before = time * messages;
    const mark = `-${time}`;
    await client.$executeRaw`
      INSERT INTO "Message"
        ("id", "conversationId", "position", "senderId", "senderType", "originalText", "createdAt", "revision")
      SELECT "id" || ${mark}, ${conversationId}, "position" + ${before}, "senderId", "senderType", "originalText",
        "createdAt", "revision" + ${before}
      FROM "Message" WHERE "conversationId" = ${from}`;
    await client.$executeRaw`
      INSERT INTO "Rendering" ("id", "messageId", "targetLanguage", "ownLanguage", "rev", "fields")
      SELECT r."id" || ${mark}, r."messageId" || ${mark}, r."targetLanguage", r."ownLanguage", r."rev", r."fields"
      FROM "Rendering" r JOIN "Message" m ON m."id" = r."messageId" WHERE m."conversationId" = ${from}`;
  }
  return conversationId;
}

function messageAt(
  position: number,
  learnerId: string,
): Pick<
  Message,
  | 'id'
  | 'position'
  | 'senderId'
  | 'senderType'
  | 'originalMessage'
  | 'targetLanguageMessage'
  | 'fullSentenceTranslation'
  | 'morphemeTranslationDetails'
  | 'notes'
> {
  // Often the same words, and now and then a rare one, as people talk.
  const words = Array.from({ length: wordsInMessage }, (_, at) => {
    const number = position * wordsInMessage + at;
    return wordAt(at % 3 === 0 ? number % vocabulary : (number * 7) % 200);
  });
  const isLearners = position % 2 === 1;
  return {
    id: makeId(),
    position,
    senderId: isLearners ? learnerId : 'tutor',
    senderType: isLearners ? 'user' : 'assistant',
    originalMessage: isLearners ? doneField(`What the learner wrote, the ${position}th message`) : null,
    targetLanguageMessage: doneField(`${words.join(' ')}.`),
    fullSentenceTranslation: doneField(`What message ${position} means`),
    morphemeTranslationDetails: doneField(words.map((word) => [word, '', `a ${word}`])),
    notes: null,
  };
}

function wordAt(index: number): string {
  const part = (of: number) => syllables[of % syllables.length] ?? '';
  const three = `${part(index)}${part(Math.floor(index / 15))}${part(Math.floor(index / 225))}`;
  return index < 3_375 ? three : three + part(Math.floor(index / 3_375));
}

async function seedWords({ client }: Database, learnerId: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    id: makeId(),
    learnerId,
    language: 'fr',
    identity: wordAt(index),
    original: wordAt(index),
    transliteration: '',
    translation: `a ${wordAt(index)}`,
    trueCount: 1 + (index % 14),
    lastSeenAt: new Date(),
  }));
  await inParts(rows, (data) => client.word.createMany({ data }));
}

async function inParts<Row>(rows: readonly Row[], write: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) await write(rows.slice(at, at + rowsAtOnce));
}
