import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Message } from '../../domain/conversation/message';
import { AppError } from '../../domain/errors';
import type { MessageTargetFrame, ServerFrame } from '../../domain/protocol';
import type { ApiClient } from '../support/apiClient';
import { countsOf, detailsOf, historyOf } from '../support/conversations';
import { isField } from '../support/frameQueue';
import { createPuppetTutor } from '../support/puppetTutor';
import { currentConversation, describeEachServer, signIn, say } from '../support/testServer';

async function messageOf(client: ApiClient, conversationId: string, id: string): Promise<Message> {
  const found = (await historyOf(client, conversationId)).find((message) => message.id === id);
  if (!found) throw new Error('the message is not in its conversation');
  return found;
}

const revisionOf = async (client: ApiClient, conversationId: string) =>
  (await detailsOf(client, conversationId)).revision;

const isEnded = (frame: ServerFrame): frame is MessageTargetFrame =>
  frame.type === 'message:target' &&
  frame.fieldName === 'targetLanguageMessage' &&
  (frame.status === 'done' || frame.status === 'error');

describeEachServer('sending', (server) => {
  async function begin() {
    const client = await signIn(server());
    return { client, conversationId: await currentConversation(client) };
  }

  it.each(['plain', 'error', 'refused', 'empty'])(
    'is told as pending, streaming, done or failed, by learner and tutor alone (%s)',
    { tags: ['C225'] },
    async (message) => {
      const { client, conversationId } = await begin();
      const stream = await client.stream({ conversationId, since: 0 });
      const { assistantMessageId } = await say(client, conversationId, message);
      await stream.next((frame) => isEnded(frame) && frame.target === assistantMessageId);
      const fields = stream.all.filter((frame) => frame.type === 'message:target');
      // The specification has `generating`, `loaded` and `developer` too, which clients must understand.
      expect(['pending', 'streaming', 'done', 'error']).toEqual(
        expect.arrayContaining([...new Set(fields.map(({ status }) => status))]),
      );
      expect(new Set(fields.map(({ senderType }) => senderType))).toEqual(new Set(['user', 'assistant']));
      await stream.close();
    },
  );

  it('answers with both ids, and the reply comes by itself', { tags: ['C303', 'C417'] }, async () => {
    const { client, conversationId } = await begin();
    const ids = await say(client, conversationId, '  plain hello  ');
    await server().settled(conversationId);
    const [user, assistant] = await historyOf(client, conversationId);
    expect(user).toMatchObject({
      id: ids.userMessageId,
      senderId: client.userId,
      senderType: 'user',
      position: 1,
      originalMessage: { status: 'done', statusMessage: '', value: 'plain hello' },
      targetLanguageMessage: { status: 'done', statusMessage: '', value: 'plain hello' },
    });
    expect(assistant).toMatchObject({
      id: ids.assistantMessageId,
      senderType: 'assistant',
      position: 2,
      originalMessage: null,
      targetLanguageMessage: { status: 'done', statusMessage: '', value: 'mota motb motc motd' },
      fullSentenceTranslation: { status: 'done', value: '4 words' },
      notes: { status: 'done', value: { newWords: 4, knownShare: 0, suggestions: [{ text: 'plain' }] } },
    });
    expect(assistant?.morphemeTranslationDetails?.value?.[0]).toEqual(['mota', '', 'mota in English']);
  });

  it('is harmless when repeated, also ten times at once', async () => {
    const { client, conversationId } = await begin();
    const clientMessageId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => say(client, conversationId, 'plain', clientMessageId)),
    );
    await server().settled(conversationId);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await say(client, conversationId, 'plain', clientMessageId)).toEqual(answers[0]);
    expect(await historyOf(client, conversationId)).toHaveLength(2);
    const revision = await revisionOf(client, conversationId);
    await say(client, conversationId, 'plain', clientMessageId);
    expect(await revisionOf(client, conversationId)).toBe(revision);
  });

  it('takes the same clientMessageId from two learners for two messages', async () => {
    const clientMessageId = randomUUID();
    const [first, second] = [await begin(), await begin()];
    const a = await say(first.client, first.conversationId, 'plain', clientMessageId);
    const b = await say(second.client, second.conversationId, 'plain', clientMessageId);
    expect(a.userMessageId).not.toBe(b.userMessageId);
    await server().settled(first.conversationId);
    await server().settled(second.conversationId);
  });

  it.each([
    ['', 400, 'Please write something first.'],
    [' \n\t\u3000 ', 400, 'Please write something first.'],
    ['x'.repeat(2001), 400, 'A message can have at most 2,000 characters. Please shorten it.'],
    ['a\u0000b', 400, 'The text contains characters that cannot be stored.'],
    ['a\ud83d', 400, 'The text contains characters that cannot be stored.'],
  ])('refuses %j', { tags: ['C368'] }, async (message, status, sentence) => {
    const { client, conversationId } = await begin();
    const answer = await client.refused('POST /message/send-message', { message, conversationId });
    expect([answer.status, answer.body.message]).toEqual([status, sentence]);
    expect(await historyOf(client, conversationId)).toEqual([]);
  });

  it('takes 2,000 characters, and does not count white space around them', async () => {
    const { client, conversationId } = await begin();
    await say(client, conversationId, `  ${'é'.repeat(2000)}\n`);
    await server().settled(conversationId);
    expect((await historyOf(client, conversationId))[0]?.originalMessage?.value).toHaveLength(2000);
  });

  it('knows no conversation of somebody else, nor one that is not there', async () => {
    const { client } = await begin();
    const other = await begin();
    for (const conversationId of [other.conversationId, randomUUID(), 'nonsense', 'x'.repeat(5000)]) {
      for (const name of ['POST /message/send-message', 'POST /message/stop'] as const) {
        const input = name === 'POST /message/stop' ? { conversationId } : { conversationId, message: 'plain' };
        const answer = await client.refused(name, input);
        expect([answer.status, answer.body.code]).toEqual([404, 'conversationNotFound']);
      }
    }
    expect(await historyOf(other.client, other.conversationId)).toEqual([]);
  });

  it('goes without a language to learn, and counts no words then', async () => {
    const client = await signIn(server(), { language: null });
    const conversationId = await currentConversation(client);
    const { assistantMessageId } = await say(client, conversationId, 'plain');
    await server().settled(conversationId);
    expect((await messageOf(client, conversationId, assistantMessageId)).targetLanguageMessage?.status).toBe('done');
    expect(await server().database.client.word.count({ where: { learnerId: client.userId } })).toBe(0);
  });

  it(
    'counts words once a message, of both sides, and the next reply knows them',
    { tags: ['C9', 'C335'] },
    async () => {
      const { client, conversationId } = await begin();
      await say(client, conversationId, 'plain plain mota');
      await server().settled(conversationId);
      expect(await countsOf(client)).toEqual({ plain: 2, mota: 2, motb: 1, motc: 1, motd: 1 });
      const { assistantMessageId } = await say(client, conversationId, 'plain');
      await server().settled(conversationId);
      expect((await messageOf(client, conversationId, assistantMessageId)).notes?.value).toMatchObject({
        knownShare: 0,
        seenWords: 4,
        newWords: 0,
      });
      expect(await countsOf(client)).toMatchObject({ plain: 3, mota: 3, motd: 2 });
    },
  );

  it('refuses an id that stands for another message, in the same conversation, in another, or at the same time', async () => {
    const { client, conversationId } = await begin();
    const { _id: another } = (await client.call('POST /petpal/create-petpal', {})).body;
    await server().settled(another);
    const clientMessageId = randomUUID();
    await say(client, conversationId, 'plain one', clientMessageId);
    for (const input of [
      { conversationId, message: 'plain two' },
      { conversationId: another, message: 'plain one' },
    ]) {
      const { status, body } = await client.refused('POST /message/send-message', { ...input, clientMessageId });
      expect([status, body.code]).toEqual([409, 'messageIdReused']);
    }
    await server().settled(conversationId);
    expect(await historyOf(client, another)).toHaveLength(1);
    expect(await historyOf(client, conversationId)).toHaveLength(2);

    const shared = randomUUID();
    const statuses = await Promise.all(
      [conversationId, another].map(
        async (id) =>
          (
            await client.fetch('/message/send-message', {
              method: 'POST',
              headers: { 'Content-Type': 'application/json' },
              body: JSON.stringify({ conversationId: id, message: 'plain', clientMessageId: shared }),
            })
          ).status,
      ),
    );
    expect(statuses.sort()).toEqual([200, 409]);
    await Promise.all([server().settled(conversationId), server().settled(another)]);
  });

  it('gives each message its own position when two are sent at once', async () => {
    const { client, conversationId } = await begin();
    await Promise.all([say(client, conversationId, 'plain one'), say(client, conversationId, 'plain two')]);
    await server().settled(conversationId);
    const history = await historyOf(client, conversationId);
    expect(history.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect(history.map(({ senderType }) => senderType)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(history.every(({ targetLanguageMessage }) => targetLanguageMessage?.status !== 'pending')).toBe(true);
  });

  it('finishes both messages of many turns that end at the same moment', async () => {
    const learners = await Promise.all(Array.from({ length: 5 }, begin));
    for (let round = 0; round < 2; round += 1) {
      await Promise.all(learners.map(({ client, conversationId }) => say(client, conversationId, 'plain')));
      await Promise.all(learners.map(({ conversationId }) => server().settled(conversationId)));
    }
    for (const { client, conversationId } of learners) {
      const statuses = (await historyOf(client, conversationId)).map(
        (message) => message.targetLanguageMessage?.status,
      );
      expect(statuses).toEqual(['done', 'done', 'done', 'done']);
    }
  });
});

const tutor = createPuppetTutor();

describeEachServer(
  'a reply',
  (server) => {
    async function begin(message = 'bonjour') {
      const client = await signIn(server());
      const conversationId = await currentConversation(client);
      const stream = await client.stream({ conversationId });
      const ids = await say(client, conversationId, message);
      const reply = await tutor.nextReply();
      return { client, conversationId, stream, ...ids, reply };
    }

    it('that is stopped keeps what had come, and its words are counted', { tags: ['C4'] }, async () => {
      const { client, conversationId, stream, assistantMessageId, reply } = await begin();
      reply.speak('un deux deux');
      await stream.next(isField(assistantMessageId, 'morphemeTranslationDetails', 'streaming'));
      await client.call('POST /message/stop', { conversationId });
      expect(await messageOf(client, conversationId, assistantMessageId)).toMatchObject({
        targetLanguageMessage: { status: 'done', value: 'un deux deux' },
        morphemeTranslationDetails: { status: 'done' },
        notes: { value: { stopped: true } },
      });
      expect((await messageOf(client, conversationId, assistantMessageId)).notes?.value).not.toHaveProperty(
        'knownShare',
      );
      expect(await countsOf(client)).toEqual({ bonjour: 1, un: 1, deux: 2 });
      expect(reply.request.signal.aborted).toBe(true);
      expect((await client.refused('POST /message/retry', { messageId: assistantMessageId })).body.code).toBe(
        'nothingToRetry',
      );
      await client.call('POST /message/stop', { conversationId });
      await stream.close();
    });

    it('that says only that nothing was understood tells no share of known words, and counts them', async () => {
      const { client, conversationId, stream, assistantMessageId, reply } = await begin();
      reply.speak('un deux');
      reply.say({ type: 'lost' }, { type: 'notes', notes: { remark: 'Say it otherwise.' } });
      reply.end();
      await server().settled(conversationId);
      const { notes } = await messageOf(client, conversationId, assistantMessageId);
      expect(notes?.value).toEqual({ remark: 'Say it otherwise.' });
      expect(await countsOf(client)).toEqual({ bonjour: 1, un: 1, deux: 1 });
      await stream.close();
    });

    it('that is stopped before it began is no failure, and says that it was stopped', async () => {
      const { client, conversationId, stream, assistantMessageId } = await begin();
      await client.call('POST /message/stop', { conversationId });
      expect(await messageOf(client, conversationId, assistantMessageId)).toMatchObject({
        targetLanguageMessage: null,
        notes: { value: { stopped: true } },
      });
      // Whoever looks on hears of it: nothing is waited for any more.
      await stream.next(isField(assistantMessageId, 'targetLanguageMessage', 'done'));
      await stream.close();
    });

    it('regression: that the next message stopped before it began ends as if it had been stopped by hand', async () => {
      const { client, conversationId, stream, assistantMessageId, userMessageId } = await begin();
      await say(client, conversationId, 'encore');
      const second = await tutor.nextReply();
      second.speak('deux');
      second.end();
      await server().settled(conversationId);
      expect(await messageOf(client, conversationId, assistantMessageId)).toMatchObject({
        targetLanguageMessage: null,
        notes: { value: { stopped: true } },
      });
      expect((await messageOf(client, conversationId, userMessageId)).targetLanguageMessage?.status).not.toBe('error');
      await stream.close();
    });

    it('is stopped by the next message', async () => {
      const { client, conversationId, stream, assistantMessageId, reply } = await begin();
      reply.speak('un');
      await stream.next(isField(assistantMessageId, 'morphemeTranslationDetails', 'streaming'));
      const next = await say(client, conversationId, 'encore');
      const second = await tutor.nextReply();
      expect(await second.request.history()).toEqual([
        { role: 'learner', text: 'bonjour', position: 1 },
        { role: 'tutor', text: 'un', position: 2 },
      ]);
      second.speak('deux');
      second.end();
      await server().settled(conversationId);
      const history = await historyOf(client, conversationId);
      expect(history.map(({ id }) => id)[3]).toBe(next.assistantMessageId);
      expect(history.map((message) => message.targetLanguageMessage?.value)).toEqual([
        'bonjour',
        'un',
        'encore',
        'deux',
      ]);
      await stream.close();
    });

    it(
      'that fails can be made again: the attempt is raised, and nothing is counted twice',
      { tags: ['C283'] },
      async () => {
        const { client, conversationId, stream, assistantMessageId, userMessageId, reply } = await begin();
        reply.speak('un deux');
        reply.fail(new Error('secret of the provider'));
        await server().settled(conversationId);
        expect(await messageOf(client, conversationId, assistantMessageId)).toMatchObject({
          attempt: 1,
          targetLanguageMessage: {
            status: 'error',
            statusMessage: 'The tutor could not answer. Please try again.',
            value: 'un deux',
          },
        });
        expect(await countsOf(client)).toEqual({ bonjour: 1 });

        const ids = await client.call('POST /message/retry', { messageId: assistantMessageId });
        expect(ids.body).toEqual({ userMessageId, assistantMessageId });
        const again = await tutor.nextReply();
        expect(again.request.message).toBe('bonjour');
        expect(await again.request.history()).toEqual([]);
        again.speak('un trois');
        again.end();
        await server().settled(conversationId);
        expect(await messageOf(client, conversationId, assistantMessageId)).toMatchObject({
          attempt: 2,
          targetLanguageMessage: { status: 'done', value: 'un trois' },
        });
        expect(await countsOf(client)).toEqual({ bonjour: 1, un: 1, trois: 1 });
        expect((await client.refused('POST /message/retry', { messageId: assistantMessageId })).status).toBe(409);
        await stream.close();
      },
    );

    it('that fails is made again once when Retry is pressed twice, and the revision stays without gaps', async () => {
      const { client, conversationId, stream, assistantMessageId, reply } = await begin();
      reply.fail(new Error('no'));
      await server().settled(conversationId);
      const before = await revisionOf(client, conversationId);
      const statuses = await Promise.all(
        [1, 2].map(
          async () =>
            (
              await client.fetch('/message/retry', {
                method: 'POST',
                headers: { 'Content-Type': 'application/json' },
                body: JSON.stringify({ messageId: assistantMessageId }),
              })
            ).status,
        ),
      );
      expect(statuses.sort()).toEqual([200, 409]);
      expect(await revisionOf(client, conversationId)).toBe(before + 1);
      const again = await tutor.nextReply();
      again.speak('un');
      again.end();
      await server().settled(conversationId);
      await stream.close();
    });

    it('that ends without a word is an error', async () => {
      const { client, conversationId, stream, assistantMessageId, reply } = await begin();
      reply.end();
      await server().settled(conversationId);
      expect((await messageOf(client, conversationId, assistantMessageId)).targetLanguageMessage).toMatchObject({
        status: 'error',
        statusMessage: 'The tutor could not answer. Please try again.',
      });
      await stream.close();
    });

    it('that is refused shows the provider’s own sentence', async () => {
      const { client, conversationId, stream, assistantMessageId, reply } = await begin();
      reply.fail(new AppError('busy', { message: 'The tutor is resting.' }));
      await server().settled(conversationId);
      expect((await messageOf(client, conversationId, assistantMessageId)).targetLanguageMessage).toEqual({
        status: 'error',
        statusMessage: 'The tutor is resting.',
        value: null,
      });
      await stream.close();
    });

    it('of somebody else can be neither retried nor deleted, and is not even there', async () => {
      const { client, conversationId, stream, assistantMessageId, reply } = await begin();
      reply.fail(new Error('no'));
      await server().settled(conversationId);
      const other = await signIn(server());
      for (const messageId of [assistantMessageId, randomUUID(), 'nonsense', '']) {
        expect((await other.refused('POST /message/retry', { messageId })).body.code).toBe('messageNotFound');
        if (messageId === '') continue;
        const answer = await other.refused('DELETE /message/delete-message/:id', { id: messageId });
        expect([answer.status, answer.body.code]).toEqual([404, 'messageNotFound']);
      }
      expect(await historyOf(client, conversationId)).toHaveLength(2);
      await stream.close();
    });

    it(
      'that is deleted while it is made ends, and leaves nothing but its position',
      { tags: ['C326', 'C419'] },
      async () => {
        const { client, conversationId, stream, assistantMessageId, reply } = await begin();
        reply.speak('un');
        await stream.next(isField(assistantMessageId, 'morphemeTranslationDetails', 'streaming'));
        await client.call('DELETE /message/delete-message/:id', { id: assistantMessageId });
        expect(reply.request.signal.aborted).toBe(true);
        await stream.next((frame) => frame.type === 'message' && frame.removed?.messageId === assistantMessageId);
        expect((await historyOf(client, conversationId)).map(({ position }) => position)).toEqual([1]);
        const tombstone = await server().database.client.message.findUniqueOrThrow({
          where: { id: assistantMessageId },
          include: { renderings: true },
        });
        expect(tombstone).toMatchObject({ originalText: null, renderings: [] });
        expect((await client.refused('DELETE /message/delete-message/:id', { id: assistantMessageId })).status).toBe(
          404,
        );

        await say(client, conversationId, 'encore');
        const second = await tutor.nextReply();
        second.speak('deux');
        second.end();
        await server().settled(conversationId);
        expect((await historyOf(client, conversationId)).map(({ position }) => position)).toEqual([1, 3, 4]);
        await stream.close();
      },
    );

    it('to a message of one’s own that was deleted cannot be made again', { tags: ['C327'] }, async () => {
      const { client, conversationId, stream, assistantMessageId, userMessageId, reply } = await begin();
      reply.fail(new Error('no'));
      await server().settled(conversationId);
      await client.call('DELETE /message/delete-message/:id', { id: userMessageId });
      expect((await client.refused('POST /message/retry', { messageId: assistantMessageId })).status).toBe(409);
      await stream.close();
    });

    it('deleted by two tabs at once is deleted once, and the revision stays without gaps', async () => {
      const { client, conversationId, stream, assistantMessageId, reply } = await begin();
      reply.fail(new Error('no'));
      await server().settled(conversationId);
      const before = await revisionOf(client, conversationId);
      const statuses = await Promise.all(
        [1, 2, 3].map(
          async () =>
            (await client.fetch(`/message/delete-message/${assistantMessageId}`, { method: 'DELETE' })).status,
        ),
      );
      expect(statuses.sort()).toEqual([200, 404, 404]);
      expect(await revisionOf(client, conversationId)).toBe(before + 1);
      await stream.close();
    });

    it('goes on when nobody is connected any more', async () => {
      const { client, conversationId, stream, assistantMessageId, reply } = await begin();
      await stream.close();
      reply.speak('un deux');
      reply.end();
      await server().settled(conversationId);
      expect((await messageOf(client, conversationId, assistantMessageId)).targetLanguageMessage?.value).toBe(
        'un deux',
      );
    });

    it('hands what the tutor remembers to the next turn', async () => {
      const { client, conversationId, stream, reply } = await begin();
      reply.say({ type: 'text', text: 'un' }, { type: 'state', state: { scene: 'café' } });
      reply.end();
      await server().settled(conversationId);
      await say(client, conversationId, 'encore');
      const second = await tutor.nextReply();
      expect(second.request.state).toEqual({ scene: 'café' });
      second.say({ type: 'text', text: 'deux' }, { type: 'state', state: { scene: 'lost' } });
      await stream.next((frame) => frame.type === 'message:target' && frame.value === 'deux');
      await client.call('POST /message/stop', { conversationId });
      await say(client, conversationId, 'encore');
      const third = await tutor.nextReply();
      expect(third.request.state).toEqual({ scene: 'café' });
      third.end();
      await server().settled(conversationId);
      await stream.close();
    });
  },
  { tutor },
);
