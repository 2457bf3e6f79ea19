import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { MessageTargetFrame } from '../../domain/protocol';
import type { ApiClient } from '../support/apiClient';
import { countsOf, historyOf, textsOf } from '../support/conversations';
import { glossed, makeFriends } from '../support/friends';
import { isField } from '../support/frameQueue';
import { createPuppetTutor, type Puppet } from '../support/puppetTutor';
import { currentConversation, describeEachServer, password, say, signIn } from '../support/testServer';

const tutor = createPuppetTutor({ holdRecasts: true });

const finish = (puppet: Puppet, text: string) => {
  puppet.speak(text);
  puppet.end();
};

describeEachServer(
  'a learner’s own sentence',
  (server) => {
    async function begin() {
      const client = await signIn(server());
      const conversationId = await currentConversation(client);
      const stream = await client.stream({ conversationId });
      const ended = (target: string, status: MessageTargetFrame['status'] = 'done') =>
        stream.next(isField(target, 'targetLanguageMessage', status));
      /** Says something; the tutor has been asked for both messages then. */
      const send = async (message: string) => {
        const ids = await say(client, conversationId, message);
        return { ...ids, reply: await tutor.nextReply(), recast: await tutor.nextRecast() };
      };
      return {
        client,
        conversationId,
        stream,
        ended,
        send,
        /** Says something that is answered, while the sentence itself is still being made. */
        sendAnswered: async (message: string, answer: string) => {
          const sent = await send(message);
          finish(sent.reply, answer);
          await ended(sent.assistantMessageId);
          return sent;
        },
        retry: (messageId: string) => client.call('POST /message/retry', { messageId }),
        refusedRetry: async (messageId: string) =>
          (await client.refused('POST /message/retry', { messageId })).body.code,
        texts: () => textsOf(client, conversationId),
        settled: () => server().settled(conversationId),
      };
    }

    it('regression: is finished although the next message is sent before, and its words are counted', async () => {
      const { client, stream, send, sendAnswered, ended, texts, settled } = await begin();
      const first = await sendAnswered('hello', 'salut');
      const second = await send('how are you');
      expect(first.recast.request.signal.aborted).toBe(false);
      expect(await second.reply.request.history()).toEqual([
        { role: 'learner', text: 'hello', position: 1 },
        { role: 'tutor', text: 'salut', position: 2 },
      ]);
      finish(first.recast, 'bonjour');
      await ended(first.userMessageId);
      finish(second.reply, 'bien merci');
      finish(second.recast, 'comment vas tu');
      await settled();
      expect(await texts()).toEqual(['bonjour', 'salut', 'comment vas tu', 'bien merci']);
      expect(await countsOf(client)).toEqual({ bonjour: 1, salut: 1, comment: 1, vas: 1, tu: 1, bien: 1, merci: 1 });
      await stream.close();
    });

    it('is finished across several messages, in whatever order the sentences come', async () => {
      const { client, stream, sendAnswered, texts, settled } = await begin();
      const sent = [];
      for (const answer of ['un', 'deux', 'trois']) sent.push(await sendAnswered(`say ${answer}`, answer));
      const fourth = await sendAnswered('say more', 'quatre');
      for (const [at, { recast }] of [...sent.entries(), [3, fourth] as const].toReversed()) {
        expect(recast.request.signal.aborted).toBe(false);
        finish(recast, `dis ${String(at)}`);
      }
      await settled();
      expect(await texts()).toEqual(['dis 0', 'un', 'dis 1', 'deux', 'dis 2', 'trois', 'dis 3', 'quatre']);
      expect((await countsOf(client)).dis).toBe(4);
      await stream.close();
    });

    it('is finished when the reply is stopped, by hand or by the next message', async () => {
      const { client, conversationId, stream, send, texts, settled } = await begin();
      const [first, second] = [await send('hello'), await send('again')];
      await client.call('POST /message/stop', { conversationId });
      const sent = [first, second];
      expect(sent.map(({ reply }) => reply.request.signal.aborted)).toEqual([true, true]);
      expect(sent.map(({ recast }) => recast.request.signal.aborted)).toEqual([false, false]);
      finish(first.recast, 'bonjour');
      finish(second.recast, 'encore');
      await settled();
      expect(await texts()).toEqual(['bonjour', null, 'encore', null]);
      expect(await countsOf(client)).toEqual({ bonjour: 1, encore: 1 });
      await stream.close();
    });

    it('is stopped when its message is deleted, and not when the reply to it is', async () => {
      const { client, conversationId, stream, send, sendAnswered, settled } = await begin();
      const kept = await sendAnswered('hello', 'salut');
      await client.call('DELETE /message/delete-message/:id', { id: kept.assistantMessageId });
      expect(kept.recast.request.signal.aborted).toBe(false);
      const gone = await send('again');
      await client.call('DELETE /message/delete-message/:id', { id: gone.userMessageId });
      expect([gone.reply, gone.recast].map(({ request }) => request.signal.aborted)).toEqual([true, true]);
      finish(kept.recast, 'bonjour');
      await settled();
      const history = await historyOf(client, conversationId);
      expect(history.map(({ id }) => id)).toEqual([kept.userMessageId, gone.assistantMessageId]);
      expect(await countsOf(client)).toEqual({ bonjour: 1, salut: 1 });
      await stream.close();
    });

    it('is stopped when its conversation goes, its account, or the last session of its learner', async () => {
      const { database } = server();
      for (const leave of [
        ({ client, conversationId }: Awaited<ReturnType<typeof begin>>) =>
          client.call('DELETE /conversation/delete/:id', { id: conversationId }),
        ({ client }: Awaited<ReturnType<typeof begin>>) => client.call('POST /user/delete-account', { password }),
        ({ client }: Awaited<ReturnType<typeof begin>>) => client.call('POST /auth/logout', { pushSubscription: null }),
      ]) {
        const learner = await begin();
        const { recast } = await learner.sendAnswered('hello', 'salut');
        await leave(learner);
        expect(recast.request.signal.aborted).toBe(true);
        const running = { conversationId: learner.conversationId, state: 'running' };
        expect(await database.client.turn.count({ where: running })).toBe(0);
        await learner.stream.close();
      }
    });

    it('goes on in its language when the conversation goes on in another one', async () => {
      const { client, conversationId, stream, sendAnswered, texts, settled } = await begin();
      const { recast } = await sendAnswered('hello', 'salut');
      await client.call('POST /user/update-preferences', { language: 'de' });
      await client.call('POST /conversation/update-language', { conversationId });
      finish(recast, 'bonjour');
      await settled();
      expect(await texts()).toEqual(['bonjour', 'salut']);
      expect(await countsOf(client, 'fr')).toEqual({ bonjour: 1, salut: 1 });
      await stream.close();
    });

    it('regression: that failed is made again by itself, and the reply to it stays as it is', async () => {
      const { client, conversationId, stream, send, ended, retry, refusedRetry, settled } = await begin();
      const { userMessageId, recast, reply } = await send('hello');
      finish(reply, 'salut');
      recast.fail(new Error('no'));
      await settled();
      const [failed, answer] = await historyOf(client, conversationId);
      expect(failed?.targetLanguageMessage).toMatchObject({ status: 'error', value: null });

      const { body } = await retry(userMessageId);
      expect(body).toEqual({ userMessageId, assistantMessageId: null });
      await ended(userMessageId, 'pending');
      const again = await tutor.nextRecast();
      expect(again.request.message).toBe('hello');
      expect(await again.request.history()).toEqual([]);
      finish(again, 'bonjour');
      await settled();
      const [made, same] = await historyOf(client, conversationId);
      expect(made).toMatchObject({ attempt: 2, targetLanguageMessage: { status: 'done', value: 'bonjour' } });
      expect(same).toEqual(answer);
      expect(await countsOf(client)).toEqual({ bonjour: 1, salut: 1 });
      expect(await refusedRetry(userMessageId)).toBe('nothingToRetry');
      await stream.close();
    });

    it('that failed is made again with the reply that failed, which then is no attempt of its own', async () => {
      const { stream, send, retry, refusedRetry, texts, settled } = await begin();
      const { userMessageId, assistantMessageId, recast, reply } = await send('hello');
      for (const puppet of [recast, reply]) puppet.fail(new Error('no'));
      await settled();
      await retry(assistantMessageId);
      const again = [await tutor.nextReply(), await tutor.nextRecast()] as const;
      expect(await refusedRetry(userMessageId)).toBe('nothingToRetry');
      finish(again[0], 'salut');
      finish(again[1], 'bonjour');
      await settled();
      expect(await texts()).toEqual(['bonjour', 'salut']);
      await stream.close();
    });

    it('that is still being made is not begun again, be it with its reply', async () => {
      const { stream, send, retry, refusedRetry, texts, settled, ended } = await begin();
      const { userMessageId, assistantMessageId, recast, reply } = await send('hello');
      reply.fail(new Error('no'));
      await ended(assistantMessageId, 'error');
      expect(await refusedRetry(userMessageId)).toBe('nothingToRetry');
      await retry(assistantMessageId);
      finish(await tutor.nextReply(), 'salut');
      await ended(assistantMessageId);
      expect(recast.request.signal.aborted).toBe(false);
      finish(recast, 'bonjour');
      await settled();
      expect(await texts()).toEqual(['bonjour', 'salut']);
      await stream.close();
    });

    it('is made again once when Retry is pressed twice, and the revision stays without gaps', async () => {
      const { client, conversationId, stream, sendAnswered, settled } = await begin();
      const { userMessageId: messageId, recast } = await sendAnswered('hello', 'salut');
      recast.fail(new Error('no'));
      await settled();
      const { database } = server();
      const revision = async () =>
        (await database.client.conversation.findUniqueOrThrow({ where: { id: conversationId } })).revision;
      const before = await revision();
      const press = async () => {
        const headers = { 'Content-Type': 'application/json' };
        return client.fetch('/message/retry', { method: 'POST', headers, body: JSON.stringify({ messageId }) });
      };
      const answers = await Promise.all([press(), press()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await revision()).toBe(before + 1);
      finish(await tutor.nextRecast(), 'bonjour');
      await settled();
      expect((await countsOf(client)).bonjour).toBe(1);
      await stream.close();
    });

    it('is made again while another reply is being made, and a later one before an earlier one', async () => {
      const { stream, send, sendAnswered, ended, retry, texts, settled } = await begin();
      const [first, second] = [await sendAnswered('one', 'a'), await sendAnswered('two', 'b')];
      for (const { recast, userMessageId } of [first, second]) {
        recast.fail(new Error('no'));
        await ended(userMessageId, 'error');
      }
      const third = await send('three');
      await retry(second.userMessageId);
      const secondAgain = await tutor.nextRecast();
      await retry(first.userMessageId);
      const firstAgain = await tutor.nextRecast();
      expect([secondAgain, firstAgain].map(({ request }) => request.message)).toEqual(['two', 'one']);
      expect(await firstAgain.request.history()).toEqual([]);
      expect(third.reply.request.signal.aborted).toBe(false);
      finish(third.reply, 'c');
      finish(firstAgain, 'un');
      finish(third.recast, 'trois');
      finish(secondAgain, 'deux');
      await settled();
      expect(await texts()).toEqual(['un', 'a', 'deux', 'b', 'trois', 'c']);
      await stream.close();
    });

    it('that was stopped before it had words says so, and is made again', async () => {
      const { client, conversationId, stream, sendAnswered, retry, settled, texts } = await begin();
      const { userMessageId } = await sendAnswered('hello', 'salut');
      await server().services.turns.stopTurnsFor(userMessageId);
      expect((await historyOf(client, conversationId))[0]).toMatchObject({
        targetLanguageMessage: null,
        notes: { value: { stopped: true } },
      });
      await retry(userMessageId);
      finish(await tutor.nextRecast(), 'bonjour');
      await settled();
      expect(await texts()).toEqual(['bonjour', 'salut']);
      expect((await historyOf(client, conversationId))[0]?.notes).toBeNull();
      await stream.close();
    });

    it('that an earlier version lost, without a turn of its own, is made again', async () => {
      const { client, conversationId, stream, sendAnswered, retry, refusedRetry, settled, texts } = await begin();
      const { userMessageId, recast } = await sendAnswered('hello', 'salut');
      recast.fail(new Error('no'));
      await settled();
      await server().database.client.turn.deleteMany({ where: { conversationId, replyMessageId: null } });
      await retry(userMessageId);
      finish(await tutor.nextRecast(), 'bonjour');
      await settled();
      expect(await texts()).toEqual(['bonjour', 'salut']);
      expect((await historyOf(client, conversationId))[0]?.attempt).toBe(2);
      expect(await refusedRetry(userMessageId)).toBe('nothingToRetry');
      await stream.close();
    });

    it('of somebody else, or of a message that was deleted, is not even there', async () => {
      const { client, stream, sendAnswered, refusedRetry, settled } = await begin();
      const { userMessageId, recast } = await sendAnswered('hello', 'salut');
      recast.fail(new Error('no'));
      await settled();
      const other = await signIn(server());
      const refused = async (messageId: string) =>
        (await other.refused('POST /message/retry', { messageId })).body.code;
      expect(await refused(userMessageId)).toBe('messageNotFound');
      expect(await refused(randomUUID())).toBe('messageNotFound');
      await client.call('DELETE /message/delete-message/:id', { id: userMessageId });
      expect(await refusedRetry(userMessageId)).toBe('messageNotFound');
      await stream.close();
    });

    it('to a friend, or without a language to learn, is none that could be made again', async () => {
      const { anna, ben, conversationId } = await makeFriends(server(), ['fr', 'fr']);
      const { body } = await anna.call('POST /message/send-message', { conversationId, message: 'hello' });
      (await tutor.nextRecast()).end();
      await glossed(server());
      const refused = async (client: ApiClient, messageId: string) =>
        (await client.refused('POST /message/retry', { messageId })).body.code;
      expect(await refused(anna, body.userMessageId)).toBe('messageNotFound');
      expect(await refused(ben, body.userMessageId)).toBe('messageNotFound');

      const nobody = await signIn(server(), { language: null });
      const own = await currentConversation(nobody);
      const { userMessageId } = await say(nobody, own, 'hello');
      (await tutor.nextReply()).fail(new Error('no'));
      await server().settled(own);
      expect(await refused(nobody, userMessageId)).toBe('nothingToRetry');
    });
  },
  { tutor },
);
