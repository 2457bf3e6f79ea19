import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createLearner, someTime } from '../../tests/db/rows';
import { describeEachDatabase } from '../../tests/db/testDatabase';
import { systemClock } from '../clock';
import type { Database } from '../db/database';
import { makeId } from '../ids';
import { createUsageRepository } from './usageRepository';
import { createUsageService } from './usageService';

const hourMs = 60 * 60 * 1000;
const expected = { purpose: 'reply', inputTokens: 300, outputTokens: 100 } as const;
const cost = { ...expected, inputTokens: 90, outputTokens: 10, milliseconds: 5, outcome: 'done' };

describeEachDatabase('the share of a day', (open) => {
  async function begin(dailyTokens: number | null) {
    const database = await open();
    await createLearner(database.client, 'a');
    let now = someTime.getTime();
    const serviceOf = (each: Database) =>
      createUsageService({
        usage: createUsageRepository(each),
        clock: { ...systemClock, now: () => now },
        makeId,
        log: pino({ level: 'silent' }),
        provenance: { provider: 'openai', model: 'm' },
        dailyTokens,
      });
    const rows = () => database.client.modelUsage.findMany({ where: { userId: 'a' } });
    const outcomes = async () => (await rows()).map(({ outcome }) => outcome);
    const pass = (ms: number) => (now += ms);
    return { meter: serviceOf(database).meterOf('a'), other: serviceOf(database).meterOf('a'), rows, outcomes, pass };
  }

  it('regression: is held against questions asked at once, whichever process they come to', async () => {
    const { meter, other, rows } = await begin(1_000);
    const asked = Array.from({ length: 10 }, (_, index) => (index % 2 ? meter : other).begin(expected));
    const answers = await Promise.allSettled(asked);
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(7);
    expect(refused).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining({ code: 'tooManyRequests' }) as unknown,
    });
    expect(await rows()).toHaveLength(3);
  });

  it('is used up by what questions did cost, and not by what was expected of them', async () => {
    const { meter, outcomes, rows } = await begin(1_000);
    for (let count = 1; count <= 10; count += 1) {
      const settle = await meter.begin(expected);
      settle(cost);
      await expect.poll(outcomes).toEqual(Array.from({ length: count }, () => 'done'));
    }
    expect((await rows())[0]).toMatchObject({ inputTokens: 90, outputTokens: 10, milliseconds: 5, provider: 'openai' });
    expect((await rows())[0]?.cachedTokens).toBeNull();
    await expect(meter.begin(expected)).rejects.toThrow(/share of the tutor for today/u);
  });

  it.each([null, 1_000])(
    'names the model that was asked, and what it had in its cache (of %o tokens)',
    async (limit) => {
      const { meter, rows } = await begin(limit);
      const settle = await meter.begin({ ...expected, model: 'small' });
      settle({ ...cost, model: 'small', cachedTokens: 64 });
      await expect.poll(async () => (await rows())[0]?.cachedTokens).toBe(64);
      expect((await rows())[0]).toMatchObject({ model: 'small', inputTokens: 90 });
    },
  );

  it('comes back after 24 hours, also that of questions that nobody ended', async () => {
    const { meter, pass } = await begin(400);
    await meter.begin(expected);
    pass(23 * hourMs);
    await expect(meter.begin(expected)).rejects.toThrow(/share of the tutor/u);
    pass(2 * hourMs);
    await meter.begin(expected);
  });

  it('is without end where none is set, and what was asked is written down all the same', async () => {
    const { meter, outcomes } = await begin(null);
    const settled = await Promise.all(Array.from({ length: 10 }, () => meter.begin(expected)));
    for (const settle of settled) settle(cost);
    await expect.poll(outcomes).toHaveLength(10);
  });
});
