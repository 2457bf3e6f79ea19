import { expect, it } from 'vitest';
import type { WordRecap } from '../../domain/conversation/message';
import type { ApiClient } from '../support/apiClient';
import { isField } from '../support/frameQueue';
import { createPuppetTutor } from '../support/puppetTutor';
import { currentConversation, describeServer, say, signIn } from '../support/testServer';

const tutor = createPuppetTutor();

describeServer(
  'the recap of a scene',
  (server) => {
    /** One exchange: what the learner says, and what the tutor answers. */
    async function exchange(client: ApiClient, conversationId: string, message: string, answer: string) {
      const ids = await say(client, conversationId, message);
      const reply = await tutor.nextReply();
      reply.speak(answer);
      reply.end();
      await server().settled(conversationId);
      return ids;
    }

    it('is what a tutor asks for: the words of this conversation since the scene began', async () => {
      const client = await signIn(server());
      const conversationId = await currentConversation(client);
      await client.call('POST /user/update-preferences', { masteryThreshold: 3 });
      await exchange(client, conversationId, 'ancien', 'un deux deux');
      // The scene begins now: what was said so far was said a minute ago.
      const { sighting, word } = server().database.client;
      await sighting.updateMany({
        where: { learnerId: client.userId },
        data: { seenAt: new Date(Date.now() - 60_000) },
      });
      const since = Date.now();
      const { assistantMessageId } = await exchange(client, conversationId, 'un', 'deux trois quatre cinq');
      await client.call('POST /morphemes/peek', {
        originalMorphemes: ['trois'],
        expandedMessageId: assistantMessageId,
      });
      await client.call('PATCH /morphemes/update-morphemes-mastered', {
        originalMorphemes: ['quatre'],
        expandedMessageId: assistantMessageId,
      });
      await word.updateMany({ where: { learnerId: client.userId, identity: 'un' }, data: { neededAt: new Date() } });

      const { assistantMessageId: last } = await say(client, conversationId, 'fini');
      const reply = await tutor.nextReply();
      const recap: WordRecap = { met: 3, mastered: ['deux', 'quatre'], peeked: ['trois'], needed: ['un'] };
      const asked = await reply.request.recap(since);
      // The learner's last sentence may or may not have been counted yet.
      expect([3, 4]).toContain(asked.met);
      expect({ ...asked, met: 3 }).toEqual(recap);

      const stream = await client.stream({ conversationId, since: 0 });
      reply.speak('au revoir');
      reply.say({ type: 'notes', notes: { recap } });
      reply.end();
      const frame = await stream.next((sent) => isField(last, 'notes')(sent) && sent.value !== null);
      expect(frame).toMatchObject({ value: { recap } });
      await stream.close();
      await server().settled(conversationId);
      const { body } = await client.call('GET /conversation/by-id/:id', { id: conversationId });
      expect(body.conversationHistory.find(({ id }) => id === last)?.notes?.value?.recap).toEqual(recap);
      const { body: taken } = await client.call('GET /user/export');
      expect(JSON.stringify(taken)).toContain(JSON.stringify(recap));
    });
  },
  { tutor },
);
