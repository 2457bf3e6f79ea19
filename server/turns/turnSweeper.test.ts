import { pino } from 'pino';
import { expect, it } from 'vitest';
import { beginSomeTurn } from '../../tests/db/begunTurn';
import { someTime } from '../../tests/db/rows';
import { describeEachDatabase } from '../../tests/db/testDatabase';
import { createManualClock } from '../../tests/support/manualClock';
import type { Database } from '../db/database';
import type { TurnRepository } from './turnRepository';
import { createTurnSweeper, type InterruptedTurn } from './turnSweeper';

const later = new Date(someTime.getTime() + 60_000);

describeEachDatabase('a sweep', (open) => {
  async function sweep(turns: TurnRepository, { owner, isRunningHere }: { owner: string; isRunningHere: boolean }) {
    const announced: InterruptedTurn[] = [];
    const sweeper = createTurnSweeper({
      owner,
      engine: { isRunningHere: () => isRunningHere },
      turns,
      clock: createManualClock(),
      log: pino({ level: 'silent' }),
      announce: (turn) => {
        announced.push(turn);
        return Promise.resolve();
      },
    });
    await sweeper.sweep(later);
    return announced.map(({ messageIds }) => messageIds);
  }
  const stateOf = async ({ client }: Database) => (await client.turn.findUniqueOrThrow({ where: { id: 't' } })).state;

  it('leaves alone what this process still says itself: its lease was late, as after a sleep of the machine', async () => {
    const database = await open();
    const { turns } = await beginSomeTurn(database);
    expect(await sweep(turns, { owner: 'o', isRunningHere: true })).toEqual([]);
    expect(await stateOf(database)).toBe('running');
    // The database would not take its end: nobody speaks it any more.
    expect(await sweep(turns, { owner: 'o', isRunningHere: false })).toEqual([['m1', 'm2']]);
    expect(await stateOf(database)).toBe('error');
  });

  it('ends what another process had taken over and left, even if it is still spoken here', async () => {
    const { turns } = await beginSomeTurn(await open());
    expect(await sweep(turns, { owner: 'another', isRunningHere: true })).toEqual([['m1', 'm2']]);
  });

  it('ends a reply and a learner’s own sentence each for itself', async () => {
    const database = await open();
    const { turns } = await beginSomeTurn(database, 'fr');
    await database.client.turn.update({ where: { id: 't1' }, data: { leaseUntil: new Date(later.getTime() + 1) } });
    expect(await sweep(turns, { owner: 'another', isRunningHere: false })).toEqual([['m2']]);
    await database.client.turn.update({ where: { id: 't1' }, data: { leaseUntil: someTime } });
    expect(await sweep(turns, { owner: 'another', isRunningHere: false })).toEqual([['m1']]);
  });

  it('ends both messages of a turn that an earlier version began', async () => {
    const database = await open();
    const { turns } = await beginSomeTurn(database, 'fr');
    await database.client.turn.delete({ where: { id: 't1' } });
    expect(await sweep(turns, { owner: 'another', isRunningHere: false })).toEqual([['m1', 'm2']]);
  });

  it('leaves alone a turn whose lease was renewed while it looked', async () => {
    const database = await open();
    const { turns } = await beginSomeTurn(database);
    const lateRenewal: TurnRepository = {
      ...turns,
      listAbandoned: async (now) => {
        const abandoned = await turns.listAbandoned(now);
        await turns.checkpoint([], 'o', { turnIds: ['t'], until: later });
        return abandoned;
      },
    };
    expect(await sweep(lateRenewal, { owner: 'another', isRunningHere: false })).toEqual([]);
    expect(await stateOf(database)).toBe('running');
  });
});
