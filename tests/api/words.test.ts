import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ApiClient } from '../support/apiClient';
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

  it('is empty at first and has no anchor (C412)', async () => {
    const client = await signIn(server());
    expect((await client.call('GET /morphemes')).body).toEqual({
      morphemes: [],
      masteryThreshold: 10,
      anchorMessageId: null,
    });
  });

  it('lists words most often seen first, and the newest counted message as anchor (C172, C237, C336)', async () => {
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
    expect(body.anchorMessageId).toBe(assistantMessageId);
  });

  it('passes over what was not counted when it looks for the anchor', async () => {
    const client = await signIn(server());
    const first = await say(client, 'plain');
    const failed = await say(client, 'error');
    const { body } = await client.call('GET /morphemes');
    expect(body.anchorMessageId).toBe(failed.userMessageId);
    await client.call('DELETE /message/delete-message/:id', { id: failed.userMessageId });
    expect((await client.call('GET /morphemes')).body.anchorMessageId).toBe(first.assistantMessageId);
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

  it('marks words selected in a message as mastered, and everybody else’s stay (C8, C334, C413)', async () => {
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
  });

  it('marks words by id, begins them anew with Refresh, and gives the counts back with Undo (C106, C414 to C416)', async () => {
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
  });

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
  });

  it('takes the threshold of the learner (C138, C495)', async () => {
    const client = await signIn(server());
    await say(client, 'plain');
    await client.call('POST /user/update-preferences', { masteryThreshold: 3 });
    const { _id } = await wordOf(client, 'mota');
    const { body } = await client.call('PATCH /morphemes/update-morphemes-mastered', { morphemeIds: [_id] });
    expect(body.morphemes[0]).toMatchObject({ effectiveCount: 3, marked: true });
    expect((await client.call('GET /morphemes')).body.masteryThreshold).toBe(3);
  });
});
