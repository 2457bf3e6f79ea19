import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import type { ServerFrame } from '../../domain/protocol';
import { countsOf, detailsOf, historyOf, textsOf } from '../support/conversations';
import { createMarkingTutor, friendChatOf, glossed, makeFriends, sayGlossed } from '../support/friends';
import { isField } from '../support/frameQueue';
import {
  currentConversation,
  describeEachServer,
  describeServer,
  login,
  password,
  signIn,
} from '../support/testServer';

describeEachServer(
  'a friend chat',
  (server) => {
    it(
      'is one for two, called by the other, whoever asks for it how often',
      { tags: ['C19', 'C89', 'C223'] },
      async () => {
        const [anna, ben] = [await signIn(server()), await signIn(server(), { language: 'ja' })];
        const stream = await ben.stream();
        const { befriend } = server().services.friends;
        await Promise.all([
          befriend(anna.userId, ben.userId),
          befriend(ben.userId, anna.userId),
          befriend(anna.userId, ben.userId),
        ]);
        await befriend(anna.userId, anna.userId);
        await befriend(anna.userId, randomUUID());
        await stream.next((frame) => frame.type === 'message' && frame.conversations?.[0]?.title === anna.username);
        for (const [me, friend, targetLanguage] of [
          [anna, ben, 'fr'],
          [ben, anna, 'ja'],
        ] as const) {
          const { body: titles } = await me.call('GET /conversation/titles');
          const chat = {
            conversationType: 'friend',
            title: friend.username,
            persona: null,
            targetLanguage,
            unread: false,
            lastPosition: 0,
          };
          expect(titles).toEqual([{ _id: expect.any(String) as string, ...chat }]);
          expect(await detailsOf(me, titles[0]?._id ?? '')).toMatchObject({
            ...chat,
            friend: { userId: friend.userId, username: friend.username, blocked: false, readPosition: 0 },
            conversationHistory: [],
            openers: [],
          });
        }
        await stream.close();
      },
    );

    it('comes with an invite, and stays with whoever is left when an account goes', async () => {
      const anna = await signIn(server());
      const { code } = (await anna.call('GET /invite/get')).body;
      const name = `ben ${randomUUID().slice(0, 8)}`;
      await server().client().call('POST /auth/register', { username: name, password, accessCode: code });
      const ben = await login(server(), name);
      const conversationId = await friendChatOf(ben);
      expect(await friendChatOf(anna)).toBe(conversationId);
      // Their first chat is one with the tutor: what a friend wrote is read when it is opened.
      expect(await currentConversation(ben)).not.toBe(conversationId);

      await sayGlossed(server(), anna, conversationId, 'welcome');
      const told = await sayGlossed(server(), ben, conversationId, 'thanks');
      const stream = await anna.stream({ conversationId });
      await ben.call('POST /user/delete-account', { password });
      await stream.next((frame) => frame.type === 'message' && frame.removed?.messageId === told);
      await stream.next((frame) => frame.type === 'message' && frame.conversationDetails?.friend === null);
      await stream.close();
      expect(await detailsOf(anna, conversationId)).toMatchObject({ title: name, friend: null, formerFriend: null });
      expect((await historyOf(anna, conversationId)).map((message) => message.originalMessage?.value)).toEqual([
        'welcome',
      ]);
      expect(await server().database.client.message.findUnique({ where: { id: told } })).toMatchObject({
        originalText: null,
        deletedAt: expect.any(Date) as Date,
      });
    });

    it('is read by each in their own language, and counted for each in their own word bank', async () => {
      const { anna, ben, conversationId } = await makeFriends(server());
      const id = await sayGlossed(server(), anna, conversationId, 'hello hello you');
      expect((await historyOf(anna, conversationId))[0]).toMatchObject({
        id,
        senderId: anna.userId,
        senderType: 'user',
        position: 1,
        originalMessage: { status: 'done', value: 'hello hello you' },
        targetLanguageMessage: { status: 'done', statusMessage: '', value: 'hellofr hellofr youfr' },
        morphemeTranslationDetails: { status: 'done' },
        fullSentenceTranslation: null,
      });
      // One's own words count as they are made, a friend's when they are read, and once.
      expect(await countsOf(anna, 'fr')).toEqual({ hellofr: 2, youfr: 1 });
      expect(await countsOf(ben, 'ja')).toEqual({});
      for (let time = 0; time < 2; time += 1) {
        expect(await textsOf(ben, conversationId)).toEqual(['helloja helloja youja']);
        expect(await countsOf(ben, 'ja')).toEqual({ helloja: 2, youja: 1 });
      }
      expect(await countsOf(ben, 'fr')).toEqual({});
      expect(await countsOf(anna, 'ja')).toEqual({});
      for (const client of [anna, ben]) {
        await vi.waitFor(async () => {
          const { progressGraphData } = (await client.call('GET /conversation/graph-data')).body;
          expect(progressGraphData).toMatchObject([{ label: '#1', totalEncounteredWords: 2 }]);
        });
      }
      // Only the sender had to say it in their own language.
      const needed = async (client: typeof anna, language: string) =>
        (await client.call('GET /morphemes', { language })).body.morphemes.some((word) => word.needed);
      expect([await needed(anna, 'fr'), await needed(ben, 'ja')]).toEqual([true, false]);
    });

    it('is glossed once where both read the same languages', async () => {
      const { anna, ben, conversationId } = await makeFriends(server(), ['fr', 'fr']);
      const messageId = await sayGlossed(server(), anna, conversationId, 'hello');
      expect(await server().database.client.rendering.count({ where: { messageId } })).toBe(1);
      expect(await textsOf(anna, conversationId)).toEqual(['hellofr']);
      expect(await textsOf(ben, conversationId)).toEqual(['hellofr']);
      expect([await countsOf(anna, 'fr'), await countsOf(ben, 'fr')]).toEqual([{ hellofr: 1 }, { hellofr: 1 }]);
    });

    it('tells the other that there is something to read, until they have read it', async () => {
      const { anna, ben, conversationId } = await makeFriends(server());
      const stream = await ben.stream();
      await sayGlossed(server(), anna, conversationId, 'hello');
      await stream.next((frame) => frame.type === 'message' && frame.conversations?.[0]?.unread === true);
      const unread = async (client: typeof anna) =>
        (await client.call('GET /conversation/titles')).body.map((each) => each.unread);
      expect([await unread(anna), await unread(ben)]).toEqual([[false], [true]]);
      await ben.call('POST /conversation/read', { conversationId });
      expect(await unread(ben)).toEqual([false]);
      expect(await countsOf(ben, 'ja')).toEqual({ helloja: 1 });
      // Whoever answers has read.
      await sayGlossed(server(), ben, conversationId, 'you');
      await sayGlossed(server(), anna, conversationId, 'too');
      expect([await unread(anna), await unread(ben)]).toEqual([[false], [true]]);
      expect(await countsOf(anna, 'fr')).toEqual({ hellofr: 1, youfr: 1, toofr: 1 });
      await stream.close();
    });

    it(
      'sends each reader their own frames alone, and no revision is missing',
      { tags: ['C315', 'C316', 'C446'] },
      async () => {
        const { anna, ben, conversationId } = await makeFriends(server());
        const [mine, theirs] = [await anna.stream({ conversationId }), await ben.stream({ conversationId })];
        const clientMessageId = randomUUID();
        const { body } = await anna.call('POST /message/send-message', {
          conversationId,
          message: 'hello',
          clientMessageId,
        });
        expect(body.assistantMessageId).toBeNull();
        for (const [stream, value] of [
          [mine, 'hellofr'],
          [theirs, 'helloja'],
        ] as const) {
          expect(await stream.next(isField(body.userMessageId, 'originalMessage'))).toMatchObject({
            conversationId,
            senderId: anna.userId,
            senderType: 'user',
            status: 'done',
            value: 'hello',
            clientMessageId,
          });
          await stream.next(isField(body.userMessageId, 'targetLanguageMessage', 'pending'));
          expect(await stream.next(isField(body.userMessageId, 'targetLanguageMessage', 'done'))).toMatchObject({
            value,
          });
        }
        await glossed(server());
        const { revision } = await detailsOf(anna, conversationId);
        for (const stream of [mine, theirs]) {
          await stream.next((frame) => 'revision' in frame && frame.revision === revision);
          const seen = new Set(stream.all.flatMap((frame) => ('revision' in frame ? [frame.revision] : [])));
          for (let each = 1; each <= revision; each += 1) expect(seen).toContain(each);
        }
        expect(JSON.stringify(mine.all)).not.toContain('helloja');
        expect(JSON.stringify(theirs.all)).not.toContain('hellofr');

        // What was missed is told in the same way.
        await Promise.all([mine.close(), theirs.close()]);
        const late = await ben.stream({ conversationId, since: 0 });
        await late.next((frame) => frame.type === 'revision' && frame.caughtUp === true);
        expect(JSON.stringify(late.all)).toContain('helloja');
        expect(JSON.stringify(late.all)).not.toContain('hellofr');
        await late.close();
      },
    );

    it('translates a sentence for whoever asks', async () => {
      const { anna, ben, conversationId } = await makeFriends(server());
      const messageId = await sayGlossed(server(), anna, conversationId, 'hello');
      const [mine, theirs] = [await anna.stream({ conversationId }), await ben.stream({ conversationId })];
      const { body } = await ben.call('POST /message/translate-sentence', { messageId });
      expect(body.fullSentenceTranslation.value).toBe('helloja in English');
      await theirs.next(isField(messageId, 'fullSentenceTranslation', 'done'));
      const { revision } = await detailsOf(anna, conversationId);
      await mine.next((frame) => frame.type === 'revision' && frame.revision === revision);
      expect(mine.all.some((frame: ServerFrame) => frame.type === 'message:target')).toBe(false);
      expect((await historyOf(anna, conversationId))[0]?.fullSentenceTranslation).toBeNull();
      expect((await historyOf(ben, conversationId))[0]?.fullSentenceTranslation?.value).toBe('helloja in English');
      await Promise.all([mine.close(), theirs.close()]);
    });

    it('takes a repeated clientMessageId for the same message, also after a goodbye', async () => {
      const { anna, ben, conversationId } = await makeFriends(server());
      const input = { conversationId, message: '  hello ', clientMessageId: randomUUID() };
      const answers = await Promise.all(
        Array.from({ length: 10 }, async () => (await anna.call('POST /message/send-message', input)).body),
      );
      await glossed(server());
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(await textsOf(anna, conversationId)).toEqual(['hellofr']);
      expect((await detailsOf(anna, conversationId)).revision).toBe(3);
      await ben.call('DELETE /conversation/delete/:id', { id: conversationId });
      expect((await anna.call('POST /message/send-message', input)).body).toEqual(answers[0]);
      for (const message of ['', ' \n', 'x'.repeat(2001)]) {
        expect((await anna.refused('POST /message/send-message', { conversationId, message })).status).toBe(400);
      }
    });

    it('is silent when either has blocked the other, and nothing is written', async () => {
      const { anna, ben, conversationId } = await makeFriends(server());
      const { client } = server().database;
      const written = async () =>
        [
          await client.message.count({ where: { conversationId } }),
          (await client.conversation.findUniqueOrThrow({ where: { id: conversationId } })).revision,
          await client.job.count(),
        ] as const;
      const before = await written();
      for (let time = 0; time < 2; time += 1) await ben.call('POST /friend/block', { userId: anna.userId });
      for (const sender of [anna, ben]) {
        const { status, body } = await sender.refused('POST /message/send-message', {
          conversationId,
          message: 'hello',
        });
        expect([status, body.code]).toEqual([403, 'friendNotReachable']);
      }
      expect(await written()).toEqual(before);
      expect((await detailsOf(ben, conversationId)).friend?.blocked).toBe(true);
      expect((await detailsOf(anna, conversationId)).friend?.blocked).toBe(false);
      for (let time = 0; time < 2; time += 1) {
        await ben.call('POST /friend/block', { userId: anna.userId, blocked: false });
      }
      await sayGlossed(server(), anna, conversationId, 'hello');
      expect(await textsOf(ben, conversationId)).toEqual(['helloja']);
    });

    it('alone lets somebody be blocked', async () => {
      const { anna, ben } = await makeFriends(server());
      const stranger = await signIn(server());
      for (const userId of [stranger.userId, anna.userId, randomUUID(), 'nobody', '']) {
        const { status, body } = await anna.refused('POST /friend/block', { userId });
        expect([status, body.code]).toEqual([404, 'userNotFound']);
      }
      expect((await anna.refused('POST /friend/block', { userId: 'a\0' })).status).toBe(400);
      expect((await server().client().refused('POST /friend/block', { userId: ben.userId })).status).toBe(401);
    });

    it('stays with the friend when one leaves, under the name of whoever left', async () => {
      const { anna, ben, conversationId } = await makeFriends(server());
      await sayGlossed(server(), anna, conversationId, 'hello');
      const stream = await ben.stream({ conversationId });
      await anna.call('DELETE /conversation/delete/:id', { id: conversationId });
      await stream.next((frame) => frame.type === 'message' && frame.conversationDetails?.friend === null);
      await stream.close();
      expect((await anna.call('GET /conversation/titles')).body).toEqual([]);
      expect((await anna.refused('GET /conversation/by-id/:id', { id: conversationId })).status).toBe(404);
      expect((await anna.refused('DELETE /conversation/delete/:id', { id: conversationId })).status).toBe(404);
      expect(await currentConversation(anna)).not.toBe(conversationId);
      expect(await countsOf(anna, 'fr')).toEqual({ hellofr: 1 });

      expect(await detailsOf(ben, conversationId)).toMatchObject({ title: anna.username, friend: null });
      expect(await textsOf(ben, conversationId)).toEqual(['helloja']);
      const refused = await ben.refused('POST /message/send-message', { conversationId, message: 'hello' });
      expect([refused.status, refused.body.code]).toEqual([403, 'friendNotReachable']);
      const { client } = server().database;
      expect(await client.conversation.findUnique({ where: { id: conversationId } })).toMatchObject({
        ownerId: ben.userId,
      });

      await ben.call('DELETE /conversation/delete/:id', { id: conversationId });
      expect(await client.conversation.count({ where: { id: conversationId } })).toBe(0);
      // Friends again: another chat.
      await server().services.friends.befriend(anna.userId, ben.userId);
      expect(await friendChatOf(anna)).not.toBe(conversationId);
    });

    it('can be blocked by whoever stays when the other has left, also for a chat that comes after it', async () => {
      const { anna, ben, conversationId } = await makeFriends(server());
      await sayGlossed(server(), anna, conversationId, 'hello');
      await anna.call('DELETE /conversation/delete/:id', { id: conversationId });
      const former = { userId: anna.userId, username: anna.username, blocked: false };
      expect(await detailsOf(ben, conversationId)).toMatchObject({ friend: null, formerFriend: former });
      const stream = await ben.stream({ conversationId });
      await ben.call('POST /friend/block', { userId: anna.userId, blocked: true });
      await stream.next(
        (frame) => frame.type === 'message' && frame.conversationDetails?.formerFriend?.blocked === true,
      );
      await stream.close();
      await server().services.friends.befriend(anna.userId, ben.userId);
      const message = { conversationId: await friendChatOf(anna), message: 'hello again' };
      expect((await anna.refused('POST /message/send-message', message)).body.code).toBe('friendNotReachable');
      await ben.call('POST /friend/block', { userId: anna.userId, blocked: false });
      await anna.call('POST /message/send-message', message);
    });

    it('loses what somebody said, there and where they had left before, when all of theirs goes', async () => {
      const { anna, ben, conversationId } = await makeFriends(server());
      const carla = await signIn(server(), { language: 'de' });
      await server().services.friends.befriend(carla.userId, ben.userId);
      const second = await friendChatOf(carla);
      const former = await sayGlossed(server(), ben, second, 'hello');
      await ben.call('DELETE /conversation/delete/:id', { id: second });
      await sayGlossed(server(), anna, conversationId, 'hello');
      const told = await sayGlossed(server(), ben, conversationId, 'you');
      await server().services.friends.leaveAll(ben.userId);
      await server().services.friends.leaveAll(ben.userId);
      expect(await textsOf(anna, conversationId)).toEqual(['hellofr']);
      expect(await textsOf(carla, second)).toEqual([]);
      expect((await ben.call('GET /conversation/titles')).body).toEqual([]);
      const { client } = server().database;
      expect(
        await client.message.findMany({
          where: { id: { in: [former, told] } },
          select: { originalText: true, renderings: true },
        }),
      ).toEqual([1, 2].map(() => ({ originalText: null, renderings: [] })));
      const late = await anna.stream({ conversationId, since: 0 });
      await late.next((frame) => frame.type === 'message' && frame.removed?.messageId === told);
      await late.close();
    });

    it('keeps nothing of somebody who goes on talking while they delete their account', async () => {
      const { anna, ben, conversationId } = await makeFriends(server());
      const send = (message: string) =>
        ben.fetch('/message/send-message', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ conversationId, message }),
        });
      const before = Array.from({ length: 6 }, (_, at) => send(`before ${at}`));
      const gone = ben.call('POST /user/delete-account', { password });
      const after = Array.from({ length: 6 }, (_, at) => send(`after ${at}`));
      await gone;
      const statuses = await Promise.all([...before, ...after].map(async (sent) => (await sent).status));
      expect(
        statuses.every((status) => [200, 401, 403, 404].includes(status)),
        statuses.join(),
      ).toBe(true);
      expect(await historyOf(anna, conversationId)).toEqual([]);
      const theirs = { conversationId, senderId: ben.userId, deletedAt: null };
      expect(await server().database.client.message.count({ where: theirs })).toBe(0);
    });

    it(
      'lets each delete what they said, and admins anything',
      { tags: ['C325', 'C327', 'C328', 'C382', 'C383'] },
      async () => {
        const { anna, ben, conversationId } = await makeFriends(server());
        const id = await sayGlossed(server(), anna, conversationId, 'hello');
        const other = await sayGlossed(server(), anna, conversationId, 'you');
        const refused = await ben.refused('DELETE /message/delete-message/:id', { id });
        expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
        const stream = await ben.stream({ conversationId });
        await anna.call('DELETE /message/delete-message/:id', { id });
        await stream.next((frame) => frame.type === 'message' && frame.removed?.messageId === id);
        await stream.close();
        const admin = await signIn(server(), { userType: 'admin' });
        await admin.call('DELETE /message/delete-message/:id', { id: other });
        expect([await historyOf(anna, conversationId), await historyOf(ben, conversationId)]).toEqual([[], []]);
      },
    );

    it('is not there for anybody else', async () => {
      const { anna, conversationId } = await makeFriends(server());
      const messageId = await sayGlossed(server(), anna, conversationId, 'hello');
      for (const other of [await signIn(server()), await signIn(server(), { userType: 'admin' })]) {
        for (const [name, input] of [
          ['GET /conversation/by-id/:id', { id: conversationId }],
          ['POST /message/send-message', { conversationId, message: 'hello' }],
          ['POST /conversation/read', { conversationId }],
          ['POST /conversation/update-language', { conversationId }],
          ['DELETE /conversation/delete/:id', { id: conversationId }],
          ['POST /message/translate-sentence', { messageId }],
          ['POST /message/retry', { messageId }],
          ['POST /friend/report', { messageId, comment: '' }],
          ['POST /friend/report', { conversationId, comment: '' }],
          ['POST /report/gloss', { messageId, original: 'hellofr' }],
        ] as const) {
          expect((await other.refused(name, input)).status, name).toBe(404);
        }
        const stream = await other.stream({ conversationId, since: 0 });
        await stream.next((frame) => frame.type === 'error');
        await sayGlossed(server(), anna, conversationId, 'secret');
        expect(JSON.stringify(stream.all)).not.toContain('secret');
        await stream.close();
      }
      expect((await anna.refused('POST /message/retry', { messageId })).status).toBe(404);
    });

    it('shows an admin the side of whoever owns it, and changes nothing', { tags: ['C425'] }, async () => {
      const { anna, ben, conversationId } = await makeFriends(server());
      await sayGlossed(server(), ben, conversationId, 'hello');
      const admin = await signIn(server(), { userType: 'admin' });
      const answer = await admin.fetch(`/conversation/by-id/${conversationId}?viewer=1`);
      expect(await answer.json()).toMatchObject({
        username: anna.username,
        title: ben.username,
        targetLanguage: 'fr',
        unread: true,
        conversationHistory: [{ targetLanguageMessage: { value: 'hellofr' } }],
      });
      expect((await ben.fetch(`/conversation/by-id/${conversationId}?viewer=1`)).status).toBe(403);
      for (const [path, body] of [
        ['/friend/block', { userId: ben.userId }],
        ['/friend/report', { conversationId, comment: '' }],
      ] as const) {
        const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
        expect((await admin.fetch(`${path}?viewer=1`, init)).status).toBe(403);
      }
      expect(await countsOf(anna, 'fr')).toEqual({});
    });

    it('shows what was typed to whoever has no language yet, and follows them to their first one', async () => {
      const { anna, ben, conversationId } = await makeFriends(server(), ['fr', null]);
      await sayGlossed(server(), anna, conversationId, 'hello');
      await sayGlossed(server(), ben, conversationId, 'you');
      for (const message of await historyOf(ben, conversationId)) {
        expect(message).toMatchObject({ targetLanguageMessage: null, morphemeTranslationDetails: null });
        expect(message.originalMessage?.status).toBe('done');
      }
      expect(await textsOf(anna, conversationId)).toEqual(['hellofr', 'youfr']);
      expect(await countsOf(ben, 'fr')).toEqual({});

      await ben.call('POST /user/update-preferences', { language: 'Japanese' });
      expect((await detailsOf(ben, conversationId)).targetLanguage).toBe('ja');
      await sayGlossed(server(), anna, conversationId, 'too');
      expect(await textsOf(ben, conversationId)).toEqual([null, null, 'tooja']);
      expect(await countsOf(ben, 'ja')).toEqual({ tooja: 1 });
      // The first language alone: from then on it is changed for each conversation.
      await ben.call('POST /user/update-preferences', { language: 'German' });
      expect((await detailsOf(ben, conversationId)).targetLanguage).toBe('ja');
    });

    it(
      'goes on in another language for one reader, and what was read stays as it was',
      { tags: ['C428'] },
      async () => {
        const { anna, ben, conversationId } = await makeFriends(server());
        await sayGlossed(server(), anna, conversationId, 'hello');
        expect(await textsOf(ben, conversationId)).toEqual(['helloja']);
        await ben.call('POST /user/update-preferences', { language: 'fr' });
        const { body } = await ben.call('POST /conversation/update-language', { conversationId });
        expect(body.targetLanguage).toBe('fr');
        await sayGlossed(server(), anna, conversationId, 'you');
        expect(await textsOf(ben, conversationId)).toEqual(['helloja', 'youfr']);
        expect(await textsOf(anna, conversationId)).toEqual(['hellofr', 'youfr']);
        expect([await countsOf(ben, 'ja'), await countsOf(ben, 'fr')]).toEqual([{ helloja: 1 }, { youfr: 1 }]);
      },
    );

    it('says so where the tutor cannot put it into the language', async () => {
      const { anna, ben, conversationId } = await makeFriends(server());
      await sayGlossed(server(), anna, conversationId, 'cannot');
      for (const [client, name] of [
        [anna, 'French'],
        [ben, 'Japanese'],
      ] as const) {
        expect((await historyOf(client, conversationId))[0]).toMatchObject({
          originalMessage: { value: 'cannot' },
          targetLanguageMessage: null,
          morphemeTranslationDetails: null,
          notes: { status: 'done', value: { apology: `The tutor can’t say this in ${name} yet.` } },
        });
      }
      expect((await ben.call('GET /conversation/titles')).body[0]?.unread).toBe(false);
    });
  },
  { tutor: createMarkingTutor() },
);

describeServer(
  'blocking often',
  (server) => {
    it('does not keep anybody from reporting: it has a limit of its own, 60 an hour', async () => {
      const { anna, ben, conversationId } = await makeFriends(server());
      const report = () => anna.call('POST /friend/report', { conversationId, comment: 'rude' });
      for (let times = 0; times < 30; times += 1) {
        await anna.call('POST /friend/block', { userId: ben.userId });
        await anna.call('POST /friend/block', { userId: ben.userId, blocked: false });
      }
      const late = await anna.refused('POST /friend/block', { userId: ben.userId });
      expect([late.status, Number(late.headers.get('Retry-After')) > 60]).toEqual([429, true]);
      await report();
    });
  },
  { config: { rateLimits: true } },
);
