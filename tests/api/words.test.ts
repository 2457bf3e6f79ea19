import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '../support/apiClient';
import { isField } from '../support/frameQueue';
import { createPuppetTutor } from '../support/puppetTutor';
import { currentConversation, describeEachServer, say as sayIn, signIn } from '../support/testServer';

describeEachServer('the word bank', (server) => {
  async function say(client: ApiClient, message: string) {
    const conversationId = await currentConversation(client);
    const ids = await sayIn(client, conversationId, message);
    await server().settled(conversationId);
    return { ...ids, conversationId };
  }

  const wordsOf = async (client: ApiClient) => (await client.call('GET /morphemes')).body.morphemes;
  const wordOf = async (client: ApiClient, identity: string) => {
    const word = (await wordsOf(client)).find((found) => found.identity === identity);
    if (!word) throw new Error(`${identity} is not in the word bank`);
    return word;
  };

  it('is as before when marks that were made at the same time are taken back at the same time', async () => {
    const client = await signIn(server());
    await say(client, 'plain un deux trois quatre');
    const before = await wordsOf(client);
    const marks = before.flatMap(({ _id }) =>
      (['mastered', 'not-mastered'] as const).map((kind) =>
        client.call(`PATCH /morphemes/update-morphemes-${kind}`, { morphemeIds: [_id] }),
      ),
    );
    await Promise.all(marks);
    await Promise.all(marks.map(() => client.call('POST /morphemes/undo')));
    expect((await client.refused('POST /morphemes/undo')).body.code).toBe('nothingToUndo');
    expect(await wordsOf(client)).toEqual(before);
  });

  it('is read as far as a page needs it: those words alone, however many, or none', async () => {
    const client = await signIn(server());
    const { conversationId } = await say(client, 'plain un deux trois');
    const { services } = server();
    const caller = { userId: client.userId, sessionId: '', username: '', userType: 'learner' } as const;
    const identitiesAmong = async (identities: readonly string[]) => {
      const { morphemes } = await services.words.list(caller, { conversationId }, { identities });
      return morphemes.map(({ identity }) => identity).sort();
    };
    const thousands = Array.from({ length: 3_000 }, (_, index) => `mot${index}`);
    expect(await identitiesAmong(['trois', 'deux', 'quatre', ...thousands])).toEqual(['deux', 'trois']);
    expect(await identitiesAmong([])).toEqual([]);
  });

  it('tells a tutor which words should come back, those that were missing first', async () => {
    const client = await signIn(server());
    await say(client, 'plain un deux trois quatre cinq');
    const { word } = server().database.client;
    const of = (identity: string) => ({ learnerId: client.userId, identity });
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);
    const set = (identity: string, data: Parameters<typeof word.updateMany>[0]['data']) =>
      word.updateMany({ where: of(identity), data });
    await word.updateMany({ where: { learnerId: client.userId }, data: { trueCount: 3, lastSeenAt: hoursAgo(1) } });
    await set('un', { lastSeenAt: hoursAgo(17) });
    await set('deux', { neededAt: hoursAgo(2) });
    await set('trois', { peekedAt: hoursAgo(0) });
    await set('quatre', { lastSeenAt: hoursAgo(9000), masteredAt: hoursAgo(1) });
    await set('cinq', { neededAt: hoursAgo(24 * 31) });
    const due = await server().services.words.due(client.userId, 'fr', 10);
    expect(due.map(({ identity, why }) => [identity, why])).toEqual([
      ['deux', 'needed'],
      ['un', 'rested'],
      ['trois', 'peeked'],
    ]);
    expect(due[0]).toMatchObject({ original: 'deux', translation: expect.any(String) as string });
    expect(await server().services.words.due(client.userId, 'ja', 10)).toEqual([]);
  });

  it('tells a tutor in which senses a word was met, each with its newest message in this conversation', async () => {
    const client = await signIn(server());
    const first = await say(client, 'plain un deux');
    const second = await say(client, 'plain un deux');
    const met = (identity: string, conversationId = second.conversationId) =>
      server().services.words.met(client.userId, conversationId, { language: 'fr', identity });
    const [sense, ...others] = await met('deux');
    expect(others).toEqual([]);
    expect(sense).toMatchObject({ gloss: expect.any(String) as string, times: expect.any(Number) as number });
    expect(sense?.said?.text).toContain('deux');
    expect(sense?.said?.words.map(([surface]) => surface)).toContain('deux');
    expect(first.conversationId).toBe(second.conversationId);
    const elsewhere = await met('deux', randomUUID());
    expect(elsewhere).toEqual([{ gloss: sense?.gloss, times: sense?.times }]);
    expect(await met('jamais')).toEqual([]);
  });

  it('is empty at first and has no anchor', { tags: ['C412'] }, async () => {
    const client = await signIn(server());
    expect((await client.call('GET /morphemes')).body).toEqual({
      morphemes: [],
      masteryThreshold: 10,
      anchorMessageId: null,
      anchorPosition: null,
      wordsRevision: 0,
    });
  });

  it(
    'lists words most often seen first, and the newest counted message as anchor',
    { tags: ['C172', 'C237', 'C336'] },
    async () => {
      const client = await signIn(server());
      const { assistantMessageId } = await say(client, 'plain Mota mota');
      const { body } = await client.call('GET /morphemes');
      expect(body.morphemes.map(({ identity, trueCount }) => [identity, trueCount])).toEqual([
        ['mota', 3],
        ['motb', 1],
        ['motc', 1],
        ['motd', 1],
        ['plain', 1],
      ]);
      expect(body.morphemes[0]).toMatchObject({ effectiveCount: 3, marked: false, needed: false });
      expect(body).toMatchObject({ anchorMessageId: assistantMessageId, anchorPosition: 2 });
    },
  );

  it('passes over what was not counted when it looks for the anchor', { tags: ['C335', 'C336'] }, async () => {
    const client = await signIn(server());
    const first = await say(client, 'plain');
    const failed = await say(client, 'error');
    const { body } = await client.call('GET /morphemes');
    expect(body.anchorMessageId).toBe(failed.userMessageId);
    await client.call('DELETE /message/delete-message/:id', { id: failed.userMessageId });
    expect((await client.call('GET /morphemes')).body).toMatchObject({
      anchorMessageId: first.assistantMessageId,
      anchorPosition: 2,
    });
    expect((await wordOf(client, 'error')).trueCount).toBe(1);
  });

  it('keeps languages apart, and answers for one conversation or language when asked', async () => {
    const client = await signIn(server());
    const { conversationId } = await say(client, 'plain');
    await client.call('POST /user/update-preferences', { language: 'German' });
    expect(await wordsOf(client)).toEqual([]);
    expect((await client.call('GET /morphemes', { language: 'fr' })).body.morphemes).toHaveLength(5);
    expect((await client.call('GET /morphemes', { conversationId })).body.morphemes).toHaveLength(5);
    const answer = await (await signIn(server())).refused('GET /morphemes', { conversationId });
    expect([answer.status, answer.body.code]).toEqual([404, 'conversationNotFound']);
  });

  it(
    'marks words selected in a message as mastered, and everybody else’s stay',
    { tags: ['C8', 'C334', 'C413'] },
    async () => {
      const client = await signIn(server());
      const other = await signIn(server());
      const { assistantMessageId } = await say(client, 'plain');
      await say(other, 'plain');
      const { body } = await client.call('PATCH /morphemes/update-morphemes-mastered', {
        originalMorphemes: ['MOTA', 'motb', 'not there'],
        expandedMessageId: assistantMessageId,
      });
      expect(body.morphemes.map(({ identity }) => identity).sort()).toEqual(['mota', 'motb']);
      expect(await wordOf(client, 'mota')).toMatchObject({ marked: true, trueCount: 1, effectiveCount: 10 });
      expect(await wordOf(other, 'mota')).toMatchObject({ marked: false, effectiveCount: 1 });
    },
  );

  it(
    'marks words by id, begins them anew with Refresh, and gives the counts back with Undo',
    { tags: ['C414', 'C416'] },
    async () => {
      const client = await signIn(server());
      await say(client, 'plain mota mota');
      const { _id } = await wordOf(client, 'mota');
      const before = await wordOf(client, 'mota');
      await client.call('PATCH /morphemes/update-morphemes-mastered', { morphemeIds: [_id] });
      const mastered = await wordOf(client, 'mota');
      await client.call('PATCH /morphemes/update-morphemes-not-mastered', { morphemeIds: [_id] });
      expect(await wordOf(client, 'mota')).toMatchObject({ marked: false, trueCount: 3, effectiveCount: 0 });
      await say(client, 'plain');
      expect(await wordOf(client, 'mota')).toMatchObject({ trueCount: 4, effectiveCount: 1 });

      await client.call('POST /morphemes/undo');
      expect(await wordOf(client, 'mota')).toMatchObject({ ...mastered, trueCount: 4 });
      await client.call('POST /morphemes/undo');
      expect(await wordOf(client, 'mota')).toEqual({ ...before, trueCount: 4, effectiveCount: 4 });
      const answer = await client.refused('POST /morphemes/undo');
      expect([answer.status, answer.body.code]).toEqual([409, 'nothingToUndo']);
    },
  );

  it(
    'tells the learner’s tabs of marks, wherever these are made, and of undoing, and nobody else',
    { tags: ['C413', 'C415'] },
    async () => {
      const client = await signIn(server());
      const stranger = await signIn(server());
      await say(client, 'plain');
      const { _id } = await wordOf(client, 'mota');
      const [here, there, strangers] = [await client.stream(), await client.stream(), await stranger.stream()];
      const revisionIn = async (stream: typeof here) => {
        const frame = await stream.next((each) => each.type === 'message' && each.wordsRevision !== undefined);
        return frame.type === 'message' ? frame.wordsRevision : null;
      };
      const { body: listed } = await client.call('GET /morphemes');
      const { body: marked } = await client.call('PATCH /morphemes/update-morphemes-mastered', { morphemeIds: [_id] });
      expect(marked.wordsRevision).toBe(listed.wordsRevision + 1);
      expect([await revisionIn(here), await revisionIn(there)]).toEqual([marked.wordsRevision, marked.wordsRevision]);
      expect((await client.call('GET /morphemes')).body.wordsRevision).toBe(marked.wordsRevision);

      await client.call('POST /morphemes/undo');
      expect(await revisionIn(there)).toBe(listed.wordsRevision + 2);
      await client.refused('POST /morphemes/undo');
      await client.call('PATCH /morphemes/update-morphemes-not-mastered', { morphemeIds: [_id] });
      expect(await revisionIn(there)).toBeGreaterThan(listed.wordsRevision + 2);
      expect(strangers.all.filter((each) => each.type === 'message' && each.wordsRevision !== undefined)).toEqual([]);
      await Promise.all([here.close(), there.close(), strangers.close()]);
    },
  );

  it('lets nobody mark or undo what is somebody else’s', async () => {
    const owner = await signIn(server());
    const { assistantMessageId } = await say(owner, 'plain');
    const { _id } = await wordOf(owner, 'mota');
    await owner.call('PATCH /morphemes/update-morphemes-mastered', { morphemeIds: [_id] });
    const before = await wordsOf(owner);
    const other = await signIn(server());
    const answer = await other.refused('PATCH /morphemes/update-morphemes-not-mastered', { morphemeIds: [_id] });
    expect([answer.status, answer.body.code]).toEqual([404, 'wordNotFound']);
    const selected = { originalMorphemes: ['mota'], expandedMessageId: assistantMessageId };
    expect((await other.refused('PATCH /morphemes/update-morphemes-not-mastered', selected)).status).toBe(404);
    await other.refused('POST /morphemes/undo');
    expect(await wordsOf(owner)).toEqual(before);
  });

  it('takes one shape of a mark or the other, never both, never none', async () => {
    const client = await signIn(server());
    const id = randomUUID();
    for (const input of [
      {},
      { morphemeIds: [] },
      { morphemeIds: ['nonsense'] },
      { morphemeIds: id },
      { morphemeIds: Array.from({ length: 1001 }, () => id) },
      { morphemeIds: Array.from({ length: 1001 }, () => randomUUID()) },
      { originalMorphemes: ['a'] },
      { expandedMessageId: id },
      { originalMorphemes: [], expandedMessageId: id },
      { originalMorphemes: ['a\u0000'], expandedMessageId: id },
      { originalMorphemes: ['x'.repeat(201)], expandedMessageId: id },
      { morphemeIds: [id], originalMorphemes: ['a'], expandedMessageId: id },
    ]) {
      const answer = await client.refused('PATCH /morphemes/update-morphemes-mastered', input);
      expect(answer.status, JSON.stringify(input).slice(0, 80)).toBe(400);
    }
    // So many are not even read.
    const endless = { morphemeIds: Array.from({ length: 10_000 }, () => id) };
    expect((await client.refused('PATCH /morphemes/update-morphemes-mastered', endless)).status).toBe(413);
  });

  it('takes the threshold of the learner', { tags: ['C495'] }, async () => {
    const client = await signIn(server());
    await say(client, 'plain');
    await client.call('POST /user/update-preferences', { masteryThreshold: 3 });
    const { _id } = await wordOf(client, 'mota');
    const { body } = await client.call('PATCH /morphemes/update-morphemes-mastered', { morphemeIds: [_id] });
    expect(body.morphemes[0]).toMatchObject({ effectiveCount: 3, marked: true });
    expect((await client.call('GET /morphemes')).body.masteryThreshold).toBe(3);
  });

  it('marks nothing when one of the words is not the learner’s own, and takes a word twice for once', async () => {
    const client = await signIn(server());
    const other = await signIn(server());
    await say(client, 'plain');
    await say(other, 'plain');
    const mine = (await wordOf(client, 'mota'))._id;
    const theirs = (await wordOf(other, 'mota'))._id;
    const before = await wordsOf(client);
    for (const call of [
      'PATCH /morphemes/update-morphemes-mastered',
      'PATCH /morphemes/update-morphemes-not-mastered',
      'POST /morphemes/peek',
    ] as const) {
      for (const stranger of [theirs, randomUUID()]) {
        const answer = await client.refused(call, { morphemeIds: [mine, stranger] });
        expect([answer.status, answer.body.code]).toEqual([404, 'wordNotFound']);
      }
    }
    expect(await wordsOf(client)).toEqual(before);
    expect((await client.refused('POST /morphemes/undo')).body.code).toBe('nothingToUndo');
    const { body } = await client.call('PATCH /morphemes/update-morphemes-mastered', { morphemeIds: [mine, mine] });
    expect(body.morphemes).toHaveLength(1);
    await client.call('POST /morphemes/undo');
    expect(await wordsOf(client)).toEqual(before);
  });

  it('notes a look at a faded gloss, and counts nothing for it', async () => {
    const client = await signIn(server());
    const { assistantMessageId } = await say(client, 'plain');
    const before = await wordsOf(client);
    const { _id } = await wordOf(client, 'mota');
    expect((await client.call('POST /morphemes/peek', { morphemeIds: [_id, _id] })).body).toEqual({});
    const shown = { originalMorphemes: ['Mota', 'not there'], expandedMessageId: assistantMessageId };
    await client.call('POST /morphemes/peek', shown);
    expect(await wordsOf(client)).toEqual(before);
    const row = await server().database.client.word.findUniqueOrThrow({ where: { id: _id } });
    expect([row.peekCount, row.peekedAt !== null]).toEqual([2, true]);
    const answer = await (await signIn(server())).refused('POST /morphemes/peek', shown);
    expect([answer.status, answer.body.code]).toEqual([404, 'messageNotFound']);
    expect((await client.refused('POST /morphemes/peek', { ...shown, morphemeIds: [_id] })).status).toBe(400);
  });

  describe('asked for again', () => {
    const ask = (client: ApiClient, tag: string | null, query = '') =>
      client.fetch(`/morphemes${query}`, tag === null ? {} : { headers: { 'If-None-Match': tag } });
    /** The list's validator, and whether the one from before is still right. */
    async function look(client: ApiClient, known: string | null, query = '') {
      const response = await ask(client, known, query);
      const body = await response.text();
      const tag = response.headers.get('etag');
      expect(tag).toMatch(/^W\/"[^"]+"$/u);
      expect(body === '').toBe(response.status === 304);
      return { tag, status: response.status };
    }

    it('says that nothing has changed, without looking at a word', async () => {
      const client = await signIn(server());
      await say(client, 'plain');
      const { tag } = await look(client, null);
      // Behind the server's back: whoever reads the words would notice.
      await server().database.client.word.updateMany({ where: { learnerId: client.userId }, data: { trueCount: 99 } });
      expect(await look(client, tag)).toEqual({ tag, status: 304 });
      expect((await look(client, null)).status).toBe(200);
      expect((await look(client, 'W/"something else"')).status).toBe(200);
    });

    it('answers anew after whatever changes the list', async () => {
      const client = await signIn(server());
      const { conversationId, userMessageId } = await say(client, 'plain');
      const { _id } = await wordOf(client, 'mota');
      const changes: (() => Promise<unknown>)[] = [
        () => say(client, 'plain'),
        () => client.call('PATCH /morphemes/update-morphemes-mastered', { morphemeIds: [_id] }),
        () => client.call('PATCH /morphemes/update-morphemes-not-mastered', { morphemeIds: [_id] }),
        () => client.call('POST /morphemes/undo'),
        () => client.call('POST /morphemes/peek', { morphemeIds: [_id] }),
        () => client.call('POST /user/update-preferences', { masteryThreshold: 4 }),
        () => client.call('POST /user/update-preferences', { language: 'Korean' }),
        () => client.call('POST /conversation/reset'),
      ];
      let { tag } = await look(client, null);
      for (const change of changes) {
        expect((await look(client, tag)).status).toBe(304);
        await change();
        const next = await look(client, tag);
        expect(next.status, change.toString()).toBe(200);
        tag = next.tag;
      }
      // The anchor goes back with the message that it stood at.
      const query = `?conversationId=${conversationId}`;
      const { body } = await client.call('GET /morphemes', { conversationId });
      const before = await look(client, null, query);
      await client.call('DELETE /message/delete-message/:id', { id: body.anchorMessageId ?? '' });
      expect((await look(client, before.tag, query)).status).toBe(200);
      expect(body.anchorMessageId).not.toBe(userMessageId);
    });

    it('takes nobody’s validator for somebody else’s', async () => {
      const client = await signIn(server());
      const other = await signIn(server());
      const { tag } = await look(client, null);
      expect((await look(other, tag)).status).toBe(200);
      expect((await look(client, tag, '?language=de')).status).toBe(200);
    });
  });

  it('shows an admin who views a conversation its learner’s words and threshold, and notes it', async () => {
    const learner = await signIn(server());
    const admin = await signIn(server(), { userType: 'admin' });
    const { conversationId } = await say(learner, 'plain');
    await learner.call('POST /user/update-preferences', { masteryThreshold: 3 });
    const { body: own } = await learner.call('GET /morphemes', { conversationId });
    const view = (client: ApiClient) => client.fetch(`/morphemes?conversationId=${conversationId}&viewer=1`);
    expect(await (await view(admin)).json()).toEqual(own);
    expect(own.masteryThreshold).toBe(3);
    const entries = await server().database.client.auditEntry.findMany({ where: { actorId: admin.userId } });
    expect(entries.map(({ action, subjectId }) => [action, subjectId])).toEqual([['view words', learner.userId]]);
    expect((await admin.refused('GET /morphemes', { conversationId })).body.code).toBe('conversationNotFound');
    expect((await view(learner)).status).toBe(403);
    expect((await admin.fetch(`/morphemes?conversationId=${randomUUID()}&viewer=1`)).status).toBe(404);
    expect((await admin.call('GET /morphemes')).body.morphemes).toEqual([]);
  });
});

const tutor = createPuppetTutor();

describeEachServer(
  'words of a message that is still being said',
  (server) => {
    it('can be marked before they are counted, and are then counted once', async () => {
      const client = await signIn(server());
      const conversationId = await currentConversation(client);
      const ids = await sayIn(client, conversationId, 'un');
      const puppet = await tutor.nextReply();
      const stream = await client.stream({ conversationId, since: 0 });
      puppet.speak('bonjour monde');
      await stream.next(isField(ids.assistantMessageId, 'morphemeTranslationDetails', 'streaming'));
      const mark = () =>
        client.call('PATCH /morphemes/update-morphemes-mastered', {
          originalMorphemes: ['Bonjour'],
          expandedMessageId: ids.assistantMessageId,
        });
      // What is being said is in the database twice a second.
      await expect.poll(async () => (await mark()).body.morphemes.length, { timeout: 10_000 }).toBe(1);
      const bonjour = async () =>
        (await client.call('GET /morphemes')).body.morphemes.find(({ identity }) => identity === 'bonjour');
      expect(await bonjour()).toMatchObject({ trueCount: 0, marked: true, translatedMorpheme: 'bonjour in English' });
      puppet.end();
      await server().settled(conversationId);
      expect(await bonjour()).toMatchObject({ trueCount: 1, marked: true, effectiveCount: 10 });
      expect(await server().services.words.rebuildCounts(client.userId)).toEqual([]);
      await stream.close();
    });
  },
  { tutor },
);
