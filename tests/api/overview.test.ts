import { expect, it } from 'vitest';
import { createUserRepository } from '../../server/accounts/userRepository';
import { makeId } from '../../server/ids';
import { createOverviewRepository } from '../../server/progress/overviewRepository';
import { createOverviewService } from '../../server/progress/overviewService';
import type { ApiClient } from '../support/apiClient';
import { createManualClock } from '../support/manualClock';
import { currentConversation, describeEachServer, say, signIn } from '../support/testServer';

interface WordStory {
  /** The instants at which it was met, once each. */
  met?: readonly string[];
  baseline?: number;
  masteredAt?: string;
  peekedAt?: string;
  neededAt?: string;
  language?: string;
  gloss?: string;
}

const none = { newWords: 0, mastered: 0, lookedUp: 0, needed: 0 };
const times = (count: number, instant: string) => Array<string>(count).fill(instant);

// A Wednesday in Tokyo, where the day began at 15:00 UTC, the week on the 12th, and the month on the last of June.
const now = '2026-07-15T03:00:00.000Z';
const [today, thisWeek, thisMonth, before] = [
  '2026-07-14T15:00:00.000Z',
  '2026-07-14T14:59:59.000Z',
  '2026-07-12T14:59:59.000Z',
  '2026-06-30T14:59:59.000Z',
];

describeEachServer('the overview of the dashboard', (server) => {
  async function learn(client: ApiClient, stories: Readonly<Record<string, WordStory>>) {
    const { client: db } = server().database;
    for (const [original, story] of Object.entries(stories)) {
      const { met = [], baseline = 0, language = 'fr', gloss = `${original} in English` } = story;
      const dateOf = (instant: string | undefined) => (instant === undefined ? null : new Date(instant));
      const { id: wordId } = await db.word.create({
        data: {
          id: makeId(),
          learnerId: client.userId,
          language,
          identity: original,
          original,
          transliteration: '',
          translation: gloss,
          trueCount: met.length,
          baseline,
          masteredAt: dateOf(story.masteredAt),
          neededAt: dateOf(story.neededAt),
          peekedAt: dateOf(story.peekedAt),
          lastSeenAt: new Date([...met].sort().at(-1) ?? story.masteredAt ?? before),
        },
      });
      const sightings = met.map((instant) => ({
        messageId: makeId(),
        wordId,
        learnerId: client.userId,
        times: 1,
        gloss,
        reading: '',
        seenAt: new Date(instant),
      }));
      if (sightings.length > 0) await db.sighting.createMany({ data: sightings });
    }
  }

  const overviewOf = (
    client: ApiClient,
    asked: { language?: string; timezone?: string } = { timezone: 'Asia/Tokyo' },
  ) =>
    createOverviewService({
      words: createOverviewRepository(server().database),
      users: createUserRepository(server().database),
      clock: createManualClock(Date.parse(now)),
    }).of({ userId: client.userId }, asked);

  it('counts what became of words since the day, the week and the month began where the learner is', async () => {
    const client = await signIn(server());
    await client.call('POST /user/update-preferences', { masteryThreshold: 3 });
    await learn(client, {
      newToday: { met: [today] },
      newThisWeek: { met: [thisWeek, today] },
      newThisMonth: { met: [thisMonth, today] },
      old: { met: [before, today] },
      masteredToday: { met: [...times(2, before), today] },
      masteredThisWeek: { met: [...times(2, before), thisWeek, today] },
      masteredLongAgo: { met: [...times(3, before), today] },
      markedThisMonth: { met: [before], masteredAt: thisMonth },
      markedLongAgo: { met: [before, today], masteredAt: before },
      markedWhenMastered: { met: times(3, before), masteredAt: today },
      begunAnew: { met: [...times(3, before), today], baseline: 3 },
      masteredOnceMore: { met: [...times(3, before), ...times(3, today)], baseline: 3 },
      lookedUp: { met: [before], peekedAt: thisWeek },
      needed: { met: [before], neededAt: today },
      lookedUpLongAgo: { met: [before], peekedAt: before, neededAt: before },
      german: { met: [today], language: 'de' },
    });
    await learn(await signIn(server()), { newToday: { met: [today] } });

    const { periods } = await overviewOf(client);
    expect(periods).toEqual({
      today: { newWords: 1, mastered: 2, lookedUp: 0, needed: 1 },
      week: { newWords: 2, mastered: 3, lookedUp: 1, needed: 1 },
      month: { newWords: 3, mastered: 4, lookedUp: 1, needed: 1 },
    });
    // In Los Angeles it is Tuesday evening still.
    const there = await overviewOf(client, { timezone: 'America/Los_Angeles' });
    expect(there.periods.today.newWords).toBe(2);
    const german = await overviewOf(client, { language: 'de', timezone: 'Asia/Tokyo' });
    expect(german.periods.today).toEqual({ ...none, newWords: 1 });
  });

  it('names the words that are nearest to mastery, without those that only carry grammar', async () => {
    const client = await signIn(server());
    await client.call('POST /user/update-preferences', { masteryThreshold: 5 });
    await learn(client, {
      far: { met: [before] },
      near: { met: times(4, before) },
      topic: { met: times(4, today), gloss: ':topic' },
      mastered: { met: times(5, today) },
      marked: { met: times(4, today), masteredAt: today },
      fresher: { met: [...times(3, before), today] },
      begunAnew: { met: times(4, today), baseline: 4 },
      german: { met: times(4, today), language: 'de' },
      ...Object.fromEntries(
        Array.from({ length: 12 }, (_, at) => [`middling${String(at)}`, { met: times(2, before) }]),
      ),
    });
    const { nearest, masteryThreshold } = await overviewOf(client);
    expect(nearest).toHaveLength(10);
    expect(
      nearest.slice(0, 2).map(({ originalMorpheme, effectiveCount }) => [originalMorpheme, effectiveCount]),
    ).toEqual([
      ['fresher', 4],
      ['near', 4],
    ]);
    expect(nearest.map(({ originalMorpheme }) => originalMorpheme)).not.toContain('far');
    expect(masteryThreshold).toBe(5);
  });

  it('is there right after a turn, and empty before one', async () => {
    const client = await signIn(server());
    const overview = async () => (await client.call('GET /progress/overview', { timezone: 'Asia/Tokyo' })).body;
    expect(await overview()).toMatchObject({ periods: { today: none, week: none, month: none }, nearest: [] });
    const conversationId = await currentConversation(client);
    await say(client, conversationId, 'plain');
    await server().settled(conversationId);
    const { periods, nearest } = await overview();
    expect(periods.today).toEqual({ ...none, newWords: 5 });
    expect(nearest).toHaveLength(5);
    expect((await overview()).corrections).toEqual([]);
    const refused = await client.refused('GET /progress/overview', { timezone: 'Middle/Earth' });
    expect(refused.status).toBe(400);
  });

  it('counts what was put right in the last thirty days by kind, each with its newest message', async () => {
    const [client, other] = await Promise.all([signIn(server()), signIn(server())]);
    const corrections = async (of = client) => (await of.call('GET /progress/overview')).body.corrections;
    const conversationId = await currentConversation(client);
    const said: string[] = [];
    for (const message of ['slip gender one', `slip order ${'é'.repeat(200)}`, 'slip gender two', 'plain']) {
      said.push((await say(client, conversationId, message)).userMessageId);
      await server().settled(conversationId);
    }
    const [one, order, two] = said;
    const genders = { kind: 'gender', count: 2, latest: { conversationId, messageId: two, position: 5 } };
    expect(await corrections()).toMatchObject([
      { ...genders, latest: { ...genders.latest, text: 'slip gender two' } },
      { kind: 'order', count: 1, latest: { messageId: order, text: `slip order ${'é'.repeat(109)}` } },
    ]);
    expect(await corrections(other)).toEqual([]);

    // What is deleted is not counted any more, nor what is older, or of another language.
    await client.call('DELETE /message/delete-message/:id', { id: two ?? '' });
    expect(await corrections()).toMatchObject([
      { kind: 'gender', count: 1, latest: { messageId: one } },
      { kind: 'order', count: 1 },
    ]);
    const { correction } = server().database.client;
    const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1_000);
    await correction.update({ where: { messageId: one ?? '' }, data: { createdAt: longAgo } });
    await correction.update({ where: { messageId: order ?? '' }, data: { language: 'de' } });
    expect(await corrections()).toEqual([]);
    const german = await client.call('GET /progress/overview', { language: 'de' });
    expect(german.body.corrections).toMatchObject([{ kind: 'order', count: 1 }]);
    expect((await client.call('GET /user/export')).body.corrections.map(({ kind }) => kind)).toEqual([
      'gender',
      'order',
    ]);
    await client.call('DELETE /conversation/delete/:id', { id: conversationId });
    expect(await correction.count({ where: { learnerId: client.userId } })).toBe(0);
  });
});
