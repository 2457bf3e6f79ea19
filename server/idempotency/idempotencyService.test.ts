import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { describeEachDatabase } from '../../tests/db/testDatabase';
import { createManualClock } from '../../tests/support/manualClock';
import { createIdempotencyRepository } from './idempotencyRepository';
import { createIdempotencyService } from './idempotencyService';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const request = { key: 'k', callerId: 'a', name: 'POST /prompt/create-now', input: { a: 1 } };

describeEachDatabase('a request with an Idempotency-Key', (open) => {
  async function setUp() {
    const database = await open();
    const clock = createManualClock();
    const answers = createIdempotencyRepository(database);
    return {
      clock,
      database,
      service: createIdempotencyService({ answers, clock, log: pino({ level: 'silent' }), secret: 'secret' }),
      answers,
    };
  }

  it('is done once, and answered alike as often as it comes', async () => {
    const { service, clock } = await setUp();
    const work = vi.fn(() => Promise.resolve({ id: 1 }));
    expect(await service.run(request, 200, work)).toEqual({ id: 1 });
    await clock.advance(dayMs - 1);
    expect(await service.run(request, 200, work)).toEqual({ id: 1 });
    expect(work).toHaveBeenCalledTimes(1);
    await clock.advance(1);
    await service.run(request, 200, work);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('of twenty at once is done once; the others are told to wait', async () => {
    const { service } = await setUp();
    let finish: (answer: unknown) => void = () => undefined;
    const work = vi.fn(() => new Promise((resolve) => (finish = resolve)));
    const refused: unknown[] = [];
    const asked = Array.from({ length: 20 }, () =>
      service.run(request, 200, work).catch((reason: unknown) => void refused.push(reason)),
    );
    await vi.waitFor(
      () => {
        expect(refused).toHaveLength(19);
      },
      { timeout: 20_000 },
    );
    finish({ id: 1 });
    expect((await Promise.all(asked)).filter((answer) => answer !== undefined)).toEqual([{ id: 1 }]);
    expect(work).toHaveBeenCalledTimes(1);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'keyInUse', retryAfterSeconds: 1 });
  });

  it('is not done again when its answer could not be kept', async () => {
    const { service, answers } = await setUp();
    vi.spyOn(answers, 'keep').mockRejectedValueOnce(new Error('the disk is full'));
    expect(await service.run(request, 200, () => Promise.resolve('done'))).toBe('done');
    await expect(service.run(request, 200, () => Promise.resolve(2))).rejects.toMatchObject({ code: 'keyInUse' });
  });

  it('may be tried again under its key when it failed', async () => {
    const { service } = await setUp();
    await expect(service.run(request, 200, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await service.run(request, 200, () => Promise.resolve('yes'))).toBe('yes');
  });

  it('is done again when whoever worked on it has died', async () => {
    const { service, clock } = await setUp();
    void service.run(request, 200, () => new Promise(() => undefined));
    await vi.waitFor(async () => {
      await expect(service.run(request, 200, () => Promise.resolve(1))).rejects.toMatchObject({ code: 'keyInUse' });
    });
    await clock.advance(3 * minuteMs);
    expect(await service.run(request, 200, () => Promise.resolve('second'))).toBe('second');
  });

  it('writes nothing while it would be refused for coming too often, and repeats what was answered before', async () => {
    const { service, answers, clock } = await setUp();
    const work = vi.fn(() => Promise.resolve('done'));
    const writes = [vi.spyOn(answers, 'take'), vi.spyOn(answers, 'retake'), vi.spyOn(answers, 'release')];
    const refused = new Error('too often');
    const tooOften = { ...request, requireWithinLimits: () => Promise.reject(refused) };
    await expect(service.run(tooOften, 200, work)).rejects.toBe(refused);
    for (const write of writes) expect(write).not.toHaveBeenCalled();
    await service.run(request, 200, work);
    expect(await service.run(tooOften, 200, work)).toBe('done');
    await clock.advance(dayMs);
    await expect(service.run(tooOften, 200, work)).rejects.toBe(refused);
    expect(work).toHaveBeenCalledTimes(1);
    expect(writes.map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  });

  it('is a mistake when the key was given to another request, and nobody else’s business', async () => {
    const { service, database } = await setUp();
    await service.run(request, 200, () => Promise.resolve({ secret: 1 }));
    for (const other of [
      { ...request, input: { a: 2 } },
      { ...request, name: 'POST /petpal/create-petpal' },
    ]) {
      await expect(service.run(other, 200, () => Promise.resolve(2))).rejects.toMatchObject({ code: 'keyReused' });
    }
    expect(await service.run({ ...request, callerId: 'b' }, 200, () => Promise.resolve('theirs'))).toBe('theirs');
    const rows = JSON.stringify(await database.client.idempotentAnswer.findMany());
    expect(rows).not.toContain('"a":1');
  });
});
