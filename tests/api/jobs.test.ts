import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../../server/db/database';
import { makeId } from '../../server/ids';
import { enqueue } from '../../server/jobs/enqueue';
import type { JobHandler, JobHandlers, NewJob } from '../../server/jobs/job';
import { createJobRepository } from '../../server/jobs/jobRepository';
import { createJobRunner, type JobRunner } from '../../server/jobs/jobRunner';
import { createPruneRepository } from '../../server/jobs/pruneRepository';
import { createPruning } from '../../server/jobs/pruning';
import { createLearner } from '../db/rows';
import { describeEachDatabase, postgresIsThere } from '../db/testDatabase';
import { createManualClock, type ManualClock } from '../support/manualClock';
import { startTestServer } from '../support/testServer';

vi.setConfig({ testTimeout: 30_000 });

describeEachDatabase('jobs', (open, provider) => {
  const logged: { level: number; msg: string }[] = [];
  const log = pino({ level: 'warn', base: null }, { write: (line: string) => logged.push(JSON.parse(line) as never) });
  const takeLog = () => logged.splice(0).map(({ msg }) => msg);

  const runnerOn = (database: Database, clock: ManualClock, handlers: JobHandlers, owner = randomUUID()): JobRunner =>
    createJobRunner({ jobs: createJobRepository(database), clock, log, owner, handlers });

  const handler = (run: JobHandler['run'], maxAttempts = 3): JobHandler => ({ run, maxAttempts });

  function ask({ transaction }: Database, clock: ManualClock, job: Partial<NewJob> & { inMs?: number } = {}) {
    const { inMs = 0, ...rest } = job;
    const now = clock.now();
    const full = {
      kind: 'prune',
      payload: {},
      runAt: new Date(now + inMs),
      createdAt: new Date(now),
      ...rest,
    } as const;
    return transaction((tx) => enqueue(tx, makeId, full));
  }

  const unfinished = ({ client }: Database) => client.job.count({ where: { finishedAt: null } });
  const until = (isSo: () => boolean | Promise<boolean>) =>
    vi.waitFor(async () => expect(await isSo()).toBe(true), { timeout: 20_000, interval: 5 });

  it('does what was committed, with what it was given, and nothing that was rolled back', async () => {
    const database = await open();
    const clock = createManualClock();
    const done: unknown[] = [];
    const runner = runnerOn(database, clock, { prune: handler(async (payload) => void done.push(payload)) });
    const end = runner.start();
    const lost = database.transaction(async (tx) => {
      const now = new Date(clock.now());
      await enqueue(tx, makeId, { kind: 'prune', payload: 'lost', runAt: now, createdAt: now });
      throw new Error('no');
    });
    await expect(lost).rejects.toThrow('no');
    await ask(database, clock, { payload: { words: ['été'], n: 1 } });
    runner.kick();
    await until(async () => (await unfinished(database)) === 0);
    expect(done).toEqual([{ words: ['été'], n: 1 }]);
    await end();
    const job = await database.client.job.findFirstOrThrow();
    // What it was given may name somebody, who must not have to be looked for in what is over.
    expect(job).toMatchObject({ attempts: 1, owner: null, leaseUntil: null, error: null, payload: 'null' });
  });

  it('finds by itself what is due, not before it is, and at most two at a time', async () => {
    const database = await open();
    const clock = createManualClock();
    let atOnce = 0;
    let most = 0;
    let done = 0;
    const run = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resolve) => setTimeout(resolve, 5));
      atOnce -= 1;
      done += 1;
    };
    const end = runnerOn(database, clock, { prune: handler(run) }).start();
    for (let count = 0; count < 8; count += 1) await ask(database, clock, { inMs: 60_000 });
    await clock.advance(59_000);
    expect(done).toBe(0);
    await clock.advance(5_000);
    await until(() => done === 8);
    expect(most).toBe(2);
    await end();
  });

  it('leaves alone what it has no handler for', async () => {
    const database = await open();
    const clock = createManualClock();
    const runs = vi.fn(async () => undefined);
    await ask(database, clock, { kind: 'progress' });
    await ask(database, clock, { kind: 'prune' });
    const end = runnerOn(database, clock, { prune: handler(runs) }).start();
    await until(async () => (await unfinished(database)) === 1);
    await end();
    expect(runs).toHaveBeenCalledTimes(1);
    expect(await database.client.job.findFirstOrThrow({ where: { finishedAt: null } })).toMatchObject({
      kind: 'progress',
      attempts: 0,
    });
  });

  it('keeps one waiting job of a key, with what was said last, and frees the key when it begins', async () => {
    const database = await open();
    const clock = createManualClock();
    const done: unknown[] = [];
    const runner = runnerOn(database, clock, {
      prune: handler(async (payload) => {
        done.push(payload);
        // Asked for while it runs: that one is another, for afterwards.
        if (payload === 2) await ask(database, clock, { key: 'k', payload: 3 });
      }),
    });
    await ask(database, clock, { key: 'k', payload: 1, inMs: 1_000 });
    await ask(database, clock, { key: 'k', payload: 2 });
    await ask(database, clock, { key: 'other', payload: 'other' });
    expect(await unfinished(database)).toBe(2);
    const end = runner.start();
    await until(() => done.length === 3);
    expect(done).toHaveLength(3);
    expect(done).toEqual(expect.arrayContaining([2, 3, 'other']));
    await end();
  });

  it('keeps one job of a key when many ask at once', async () => {
    const database = await open();
    const clock = createManualClock();
    await Promise.all(Array.from({ length: 30 }, (_, payload) => ask(database, clock, { key: 'k', payload })));
    expect(await unfinished(database)).toBe(1);
  });

  it('tries again ever later, then gives up and says so once', async () => {
    const database = await open();
    const clock = createManualClock();
    let attempts = 0;
    const run = async () => {
      attempts += 1;
      throw new Error(`attempt ${attempts} failed`);
    };
    await ask(database, clock);
    const end = runnerOn(database, clock, { prune: handler(run, 3) }).start();
    const settledAfter = async (count: number) => {
      await until(() => attempts === count);
      await until(async () => (await database.client.job.findFirstOrThrow()).owner === null);
      return database.client.job.findFirstOrThrow();
    };
    const first = await settledAfter(1);
    expect(first).toMatchObject({ attempts: 1, error: 'attempt 1 failed', finishedAt: null, leaseUntil: null });
    expect(first.runAt.getTime() - clock.now()).toBe(5_000);
    await clock.advance(5_000);
    const second = await settledAfter(2);
    expect(second.runAt.getTime() - clock.now()).toBe(10_000);
    expect(takeLog()).toEqual([]);
    await clock.advance(10_000);
    const last = await settledAfter(3);
    expect(last.error).toBe('attempt 3 failed');
    expect(last.finishedAt).not.toBeNull();
    await clock.advance(60 * 60 * 1000);
    expect(attempts).toBe(3);
    await end();
    expect(takeLog()).toEqual(['a job failed']);
  });

  it('takes over what a dead process left, not what a living one works on', async () => {
    const database = await open();
    const clock = createManualClock();
    const begun: string[] = [];
    const forever = (name: string) =>
      handler((_, signal) => {
        begun.push(name);
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        });
      });
    await ask(database, clock);
    // The first dies: its clock stands still, so that it renews nothing.
    const dead = createManualClock(clock.now());
    const endDead = runnerOn(database, dead, { prune: forever('dead') }).start();
    await until(() => begun.length === 1);
    const endLiving = runnerOn(database, clock, { prune: forever('living') }).start();
    await clock.advance(29_000);
    expect(begun).toEqual(['dead']);
    // A look that was under way meanwhile has its next one later.
    await whileTimePasses(
      clock,
      until(() => begun.length === 2),
    );
    // Two minutes of work, lease upon lease: a third process finds nothing to take.
    const endThird = runnerOn(database, clock, { prune: forever('third') }).start();
    for (let seconds = 0; seconds < 120; seconds += 5) {
      await clock.advance(5_000);
      await until(async () => {
        const { leaseUntil } = await database.client.job.findFirstOrThrow();
        return leaseUntil !== null && leaseUntil.getTime() - clock.now() > 15_000;
      });
    }
    expect(begun).toEqual(['dead', 'living']);
    // What is to end lets go of its job, and the attempt does not count.
    await whileTimePasses(clock, endLiving());
    await whileTimePasses(
      clock,
      until(() => begun.length === 3),
    );
    expect((await database.client.job.findFirstOrThrow()).attempts).toBe(2);
    await whileTimePasses(clock, endThird());
    await whileTimePasses(dead, endDead());
  });

  it('tells whoever waits that a job is given up, once, and puts it down even if that fails', async () => {
    const database = await open();
    const clock = createManualClock();
    await ask(database, clock, { payload: 'mine' });
    const told: unknown[] = [];
    const run = async () => {
      throw new Error('it cannot be done');
    };
    const givenUp = async (payload: unknown, error: unknown) => {
      told.push(payload, (error as Error).message);
      throw new Error('nobody is there');
    };
    const end = runnerOn(database, clock, { prune: { run, maxAttempts: 1, givenUp } }).start();
    await until(async () => (await unfinished(database)) === 0);
    expect(told).toEqual(['mine', 'it cannot be done']);
    await end();
    expect((await database.client.job.findFirstOrThrow()).payload).toBe('null');
    expect(takeLog()).toEqual(['nobody could be told of a failed job', 'a job failed']);
  });

  it('gives up a job that ends every process that begins it', async () => {
    const database = await open();
    const clock = createManualClock();
    await ask(database, clock);
    const repository = createJobRepository(database);
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      const now = new Date(clock.now());
      const claimed = await repository.claim(['prune'], { owner: `dead ${attempt}`, now, leaseUntil: now });
      expect(claimed?.attempts).toBe(attempt);
      await clock.advance(1);
    }
    const run = vi.fn(async () => undefined);
    const end = runnerOn(database, clock, { prune: handler(run, 2) }).start();
    await until(async () => (await unfinished(database)) === 0);
    await end();
    expect(run).not.toHaveBeenCalled();
    expect(takeLog()).toEqual(['a job failed']);
  });

  it('waits at its end for what runs, and begins nothing more', async () => {
    const database = await open();
    const clock = createManualClock();
    let begun = 0;
    let release: () => void = () => undefined;
    const run = () => {
      begun += 1;
      return new Promise<void>((resolve) => (release = resolve));
    };
    await ask(database, clock);
    const runner = runnerOn(database, clock, { prune: handler(run) });
    const end = runner.start();
    await until(() => begun === 1);
    const ended = end();
    await ask(database, clock);
    runner.kick();
    await clock.advance(4_000);
    release();
    await ended;
    expect(begun).toBe(1);
    expect(await unfinished(database)).toBe(1);
    expect(clock.pendingCount()).toBe(0);
  });

  it('does each of 200 jobs once, with two processes at work', async () => {
    const first = await open();
    // Only one process may hold a SQLite file; on Postgres the second has connections of its own.
    const second = provider === 'postgres' ? await openDatabase({ url: postgresUrl(first) }) : first;
    const clock = createManualClock();
    const runs = new Map<unknown, number>();
    const inHand = new Set<unknown>();
    const share = { a: 0, b: 0 };
    const work = (name: 'a' | 'b') =>
      handler(async (payload) => {
        expect(inHand.has(payload)).toBe(false);
        inHand.add(payload);
        await new Promise((resolve) => setTimeout(resolve, 1));
        inHand.delete(payload);
        runs.set(payload, (runs.get(payload) ?? 0) + 1);
        share[name] += 1;
      });
    const runners = [runnerOn(first, clock, { prune: work('a') }), runnerOn(second, clock, { prune: work('b') })];
    for (let number = 0; number < 100; number += 1) await ask(first, clock, { payload: number });
    const endings = runners.map((runner) => runner.start());
    for (let number = 100; number < 200; number += 1) {
      await ask(first, clock, { payload: number });
      for (const runner of runners) runner.kick();
    }
    await until(async () => (await unfinished(first)) === 0);
    expect(runs.size).toBe(200);
    expect([...runs.values()].every((count) => count === 1)).toBe(true);
    expect(Math.min(share.a, share.b)).toBeGreaterThan(0);
    await Promise.all(endings.map((end) => end()));
    if (second !== first) await second.close();
    expect(takeLog()).toEqual([]);
  });
});

const dayMs = 24 * 60 * 60 * 1000;

describeEachDatabase('pruning', (open) => {
  const clock = createManualClock();
  const ago = (days: number) => new Date(clock.now() - days * dayMs);
  const ahead = (days: number) => ago(-days);
  const prunerOf = (database: Database) => createPruning({ rows: createPruneRepository(database, makeId), clock });
  const prune = (database: Database) => prunerOf(database).job.run({}, new AbortController().signal);

  it('deletes what has been over for thirty days, of the audit log what is a year old, and nothing else', async () => {
    const database = await open();
    const { client } = database;
    await createLearner(client, 'a');
    const session = { userId: 'a', salt: '', rotatedAt: ago(90), rememberMe: true, createdAt: ago(90) };
    await client.session.createMany({
      data: [
        { ...session, id: 'expired long ago', expiresAt: ago(31) },
        { ...session, id: 'ended long ago', expiresAt: ahead(1), endedAt: ago(31) },
        { ...session, id: 'expired lately', expiresAt: ago(29) },
        { ...session, id: 'ended lately', expiresAt: ahead(1), endedAt: ago(29) },
        { ...session, id: 'open', expiresAt: ahead(1) },
      ],
    });
    const ticket = { kind: 'socket', userId: 'a', createdAt: ago(90) };
    await client.ticket.createMany({
      data: [
        { ...ticket, hash: 'expired long ago', expiresAt: ago(31) },
        { ...ticket, hash: 'used long ago', expiresAt: ahead(1), usedAt: ago(31) },
        { ...ticket, hash: 'expired lately', expiresAt: ago(29) },
        { ...ticket, hash: 'open', expiresAt: ahead(1) },
      ],
    });
    const job = { kind: 'progress', payload: '{}', createdAt: ago(90), runAt: ago(90) };
    await client.job.createMany({
      data: [
        { ...job, id: 'finished long ago', finishedAt: ago(31) },
        { ...job, id: 'failed long ago', finishedAt: ago(31), error: 'no' },
        { ...job, id: 'finished lately', finishedAt: ago(29) },
        { ...job, id: 'waits' },
      ],
    });
    await client.idempotentAnswer.createMany({
      data: [
        { id: 'old', requestHash: '', createdAt: ago(31) },
        { id: 'new', requestHash: '', createdAt: ago(29) },
      ],
    });
    const entry = { actorId: 'a', action: 'view', subjectId: 'b' };
    await client.auditEntry.createMany({
      data: [
        { ...entry, id: 'old', createdAt: ago(366) },
        { ...entry, id: 'new', createdAt: ago(364) },
      ],
    });

    await prune(database);
    const ids = async (rows: Promise<{ id: string }[]>) => (await rows).map(({ id }) => id).sort();
    expect(await ids(client.session.findMany())).toEqual(['ended lately', 'expired lately', 'open']);
    expect((await client.ticket.findMany()).map(({ hash }) => hash).sort()).toEqual(['expired lately', 'open']);
    expect(await ids(client.job.findMany({ where: { kind: 'progress' } }))).toEqual(['finished lately', 'waits']);
    expect(await ids(client.idempotentAnswer.findMany())).toEqual(['new']);
    expect(await ids(client.auditEntry.findMany())).toEqual(['new']);
    expect(await client.user.count()).toBe(1);
  });

  it('deletes in batches, and stops between two of them when it is told to', async () => {
    const database = await open();
    const rows = Array.from({ length: 1_300 }, (_, index) => ({
      id: `${index}`,
      requestHash: '',
      createdAt: ago(40),
    }));
    await database.client.idempotentAnswer.createMany({ data: rows });
    const repository = createPruneRepository(database, makeId);
    const abort = new AbortController();
    const counts: number[] = [];
    const watched = {
      ...repository,
      idempotentAnswers: async (before: Date, limit: number) => {
        const deleted = await repository.idempotentAnswers(before, limit);
        counts.push(deleted.count);
        if (counts.length === 2) abort.abort(new Error('the server is ending'));
        return deleted;
      },
    };
    await expect(createPruning({ rows: watched, clock }).job.run({}, abort.signal)).rejects.toThrow('ending');
    expect(counts).toEqual([500, 500]);
    await prune(database);
    expect(await database.client.idempotentAnswer.count()).toBe(0);
  });

  it('asks for itself a day later, once, however often it is asked for', async () => {
    const database = await open();
    const pruner = prunerOf(database);
    await pruner.scheduleFirst();
    await pruner.scheduleFirst();
    const [first, ...others] = await database.client.job.findMany();
    expect(others).toEqual([]);
    expect(first?.runAt.getTime()).toBe(clock.now() + 60_000);
    await prune(database);
    expect((await database.client.job.findMany()).map(({ runAt }) => runAt)).toEqual([ahead(1)]);
  });
});

describe.each(['sqlite', 'postgres'] as const)('a server on %s', (provider) => {
  it.skipIf(provider === 'postgres' && !postgresIsThere)('prunes after its start, and each day', async () => {
    const clock = createManualClock();
    const server = await startTestServer({ provider, clock });
    const { client } = server.database;
    const add = () =>
      client.idempotentAnswer.create({
        data: { id: randomUUID(), requestHash: '', createdAt: new Date(clock.now() - 31 * dayMs) },
      });
    const isEmpty = async () => (await client.idempotentAnswer.count()) === 0;
    await add();
    await clock.advance(59_000);
    expect(await isEmpty()).toBe(false);
    await whileTimePasses(clock, expect.poll(isEmpty, { timeout: 20_000 }).toBe(true));
    await expect.poll(() => client.job.count({ where: { kind: 'prune', finishedAt: null } })).toBe(1);
    await add();
    await clock.leap(dayMs);
    await whileTimePasses(clock, expect.poll(isEmpty, { timeout: 20_000 }).toBe(true));
    await whileTimePasses(clock, server.close());
    expect(server.takeErrors()).toEqual([]);
  });
});

it('lets a process end that only waits for jobs', () => {
  const script = `
    import { systemClock } from './server/clock.ts';
    import { createJobRunner } from './server/jobs/jobRunner.ts';
    const jobs = { claim: () => Promise.resolve(null) };
    createJobRunner({ jobs, clock: systemClock, log: console, owner: 'me', handlers: {} }).start();`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    timeout: 25_000,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

/** Lets time pass until the work is done, slowly enough for a database to keep up. */
async function whileTimePasses(clock: ManualClock, work: Promise<unknown>): Promise<void> {
  const state = { isDone: false };
  const done = work.finally(() => (state.isDone = true));
  while (!state.isDone) {
    await clock.advance(1_000);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await done;
}

function postgresUrl({ location }: Database): string {
  if (location.provider !== 'postgres') throw new Error('not on Postgres');
  return location.url;
}
