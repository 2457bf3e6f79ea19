import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { Morpheme } from '../../domain/conversation/message';
import { type Sighting, sightingsOf } from '../../domain/words/sightings';
import type { Database } from '../../server/db/database';
import { makeId } from '../../server/ids';
import { countSightings } from '../../server/words/countSightings';
import { createMarkRepository } from '../../server/words/markRepository';
import { createWordRepository } from '../../server/words/wordRepository';
import { hasRead } from '../../server/words/readMessages';
import { createLearner, createTalk, someTime } from './rows';
import { describeEachDatabase } from './testDatabase';

vi.setConfig({ testTimeout: 60_000 });

const glossed = (text: string): Morpheme[] => text.split(' ').map((word) => [word, '', `${word} in English`]);
const sightings = (text: string): Sighting[] => sightingsOf(glossed(text), 'fr');

/** What is counted, marked and taken back in the property; a message has the same words each time it is tried. */
const messages = ['un deux trois', 'deux deux', 'trois quatre cinq', 'un un un six', 'sept', 'cinq six un deux'];
const wordsOfAll = [...new Set(messages.join(' ').split(' '))];

describeEachDatabase('word counts', (open) => {
  const trueCounts = async ({ client }: Database, learnerId: string) =>
    Object.fromEntries(
      (await client.word.findMany({ where: { learnerId } })).map(({ identity, trueCount }) => [identity, trueCount]),
    );
  const revisionOf = async ({ client }: Database, id: string) =>
    (await client.user.findUniqueOrThrow({ where: { id } })).wordsRevision;
  const count = (database: Database, learnerId: string, messageId: string, text: string, language = 'fr') =>
    database.transaction((tx) =>
      countSightings(tx, makeId, { learnerId, language, messageId, sightings: sightings(text), seenAt: someTime }),
    );

  it(
    'are what the sightings say, whatever is counted, marked and taken back at the same time',
    { tags: ['C335'] },
    async () => {
      const database = await open();
      const words = createWordRepository(database, makeId);
      const marks = createMarkRepository(database, makeId);
      const act = fc.oneof(
        fc.record({ do: fc.constant('count' as const), message: fc.nat(messages.length - 1) }),
        fc.record({
          do: fc.constantFrom('mastered' as const, 'not-mastered' as const),
          words: fc.subarray(wordsOfAll, { minLength: 1 }),
        }),
        fc.record({ do: fc.constant('undo' as const) }),
      );
      // Each inner list is done at once.
      const history = fc.array(fc.array(act, { minLength: 1, maxLength: 6 }), { maxLength: 6 });
      await fc.assert(
        fc.asyncProperty(history, async (steps) => {
          const learner = randomUUID();
          await createLearner(database.client, learner);
          const counted = new Set<number>();
          for (const acts of steps) {
            await Promise.all(
              acts.map((each) => {
                if (each.do === 'undo') return marks.undo(learner, someTime);
                if (each.do === 'count') {
                  counted.add(each.message);
                  return count(database, learner, `${learner} ${each.message}`, messages[each.message] ?? '');
                }
                const shown = sightings(each.words.join(' '));
                return marks.mark(learner, each.do, { language: 'fr', shown }, someTime);
              }),
            );
          }
          const expected: Record<string, number> = {};
          for (const index of counted) {
            for (const word of messages[index]?.split(' ') ?? []) expected[word] = (expected[word] ?? 0) + 1;
          }
          expect(await words.rebuildCounts(learner)).toEqual([]);
          const counts = await trueCounts(database, learner);
          expect(Object.fromEntries(Object.entries(counts).filter(([, times]) => times > 0))).toEqual(expected);

          while (await marks.undo(learner, someTime));
          const rows = await database.client.word.findMany({ where: { learnerId: learner } });
          expect(rows.filter(({ baseline, masteredAt }) => baseline !== 0 || masteredAt !== null)).toEqual([]);
        }),
        { numRuns: 12 },
      );
    },
  );

  it(
    'are listed with the message up to which they count, while others are being counted',
    { tags: ['C336'] },
    async () => {
      const database = await open();
      const words = createWordRepository(database, makeId);
      const learner = randomUUID();
      await createLearner(database.client, learner);
      const conversationId = await createTalk(database.client, learner, 60);
      const counting = (async () => {
        for (let position = 1; position <= 60; position += 1) {
          await count(database, learner, `${conversationId} ${position}`, 'un');
        }
      })();
      const seen: (readonly [number, string | null])[] = [];
      while ((seen.at(-1)?.[0] ?? 0) < 60) {
        const { words: listed, anchor } = await words.list(learner, 'fr', { conversationId });
        seen.push([listed[0]?.trueCount ?? 0, anchor?.id ?? null]);
      }
      await counting;
      expect(seen.length).toBeGreaterThan(1);
      expect(seen).toEqual(seen.map(([times]) => [times, times === 0 ? null : `${conversationId} ${times}`]));
    },
  );

  it('can be made anew from the sightings, for one learner alone, and what a mark put aside stays aside', async () => {
    const database = await open();
    const words = createWordRepository(database, makeId);
    await createLearner(database.client, 'a');
    await createLearner(database.client, 'b');
    for (const learner of ['a', 'b']) {
      await count(database, learner, 'm1', 'un deux deux');
      await count(database, learner, 'm2', 'un trois');
    }
    await database.client.word.updateMany({ where: { identity: { in: ['un', 'trois'] } }, data: { trueCount: 7 } });
    await database.client.word.updateMany({ where: { learnerId: 'a', identity: 'un' }, data: { baseline: 1 } });
    const differences = await words.rebuildCounts('a');
    expect(differences.map(({ identity, was, is }) => [identity, was, is]).sort()).toEqual([
      ['trois', 7, 1],
      ['un', 7, 2],
    ]);
    expect(await trueCounts(database, 'a')).toEqual({ un: 2, deux: 2, trois: 1 });
    expect((await database.client.word.findFirstOrThrow({ where: { learnerId: 'a', identity: 'un' } })).baseline).toBe(
      1,
    );
    expect(await words.rebuildCounts('a')).toEqual([]);
    expect(await trueCounts(database, 'b')).toEqual({ un: 7, deux: 2, trois: 7 });
  });

  it('hold a message once for each reader, and raise the revision of whoever’s words they are', async () => {
    const database = await open();
    await createLearner(database.client, 'a');
    await createLearner(database.client, 'b');
    await Promise.all(Array.from({ length: 8 }, () => count(database, 'a', 'm', 'un deux')));
    await count(database, 'b', 'm', 'un deux');
    expect(await trueCounts(database, 'a')).toEqual({ un: 1, deux: 1 });
    expect(await trueCounts(database, 'b')).toEqual({ un: 1, deux: 1 });
    const before = await revisionOf(database, 'b');
    await count(database, 'a', 'm2', 'un');
    expect(await revisionOf(database, 'b')).toBe(before);
    await count(database, 'b', 'm2', '12 …');
    expect(await revisionOf(database, 'b')).toBe(before);
    await count(database, 'b', 'm2', 'un');
    expect(await revisionOf(database, 'b')).toBe(before + 1);
  });

  it('take a message of any length', async () => {
    const database = await open();
    await createLearner(database.client, 'a');
    const text = Array.from({ length: 9_000 }, (_, index) => `mot${'abcdefghij'[index % 10] ?? ''}${index}`).join(' ');
    await count(database, 'a', 'm', text);
    expect(await database.client.word.count({ where: { learnerId: 'a' } })).toBe(9_000);
    expect(await createWordRepository(database, makeId).rebuildCounts('a')).toEqual([]);
  });

  it('are not lost when two readings of the same words cross on their way', async () => {
    const database = await open();
    await createLearner(database.client, 'a');
    const ordered = Array.from({ length: 30 }, (_, index) => `mot${String.fromCharCode(97 + (index % 26))}x${index}`);
    const texts = Array.from({ length: 20 }, (_, index) => (index % 2 ? ordered : [...ordered].reverse()).join(' '));
    await Promise.all(texts.map((text, index) => count(database, 'a', `m${index}`, text)));
    expect(new Set(Object.values(await trueCounts(database, 'a')))).toEqual(new Set([20]));
  });
});

describeEachDatabase('counting what was read', (open) => {
  async function begin(database: Database) {
    await createLearner(database.client, 'reader');
    await createLearner(database.client, 'writer');
    await database.client.conversation.create({
      data: { id: 'c', ownerId: 'reader', title: 'c', targetLanguage: 'fr', createdAt: someTime, activeAt: someTime },
    });
    await database.client.participant.create({
      data: { conversationId: 'c', userId: 'reader', joinedAt: someTime },
    });
    const words = createWordRepository(database, makeId);
    async function write(positions: number[], text: string, status: 'done' | 'pending' | 'error' | null, more = {}) {
      const field = <T>(value: T) => (status === null ? null : { status, statusMessage: '', value });
      await database.client.message.createMany({
        data: positions.map((position) => ({
          id: `m${position}`,
          conversationId: 'c',
          position,
          senderId: 'writer',
          senderType: 'user',
          createdAt: someTime,
          revision: 1,
          ...more,
        })),
      });
      await database.client.conversation.update({ where: { id: 'c' }, data: { lastPosition: Math.max(...positions) } });
      const fields = JSON.stringify({
        targetLanguageMessage: field(text),
        morphemeTranslationDetails: field(status === 'done' ? glossed(text) : null),
        fullSentenceTranslation: null,
        notes: null,
      });
      const readers = [
        ['a', 'de'],
        ['b', 'fr'],
      ] as const;
      await database.client.rendering.createMany({
        data: positions.flatMap((position) =>
          readers.map(([id, targetLanguage]) => ({
            id: `${id}${position}`,
            messageId: `m${position}`,
            targetLanguage,
            ownLanguage: 'en',
            fields,
          })),
        ),
      });
    }
    return {
      read: async (upTo: number, readerId = 'reader') =>
        (await words.read({ readerId, conversationId: 'c', upTo, at: someTime }))?.now ?? null,
      /** Words of a status, or none; a language of its own for another reader. */
      say: (position: number, text: string, status: 'done' | 'pending' | 'error' | null = 'done', more = {}) =>
        write([position], text, status, more),
      /** The same that often, from the first message on. */
      sayOften: (times: number, text: string) =>
        write(
          Array.from({ length: times }, (_, index) => index + 1),
          text,
          'done',
        ),
      counts: async () =>
        Object.fromEntries(
          (await database.client.word.findMany({ where: { learnerId: 'reader' } })).map((word) => [
            `${word.language} ${word.identity}`,
            word.trueCount,
          ]),
        ),
    };
  }

  it('takes the reader’s own rendering, in order, each message once', async () => {
    const database = await open();
    const { read, say, counts } = await begin(database);
    await say(1, 'un deux');
    await say(2, 'deux trois');
    await say(3, 'quatre');
    expect(await read(2)).toBe(2);
    expect(await counts()).toEqual({ 'fr un': 1, 'fr deux': 2, 'fr trois': 1 });
    expect(await Promise.all([read(3), read(3), read(1)])).toEqual([3, 3, 3]);
    expect(await counts()).toEqual({ 'fr un': 1, 'fr deux': 2, 'fr trois': 1, 'fr quatre': 1 });
    expect(await createWordRepository(database, makeId).rebuildCounts('reader')).toEqual([]);
  });

  it('passes what is still being made: that counts when it is finished, as it has been read', async () => {
    const database = await open();
    const { read, say, counts } = await begin(database);
    await say(1, 'un');
    await say(2, 'deux', 'pending');
    await say(3, 'trois');
    expect(await read(3)).toBe(3);
    expect(await counts()).toEqual({ 'fr un': 1, 'fr trois': 1 });
    expect(await database.transaction((tx) => hasRead(tx, 'c', 'reader', 3))).toBe(true);
    expect(await database.transaction((tx) => hasRead(tx, 'c', 'writer', 3))).toBe(false);
  });

  it('goes on where it stopped when there is more than it takes at once', async () => {
    const database = await open();
    const { read, sayOften, counts } = await begin(database);
    await sayOften(203, 'un');
    expect(await read(203)).toBe(200);
    expect(await read(203)).toBe(203);
    expect(await counts()).toEqual({ 'fr un': 203 });
  });

  it('passes over what failed, was deleted or has no words, and counts nothing for it', async () => {
    const database = await open();
    const { read, say, counts } = await begin(database);
    await say(1, 'un', 'error');
    await say(2, 'deux', 'done', { deletedAt: someTime });
    await say(3, 'trois', null);
    await say(4, 'quatre');
    expect(await read(9)).toBe(4);
    expect(await counts()).toEqual({ 'fr quatre': 1 });
    expect(await read(4)).toBe(4);
  });

  it('asks for the reader’s point of the conversation', async () => {
    const database = await open();
    const { read, say } = await begin(database);
    await say(1, 'un');
    await say(2, 'deux');
    await read(1);
    await read(2);
    const jobs = await database.client.job.findMany();
    expect(jobs.map(({ kind, key }) => [kind, key])).toEqual([['progress', 'progress:reader:c:fr']]);
    await read(2);
    expect(await database.client.job.count()).toBe(1);
  });

  it('lets nobody read where they do not take part', async () => {
    const database = await open();
    const { read, say } = await begin(database);
    await say(1, 'un');
    expect(await read(1, 'writer')).toBeNull();
    expect(await database.client.word.count()).toBe(0);
  });
});
