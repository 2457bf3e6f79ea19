import { describe, expect, expectTypeOf, it } from 'vitest';
import type { DatabaseLog, DbClient, Tx } from '../../server/db/database';
import { createLearner, createWord, someTime } from './rows';
import { describeEachDatabase, openTestDatabase } from './testDatabase';

/** A promise and the function that settles it. */
function signal() {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { give, given };
}

describeEachDatabase('transaction', (open) => {
  it('keeps a write that another request makes while a transaction is open and then rolled back', async () => {
    const { client, transaction } = await open();
    const begun = signal();
    const mayFail = signal();
    const failing = transaction(async (tx) => {
      await createLearner(tx, 'lost');
      begun.give();
      await mayFail.given;
      throw new Error('no');
    });
    await begun.given;
    // One statement, and one for which Prisma opens a transaction of its own.
    const acknowledged = [
      createLearner(client, 'kept'),
      client.user.create({
        data: {
          id: 'nested',
          username: 'nested',
          usernameKey: 'nested',
          passwordHash: '',
          createdAt: someTime,
          conversations: { create: { id: 'c', title: '', createdAt: someTime, activeAt: someTime } },
        },
      }),
    ];
    // Far enough for the writes to reach the connection, if they could.
    await new Promise((resolve) => setTimeout(resolve, 20));
    mayFail.give();
    await expect(failing).rejects.toThrow('no');
    await Promise.all(acknowledged);
    expect((await client.user.findMany({ orderBy: { id: 'asc' } })).map(({ id }) => id)).toEqual(['kept', 'nested']);
    expect(await client.conversation.count()).toBe(1);
  });

  it('gives back what the work returns and commits it', async () => {
    const { client, transaction } = await open();
    const answer = await transaction(async (tx) => {
      await createLearner(tx, 'a');
      return tx.user.count();
    });
    expect(answer).toBe(1);
    expect(await client.user.count()).toBe(1);
  });

  it('refuses the root client inside a transaction, however it was reached', async () => {
    const { client, transaction } = await open();
    const { user } = client;
    const refused = 'The root client was used inside a transaction';
    await expect(transaction(() => client.user.count())).rejects.toThrow(refused);
    await expect(transaction(() => user.findUnique({ where: { id: 'a' } }))).rejects.toThrow(refused);
    await expect(transaction(() => client.$queryRaw`SELECT 1`)).rejects.toThrow(refused);
    const before = client.user.count();
    await expect(transaction(async () => await before)).rejects.toThrow(refused);
  });

  it('refuses a transaction inside a transaction', async () => {
    const { transaction } = await open();
    await expect(transaction(() => transaction(() => Promise.resolve()))).rejects.toThrow('A second transaction');
  });

  it('lets what the work left running use the root client after the end', async () => {
    const { client, transaction } = await open();
    const ended = signal();
    let later: Promise<number> | undefined;
    await transaction((tx) => {
      later = ended.given.then(() => client.user.count());
      return tx.user.count();
    });
    ended.give();
    expect(await later).toBe(0);
  });

  it('does not take a query of one request for that of another in the same turn of the loop', async () => {
    const { client, transaction } = await open();
    // findUnique calls of one turn are sent together, whoever made them.
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => [
        transaction((tx) => tx.user.findUnique({ where: { id: `a${index}` } })),
        client.user.findUnique({ where: { id: `b${index}` } }),
      ]).flat(),
    );
    expect(results.every((found) => found === null)).toBe(true);
  });

  it('goes on after a rejected transaction, and after one whose commit fails', async () => {
    const { client, transaction, provider } = await open();
    await expect(transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const orphan = transaction(async (tx) => {
      if (provider === 'sqlite') await tx.$executeRaw`PRAGMA defer_foreign_keys = ON`;
      else
        await tx.$executeRaw`ALTER TABLE "Word" ALTER CONSTRAINT "Word_learnerId_fkey" DEFERRABLE INITIALLY DEFERRED`;
      await createWord(tx, 'nobody', 'mot');
    });
    await expect(orphan).rejects.toThrow();
    await transaction((tx) => createLearner(tx, 'a'));
    expect(await client.user.count()).toBe(1);
    expect(await client.word.count()).toBe(0);
  });

  it('rolls back a transaction that takes too long, and goes on', async () => {
    const { client, transaction } = await open({ transactionTimeoutMs: 50 });
    const finish = signal();
    const slow = transaction(async (tx) => {
      await createLearner(tx, 'slow');
      await finish.given;
      await createLearner(tx, 'late');
    });
    const rejected = expect(slow).rejects.toMatchObject({ code: 'P2028' });
    await createLearner(client, 'after');
    // On Postgres nothing waited for the slow one: give its time a chance to run out.
    await new Promise((resolve) => setTimeout(resolve, 200));
    finish.give();
    await rejected;
    expect((await client.user.findMany()).map(({ id }) => id)).toEqual(['after']);
  });

  it('does not let an unawaited write of a failed transaction land outside it', async () => {
    const { client, transaction } = await open();
    let unawaited: Promise<unknown> = Promise.resolve();
    const failing = transaction(async (tx) => {
      await tx.user.count();
      unawaited = createLearner(tx, 'stray').catch(() => undefined);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await unawaited;
    expect(await client.user.count()).toBe(0);
  });

  it('ends consistent after 200 transactions and reads at once', async () => {
    const { client, transaction } = await open();
    await createLearner(client, 'a');
    await createWord(client, 'a', 'left', 1000);
    await createWord(client, 'a', 'right', 1000);
    const add = (identity: string, by: number) => ({
      where: { learnerId_language_identity: { learnerId: 'a', language: 'fr', identity } },
      data: { trueCount: { increment: by } },
    });
    let moved = 0;
    const sums: number[] = [];
    async function step(index: number): Promise<void> {
      if (index % 2 === 0) {
        const words = await client.word.findMany({ where: { learnerId: 'a' } });
        sums.push(words.reduce((sum, word) => sum + word.trueCount, 0));
        return;
      }
      const failing = index % 5 === 0;
      const move = transaction(async (tx) => {
        await tx.word.update(add('left', -index));
        await tx.word.update(add('right', index));
        if (failing) throw new Error('no');
      });
      if (failing) await expect(move).rejects.toThrow('no');
      else await move.then(() => (moved += index));
    }
    await Promise.all(Array.from({ length: 200 }, (_, index) => step(index)));
    expect(new Set(sums)).toEqual(new Set([2000]));
    expect(await client.word.findMany({ orderBy: { identity: 'asc' }, select: { trueCount: true } })).toEqual([
      { trueCount: 1000 - moved },
      { trueCount: 1000 + moved },
    ]);
  });

  it('brings two transactions through that lock the same rows in opposite order', async () => {
    const logged: string[] = [];
    const log = { info: (_: object, text: string) => void logged.push(text), warn: () => undefined };
    const { client, transaction, provider } = await open({ log: log as unknown as DatabaseLog });
    await createLearner(client, 'a');
    await createWord(client, 'a', 'x');
    await createWord(client, 'a', 'y');
    const count = (raw: boolean, identity: string, tx: typeof client) =>
      raw
        ? tx.$executeRaw`UPDATE "Word" SET "trueCount" = "trueCount" + 1 WHERE "identity" = ${identity}`
        : tx.word.updateMany({ where: { identity }, data: { trueCount: { increment: 1 } } });
    for (const raw of [false, true]) {
      const holds = [signal(), signal()] as const;
      const both = [['x', 'y'] as const, ['y', 'x'] as const].map((order, index) =>
        transaction(async (tx) => {
          await count(raw, order[0], tx);
          holds[index === 0 ? 0 : 1].give();
          // SQLite runs one at a time, so that there the other cannot have begun.
          if (provider === 'postgres') await holds[index === 0 ? 1 : 0].given;
          await count(raw, order[1], tx);
        }),
      );
      await Promise.all(both);
    }
    expect((await client.word.findMany()).map(({ trueCount }) => trueCount)).toEqual([4, 4]);
    if (provider === 'postgres') expect(logged).toContain('Two transactions collided; this one runs again.');
  });

  it('answers a ping, and refuses everything after closing', async () => {
    const database = await open();
    await database.ping();
    await database.close();
    await expect(database.ping()).rejects.toThrow();
    await expect(database.client.user.count()).rejects.toThrow();
  });
});

describe('the types', () => {
  it('let a transaction stand for a client, but not a client for a transaction', () => {
    expectTypeOf<Tx>().toExtend<DbClient>();
    expectTypeOf<DbClient>().not.toExtend<Tx>();
    expectTypeOf<DbClient>().not.toHaveProperty('$transaction');
  });
});

describe('transaction on sqlite', () => {
  it('takes the write lock when it begins', async () => {
    const database = await openTestDatabase('sqlite');
    if (database.location.provider !== 'sqlite') throw new Error('not a file');
    const { default: Connection } = await import('better-sqlite3');
    const other = new Connection(database.location.file, { timeout: 0 });
    await database.transaction(() => {
      expect(() => other.exec('BEGIN IMMEDIATE')).toThrow('database is locked');
      return Promise.resolve();
    });
    other.exec('BEGIN IMMEDIATE; ROLLBACK');
    other.close();
    await database.close();
  });
});
