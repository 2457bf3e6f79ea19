import { describe, expect, it } from 'vitest';
import { friendSubject, ownSubject } from '../support/subjects';
import type { ApiClient } from '../support/apiClient';
import { currentConversation, describeEachServer, say as sayIn, signIn } from '../support/testServer';

describeEachServer('a word’s card', (server) => {
  async function say(client: ApiClient, message: string) {
    const conversationId = await currentConversation(client);
    const ids = await sayIn(client, conversationId, message);
    await server().settled(conversationId);
    return { ...ids, conversationId };
  }
  const wordId = async (client: ApiClient, identity: string) => {
    const { morphemes } = (await client.call('GET /morphemes')).body;
    return morphemes.find((word) => word.identity === identity)?._id ?? '';
  };
  const cardOf = async (client: ApiClient, identity: string) =>
    (await client.call('GET /morphemes/card/:id', { id: await wordId(client, identity) })).body;

  it(
    'tells how often a word was met, when, and in which messages, the newest first',
    { tags: ['C237', 'C335'] },
    async () => {
      const client = await signIn(server());
      const before = Date.now();
      const first = await say(client, 'plain mota');
      const second = await say(client, 'plain Mota mota');
      const card = await cardOf(client, 'mota');
      expect(card).toMatchObject({
        word: { identity: 'mota', trueCount: 5, effectiveCount: 5, marked: false },
        language: 'fr',
        masteryThreshold: 10,
        messageCount: 4,
      });
      expect(card.meetings.map(({ messageId, times, position }) => [messageId, times, position])).toEqual(
        expect.arrayContaining([
          [second.userMessageId, 2, 3],
          [second.assistantMessageId, 1, 4],
          [first.userMessageId, 1, 1],
          [first.assistantMessageId, 1, 2],
        ]),
      );
      expect(card.meetings).toHaveLength(4);
      const times = card.meetings.map(({ seenAt }) => Date.parse(seenAt));
      expect(times).toEqual([...times].sort((a, b) => b - a));
      expect(Date.parse(card.firstSeenAt ?? '')).toBe(times.at(-1));
      expect(Date.parse(card.lastSeenAt ?? '')).toBe(times[0]);
      expect(times.at(-1)).toBeGreaterThanOrEqual(before);
      const own = card.meetings.find(({ messageId }) => messageId === second.userMessageId);
      expect(own).toMatchObject({ conversationId: second.conversationId, excerpt: { surface: 'Mota' } });
      expect(own?.excerpt.parts.filter(({ isWord }) => isWord).map(({ text }) => text)).toEqual(['Mota', 'mota']);
    },
  );

  it('shows nothing of messages that are gone, and still counts them', async () => {
    const client = await signIn(server());
    const { userMessageId, assistantMessageId, conversationId } = await say(client, 'plain mota');
    await client.call('DELETE /message/delete-message/:id', { id: userMessageId });
    const card = await cardOf(client, 'mota');
    expect([card.messageCount, card.olderCount]).toEqual([2, 0]);
    expect(card.meetings.map(({ messageId }) => messageId)).toEqual([assistantMessageId]);
    const id = await wordId(client, 'mota');
    await client.call('DELETE /conversation/delete/:id', { id: conversationId });
    const { body } = await client.call('GET /morphemes/card/:id', { id });
    expect(body).toMatchObject({ meetings: [], messageCount: 2, word: { trueCount: 2 } });
  });

  it('follows a mark, and knows of a word that was marked before it was counted', async () => {
    const client = await signIn(server());
    await say(client, 'plain mota');
    const id = await wordId(client, 'mota');
    await client.call('PATCH /morphemes/update-morphemes-mastered', { morphemeIds: [id] });
    expect((await cardOf(client, 'mota')).word).toMatchObject({ marked: true, effectiveCount: 10 });
    await server().database.client.sighting.deleteMany({ where: { wordId: id } });
    expect(await cardOf(client, 'mota')).toMatchObject({ firstSeenAt: null, lastSeenAt: null, messageCount: 0 });
  });

  it('shows at most twenty messages, and tells how many older ones there are', async () => {
    const client = await signIn(server());
    for (let turn = 0; turn < 11; turn += 1) await say(client, 'plain mota');
    const card = await cardOf(client, 'mota');
    expect([card.messageCount, card.meetings.length, card.olderCount]).toEqual([22, 20, 2]);
    for (const { messageId } of card.meetings.slice(0, 2)) {
      await client.call('DELETE /message/delete-message/:id', { id: messageId });
    }
    const left = await cardOf(client, 'mota');
    expect([left.messageCount, left.meetings.length, left.olderCount]).toEqual([22, 20, 0]);
  });

  it('shows each of two friends their own words, and nothing of a chat that they have left', async () => {
    const owner = await signIn(server());
    const friend = await signIn(server());
    const { conversationId, wordId: id, messageId } = await friendSubject(server(), owner, friend);
    const card = (await owner.call('GET /morphemes/card/:id', { id })).body;
    expect(card.meetings.map((meeting) => meeting.messageId)).toEqual([messageId]);
    expect((await friend.refused('GET /morphemes/card/:id', { id })).status).toBe(404);
    await owner.call('DELETE /conversation/delete/:id', { id: conversationId });
    expect((await owner.call('GET /morphemes/card/:id', { id })).body.meetings).toEqual([]);
  });

  describe('is refused', () => {
    it('to everybody but its learner, as if there were none', async () => {
      const owner = await signIn(server());
      const { wordId: id } = await ownSubject(server(), owner);
      expect((await owner.call('GET /morphemes/card/:id', { id })).body.word._id).toBe(id);
      for (const other of [await signIn(server()), await signIn(server(), { userType: 'admin' })]) {
        const answer = await other.refused('GET /morphemes/card/:id', { id });
        expect([answer.status, answer.body.code]).toEqual([404, 'wordNotFound']);
      }
      expect((await server().client().refused('GET /morphemes/card/:id', { id })).status).toBe(401);
    });

    it.each([
      ['an id of nothing', '01a1fdd5-0000-7000-8000-000000000000', 404],
      ['no id at all', 'mota', 404],
      ['a huge one', 'x'.repeat(5_000), 404],
      ['a hostile one', "' OR 1=1 --", 404],
      ['a NUL', 'a\u0000b', 400],
      ['a lone surrogate', '%ud800', 404],
    ])('for %s', async (_name, id, status) => {
      const client = await signIn(server());
      expect((await client.refused('GET /morphemes/card/:id', { id })).status).toBe(status);
    });

    it('where more is asked than an id', async () => {
      const client = await signIn(server());
      const { wordId: id } = await ownSubject(server(), client);
      const answer = await client.refused('GET /morphemes/card/:id', { id, learnerId: client.userId });
      expect([answer.status, answer.body.code]).toEqual([400, 'invalidRequest']);
    });
  });
});
