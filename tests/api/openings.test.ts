import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../domain/conversation/scenario';
import type { ServerFrame } from '../../domain/protocol';
import { systemClock } from '../../server/clock';
import { createScriptedTutor } from '../../server/tutor/scripted';
import type { Tutor } from '../../server/tutor/tutor';
import type { ApiClient } from '../support/apiClient';
import { detailsOf } from '../support/conversations';
import { createPuppetTutor } from '../support/puppetTutor';
import {
  currentConversation,
  describeEachServer,
  describeServer,
  say,
  signIn,
  type TestServer,
} from '../support/testServer';

const scenario: Scenario = {
  reasonForLearning: 'a trip',
  additionalNotes: '',
  languageLearnerRole: 'guest',
  conversationPartnerRole: 'receptionist',
  informationToGive: 'my name',
  informationToRequest: 'the price',
  context: 'a small hotel',
};

const isDone = (frame: ServerFrame) =>
  frame.type === 'message:target' && frame.fieldName === 'targetLanguageMessage' && frame.status === 'done';

/** The conversation's newest page once everything in it has been said. */
async function settledPage(server: TestServer, client: ApiClient, id: string) {
  await server.settled(id);
  return detailsOf(client, id);
}

describeServer('a conversation in which the tutor speaks first', (server) => {
  it(
    'is begun by confirming a scenario: the partner speaks, in role',
    { tags: ['C20', 'C240', 'C421', 'C426'] },
    async () => {
      const client = await signIn(server());
      const before = await currentConversation(client);
      const { body } = await client.call('POST /scenario/confirm-scenario', scenario);
      expect(body).toMatchObject({ conversationType: 'AI', persona: 'receptionist', scenario, targetLanguage: 'fr' });
      expect(body.conversationHistory).toHaveLength(1);
      const page = await settledPage(server(), client, body._id);
      expect(page).toMatchObject({ _id: body._id, scenario, persona: 'receptionist' });
      expect(page.conversationHistory).toMatchObject([
        { position: 1, senderType: 'assistant', originalMessage: null, targetLanguageMessage: { status: 'done' } },
      ]);
      expect(await currentConversation(client)).toBe(body._id);
      expect(body._id).not.toBe(before);
    },
  );

  it.each([
    ['learner', { ...scenario, languageLearnerRole: ' ' }],
    ['partner', { ...scenario, conversationPartnerRole: '\u200b' }],
  ])('is not begun without the role of the %s', { tags: ['C365', 'C366'] }, async (_who, input) => {
    const client = await signIn(server());
    const { status, body } = await client.refused('POST /scenario/confirm-scenario', input);
    expect([status, body.code]).toEqual([400, 'scenarioRolesMissing']);
    expect(await server().database.client.conversation.count({ where: { ownerId: client.userId } })).toBe(0);
  });

  it('is drafted field by field, shown as a scenarioSnapshot, and kept', { tags: ['C319', 'C420'] }, async () => {
    const client = await signIn(server());
    const stream = await client.stream();
    await stream.next((frame) => frame.type === 'authenticated');
    const wish = { reasonForLearning: 'a trip', additionalNotes: 'please be slow' };
    const { body } = await client.call('POST /scenario/create-scenario', wish);
    expect(body).toEqual({
      ...wish,
      languageLearnerRole: 'guest',
      conversationPartnerRole: 'host',
      informationToGive: '',
      informationToRequest: '',
      context: 'a trip',
    });
    const snapshot = (status: string) => (frame: ServerFrame) =>
      frame.type === 'message:target' && frame.target === 'scenarioSnapshot' && frame.status === status;
    expect(await stream.next(snapshot('streaming'))).toMatchObject({ value: { languageLearnerRole: 'guest' } });
    expect(await stream.next(snapshot('done'))).toMatchObject({ senderType: 'assistant', value: body });
    await stream.close();

    const history = await client.call('GET /conversation/request-history');
    expect(history.body.scenarioDraft).toEqual(body);
    await client.call('POST /scenario/confirm-scenario', body);
    expect((await client.call('GET /conversation/request-history')).body.scenarioDraft).toBeNull();
  });

  it(
    'tells the tutor what was drafted for the same wish before, and is confirmed with the remark as it came',
    { tags: ['C420'] },
    async () => {
      const client = await signIn(server());
      const draft = async (reasonForLearning: string) =>
        (await client.call('POST /scenario/create-scenario', wishOf(reasonForLearning))).body;
      expect(await draft('another')).not.toHaveProperty('remark');
      const again = await draft('another');
      expect(again.remark).toBe('Not another.');
      expect((await client.call('GET /conversation/request-history')).body.scenarioDraft).toEqual(again);
      expect(await draft('a trip')).not.toHaveProperty('remark');
      expect(await draft('another')).not.toHaveProperty('remark');
      const { remark: _, ...confirmed } = again;
      const { body } = await client.call('POST /scenario/confirm-scenario', again);
      expect(body.scenario).toEqual(confirmed);
    },
  );

  it('says plainly when a draft failed, and keeps what was planned before', async () => {
    const client = await signIn(server());
    const { body: kept } = await client.call('POST /scenario/create-scenario', { ...wishOf('a trip') });
    const { status, body } = await client.refused('POST /scenario/create-scenario', wishOf('error'));
    expect([status, body.code]).toEqual([500, 'tutorFailed']);
    expect((await client.call('GET /conversation/request-history')).body.scenarioDraft).toEqual(kept);
  });

  it.each([
    ['POST /prompt/create-now', 'prompt', 'A starter'],
    ['POST /petpal/create-petpal', 'none', 'A tutorial'],
  ] as const)('is begun by %s', { tags: ['C223', 'C430', 'C431'] }, async (name, conversationType, title) => {
    const client = await signIn(server());
    const { body } = await client.call(name, {});
    expect(body).toMatchObject({ conversationType, persona: null, targetLanguage: 'fr' });
    const page = await settledPage(server(), client, body._id);
    expect(page).toMatchObject({ title, conversationHistory: [{ targetLanguageMessage: { status: 'done' } }] });
  });

  it.each(['POST /prompt/create-now', 'POST /petpal/create-petpal', 'POST /scenario/confirm-scenario'] as const)(
    'asks for a language before %s',
    async (name) => {
      const client = await signIn(server(), { language: null });
      const { status, body } = await client.refused(name, name.startsWith('POST /scenario') ? scenario : {});
      expect([status, body.code]).toEqual([400, 'languageMissing']);
    },
  );

  it('is made once for one Idempotency-Key', async () => {
    const client = await signIn(server());
    const post = () =>
      client.fetch('/prompt/create-now', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'once' },
        body: '{}',
      });
    const [first, second] = [await post(), await post()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await second.json()).toEqual(await first.json());
    expect(await server().database.client.conversation.count({ where: { ownerId: client.userId } })).toBe(1);
  });

  it('counts the words of its first message when that is read, once', async () => {
    const client = await signIn(server());
    const { body } = await client.call('POST /prompt/create-now', {});
    await server().settled(body._id);
    const words = async () => (await client.call('GET /morphemes', { conversationId: body._id })).body;
    expect(await words()).toMatchObject({ morphemes: [], anchorMessageId: null });
    await client.call('POST /conversation/read', { conversationId: body._id });
    await client.call('POST /conversation/read', { conversationId: body._id });
    await client.call('GET /conversation/by-id/:id', { id: body._id });
    const { morphemes, anchorMessageId } = await words();
    expect(morphemes.map(({ trueCount }) => trueCount)).toEqual([1, 1, 1, 1]);
    expect(anchorMessageId).toBe(body.conversationHistory[0]?.id);
  });

  it('counts what stood before when it is answered unread', async () => {
    const client = await signIn(server());
    const { body } = await client.call('POST /prompt/create-now', {});
    await server().settled(body._id);
    await client.call('POST /message/send-message', { conversationId: body._id, message: 'plain' });
    await server().settled(body._id);
    const { morphemes } = (await client.call('GET /morphemes', { conversationId: body._id })).body;
    // The four words of the opening, met again in the reply, and the learner's own.
    expect(morphemes.filter(({ trueCount }) => trueCount === 2)).toHaveLength(4);
    expect(morphemes.filter(({ trueCount }) => trueCount === 1)).toHaveLength(1);
  });

  it('comes over the stream to whoever has subscribed', async () => {
    const client = await signIn(server());
    const { body } = await client.call('POST /petpal/create-petpal', {});
    const stream = await client.stream({ conversationId: body._id, since: 0 });
    expect(await stream.next(isDone)).toMatchObject({
      target: body.conversationHistory[0]?.id,
      senderType: 'assistant',
    });
    await stream.close();
  });
});

/** Speaks two languages, and says in which one it drafts. */
const bilingual: Tutor = {
  ...createScriptedTutor(systemClock),
  languages: ['fr', 'ja'],
  async *draftScenario({ language }) {
    yield { context: language };
    await Promise.resolve();
  },
};
const begins = [
  ['POST /scenario/confirm-scenario', scenario],
  ['POST /prompt/create-now', {}],
  ['POST /petpal/create-petpal', {}],
] as const;
describeServer(
  'an opening that names a conversation',
  (server) => {
    /** Somebody whose conversation is in one language, and who has chosen another since. */
    async function learnerOf(language: string, chosen: string) {
      const client = await signIn(server(), { language });
      const conversationId = await currentConversation(client);
      await say(client, conversationId, 'plain');
      await server().settled(conversationId);
      await client.call('POST /user/update-preferences', { language: chosen });
      return { client, conversationId };
    }

    it.each(begins)(
      'is begun by %s in the language of that, whatever was chosen last',
      { tags: ['C430', 'C431'] },
      async (name, input) => {
        const { client, conversationId } = await learnerOf('fr', 'ja');
        const { body } = await client.call(name, { ...input, conversationId });
        expect(body.targetLanguage).toBe('fr');
        expect((await client.call(name, input)).body.targetLanguage).toBe('ja');
      },
    );

    it('is drafted in the language of that, and keeps nothing of it among the fields', { tags: ['C420'] }, async () => {
      const { client, conversationId } = await learnerOf('fr', 'ja');
      const wish = { ...wishOf('a trip'), conversationId };
      expect((await client.call('POST /scenario/create-scenario', wish)).body.context).toBe('fr');
      const named = await client.call('POST /scenario/confirm-scenario', { ...scenario, conversationId });
      expect(named.body.scenario).toEqual(scenario);
      expect((await client.call('POST /scenario/create-scenario', wishOf('a trip'))).body.context).toBe('ja');
    });

    it.each(begins)(
      'asks of %s whether the tutor speaks that language, and not the chosen one',
      async (name, input) => {
        const { client, conversationId } = await learnerOf('fr', 'ar');
        expect((await client.call(name, { ...input, conversationId })).body.targetLanguage).toBe('fr');
        const { client: other, conversationId: arabic } = await learnerOf('ar', 'fr');
        const { body } = await other.refused(name, { ...input, conversationId: arabic });
        expect(body).toMatchObject({ code: 'tutorCannot', message: 'The scripted tutor does not speak Arabic yet.' });
      },
    );

    it.each(begins)(
      'is begun by %s like none that is somebody else’s, gone, or without a language',
      async (name, input) => {
        const theirs = await currentConversation(await signIn(server(), { language: 'ja' }));
        const { client, conversationId } = await learnerOf('ja', 'fr');
        const languageOf = async (like: string) =>
          (await client.call(name, { ...input, conversationId: like })).body.targetLanguage;
        expect(await languageOf(theirs)).toBe('fr');
        await server().database.client.conversation.update({
          where: { id: conversationId },
          data: { targetLanguage: null },
        });
        expect(await languageOf(conversationId)).toBe('fr');
        await client.call('DELETE /conversation/delete/:id', { id: conversationId });
        expect(await languageOf(conversationId)).toBe('fr');
      },
    );
  },
  { tutor: bilingual },
);

const tutor = createPuppetTutor();
describeEachServer(
  'an opening that fails',
  (server) => {
    it('counts once it has been made again, though it was looked at before, and keeps its title', async () => {
      const client = await signIn(server());
      const { body } = await client.call('POST /petpal/create-petpal', {});
      (await tutor.nextReply()).fail(new Error('no'));
      const failed = await settledPage(server(), client, body._id);
      const messageId = failed.conversationHistory[0]?.id ?? '';
      expect(failed).toMatchObject({
        unread: false,
        conversationHistory: [{ targetLanguageMessage: { status: 'error' } }],
      });

      await client.call('POST /message/retry', { messageId });
      const again = await tutor.nextReply();
      expect(again.request).toMatchObject({ message: '', occasion: { kind: 'tutorial' } });
      again.say({ type: 'title', title: 'First steps' });
      again.speak('un deux');
      again.end();
      expect(await settledPage(server(), client, body._id)).toMatchObject({ title: 'First steps' });
      const { morphemes, anchorMessageId } = (await client.call('GET /morphemes', { conversationId: body._id })).body;
      expect(morphemes.map(({ identity, trueCount }) => [identity, trueCount])).toEqual([
        ['deux', 1],
        ['un', 1],
      ]);
      expect(anchorMessageId).toBe(messageId);
    });

    it('that is answered while it is said is stopped, counted, and known to the answer', async () => {
      const client = await signIn(server());
      const { body } = await client.call('POST /prompt/create-now', {});
      const opening = await tutor.nextReply();
      const stream = await client.stream({ conversationId: body._id, since: 0 });
      opening.speak('un deux');
      await stream.next(
        (frame) => frame.type === 'message:target' && frame.fieldName === 'morphemeTranslationDetails' && !!frame.value,
      );
      await stream.close();
      const { assistantMessageId } = await say(client, body._id, 'bonjour');
      const reply = await tutor.nextReply();
      expect(reply.request.knownCount('un')).toBe(1);
      reply.speak('un trois');
      reply.end();
      const page = await settledPage(server(), client, body._id);
      expect(page.conversationHistory.find(({ id }) => id === assistantMessageId)?.notes?.value).toMatchObject({
        knownShare: 0,
        seenWords: 1,
        newWords: 1,
      });
      const { morphemes } = (await client.call('GET /morphemes', { conversationId: body._id })).body;
      expect(Object.fromEntries(morphemes.map(({ identity, trueCount }) => [identity, trueCount]))).toEqual({
        bonjour: 1,
        un: 2,
        deux: 1,
        trois: 1,
      });
    });
  },
  { tutor },
);

const wishOf = (reasonForLearning: string) => ({ reasonForLearning, additionalNotes: '' });

describeEachServer('a conversation', (server) => {
  async function spoken(client: ApiClient) {
    const conversationId = await currentConversation(client);
    const { body } = await client.call('POST /message/send-message', { conversationId, message: 'plain' });
    await server().settled(conversationId);
    return { conversationId, ...body };
  }

  it('goes on in the language of the settings when asked to', { tags: ['C428'] }, async () => {
    const client = await signIn(server());
    const { conversationId } = await spoken(client);
    await client.call('POST /user/update-preferences', { language: 'Japanese' });
    const stream = await client.stream({ conversationId });
    await stream.next((frame) => frame.type === 'authenticated');
    const { body } = await client.call('POST /conversation/update-language', { conversationId });
    expect(body).toEqual({ targetLanguage: 'ja', message: 'This conversation continues in Japanese.' });
    expect(
      await stream.next((frame) => frame.type === 'message' && frame.conversationDetails !== undefined),
    ).toMatchObject({ conversationDetails: { _id: conversationId, targetLanguage: 'ja' } });
    await stream.close();
    const { body: details } = await client.call('GET /conversation/by-id/:id', { id: conversationId });
    expect(details.targetLanguage).toBe('ja');
    // What was said before stays as it is.
    expect(details.conversationHistory[1]?.targetLanguageMessage?.value).toMatch(/^mota/u);
    await client.call('POST /message/send-message', { conversationId, message: 'plain' });
    await server().settled(conversationId);
    const rows = await server().database.client.rendering.findMany({ where: { message: { conversationId } } });
    expect(rows.map(({ targetLanguage }) => targetLanguage).sort()).toEqual(['fr', 'fr', 'ja', 'ja']);
  });

  it('goes with its messages when it is deleted; what was learnt stays', { tags: ['C427'] }, async () => {
    const client = await signIn(server());
    const { conversationId } = await spoken(client);
    const stream = await client.stream();
    await stream.next((frame) => frame.type === 'authenticated');
    await client.call('DELETE /conversation/delete/:id', { id: conversationId });
    expect(await stream.next((frame) => frame.type === 'message' && frame.conversations !== undefined)).toMatchObject({
      conversations: [],
    });
    await stream.close();
    expect((await client.refused('GET /conversation/by-id/:id', { id: conversationId })).status).toBe(404);
    expect((await client.refused('DELETE /conversation/delete/:id', { id: conversationId })).status).toBe(404);
    expect((await client.call('GET /morphemes')).body.morphemes.length).toBeGreaterThan(0);
    expect(await currentConversation(client)).not.toBe(conversationId);
    const { client: rows } = server().database;
    expect(await rows.message.count({ where: { conversationId } })).toBe(0);
    expect(await rows.turn.count({ where: { conversationId } })).toBe(0);
  });

  it('may be deleted while a reply is on its way', async () => {
    const client = await signIn(server());
    const conversationId = await currentConversation(client);
    await client.call('POST /message/send-message', { conversationId, message: 'slow' });
    await client.call('DELETE /conversation/delete/:id', { id: conversationId });
    expect(await server().database.client.turn.count({ where: { conversationId } })).toBe(0);
    expect(server().takeErrors()).toEqual([]);
  });

  it('translates a sentence as a whole, once, for every device', { tags: ['C418'] }, async () => {
    const client = await signIn(server());
    const conversationId = await currentConversation(client);
    const { body } = await client.call('POST /message/send-message', { conversationId, message: 'slow' });
    await client.call('POST /message/stop', { conversationId });
    const messageId = body.assistantMessageId ?? '';
    const { body: details } = await client.call('GET /conversation/by-id/:id', { id: conversationId });
    const text = details.conversationHistory[1]?.targetLanguageMessage?.value ?? '';
    const stream = await client.stream({ conversationId, since: details.revision });
    const answer = await client.call('POST /message/translate-sentence', { messageId });
    expect(answer.body.fullSentenceTranslation.value).toBe(`${text} in English`);
    expect(
      await stream.next(
        (frame) => frame.type === 'message:target' && frame.fieldName === 'fullSentenceTranslation' && !!frame.value,
      ),
    ).toMatchObject({ target: messageId, status: 'done', value: `${text} in English`, revision: details.revision + 1 });
    await stream.close();
    expect((await client.call('POST /message/translate-sentence', { messageId })).body).toEqual(answer.body);
    const { body: later } = await client.call('GET /conversation/by-id/:id', { id: conversationId });
    expect(later.revision).toBe(details.revision + 1);
    expect(later.conversationHistory[1]?.fullSentenceTranslation?.value).toBe(`${text} in English`);
  });

  describe('seen by an admin in viewer mode', () => {
    it(
      'is listed with whose it is, and shown as its learner sees it; both are noted',
      { tags: ['C16', 'C384', 'C425', 'C429'] },
      async () => {
        const [client, admin] = [await signIn(server()), await signIn(server(), { userType: 'admin' })];
        const { conversationId } = await spoken(client);
        const titles = await admin.fetch('/conversation/titles?viewer=1');
        expect(await titles.json()).toContainEqual(
          expect.objectContaining({ _id: conversationId, username: client.username }),
        );
        const shown = await admin.fetch(`/conversation/by-id/${conversationId}?viewer=1`);
        expect(await shown.json()).toMatchObject({
          username: client.username,
          conversationHistory: [{ senderId: client.userId }, { senderType: 'assistant' }],
        });
        const audit = await server().database.client.auditEntry.findMany({ where: { actorId: admin.userId } });
        expect(audit.map(({ action, subjectId }) => [action, subjectId])).toEqual([
          ['view titles', ''],
          ['view conversation', conversationId],
        ]);
        const row = await server().database.client.user.findUniqueOrThrow({ where: { id: admin.userId } });
        expect(row.currentConversationId).toBeNull();
      },
    );

    it('is not for others, and changes nothing', async () => {
      const [client, admin] = [await signIn(server()), await signIn(server(), { userType: 'admin' })];
      const { conversationId } = await spoken(client);
      expect((await client.fetch(`/conversation/by-id/${conversationId}?viewer=1`)).status).toBe(403);
      expect((await client.fetch('/conversation/titles?viewer=1')).status).toBe(403);
      const sent = await admin.fetch('/message/send-message?viewer=1', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ conversationId, message: 'hello' }),
      });
      expect([sent.status, ((await sent.json()) as { code: string }).code]).toEqual([403, 'viewerReadsOnly']);
      expect((await admin.refused('GET /conversation/by-id/:id', { id: conversationId })).status).toBe(404);
    });
  });
});
