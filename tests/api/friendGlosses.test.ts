import { noProfile } from '../../domain/account/profile';
import { expect, it, vi } from 'vitest';
import { AppError } from '../../domain/errors';
import { type Clock, systemClock } from '../../server/clock';
import { describeEachDatabase } from '../db/testDatabase';
import type { ApiClient } from '../support/apiClient';
import { countsOf, historyOf, textsOf } from '../support/conversations';
import { createMarkingTutor, glossed, makeFriends } from '../support/friends';
import { isField } from '../support/frameQueue';
import { createPuppetTutor, type Puppet } from '../support/puppetTutor';
import { describeServer, startTestServer, type TestServer } from '../support/testServer';

const tutor = createPuppetTutor({ holdRecasts: true });
let shiftMs = 0;
/** Goes with the machine's, ahead of it by as much as a test says; what is done each few seconds is done often. */
const clock: Clock = {
  ...systemClock,
  now: () => systemClock.now() + shiftMs,
  every: (ms, task) => systemClock.every(Math.min(ms, 50), task),
};

async function say(client: ApiClient, conversationId: string, message: string): Promise<string> {
  return (await client.call('POST /message/send-message', { conversationId, message })).body.userMessageId;
}

/** Both recasts of a message, by the language that they are asked for in. */
async function nextRecasts(): Promise<Record<string, Puppet>> {
  const puppets = [await tutor.nextRecast(), await tutor.nextRecast()];
  return Object.fromEntries(puppets.map((puppet) => [puppet.request.language, puppet]));
}

function speak(puppet: Puppet | undefined, text: string): void {
  puppet?.speak(text);
  puppet?.end();
}

describeServer(
  'what a friend says',
  (server) => {
    it('is asked of the tutor in the sender’s name, for what the reader knows', async () => {
      const { anna, ben, conversationId } = await makeFriends(server());
      const { client } = server().database;
      await client.user.update({
        where: { id: anna.userId },
        data: { addressAs: 'feminine', generalUserProfile: 'A secret.' },
      });
      await client.user.update({ where: { id: ben.userId }, data: { generalUserProfile: 'Another.' } });
      await say(anna, conversationId, 'hello');
      const first = await nextRecasts();
      speak(first.fr, 'bonjour');
      speak(first.ja, 'konnichiwa');
      await glossed(server());
      await historyOf(ben, conversationId);
      await say(ben, conversationId, 'good day');
      const second = await nextRecasts();
      const { request } = second.fr ?? {};
      expect(request).toMatchObject({
        conversationId,
        occasion: { kind: 'chat' },
        message: 'good day',
        ownLanguage: 'en',
        learnerName: ben.username,
        addressAs: 'unsaid',
        state: null,
      });
      expect(first.ja?.request.addressAs).toBe('feminine');
      expect([request?.knownCount('Bonjour'), request?.knownCount('konnichiwa')]).toEqual([1, 0]);
      expect(second.ja?.request.knownCount('konnichiwa')).toBe(1);
      expect(await request?.history()).toMatchObject([{ role: 'tutor', text: 'hello' }]);
      // What they learn themselves is said where it is another language.
      expect([request?.writersLanguage, second.ja?.request.writersLanguage]).toEqual(['ja', undefined]);
      // Whoever writes must not be able to ask for what the reader has told their tutor.
      expect(await request?.profile()).toEqual(noProfile);
      speak(second.fr, 'bonne journée');
      speak(second.ja, 'yoi');
      await glossed(server());
    });

    it('is counted for a friend who answers before its words have come', async () => {
      const { anna, ben, conversationId } = await makeFriends(server());
      await say(anna, conversationId, 'hello');
      const first = await nextRecasts();
      expect(await textsOf(ben, conversationId)).toEqual([null]);
      expect((await historyOf(ben, conversationId))[0]?.targetLanguageMessage?.status).toBe('pending');
      await say(ben, conversationId, 'you');
      speak(first.fr, 'bonjour');
      speak(first.ja, 'konnichiwa');
      const second = await nextRecasts();
      speak(second.fr, 'toi');
      speak(second.ja, 'kimi');
      await glossed(server());
      expect(await countsOf(ben, 'ja')).toEqual({ konnichiwa: 1, kimi: 1 });
      expect(await countsOf(anna, 'fr')).toEqual({ bonjour: 1 });
    });

    it('stays deleted, whatever its words become', async () => {
      const { anna, ben, conversationId } = await makeFriends(server());
      const id = await say(anna, conversationId, 'hello');
      const { fr, ja } = await nextRecasts();
      await anna.call('DELETE /message/delete-message/:id', { id });
      const { client } = server().database;
      const revisionOf = async () =>
        (await client.conversation.findUniqueOrThrow({ where: { id: conversationId } })).revision;
      const before = await revisionOf();
      speak(fr, 'bonjour');
      speak(ja, 'konnichiwa');
      await glossed(server());
      expect(await revisionOf()).toBe(before);
      expect(await client.rendering.count({ where: { messageId: id } })).toBe(0);
      expect([await countsOf(anna, 'fr'), await countsOf(ben, 'ja')]).toEqual([{}, {}]);
    });

    it('is not made for somebody who has left', async () => {
      const { anna, ben, conversationId } = await makeFriends(server());
      await say(anna, conversationId, 'hello');
      const { fr, ja } = await nextRecasts();
      await ben.call('DELETE /conversation/delete/:id', { id: conversationId });
      speak(ja, 'konnichiwa');
      speak(fr, 'bonjour');
      await glossed(server());
      expect(await textsOf(anna, conversationId)).toEqual(['bonjour']);
      expect(await countsOf(ben, 'ja')).toEqual({});
    });

    it.each([
      [new Error('secret of the provider'), 'The tutor could not explain this message.'],
      [new AppError('busy', { message: 'The tutor is resting.' }), 'The tutor is resting.'],
    ])('that fails three times says so, and no more (%s)', async (error, statusMessage) => {
      const { anna, ben, conversationId } = await makeFriends(server(), ['fr', 'fr']);
      const stream = await ben.stream({ conversationId });
      const id = await say(anna, conversationId, 'hello');
      for (let attempt = 1; attempt <= 3; attempt += 1) {
        (await tutor.nextRecast()).fail(error);
        await failedTimes(server(), attempt);
        shiftMs += 60_000;
      }
      expect(await stream.next(isField(id, 'targetLanguageMessage', 'error'))).toMatchObject({ statusMessage });
      await stream.close();
      expect((await historyOf(ben, conversationId))[0]).toMatchObject({
        originalMessage: { value: 'hello' },
        targetLanguageMessage: { status: 'error', statusMessage, value: null },
        morphemeTranslationDetails: null,
      });
      expect((await ben.call('GET /conversation/titles')).body[0]?.unread).toBe(false);
      expect(server().takeErrors()).toMatchObject([{ msg: 'a job failed', kind: 'gloss' }]);
    });
  },
  { tutor, clock },
);

/** Waits until the newest job has been tried so often, and has been put down again. */
async function failedTimes({ database }: TestServer, attempts: number): Promise<void> {
  await vi.waitFor(
    async () => {
      const [newest] = await database.client.job.findMany({
        where: { kind: 'gloss' },
        orderBy: { id: 'desc' },
        take: 1,
      });
      expect(newest).toMatchObject({ attempts, owner: null });
    },
    { timeout: 20_000, interval: 5 },
  );
}

describeEachDatabase('what was said before a server died', (open, provider) => {
  it('is glossed by the next one, and not changed when the first was alive after all', async () => {
    const database = await open();
    const silent = createPuppetTutor({ holdRecasts: true });
    // Renews nothing: for everybody else it is dead.
    const dead = await startTestServer({
      provider,
      database,
      tutor: silent,
      clock: { ...systemClock, every: () => () => undefined },
    });
    const { anna, ben, conversationId } = await makeFriends(dead);
    await say(anna, conversationId, 'hello');
    const puppets = [await silent.nextRecast(), await silent.nextRecast()];

    const later = { ...systemClock, now: () => systemClock.now() + 10 * 60_000 };
    const next = await startTestServer({ provider, database, tutor: createMarkingTutor(), clock: later });
    await glossed(next);
    for (const puppet of puppets) speak(puppet, 'much too late');
    await dead.shutDown();
    expect(await textsOf(anna, conversationId)).toEqual(['hellofr']);
    expect(await textsOf(ben, conversationId)).toEqual(['helloja']);
    expect([await countsOf(anna, 'fr'), await countsOf(ben, 'ja')]).toEqual([{ hellofr: 1 }, { helloja: 1 }]);
    expect(dead.takeErrors()).toEqual([]);
    await Promise.all([dead.close(), next.close()]);
  });
});
