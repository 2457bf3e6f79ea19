import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '../../server/db/database';
import { makeId } from '../../server/ids';
import { enqueue } from '../../server/jobs/enqueue';
import type { JobHandler, JobHandlers, NewJob } from '../../server/jobs/job';
import { createJobRepository } from '../../server/jobs/jobRepository';
import { createJobRunner, type JobRunner } from '../../server/jobs/jobRunner';
import { describeEachDatabase } from '../db/testDatabase';
import { createManualClock, type ManualClock } from '../support/manualClock';

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
    expect(job).toMatchObject({ attempts: 1, owner: null, leaseUntil: null, error: null });
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
    expect(takeLog()).toEqual(['a job failed']);
    await end();
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
    await clock.advance(6_000);
    await until(() => begun.length === 2);
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
    expect(run).not.toHaveBeenCalled();
    expect(takeLog()).toEqual(['a job failed']);
    await end();
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
