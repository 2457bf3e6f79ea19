import { expect, it } from 'vitest';
import { Prisma, type DbClient } from '../../server/db/database';
import { createLearner, createWord, someTime } from './rows';
import { describeEachDatabase } from './testDatabase';

/** Counts sightings of words in one statement: what word counting is built on. */
function countWords(tx: DbClient, learnerId: string, words: { identity: string; times: number }[], seenAt: Date) {
  const rows = words.map(
    ({ identity, times }) =>
      Prisma.sql`(${`${learnerId}-${identity}`}, ${learnerId}, ${'fr'}, ${identity}, ${identity}, ${''}, ${''}, ${times}, ${0}, ${seenAt})`,
  );
  return tx.$queryRaw<{ identity: string; trueCount: number; lastSeenAt: Date; masteredAt: Date | null }[]>`
    INSERT INTO "Word" ("id", "learnerId", "language", "identity", "original", "transliteration", "translation",
      "trueCount", "baseline", "lastSeenAt")
    VALUES ${Prisma.join(rows)}
    ON CONFLICT ("learnerId", "language", "identity") DO UPDATE
      SET "trueCount" = "Word"."trueCount" + excluded."trueCount", "lastSeenAt" = excluded."lastSeenAt"
    RETURNING "identity", "trueCount", "lastSeenAt", "masteredAt"`;
}

describeEachDatabase('raw SQL', (open) => {
  it('inserts or updates many rows in one statement and returns them typed', async () => {
    const { client, transaction } = await open();
    await createLearner(client, 'a');
    await createWord(client, 'a', 'chat', 5);
    const words = Array.from({ length: 60 }, (_, index) => ({ identity: `mot${index}`, times: 1 }));
    const later = new Date('2026-04-05T06:07:08.009Z');

    const first = await transaction((tx) => countWords(tx, 'a', [{ identity: 'chat', times: 2 }, ...words], later));
    expect(first).toHaveLength(61);
    expect(first.find(({ identity }) => identity === 'chat')).toEqual({
      identity: 'chat',
      trueCount: 7,
      lastSeenAt: later,
      masteredAt: null,
    });
    const second = await transaction((tx) => countWords(tx, 'a', words, later));
    expect(new Set(second.map(({ trueCount }) => trueCount))).toEqual(new Set([2]));
    expect(await client.word.count()).toBe(61);
  });

  it('does not count what a transaction rolls back', async () => {
    const { client, transaction } = await open();
    await createLearner(client, 'a');
    await createWord(client, 'a', 'chat', 5);
    const failing = transaction(async (tx) => {
      await countWords(tx, 'a', [{ identity: 'chat', times: 2 }], someTime);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await client.word.findFirstOrThrow()).trueCount).toBe(5);
  });

  it('loses no count when many count the same words at once', async () => {
    const { client, transaction } = await open();
    await createLearner(client, 'a');
    const words = ['un', 'deux', 'trois'].sort().map((identity) => ({ identity, times: 1 }));
    await Promise.all(Array.from({ length: 30 }, () => transaction((tx) => countWords(tx, 'a', words, someTime))));
    expect((await client.word.findMany()).map(({ trueCount }) => trueCount)).toEqual([30, 30, 30]);
  });

  it('writes a time as a model does, and compares it', async () => {
    const { client } = await open();
    await createLearner(client, 'model');
    await client.$executeRaw`
      INSERT INTO "User" ("id", "username", "usernameKey", "passwordHash", "createdAt")
      VALUES ('raw', 'raw', 'raw', '', ${someTime})`;
    const stored = await client.$queryRaw<{ text: string }[]>`
      SELECT DISTINCT CAST("createdAt" AS TEXT) AS text FROM "User"`;
    expect(stored).toHaveLength(1);
    const before = new Date(someTime.getTime() - 1);
    expect(await client.user.count({ where: { createdAt: { gt: before, lte: someTime } } })).toBe(2);
    const found = await client.$queryRaw<{ id: string; createdAt: Date }[]>`
      SELECT "id", "createdAt" FROM "User" WHERE "createdAt" > ${before} AND "createdAt" <= ${someTime} ORDER BY "id"`;
    expect(found).toEqual([
      { id: 'model', createdAt: someTime },
      { id: 'raw', createdAt: someTime },
    ]);
  });

  it('sorts times as times, whatever their milliseconds', async () => {
    const { client } = await open();
    const times = ['2026-03-01T12:00:00.000Z', '2026-03-01T12:00:00.010Z', '2026-03-01T12:00:00.100Z'];
    for (const time of [...times].reverse()) {
      await client.user.create({
        data: { id: time, username: time, usernameKey: time, passwordHash: '', createdAt: new Date(time) },
      });
    }
    const sorted = await client.user.findMany({ orderBy: { createdAt: 'asc' }, select: { id: true } });
    expect(sorted.map(({ id }) => id)).toEqual(times);
  });

  it('takes a list of values, and counts as bigint', async () => {
    const { client } = await open();
    await createLearner(client, 'a');
    for (const identity of ['un', 'deux', 'trois']) await createWord(client, 'a', identity, 2);
    const sums = await client.$queryRaw`
      SELECT COUNT(*) AS count, SUM("trueCount") AS sum FROM "Word" WHERE "identity" IN (${Prisma.join(['un', 'deux'])})`;
    expect(sums).toEqual([{ count: 2n, sum: 4n }]);
  });
});
