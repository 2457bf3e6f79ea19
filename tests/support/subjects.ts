import { randomUUID } from 'node:crypto';
import type { Api, ApiName } from '../../server/http/api';
import type { ApiClient } from './apiClient';
import { currentConversation, password, say, signIn, type TestServer } from './testServer';

/** Somebody's things, for calls to be about. */
export interface Subject {
  userId: string;
  conversationId: string;
  /** What they said themselves. */
  messageId: string;
  /** The tutor's answer to it, which failed; in a friend chat their own message again. */
  replyId: string;
  /** A word of what they said. */
  surface: string;
  wordId: string;
}

/** What somebody has after a first exchange with the tutor. */
export async function ownSubject(server: TestServer, client: ApiClient): Promise<Subject> {
  const conversationId = await currentConversation(client);
  const { userMessageId, assistantMessageId } = await say(client, conversationId, 'error bonjour');
  await server.settled(conversationId);
  const { morphemes } = (await client.call('GET /morphemes', { conversationId })).body;
  return {
    userId: client.userId,
    conversationId,
    messageId: userMessageId,
    replyId: assistantMessageId,
    surface: 'bonjour',
    wordId: morphemes[0]?._id ?? '',
  };
}

/** What somebody has in a chat with a friend of theirs; the friend is the other client. */
export async function friendSubject(server: TestServer, owner: ApiClient, friend: ApiClient): Promise<Subject> {
  await server.services.friends.befriend(owner.userId, friend.userId);
  const { body: titles } = await owner.call('GET /conversation/titles');
  const conversationId = titles.find(({ conversationType }) => conversationType === 'friend')?._id ?? '';
  const { body } = await owner.call('POST /message/send-message', { conversationId, message: 'salut' });
  const { client } = server.database;
  while ((await client.word.count({ where: { learnerId: owner.userId, identity: 'salut' } })) === 0) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const word = await client.word.findFirstOrThrow({ where: { learnerId: owner.userId, identity: 'salut' } });
  return {
    userId: owner.userId,
    conversationId,
    messageId: body.userMessageId,
    replyId: body.userMessageId,
    surface: 'salut',
    wordId: word.id,
  };
}

const scenario = {
  reasonForLearning: '',
  additionalNotes: '',
  languageLearnerRole: 'guest',
  conversationPartnerRole: 'host',
  informationToGive: '',
  informationToRequest: '',
  context: '',
};
const nothing = () => ({});
const ofConversation = ({ conversationId }: Subject) => ({ conversationId });
const ofUser = ({ userId }: Subject) => ({ userId });
const unknownId = '01a1fdd5-0000-7000-8000-000000000000';

/** For each call an input that its schema takes, about a subject. */
export const inputsFor: { [Name in ApiName]: (subject: Subject) => Api[Name]['input'] } = {
  'POST /auth/register': () => ({ username: `new ${randomUUID()}`.slice(0, 30), password, accessCode: 'test-code' }),
  'POST /auth/login': () => ({ username: 'nobody', password }),
  'POST /auth/refresh-token': nothing,
  'POST /auth/logout': () => ({ pushSubscription: null }),
  'GET /auth/set-cookie': nothing,
  'POST /auth/reset-password': () => ({ newPassword: 'another horse' }),
  'POST /auth/sign-in-link': () => ({ token: 'nothing of ours' }),
  'POST /auth/socket-ticket': nothing,
  'GET /user/get-preferences': nothing,
  'POST /user/update-preferences': () => ({ theme: 'light' }),
  'GET /user/get-personalization-profile': nothing,
  'POST /user/update-personalization-profile': () => ({ generalUserProfile: 'a', customInstructions: 'b' }),
  'GET /user/export': nothing,
  'POST /user/delete-account': () => ({ password: 'not the right one' }),
  'GET /invite/get': nothing,
  'GET /invite/replace': nothing,
  'POST /notifications/register': () => ({ token: 'a native token of some length' }),
  'GET /notifications/key': nothing,
  'GET /conversation/by-id/:id': ({ conversationId }) => ({ id: conversationId }),
  'GET /conversation/titles': nothing,
  'GET /conversation/request-history': nothing,
  'GET /conversation/graph-data': nothing,
  'GET /progress/overview': nothing,
  'POST /conversation/reset': nothing,
  'POST /conversation/read': ofConversation,
  'POST /conversation/update-language': ofConversation,
  'DELETE /conversation/delete/:id': ({ conversationId }) => ({ id: conversationId }),
  'POST /message/send-message': ({ conversationId }) => ({ conversationId, message: 'plain' }),
  'POST /message/stop': ofConversation,
  'POST /message/retry': ({ replyId }) => ({ messageId: replyId }),
  'POST /message/translate-sentence': ({ messageId }) => ({ messageId }),
  'POST /message/explain': ({ messageId }) => ({ messageId, about: '' }),
  'DELETE /message/delete-message/:id': ({ messageId }) => ({ id: messageId }),
  'POST /scenario/create-scenario': () => ({ reasonForLearning: 'a trip', additionalNotes: '' }),
  'POST /scenario/confirm-scenario': () => scenario,
  'POST /prompt/create-now': nothing,
  'POST /petpal/create-petpal': nothing,
  'GET /morphemes': ofConversation,
  'GET /morphemes/card/:id': ({ wordId }) => ({ id: wordId }),
  'PATCH /morphemes/update-morphemes-mastered': ({ wordId }) => ({ morphemeIds: [wordId] }),
  'PATCH /morphemes/update-morphemes-not-mastered': ({ wordId }) => ({ morphemeIds: [wordId] }),
  'POST /morphemes/peek': ({ wordId }) => ({ morphemeIds: [wordId] }),
  'POST /morphemes/undo': nothing,
  'POST /report/gloss': ({ messageId, surface }) => ({ messageId, original: surface, comment: 'wrong' }),
  'POST /friend/block': ofUser,
  'POST /friend/report': ({ conversationId }) => ({ conversationId, comment: 'rude' }),
  'GET /admin/users': nothing,
  'POST /admin/disable-user': ({ userId }) => ({ userId, disabled: true }),
  'POST /admin/sign-in-link': ofUser,
  'POST /admin/set-user-type': ({ userId }) => ({ userId, userType: 'learner' }),
  'POST /admin/set-organization': ({ userId }) => ({ userId, affiliatedOrganization: 'School' }),
  'GET /admin/access-codes': nothing,
  'GET /admin/standing-access-code': nothing,
  'POST /admin/create-access-code': () => ({ maxUses: 1 }),
  'DELETE /admin/access-code/:id': () => ({ id: unknownId }),
  'GET /admin/reports': nothing,
  'POST /admin/resolve-report': () => ({ reportId: unknownId }),
  'GET /admin/tutor-health': nothing,
  'GET /admin/audit': nothing,
};

/** One of each kind of person, and what the first two are about. */
export async function createPeople(server: TestServer) {
  const [owner, friend, otherLearner, admin] = await Promise.all([
    signIn(server),
    signIn(server),
    signIn(server),
    signIn(server, { userType: 'admin' }),
  ]);
  return { owner, friend, otherLearner, admin, guest: server.client() };
}
