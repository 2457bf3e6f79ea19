import { describe, expect, it } from 'vitest';
import { accessCode, currentConversation, describeServer, password, say, signIn } from '../support/testServer';

const field = (value: unknown) => ({ status: 'done', statusMessage: '', value });

/** The answers word for word, and nothing beside: what a client may rely on. */
describeServer('what the specification names', (server) => {
  it('an account has a name, a password and the code it came with', { tags: ['C221'] }, async () => {
    const client = server().client();
    const account = { username: 'shape of it', password, accessCode };
    for (const missing of Object.keys(account)) {
      const { status } = await client.refused('POST /auth/register', { ...account, [missing]: undefined });
      expect(status, missing).toBe(400);
    }
    await client.call('POST /auth/register', account);
  });

  it('a session has a token and says whose it is', { tags: ['C21', 'C209'] }, async () => {
    const client = await signIn(server(), { userType: 'admin' });
    await server().database.client.user.update({
      where: { id: client.userId },
      data: { affiliatedOrganization: 'School' },
    });
    expect((await client.call('POST /auth/refresh-token')).body).toEqual({
      valid: true,
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/u) as string,
      username: client.username,
      userId: client.userId,
      userType: 'admin',
      affiliatedOrganization: 'School',
    });
  });

  it('an invite code is a text', { tags: ['C241'] }, async () => {
    const { code } = (await (await signIn(server())).call('GET /invite/get')).body;
    expect(code).toMatch(/^\S{6,}$/u);
  });

  it('settings and profile asked for by nobody say so in these words', { tags: ['C470'] }, async () => {
    for (const name of ['GET /user/get-preferences', 'GET /user/get-personalization-profile'] as const) {
      expect((await server().client().refused(name)).body.message).toBe('User authentication required');
    }
  });

  describe('a conversation', () => {
    async function spoken() {
      const client = await signIn(server());
      const conversationId = await currentConversation(client);
      const ids = await say(client, conversationId, 'plain');
      await server().settled(conversationId);
      const { body } = await client.call('GET /conversation/by-id/:id', { id: conversationId });
      return { client, conversationId, ids, body };
    }

    it('has its history and what it is for', { tags: ['C222'] }, async () => {
      const { conversationId, body } = await spoken();
      expect(body).toEqual({
        _id: conversationId,
        conversationHistory: expect.any(Array) as unknown[],
        scenario: null,
        targetLanguage: 'fr',
        persona: null,
        title: 'plain',
        conversationType: 'AI',
        unread: false,
        lastPosition: expect.any(Number) as number,
        hasOlder: false,
        friend: null,
        formerFriend: null,
        revision: expect.any(Number) as number,
        tutorName: 'scripted tutor',
        canExplain: true,
        openers: [],
      });
    });

    it(
      'has messages with a sender and four fields, and words of three parts',
      { tags: ['C224', 'C226', 'C227', 'C228', 'C229', 'C238'] },
      async () => {
        const { client, ids, body } = await spoken();
        const counted = {
          position: expect.any(Number) as number,
          attempt: 1,
          rev: expect.any(Number) as number,
          revision: expect.any(Number) as number,
          notes: expect.anything() as unknown,
        };
        expect(body.conversationHistory).toEqual([
          {
            ...counted,
            id: ids.userMessageId,
            senderId: client.userId,
            senderType: 'user',
            originalMessage: field('plain'),
            targetLanguageMessage: field('plain'),
            fullSentenceTranslation: field('plain'),
            morphemeTranslationDetails: field([['plain', '', 'plain in English']]),
            notes: null,
          },
          {
            ...counted,
            id: ids.assistantMessageId,
            senderId: 'tutor',
            senderType: 'assistant',
            originalMessage: null,
            targetLanguageMessage: field('mota motb motc motd'),
            fullSentenceTranslation: field('4 words'),
            morphemeTranslationDetails: field(['a', 'b', 'c', 'd'].map((x) => [`mot${x}`, '', `mot${x} in English`])),
          },
        ]);
      },
    );
  });
});
