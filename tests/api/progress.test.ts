import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { progressPointOf } from '../../domain/progress/progress';
import { effectiveCountOf, isMastered } from '../../domain/words/word';
import { makeId } from '../../server/ids';
import { createProgressRepository, type ProgressRepository } from '../../server/progress/progressRepository';
import { createProgressService } from '../../server/progress/progressService';
import { ofType } from '../support/frameQueue';
import { makeFriends, sayGlossed } from '../support/friends';
import { createManualClock } from '../support/manualClock';
import type { ApiClient } from '../support/apiClient';
import { currentConversation, describeEachServer, jobsDone, say, signIn } from '../support/testServer';

const empty = { progressGraphData: [], percentGraphData: [] };

/** What a job does not look at. */
const others = { users: { preferences: () => Promise.resolve(null) }, bus: { publish: () => undefined } };

describeEachServer('the dashboard', (server) => {
  const graphData = async (client: ApiClient, language?: string) =>
    (await client.call('GET /conversation/graph-data', language === undefined ? {} : { language })).body;

  /** What the job does that a finished message asks for. */
  const draw = (client: ApiClient, conversationId: string, language = 'fr') =>
    server().services.progress.job.run({ userId: client.userId, conversationId, language });

  async function talk(client: ApiClient, conversationId: string, message: string) {
    await say(client, conversationId, message);
    await server().settled(conversationId);
    await draw(client, conversationId);
  }
  const newConversation = async (client: ApiClient) => (await client.call('POST /conversation/reset')).body._id;

  it('has a point soon after a turn, without being asked', async () => {
    const client = await signIn(server());
    await say(client, await currentConversation(client), 'plain');
    await vi.waitFor(
      async () => {
        expect((await client.call('GET /conversation/graph-data')).body.progressGraphData).toMatchObject([
          { label: '#1', totalEncounteredWords: 5 },
        ]);
      },
      { timeout: 20_000 },
    );
  });

  it('has no points at first, nor without a language', async () => {
    expect(await graphData(await signIn(server()))).toEqual(empty);
    expect(await graphData(await signIn(server(), { language: null }))).toEqual(empty);
    const guest = await server().client().refused('GET /conversation/graph-data');
    expect([guest.status, guest.body.code]).toEqual([401, 'notAuthenticated']);
  });

  it(
    'has a point per conversation, in the order in which they were made',
    { tags: ['C244', 'C245', 'C247', 'C434'] },
    async () => {
      const client = await signIn(server());
      const first = await currentConversation(client);
      await talk(client, first, 'plain');
      const second = await newConversation(client);
      await talk(client, second, 'plain mota mota mota');
      // The first goes on: its point is drawn anew, where it stands.
      await talk(client, first, 'plain');
      const { progressGraphData, percentGraphData } = await graphData(client);
      // plain, mota, motb, motc, motd: 3, 6, 3, 3 and 3 times at the end, and 2, 5, 2, 2, 2 after the second.
      expect(progressGraphData).toEqual([
        { label: '#1', totalEncounteredWords: 5, masteredWordTotal: 0, topWordsCount: 4 },
        { label: '#2', totalEncounteredWords: 5, masteredWordTotal: 0, topWordsCount: 4 },
      ]);
      expect(percentGraphData).toEqual([
        { label: '#1', percentMastered: 0 },
        { label: '#2', percentMastered: 0 },
      ]);
    },
  );

  it(
    'counts what is mastered by then, in all and in the conversation',
    { tags: ['C334', 'C245', 'C247'] },
    async () => {
      const client = await signIn(server());
      await client.call('POST /user/update-preferences', { masteryThreshold: 3 });
      const conversationId = await currentConversation(client);
      await talk(client, conversationId, 'plain mota mota');
      // Mota three times, the others once.
      expect(await graphData(client)).toEqual({
        progressGraphData: [{ label: '#1', totalEncounteredWords: 5, masteredWordTotal: 1, topWordsCount: 4 }],
        percentGraphData: [{ label: '#1', percentMastered: (100 * 3) / 7 }],
      });
      await client.call('PATCH /morphemes/update-morphemes-not-mastered', {
        morphemeIds: (await client.call('GET /morphemes')).body.morphemes.map(({ _id }) => _id),
      });
      await draw(client, conversationId);
      expect((await graphData(client)).percentGraphData).toEqual([{ label: '#1', percentMastered: 0 }]);
    },
  );

  it('needs few words for 80 % of what was met, when few make up most of it', { tags: ['C504'] }, async () => {
    const client = await signIn(server());
    const conversationId = await currentConversation(client);
    await talk(client, conversationId, `plain${' mota'.repeat(19)}`);
    // Twenty of twenty-four sightings are one word.
    expect((await graphData(client)).progressGraphData[0]).toMatchObject({
      totalEncounteredWords: 5,
      topWordsCount: 1,
    });
  });

  it('draws nothing, quietly, for somebody who has gone', async () => {
    const client = await signIn(server());
    const conversationId = await currentConversation(client);
    await server().database.client.user.delete({ where: { id: client.userId } });
    await draw(client, conversationId);
    expect(await server().database.client.progressPoint.count({ where: { userId: client.userId } })).toBe(0);
  });

  it('leaves a point alone when something happens in other conversations', async () => {
    const client = await signIn(server());
    const first = await currentConversation(client);
    await talk(client, first, 'plain');
    const before = await graphData(client);
    const second = await newConversation(client);
    await talk(client, second, 'plain bonjour');
    await client.call('PATCH /morphemes/update-morphemes-mastered', {
      morphemeIds: (await client.call('GET /morphemes')).body.morphemes.map(({ _id }) => _id),
    });
    await draw(client, second);
    const after = await graphData(client);
    expect(after.progressGraphData[0]).toEqual(before.progressGraphData[0]);
    expect(after.percentGraphData).toEqual([before.percentGraphData[0], { label: '#2', percentMastered: 100 }]);
  });

  it('counts messages that were deleted', async () => {
    const client = await signIn(server());
    const conversationId = await currentConversation(client);
    await client.call('POST /user/update-preferences', { masteryThreshold: 1 });
    await talk(client, conversationId, 'plain');
    const before = await graphData(client);
    const { body } = await client.call('GET /conversation/by-id/:id', { id: conversationId });
    for (const { id } of body.conversationHistory) await client.call('DELETE /message/delete-message/:id', { id });
    await draw(client, conversationId);
    expect(await graphData(client)).toEqual(before);
    expect(before.percentGraphData).toEqual([{ label: '#1', percentMastered: 100 }]);
  });

  it('has no point of a conversation that was deleted, and numbers the others anew', { tags: ['C244'] }, async () => {
    const client = await signIn(server());
    const first = await currentConversation(client);
    await talk(client, first, 'plain');
    await talk(client, await newConversation(client), 'plain bonjour');
    await talk(client, await newConversation(client), 'plain merci beaucoup');
    const { progressGraphData: before } = await graphData(client);
    expect(before.map(({ label, totalEncounteredWords }) => [label, totalEncounteredWords])).toEqual([
      ['#1', 5],
      ['#2', 6],
      ['#3', 8],
    ]);
    const stream = await client.stream();
    await stream.next(ofType('authenticated'));
    await client.call('DELETE /conversation/delete/:id', { id: first });
    // A dashboard that is open elsewhere asks again.
    await stream.next((frame) => frame.type === 'message' && frame.progress?.language === 'fr');
    await stream.close();
    // A job that was asked for before draws nothing behind it.
    await draw(client, first);
    const after = await graphData(client);
    expect(after.progressGraphData.map(({ label, totalEncounteredWords }) => [label, totalEncounteredWords])).toEqual([
      ['#1', 6],
      ['#2', 8],
    ]);
    expect(after.percentGraphData.map(({ label }) => label)).toEqual(['#1', '#2']);
    expect((await client.call('GET /user/export')).body.progress).toHaveLength(2);
  });

  it('has no point of a friend chat that was left, and the friend keeps theirs', { tags: ['C244'] }, async () => {
    const { anna, ben, conversationId } = await makeFriends(server(), ['fr', 'fr']);
    await sayGlossed(server(), anna, conversationId, 'plain');
    await Promise.all([anna, ben].map((one) => one.call('POST /conversation/read', { conversationId })));
    await draw(anna, conversationId);
    await draw(ben, conversationId);
    const points = async (client: ApiClient) => (await graphData(client)).progressGraphData.length;
    expect([await points(anna), await points(ben)]).toEqual([1, 1]);
    await anna.call('DELETE /conversation/delete/:id', { id: conversationId });
    expect([await points(anna), await points(ben)]).toEqual([0, 1]);
  });

  it('keeps no point that was computed while its conversation was being deleted', async () => {
    const client = await signIn(server());
    const conversationId = await currentConversation(client);
    await talk(client, conversationId, 'plain');
    await client.call('DELETE /conversation/delete/:id', { id: conversationId });
    const points = createProgressRepository(server().database);
    const point = { totalEncounteredWords: 5, masteredWordTotal: 0, topWordsCount: 4, percentMastered: 0 };
    await points.keep({ userId: client.userId, conversationId, language: 'fr' }, point, new Date());
    expect(await graphData(client)).toEqual(empty);
  });

  it('keeps learners and languages apart', async () => {
    const client = await signIn(server());
    const other = await signIn(server());
    await talk(client, await currentConversation(client), 'plain');
    expect(await graphData(other)).toEqual(empty);
    await client.call('POST /user/update-preferences', { language: 'German' });
    expect(await graphData(client)).toEqual(empty);
    expect((await graphData(client, 'fr')).progressGraphData).toHaveLength(1);
    expect(await graphData(client, 'nothing of ours')).toEqual(empty);
  });

  it('draws by itself when what the tutor opened with is read', async () => {
    const client = await signIn(server());
    const { _id: id } = (await client.call('POST /petpal/create-petpal')).body;
    await server().settled(id);
    await client.call('POST /conversation/read', { conversationId: id });
    await expect
      .poll(async () => (await graphData(client)).progressGraphData.length, { timeout: 10_000 })
      .toBeGreaterThan(0);
    expect((await graphData(client)).progressGraphData[0]?.totalEncounteredWords).toBeGreaterThan(0);
  });

  it('keeps what was read last when two jobs draw a point at once', async () => {
    const client = await signIn(server());
    const conversationId = await currentConversation(client);
    await talk(client, conversationId, 'plain');
    const { database } = server();
    // The server's own job, by its own clock, is not one of the two.
    await jobsDone(server(), 'progress');
    await database.client.progressPoint.deleteMany({ where: { userId: client.userId } });
    const clock = createManualClock();
    const points = createProgressRepository(database);
    const drawWith = (repository: ProgressRepository) =>
      createProgressService({ ...others, points: repository, clock }).job.run({
        userId: client.userId,
        conversationId,
        language: 'fr',
      });
    const kept = () => points.list(client.userId, 'fr');

    // The first has read, and the second overtakes it.
    await drawWith({
      ...points,
      keep: async (...first) => {
        await client.call('PATCH /morphemes/update-morphemes-mastered', {
          morphemeIds: (await client.call('GET /morphemes')).body.morphemes.map(({ _id }) => _id),
        });
        await clock.advance(1);
        await drawWith(points);
        // By the time that it is put down.
        await clock.advance(1);
        await points.keep(...first);
      },
    });
    expect(await kept()).toMatchObject([{ masteredWordTotal: 5, percentMastered: 100 }]);

    await database.client.word.updateMany({ where: { learnerId: client.userId }, data: { masteredAt: null } });
    await clock.advance(1);
    await drawWith(points);
    expect(await kept()).toMatchObject([{ masteredWordTotal: 0, percentMastered: 0 }]);
  });

  it('adds up in the database what the rule of the domain says', async () => {
    const { database } = server();
    const points = createProgressRepository(database);
    const service = createProgressService({
      ...others,
      points,
      clock: createManualClock(),
    });
    const words = fc.array(
      fc.record({
        trueCount: fc.nat(30),
        aside: fc.nat(30),
        isMarked: fc.boolean(),
        here: fc.nat(12),
        elsewhere: fc.nat(12),
      }),
      { maxLength: 40 },
    );
    await fc.assert(
      fc.asyncProperty(words, fc.nat(12), async (drawn, threshold) => {
        const learner = await signIn(server());
        await database.client.user.update({ where: { id: learner.userId }, data: { masteryThreshold: threshold } });
        const [here, elsewhere] = [await newConversation(learner), randomUUID()];
        const at = new Date();
        const message = { id: makeId(), conversationId: here, position: 1, senderId: 'tutor', senderType: 'assistant' };
        await database.client.message.create({ data: { ...message, createdAt: at, revision: 1 } });
        const rows = drawn.map(({ trueCount, aside, isMarked, ...times }, index) => ({
          row: {
            id: makeId(),
            learnerId: learner.userId,
            language: 'fr',
            identity: `word ${index}`,
            original: '',
            transliteration: '',
            translation: '',
            trueCount,
            baseline: Math.min(aside, trueCount),
            masteredAt: isMarked ? at : null,
            lastSeenAt: at,
          },
          times,
        }));
        await database.client.word.createMany({ data: rows.map(({ row }) => row) });
        await database.client.sighting.createMany({
          data: rows.flatMap(({ row, times }) =>
            [
              { messageId: message.id, times: times.here },
              { messageId: elsewhere, times: times.elsewhere },
            ]
              .filter((met) => met.times > 0)
              .map((met) => ({ ...met, wordId: row.id, learnerId: row.learnerId, gloss: '', reading: '', seenAt: at })),
          ),
        });
        await service.job.run({ userId: learner.userId, conversationId: here, language: 'fr' });
        const [point] = await points.list(learner.userId, 'fr');
        const expected = progressPointOf(
          rows.map(({ row: { identity, trueCount, baseline, masteredAt } }) => {
            const marked = masteredAt !== null;
            const effectiveCount = effectiveCountOf({ trueCount, baseline, marked }, threshold);
            return { identity, trueCount, isMastered: isMastered({ effectiveCount, marked }, threshold) };
          }),
          new Map(rows.filter(({ times }) => times.here > 0).map(({ row, times }) => [row.identity, times.here])),
        );
        expect(point).toMatchObject(expected);
      }),
      { numRuns: 15 },
    );
  });
});
