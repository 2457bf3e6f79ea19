import { expect, it } from 'vitest';
import { historyOf } from '../support/conversations';
import { isField } from '../support/frameQueue';
import { createPuppetTutor } from '../support/puppetTutor';
import { currentConversation, describeEachServer, signIn, say } from '../support/testServer';

const tutor = createPuppetTutor({ holdRecasts: true });

describeEachServer(
  'a reply that was stopped',
  (server) => {
    async function begin() {
      const client = await signIn(server());
      const conversationId = await currentConversation(client);
      const stream = await client.stream({ conversationId });
      const ids = await say(client, conversationId, 'bonjour');
      return {
        client,
        stream,
        ...ids,
        reply: await tutor.nextReply(),
        recast: await tutor.nextRecast(),
        stop: () => client.call('POST /message/stop', { conversationId }),
        retry: () => client.call('POST /message/retry', { messageId: ids.assistantMessageId }),
        refusedRetry: async () =>
          (await client.refused('POST /message/retry', { messageId: ids.assistantMessageId })).body.code,
        settled: () => server().settled(conversationId),
        texts: async () =>
          (await historyOf(client, conversationId)).map((message) => message.targetLanguageMessage?.value ?? null),
        notes: async () => (await historyOf(client, conversationId)).at(-1)?.notes?.value ?? null,
      };
    }

    it('before there was a word is made again, as often as it takes; what it answers goes on meanwhile', async () => {
      const { stream, recast, stop, retry, refusedRetry, settled, texts, notes } = await begin();
      for (let attempt = 1; attempt <= 2; attempt += 1) {
        await stop();
        expect(await texts()).toEqual([null, null]);
        expect(await notes()).toEqual({ stopped: true });
        await retry();
        const again = await tutor.nextReply();
        expect(again.request.message).toBe('bonjour');
        if (attempt === 1) continue;
        again.speak('un deux');
        again.end();
      }
      recast.speak('bonjour');
      recast.end();
      await settled();
      expect(await texts()).toEqual(['bonjour', 'un deux']);
      expect(await notes()).not.toHaveProperty('stopped');
      expect(await refusedRetry()).toBe('nothingToRetry');
      await stream.close();
    });

    it('leaves what it answers as it is where that has its words', async () => {
      const { stream, recast, stop, retry, settled, texts, userMessageId } = await begin();
      recast.speak('bonjour à tous');
      recast.end();
      await stream.next(isField(userMessageId, 'targetLanguageMessage', 'done'));
      await stop();
      await retry();
      const again = await tutor.nextReply();
      again.speak('un');
      again.end();
      await settled();
      expect(await texts()).toEqual(['bonjour à tous', 'un']);
      await stream.close();
    });

    it('with some words is made again where what it answers has none', async () => {
      const { stream, reply, recast, stop, retry, settled, texts, userMessageId, assistantMessageId } = await begin();
      reply.speak('un');
      await stream.next(isField(assistantMessageId, 'morphemeTranslationDetails', 'streaming'));
      await stop();
      recast.fail(new Error('no'));
      await stream.next(isField(userMessageId, 'targetLanguageMessage', 'error'));
      expect(await texts()).toEqual([null, 'un']);
      await retry();
      const again = await Promise.all([tutor.nextReply(), tutor.nextRecast()]);
      again[0].speak('un deux');
      again[1].speak('bonjour');
      for (const puppet of again) puppet.end();
      await settled();
      expect(await texts()).toEqual(['bonjour', 'un deux']);
      await stream.close();
    });
  },
  { tutor },
);
