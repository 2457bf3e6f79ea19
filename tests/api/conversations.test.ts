import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ApiClient } from '../support/apiClient';
import type { TestServer } from '../support/testServer';
import { currentConversation, describeEachServer, signIn } from '../support/testServer';

/** Stores a long history without saying it all. */
async function fill(server: TestServer, conversationId: string, ownerId: string, count: number): Promise<void> {
  await server.database.client.message.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      id: randomUUID(),
      conversationId,
      position: index + 1,
      senderId: ownerId,
      senderType: 'user',
      originalText: `message ${index + 1}`,
      createdAt: new Date(),
      revision: 0,
    })),
  });
}

describeEachServer('conversations', (server) => {
  async function say(client: ApiClient, conversationId: string, message = 'plain'): Promise<void> {
    await client.call('POST /message/send-message', { message, conversationId });
    await server().settled(conversationId);
  }

  it('begin with a first one, made by request-history, once', { tags: ['C344', 'C432'] }, async () => {
    const client = await signIn(server());
    expect((await client.call('GET /conversation/titles')).body).toEqual([]);
    const { body } = await client.call('GET /conversation/request-history');
    expect(body.conversationDetails).toMatchObject({
      conversationType: 'AI',
      persona: null,
      targetLanguage: 'fr',
      conversationHistory: [],
      hasOlder: false,
      scenario: null,
      openers: [{ text: 'plain', means: 'plain' }],
    });
    expect(body.preferences.language).toBe('fr');
    const again = await client.call('GET /conversation/request-history');
    expect(again.body.conversationDetails._id).toBe(body.conversationDetails._id);
    expect((await client.call('GET /conversation/titles')).body).toHaveLength(1);
  });

  it('ask once how much of a language one knows, and offer the tutorial until it was answered', async () => {
    const client = await signIn(server());
    const empty = async (language: string) => {
      await client.call('POST /user/update-preferences', { language });
      return (await client.call('POST /conversation/reset')).body;
    };
    expect((await empty('fr')).firstRun).toEqual({ asksLevel: true, offersTutorial: true });
    await client.call('POST /user/update-preferences', { levels: { fr: 'unsaid' } });
    expect((await empty('fr')).firstRun).toEqual({ asksLevel: false, offersTutorial: true });

    const tutorial = (await client.call('POST /petpal/create-petpal', {})).body._id;
    await server().settled(tutorial);
    expect((await empty('fr')).firstRun?.offersTutorial).toBe(true);
    await say(client, tutorial);
    expect((await empty('fr')).firstRun?.offersTutorial).toBe(false);

    const japanese = await empty('ja');
    expect(japanese.firstRun).toEqual({ asksLevel: true, offersTutorial: true });
    // Whoever just writes has passed the question over.
    await say(client, japanese._id);
    expect((await empty('ja')).firstRun).toEqual({ asksLevel: false, offersTutorial: true });
    expect((await client.call('GET /conversation/by-id/:id', { id: japanese._id })).body.firstRun).toBeUndefined();
  });

  it('are never called by what somebody in danger wrote', async () => {
    const client = await signIn(server());
    const id = await currentConversation(client);
    const titles = async () => (await client.call('GET /conversation/titles')).body.map(({ title }) => title);
    await say(client, id, 'ich moechte sterben');
    expect(await titles()).toEqual(['New chat']);
    await say(client, id, 'thank you');
    expect(await titles()).toEqual(['thank you']);
  });

  it('make only one first conversation for tabs that ask at once', async () => {
    const client = await signIn(server());
    const ids = await Promise.all(Array.from({ length: 5 }, () => currentConversation(client)));
    expect(new Set(ids).size).toBe(1);
    expect((await client.call('GET /conversation/titles')).body).toHaveLength(1);
  });

  it('follow the learner to their first language while empty', async () => {
    const client = await signIn(server(), { language: null });
    const id = await currentConversation(client);
    await client.call('POST /user/update-preferences', { language: 'Korean' });
    expect((await client.call('GET /conversation/by-id/:id', { id })).body.targetLanguage).toBe('ko');
  });

  it('begin anew with reset; the old one stays and can be gone back to', { tags: ['C433'] }, async () => {
    const client = await signIn(server());
    const old = await currentConversation(client);
    await say(client, old);
    const { body } = await client.call('POST /conversation/reset');
    expect(body._id).not.toBe(old);
    expect(await currentConversation(client)).toBe(body._id);
    await client.call('GET /conversation/by-id/:id', { id: old });
    expect(await currentConversation(client)).toBe(old);
  });

  it('begin anew in the language of the one that is open, whatever was chosen last', { tags: ['C433'] }, async () => {
    const client = await signIn(server());
    const french = await currentConversation(client);
    await say(client, french);
    await client.call('POST /user/update-preferences', { language: 'Finnish' });
    const finnish = (await client.call('POST /conversation/reset')).body;
    expect(finnish.targetLanguage).toBe('fi');
    await say(client, finnish._id);
    await client.call('GET /conversation/by-id/:id', { id: french });
    const { body } = await client.call('POST /conversation/reset', { conversationId: french });
    expect(body.targetLanguage).toBe('fr');
    expect((await client.call('POST /conversation/reset')).body).toMatchObject({ _id: body._id, targetLanguage: 'fi' });
  });

  it('begin anew like none that is somebody else’s, or gone', async () => {
    const theirs = await currentConversation(await signIn(server(), { language: 'ko' }));
    const client = await signIn(server());
    const { body } = await client.call('POST /conversation/reset', { conversationId: theirs });
    expect(body.targetLanguage).toBe('fr');
  });

  it('are not piled up empty by reset, even by several at once', async () => {
    const client = await signIn(server());
    const first = await currentConversation(client);
    expect((await client.call('POST /conversation/reset')).body._id).toBe(first);
    await say(client, first);
    const answers = await Promise.all(Array.from({ length: 4 }, () => client.call('POST /conversation/reset')));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect((await client.call('GET /conversation/titles')).body).toHaveLength(2);
  });

  it('are listed with the newest activity first', { tags: ['C429'] }, async () => {
    const client = await signIn(server());
    const first = await currentConversation(client);
    await say(client, first);
    const second = (await client.call('POST /conversation/reset')).body._id;
    const order = async () => (await client.call('GET /conversation/titles')).body.map(({ _id }) => _id);
    expect(await order()).toEqual([second, first]);
    await say(client, first);
    expect(await order()).toEqual([first, second]);
  });

  it('are named after what was said first, cut at 60 characters', async () => {
    const client = await signIn(server());
    const id = await currentConversation(client);
    const message = `plain  ${'👍'.repeat(80)}`;
    await say(client, id, message);
    const [summary] = (await client.call('GET /conversation/titles')).body;
    expect([...(summary?.title ?? '')]).toHaveLength(60);
    expect(summary?.title).toMatch(/^plain 👍+…$/u);
  });

  it('come page by page, 50 messages each, without gap or overlap', { tags: ['C424', 'C426'] }, async () => {
    const client = await signIn(server());
    const id = await currentConversation(client);
    await fill(server(), id, client.userId, 120);
    const pages: number[][] = [];
    let before: string | undefined;
    for (let hasOlder = true; hasOlder;) {
      const { body } = await client.call('GET /conversation/by-id/:id', { id, ...(before ? { before } : {}) });
      pages.unshift(body.conversationHistory.map(({ position }) => position));
      before = String(body.conversationHistory[0]?.position);
      hasOlder = body.hasOlder;
    }
    expect(pages.map((page) => page.length)).toEqual([20, 50, 50]);
    expect(pages.flat()).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
  });

  it('have no page before the first', async () => {
    const client = await signIn(server());
    const id = await currentConversation(client);
    await fill(server(), id, client.userId, 50);
    const { body } = await client.call('GET /conversation/by-id/:id', { id });
    expect([body.conversationHistory.length, body.hasOlder]).toEqual([50, false]);
    const older = await client.call('GET /conversation/by-id/:id', { id, before: '1' });
    expect([older.body.conversationHistory.length, older.body.hasOlder]).toEqual([0, false]);
  });

  it('are nobody else’s', async () => {
    const owner = await signIn(server());
    const id = await currentConversation(owner);
    const other = await signIn(server());
    for (const unknown of [id, randomUUID(), 'nonsense', 'x'.repeat(5000), '\u0000', '%00', '../titles']) {
      const answer = await other.refused('GET /conversation/by-id/:id', { id: unknown });
      expect([404, 400], unknown.slice(0, 20)).toContain(answer.status);
    }
    expect(await currentConversation(other)).not.toBe(id);
  });
});
