import { expect, it } from 'vitest';
import { wholeSentence } from '../../domain/conversation/message';
import { createScriptedTutor } from '../../server/tutor/scripted';
import { systemClock } from '../../server/clock';
import type { ExplanationRequest, Tutor } from '../../server/tutor/tutor';
import type { ApiClient } from '../support/apiClient';
import { currentConversation, describeEachServer, say, signIn } from '../support/testServer';

/** What a tutor was told with each question. */
const told: ExplanationRequest[] = [];

const tutor: Tutor = {
  ...createScriptedTutor(systemClock),
  explain: (request) => {
    told.push(request);
    return Promise.resolve(`Because of ${request.about}.`);
  },
};

describeEachServer(
  'what a tutor is told with a question',
  (server) => {
    async function saying(client: ApiClient, ...messages: string[]): Promise<string[]> {
      const conversationId = await currentConversation(client);
      const ids: string[] = [];
      for (const message of messages) {
        ids.push((await say(client, conversationId, message)).userMessageId);
        await server().settled(conversationId);
      }
      return ids;
    }

    const ask = async (client: ApiClient, messageId: string, about: string) => {
      await client.call('POST /message/explain', { messageId, about });
      return told.at(-1);
    };

    it('is how much the learner knows, and what else of the chat has the same words, the newest first', async () => {
      const client = await signIn(server());
      await client.call('POST /user/update-preferences', { levels: { fr: 'intermediate' } });
      const ids = await saying(client, 'le chat dort', 'un chien', 'le chien et le chat', 'un chat', 'le chat encore');
      const [first = '', , , deleted = ''] = ids;
      await client.call('DELETE /message/delete-message/:id', { id: deleted });
      const request = await ask(client, first, 'chat');
      expect(request).toMatchObject({ about: 'chat', text: 'le chat dort', level: { claimed: 'intermediate' } });
      const met = await server().database.client.word.count({ where: { learnerId: client.userId } });
      expect(request?.level.metCount).toBe(met);
      expect(request?.chat).toEqual(['le chat encore', 'le chien et le chat']);
      // Of a whole sentence those that are most like it.
      expect((await ask(client, first, wholeSentence))?.chat).toEqual(['le chat encore', 'le chien et le chat']);
      expect((await ask(client, first, 'dort'))?.chat).toEqual([]);
      // A part of a word is asked about with its word.
      expect((await ask(client, first, 'ha'))?.chat).toHaveLength(2);
    });

    it('is at most six sentences, of this conversation and this learner alone', async () => {
      const [client, other] = await Promise.all([signIn(server()), signIn(server())]);
      await saying(other, 'le secret');
      await saying(client, 'le passé');
      await client.call('POST /conversation/reset', {});
      const many = Array.from({ length: 8 }, (_, at) => `le numéro ${'abcdefgh'.charAt(at)}`);
      const [first = ''] = await saying(client, ...many);
      const request = await ask(client, first, 'le');
      expect(request?.chat).toEqual(many.slice(2).reverse());
    });

    it('is asked once, and not of others’ messages, nor of words that are not there', async () => {
      const [client, stranger] = await Promise.all([signIn(server()), signIn(server())]);
      const [id = ''] = await saying(client, 'le chat dort');
      await ask(client, id, wholeSentence);
      const count = told.length;
      await ask(client, id, wholeSentence);
      expect(told).toHaveLength(count);
      const refused = async (by: ApiClient, input: { messageId: string; about: string }) =>
        (await by.refused('POST /message/explain', input)).status;
      expect(await refused(stranger, { messageId: id, about: wholeSentence })).toBe(404);
      expect(await refused(client, { messageId: id, about: 'chien' })).toBe(404);
      expect(await refused(client, { messageId: id, about: 'x'.repeat(201) })).toBe(400);
      expect(told).toHaveLength(count);
    });
  },
  { tutor },
);
