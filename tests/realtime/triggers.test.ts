import { it } from 'vitest';
import type { ServerFrame } from '../../domain/protocol';
import type { ApiClient } from '../support/apiClient';
import { makeFriends } from '../support/friends';
import { isField } from '../support/frameQueue';
import {
  anotherDevice,
  currentConversation,
  describeServer,
  say,
  signIn,
  type TestServer,
} from '../support/testServer';

interface Scene {
  server: TestServer;
  /** Who acts. */
  client: ApiClient;
  conversationId: string;
}

/** What a frame says of the learner's conversations, where it says anything of them. */
const titlesIn = (frame: ServerFrame) => (frame.type === 'message' ? frame.conversations : undefined);
const detailsIn = (frame: ServerFrame) => (frame.type === 'message' ? frame.conversationDetails : undefined);
const scenario = {
  reasonForLearning: 'a trip',
  additionalNotes: '',
  languageLearnerRole: 'guest',
  conversationPartnerRole: 'receptionist',
  informationToGive: '',
  informationToRequest: '',
  context: '',
};

type Trigger = [
  what: string,
  act: (scene: Scene) => Promise<unknown>,
  shows: (frame: ServerFrame, scene: Scene) => boolean,
];

const titleTriggers: Trigger[] = [
  [
    'a title that a reply gave',
    ({ client, conversationId }) => say(client, conversationId, 'plain hello'),
    (frame) => titlesIn(frame)?.[0]?.title === 'plain hello',
  ],
  [
    'a conversation that was begun, first in the list',
    ({ client }) => client.call('POST /scenario/confirm-scenario', scenario),
    (frame, { conversationId }) => {
      const [first, second] = titlesIn(frame) ?? [];
      return first?.persona === 'receptionist' && second?._id === conversationId;
    },
  ],
  [
    'a prompt that nobody has read yet',
    ({ client }) => client.call('POST /prompt/create-now', {}),
    (frame) =>
      titlesIn(frame)?.some(({ conversationType, unread }) => conversationType === 'prompt' && unread) ?? false,
  ],
  [
    'that it was read',
    async ({ client }) => {
      const { body } = await client.call('POST /prompt/create-now', {});
      await client.call('POST /conversation/read', { conversationId: body._id });
    },
    (frame) =>
      titlesIn(frame)?.some(({ conversationType, unread }) => conversationType === 'prompt' && !unread) ?? false,
  ],
  [
    'a conversation that was deleted',
    ({ client, conversationId }) => client.call('DELETE /conversation/delete/:id', { id: conversationId }),
    (frame) => titlesIn(frame)?.length === 0,
  ],
];

const detailsTriggers: Trigger[] = [
  [
    'a change of the conversation’s language',
    async ({ client, conversationId }) => {
      await client.call('POST /user/update-preferences', { language: 'Japanese' });
      await client.call('POST /conversation/update-language', { conversationId });
    },
    (frame, { conversationId }) =>
      detailsIn(frame)?._id === conversationId && detailsIn(frame)?.targetLanguage === 'ja',
  ],
  [
    'that a new chat is held in the language of the settings',
    async ({ server, client, conversationId }) => {
      const where = { id: conversationId };
      await server.database.client.conversation.update({ where, data: { targetLanguage: 'ja' } });
      await client.call('POST /conversation/reset', {});
    },
    (frame, { conversationId }) =>
      detailsIn(frame)?._id === conversationId && detailsIn(frame)?.targetLanguage === 'fr',
  ],
];

describeServer('a tab that only looks on is told', (server) => {
  async function expectTold(act: Trigger[1], shows: Trigger[2]) {
    const client = await signIn(server());
    const conversationId = await currentConversation(client);
    const stream = await (await anotherDevice(server(), client)).stream();
    await stream.next((frame) => frame.type === 'authenticated');
    const scene = { server: server(), client, conversationId };
    await act(scene);
    await stream.next((frame) => shows(frame, scene));
    await server().settled(conversationId);
    await stream.close();
  }

  it.each(titleTriggers)('%s', { tags: ['C447'] }, (_what, act, shows) => expectTold(act, shows));

  it.each(detailsTriggers)('%s', { tags: ['C448'] }, (_what, act, shows) => expectTold(act, shows));

  it('settings that were changed elsewhere', { tags: ['C449'] }, () =>
    expectTold(
      ({ client }) => client.call('POST /user/update-preferences', { theme: 'light' }),
      (frame) => frame.type === 'message' && frame.preferences?.theme === 'light',
    ),
  );

  it('a scenario in the making', { tags: ['C319'] }, () =>
    expectTold(
      ({ client }) =>
        client.call('POST /scenario/create-scenario', { reasonForLearning: 'a trip', additionalNotes: '' }),
      (frame) => frame.type === 'message:target' && frame.target === 'scenarioSnapshot' && frame.status === 'done',
    ),
  );

  it('a message of a friend, as unread', async () => {
    const { anna, ben, conversationId } = await makeFriends(server());
    const stream = await ben.stream();
    await stream.next((frame) => frame.type === 'authenticated');
    await anna.call('POST /message/send-message', { conversationId, message: 'plain hello' });
    await stream.next((frame) => titlesIn(frame)?.some(({ unread }) => unread) ?? false);
    await stream.close();
  });

  it('what becomes of a message that is sent, stopped and removed elsewhere, when it follows that conversation', async () => {
    const client = await signIn(server());
    const conversationId = await currentConversation(client);
    const stream = await (await anotherDevice(server(), client)).stream({ conversationId, since: 0 });
    const { userMessageId, assistantMessageId } = await say(client, conversationId, 'plain hello');
    await stream.next(isField(userMessageId, 'originalMessage', 'done'));
    await stream.next(isField(assistantMessageId, 'targetLanguageMessage', 'done'));
    await client.call('DELETE /message/delete-message/:id', { id: userMessageId });
    await stream.next((frame) => frame.type === 'message' && frame.removed?.messageId === userMessageId);
    await stream.close();
  });
});
