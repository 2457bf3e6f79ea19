import { describe, expect, it } from 'vitest';
import { type Opened, placeOpened } from './placeOpened';

const list = { top: 60, bottom: 660 };
const at = (change: Partial<Opened>): Opened => ({
  list,
  pressed: { top: 400, bottom: 450 },
  end: 600,
  barHeight: 0,
  ...change,
});

describe('where a list goes when something of a message has opened', () => {
  it('stays where it is while all of it is in sight', () => {
    expect(placeOpened(at({ barHeight: 100 }))).toBe(0);
  });

  it('goes on until all of it is in sight', () => {
    expect(placeOpened(at({ end: 760, barHeight: 100 }))).toBe(100);
  });

  it('does not lose what was pressed for that', () => {
    expect(placeOpened(at({ end: 2_000 }))).toBe(0);
  });

  it('brings what was pressed out from under the options of a long message', () => {
    expect(placeOpened(at({ end: 2_000, barHeight: 240 }))).toBe(30);
    expect(placeOpened(at({ end: 2_000, barHeight: 200 }))).toBe(0);
  });

  it('never takes the beginning of what was pressed out of sight', () => {
    expect(placeOpened(at({ end: 2_000, pressed: { top: 100, bottom: 600 }, barHeight: 200 }))).toBe(40);
    expect(placeOpened(at({ end: 2_000, pressed: { top: 20, bottom: 600 }, barHeight: 200 }))).toBe(0);
  });
});
