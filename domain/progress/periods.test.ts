import { describe, expect, it } from 'vitest';
import { periodStartsOf } from './periods';

const startsOf = (now: string, timeZone: string) =>
  Object.values(periodStartsOf(new Date(now), timeZone)).map((start) => start.toISOString());

describe('today, this week and this month', () => {
  it('begin at midnight where the learner is, not at that of the server', () => {
    // Wednesday in Tokyo, still Tuesday in Los Angeles.
    const now = '2026-07-14T16:00:00.000Z';
    expect(startsOf(now, 'Asia/Tokyo')).toEqual([
      '2026-07-14T15:00:00.000Z',
      '2026-07-12T15:00:00.000Z',
      '2026-06-30T15:00:00.000Z',
    ]);
    expect(startsOf(now, 'America/Los_Angeles')).toEqual([
      '2026-07-14T07:00:00.000Z',
      '2026-07-13T07:00:00.000Z',
      '2026-07-01T07:00:00.000Z',
    ]);
  });

  it('begin at midnight even where the clocks have been changed since', () => {
    // Berlin put its clocks forward on Sunday, 29 March 2026, and back on Sunday, 25 October.
    expect(startsOf('2026-03-29T12:00:00.000Z', 'Europe/Berlin')).toEqual([
      '2026-03-28T23:00:00.000Z',
      '2026-03-22T23:00:00.000Z',
      '2026-02-28T23:00:00.000Z',
    ]);
    expect(startsOf('2026-10-25T12:00:00.000Z', 'Europe/Berlin')).toEqual([
      '2026-10-24T22:00:00.000Z',
      '2026-10-18T22:00:00.000Z',
      '2026-09-30T22:00:00.000Z',
    ]);
  });

  it('begin with the month that the week began before, and with a Monday that is today', () => {
    expect(startsOf('2026-06-01T05:00:00.000Z', 'UTC')).toEqual(Array(3).fill('2026-06-01T00:00:00.000Z'));
    expect(startsOf('2026-05-03T23:59:59.000Z', 'UTC')).toEqual([
      '2026-05-03T00:00:00.000Z',
      '2026-04-27T00:00:00.000Z',
      '2026-05-01T00:00:00.000Z',
    ]);
  });
});
