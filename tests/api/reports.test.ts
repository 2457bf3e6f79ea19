import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ApiClient } from '../support/apiClient';
import { createMarkingTutor, makeFriends, sayGlossed } from '../support/friends';
import { currentConversation, describeServer, say, signIn } from '../support/testServer';

describeServer('a report of a gloss', (server) => {
  const reportsOf = ({ userId }: ApiClient) =>
    server().database.client.report.findMany({ where: { reporterId: userId }, orderBy: { id: 'asc' } });

  it('keeps the word, its sentence and who made it, as they were', async () => {
    const client = await signIn(server());
    const conversationId = await currentConversation(client);
    const { userMessageId, assistantMessageId } = await say(client, conversationId, 'plain hello');
    await server().settled(conversationId);
    await client.call('POST /report/gloss', {
      messageId: assistantMessageId,
      original: 'motb',
      comment: ' It means another thing. ',
    });
    await client.call('POST /report/gloss', { messageId: userMessageId, original: 'hello' });
    const [first, second] = await reportsOf(client);
    expect(first).toMatchObject({
      kind: 'gloss',
      conversationId,
      messageId: assistantMessageId,
      comment: 'It means another thing.',
      resolvedAt: null,
    });
    expect(JSON.parse(first?.subject ?? '')).toEqual({
      morpheme: ['motb', '', 'motb in English'],
      sentence: 'mota motb motc motd',
      language: 'fr',
      ownLanguage: 'en',
      provenance: { provider: 'scripted', model: 'scripted', contentVersion: '1' },
    });
    expect(second).toMatchObject({ messageId: userMessageId, comment: '' });

    const admin = await signIn(server(), { userType: 'admin' });
    const { body } = await admin.call('GET /admin/reports');
    expect(JSON.stringify(body)).toContain('It means another thing.');
  });

  it('is refused for a word or a message that is not there, and for a long comment', async () => {
    const client = await signIn(server());
    const conversationId = await currentConversation(client);
    const { assistantMessageId: messageId } = await say(client, conversationId, 'plain');
    await server().settled(conversationId);
    for (const original of ['mot', 'MOTA', '', 'toString', '0']) {
      const { status, body } = await client.refused('POST /report/gloss', { messageId, original });
      expect([status, body.code], original).toEqual([404, 'wordNotFound']);
    }
    for (const id of [randomUUID(), 'nonsense', '']) {
      const { status, body } = await client.refused('POST /report/gloss', { messageId: id, original: 'mota' });
      expect([status, body.code]).toEqual([404, 'messageNotFound']);
    }
    await client.call('POST /report/gloss', { messageId, original: 'mota', comment: '😀'.repeat(1000) });
    for (const [input, code] of [
      [{ messageId, original: 'mota', comment: '😀'.repeat(1001) }, 'commentTooLong'],
      [{ messageId, original: 'mota', comment: 'a\0' }, 'textNotStorable'],
      [{ messageId, original: ['mota'] }, 'invalidRequest'],
      [{ original: 'mota' }, 'invalidRequest'],
    ] as const) {
      const { status, body } = await client.refused('POST /report/gloss', input);
      expect([status, body.code]).toEqual([400, code]);
    }
    const other = await signIn(server());
    expect((await other.refused('POST /report/gloss', { messageId, original: 'mota' })).status).toBe(404);
    expect((await server().client().refused('POST /report/gloss', { messageId, original: 'mota' })).status).toBe(401);
    expect([await reportsOf(other), (await reportsOf(client)).length]).toEqual([[], 1]);
  });

  it('repeated with its Idempotency-Key is one', async () => {
    const client = await signIn(server());
    const conversationId = await currentConversation(client);
    const { assistantMessageId: messageId } = await say(client, conversationId, 'plain');
    await server().settled(conversationId);
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify({ messageId, original: 'mota' }),
    };
    for (let time = 0; time < 2; time += 1) expect((await client.fetch('/report/gloss', init)).status).toBe(200);
    expect(await reportsOf(client)).toHaveLength(1);
  });
});

describeServer(
  'a report of a friend',
  (server) => {
    const subjects = async ({ userId }: ApiClient) => {
      const rows = await server().database.client.report.findMany({
        where: { reporterId: userId },
        orderBy: { id: 'asc' },
      });
      return rows.map(({ kind, conversationId, messageId, comment, subject }) => ({
        kind,
        conversationId,
        messageId,
        comment,
        subject: JSON.parse(subject) as unknown,
      }));
    };

    it('keeps who it is about and what they said, also when that is deleted and they are gone', async () => {
      const { anna, ben, conversationId } = await makeFriends(server());
      const messageId = await sayGlossed(server(), anna, conversationId, 'you fool');
      await ben.call('POST /friend/report', { messageId, comment: 'Not nice.' });
      await anna.call('DELETE /message/delete-message/:id', { id: messageId });
      await ben.call('POST /friend/report', { conversationId, comment: '' });
      await anna.call('DELETE /conversation/delete/:id', { id: conversationId });
      await ben.call('POST /friend/report', { conversationId, comment: 'Gone.' });
      const reported = { kind: 'friend', conversationId };
      const who = { userId: anna.userId, username: anna.username };
      expect(await subjects(ben)).toEqual([
        { ...reported, messageId, comment: 'Not nice.', subject: { ...who, text: 'you fool' } },
        { ...reported, messageId: null, comment: '', subject: { ...who, text: null } },
        { ...reported, messageId: null, comment: 'Gone.', subject: { ...who, text: null } },
      ]);
      expect((await ben.refused('POST /friend/report', { messageId, comment: '' })).body.code).toBe('messageNotFound');
    });

    it('is about a friend alone: not about oneself, a tutor, or somebody who never said anything', async () => {
      const { anna, ben, conversationId } = await makeFriends(server());
      const own = await sayGlossed(server(), ben, conversationId, 'hello');
      const chat = (await ben.call('POST /conversation/reset')).body._id;
      const { assistantMessageId, userMessageId } = await say(ben, chat, 'plain');
      await ben.call('POST /message/stop', { conversationId: chat });
      for (const [input, status, code] of [
        [{ messageId: own, comment: '' }, 403, 'forbidden'],
        [{ messageId: userMessageId, comment: '' }, 409, 'notAFriendChat'],
        [{ messageId: assistantMessageId, comment: '' }, 409, 'notAFriendChat'],
        [{ conversationId: chat, comment: '' }, 409, 'notAFriendChat'],
        [{ conversationId: randomUUID(), comment: '' }, 404, 'conversationNotFound'],
        [{ conversationId, comment: 'x'.repeat(1001) }, 400, 'commentTooLong'],
        [{ conversationId, messageId: own, comment: '' }, 400, 'invalidRequest'],
        [{ comment: '' }, 400, 'invalidRequest'],
        [{ conversationId }, 400, 'invalidRequest'],
      ] as const) {
        const answer = await ben.refused('POST /friend/report', input);
        expect([answer.status, answer.body.code], JSON.stringify(input).slice(0, 80)).toEqual([status, code]);
      }
      await anna.call('DELETE /conversation/delete/:id', { id: conversationId });
      expect((await ben.refused('POST /friend/report', { conversationId, comment: '' })).body.code).toBe(
        'userNotFound',
      );
      expect(await subjects(ben)).toEqual([]);
    });

    it('of a gloss is about what its reader was shown', async () => {
      const { anna, ben, conversationId } = await makeFriends(server());
      const messageId = await sayGlossed(server(), anna, conversationId, 'hello');
      await ben.call('POST /report/gloss', { messageId, original: 'helloja' });
      expect((await ben.refused('POST /report/gloss', { messageId, original: 'hellofr' })).body.code).toBe(
        'wordNotFound',
      );
      expect(await subjects(ben)).toMatchObject([
        { kind: 'gloss', subject: { morpheme: ['helloja', '', 'hello'], sentence: 'helloja', language: 'ja' } },
      ]);
    });
  },
  { tutor: createMarkingTutor() },
);
