import { join } from 'node:path';
import { createAccessTokens } from '../../server/accounts/accessTokens';
import { openDatabase } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { makeId } from '../../server/ids';
import { paths } from '../../server/paths';
import { secret, temporaryFolder } from './child';
import { historyMessage, messagesInConversation, revisionAfter } from './realtimeHistory';

/** Somebody with a conversation, and the token that lets them in. */
export interface Learner {
  userId: string;
  conversationId: string;
  token: string;
}

export interface RealtimeSeed {
  folder: string;
  /** The database. */
  file: string;
  learners: Learner[];
}

const rowsAtOnce = 2_000;
const languages = { targetLanguage: 'fr', ownLanguage: 'en' };

/** A migrated database of learners who are logged in; `talkative` of them have a history. */
export async function seedRealtime(size: { learners: number; talkative: number }): Promise<RealtimeSeed> {
  const folder = temporaryFolder();
  const file = join(folder, 'ours.db');
  const database = await openDatabase({ url: `file:${file}` });
  await migrate(database, paths.migrations);
  const { client } = database;
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + 86_400_000);
  const tokens = createAccessTokens(secret, () => Date.now());
  const people = await Promise.all(
    Array.from({ length: size.learners }, async (_, index) => {
      const [userId, sessionId, username] = [makeId(), makeId(), `bench ${index}`];
      const token = await tokens.issue({ userId, sessionId, username, userType: 'learner' });
      return { userId, sessionId, username, conversationId: makeId(), token };
    }),
  );
  await inParts(people, async (part) => {
    await client.user.createMany({
      data: part.map(({ userId: id, username }) => ({
        id,
        username,
        usernameKey: username,
        passwordHash: 'nobody logs in',
        createdAt,
        language: 'fr',
      })),
    });
    await client.session.createMany({
      data: part.map(({ sessionId: id, userId }) => ({
        id,
        userId,
        salt: 'salt',
        rotatedAt: createdAt,
        rememberMe: true,
        createdAt,
        expiresAt,
      })),
    });
    await client.conversation.createMany({
      data: part.map(({ conversationId: id, userId: ownerId }) => ({
        id,
        ownerId,
        title: 'A chat',
        targetLanguage: 'fr',
        createdAt,
        activeAt: createdAt,
        revision: revisionAfter(0),
        lastPosition: messagesInConversation,
      })),
    });
    await client.participant.createMany({
      data: part.map(({ conversationId, userId }) => ({ conversationId, userId, joinedAt: createdAt })),
    });
  });
  const positions = Array.from({ length: messagesInConversation }, (_, index) => index + 1);
  const messages = people
    .slice(0, size.talkative)
    .flatMap(({ conversationId, userId }) =>
      positions.map((position) => ({ conversationId, userId, message: historyMessage(conversationId, position, 0) })),
    );
  await inParts(messages, async (part) => {
    await client.message.createMany({
      data: part.map(
        ({ conversationId, userId, message: { id, position, senderType, revision, originalMessage } }) => ({
          id,
          conversationId,
          position,
          senderId: senderType === 'user' ? userId : 'tutor',
          senderType,
          originalText: originalMessage?.value ?? null,
          createdAt,
          revision,
        }),
      ),
    });
    await client.rendering.createMany({
      data: part.map(({ message }) => ({
        id: makeId(),
        messageId: message.id,
        ...languages,
        rev: message.rev,
        fields: renderedFields(message),
      })),
    });
  });
  await database.close();
  return {
    folder,
    file,
    learners: people.map(({ userId, conversationId, token }) => ({ userId, conversationId, token })),
  };
}

/** What a rendering's row holds of a message. */
export function renderedFields(message: ReturnType<typeof historyMessage>): string {
  const { targetLanguageMessage, fullSentenceTranslation, morphemeTranslationDetails, notes } = message;
  return JSON.stringify({ targetLanguageMessage, fullSentenceTranslation, morphemeTranslationDetails, notes });
}

async function inParts<Row>(rows: readonly Row[], write: (part: Row[]) => Promise<void>): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) await write(rows.slice(at, at + rowsAtOnce));
}
