import { expect, it } from 'vitest';
import { AppError } from '../../domain/errors';
import { systemClock } from '../../server/clock';
import { createScriptedTutor } from '../../server/tutor/scripted';
import { withStandIn } from '../../server/tutor/standInTutor';
import type { Tutor } from '../../server/tutor/tutor';
import type { ApiClient } from '../support/apiClient';
import { currentConversation, describeServer, say, signIn } from '../support/testServer';

let isAway = false;

const standIn: Tutor = {
  ...createScriptedTutor(systemClock),
  languages: ['fr'],
  provenance: { provider: 'builtin', model: 'scenes', contentVersion: '1' },
};

const scripted = createScriptedTutor(systemClock);
const orAway = (answer: 'reply' | 'recast'): Tutor['reply'] =>
  async function* (request) {
    if (isAway)
      throw new AppError('modelFailed', { message: 'The tutor cannot be reached.', cause: { kind: 'unreachable' } });
    yield* scripted[answer](request);
  };
const model: Tutor = { ...scripted, reply: orAway('reply'), recast: orAway('recast') };

describeServer(
  'a model that is away',
  (server) => {
    const newest = async (client: ApiClient, id: string) => {
      const { body } = await client.call('GET /conversation/by-id/:id', { id });
      return body.conversationHistory.slice(-2);
    };
    const provenances = async (messageIds: readonly string[]) => {
      const rows = await server().database.client.rendering.findMany({ where: { messageId: { in: [...messageIds] } } });
      return rows.map(({ provenance }) => (JSON.parse(provenance ?? '{}') as { provider: string }).provider);
    };

    it('is answered for by the built-in tutor once its learner says so, and answers again when it is back', async () => {
      const client = await signIn(server());
      const id = await currentConversation(client);
      isAway = true;
      const failed = await say(client, id, 'bonjour');
      await server().settled(id);
      for (const message of await newest(client, id)) {
        expect(message).toMatchObject({
          targetLanguageMessage: { status: 'error', statusMessage: 'The tutor cannot be reached.' },
          notes: { value: { modelAway: true } },
        });
      }

      // What the page's button does.
      await client.call('POST /user/update-preferences', { builtinStandsIn: true });
      const messageId = failed.assistantMessageId;
      await client.call('POST /message/retry', { messageId, byBuiltin: true });
      await server().settled(id);
      for (const message of await newest(client, id)) {
        expect(message).toMatchObject({
          targetLanguageMessage: { status: 'done' },
          notes: { value: { byBuiltin: true } },
        });
        expect(message.notes?.value?.modelAway).toBeUndefined();
      }
      expect(await provenances([failed.userMessageId, messageId])).toEqual(['builtin', 'builtin']);
      expect((await client.refused('POST /message/retry', { messageId, byBuiltin: true })).status).toBe(409);

      // From then on by itself.
      await say(client, id, 'encore');
      await server().settled(id);
      expect((await newest(client, id)).map(({ notes }) => notes?.value?.byBuiltin)).toEqual([true, true]);
      isAway = false;
      const back = await say(client, id, 'merci');
      await server().settled(id);
      expect((await newest(client, id)).map(({ notes }) => notes?.value?.byBuiltin)).toEqual([undefined, undefined]);
      expect(await provenances([back.assistantMessageId])).toEqual(['scripted']);
      const { tutorState } = await server().database.client.conversation.findUniqueOrThrow({ where: { id } });
      expect(JSON.parse(tutorState ?? '')).toEqual({ model: { turns: 1 }, standIn: { turns: 2 } });
    });

    it('offers nobody where the built-in tutor does not speak the language', async () => {
      const client = await signIn(server(), { language: 'ar' });
      await client.call('POST /user/update-preferences', { builtinStandsIn: true });
      const id = await currentConversation(client);
      isAway = true;
      await say(client, id, 'marhaba');
      await server().settled(id);
      isAway = false;
      for (const { targetLanguageMessage, notes } of await newest(client, id)) {
        expect(targetLanguageMessage?.status).toBe('error');
        expect(notes?.value?.modelAway).toBeUndefined();
      }
    });

    it('takes no wrong values, and nobody’s message but one’s own', async () => {
      const [client, stranger] = await Promise.all([signIn(server()), signIn(server())]);
      const id = await currentConversation(client);
      isAway = true;
      const { assistantMessageId: messageId } = await say(client, id, 'bonjour');
      await server().settled(id);
      isAway = false;
      for (const builtinStandsIn of ['true', 1, null]) {
        expect((await client.refused('POST /user/update-preferences', { builtinStandsIn })).status).toBe(400);
      }
      expect((await client.refused('POST /message/retry', { messageId, byBuiltin: 'yes' })).status).toBe(400);
      expect((await stranger.refused('POST /message/retry', { messageId, byBuiltin: true })).status).toBe(404);
    });
  },
  { tutor: withStandIn(model, standIn, systemClock) },
);
