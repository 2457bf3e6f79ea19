import { expect, it } from 'vitest';
import { createManualClock } from '../../tests/support/manualClock';
import { createFrameRate, type FrameRate } from './frameRate';

/** How many of so many frames at once are admitted. */
const admitted = (rate: FrameRate, frames: number) =>
  Array.from({ length: frames }, () => rate.admits()).filter(Boolean).length;

it('admits a whole queue at once, and then 20 frames a second', async () => {
  const clock = createManualClock();
  const rate = createFrameRate(clock);
  expect(admitted(rate, 1_000)).toBe(120);
  await clock.advance(1_000);
  expect(admitted(rate, 1_000)).toBe(20);
  await clock.advance(49);
  expect(admitted(rate, 10)).toBe(0);
  await clock.advance(1);
  expect(admitted(rate, 10)).toBe(1);
});

it('keeps no more than one queue for later, and nothing of time that runs backwards', async () => {
  const clock = createManualClock();
  const rate = createFrameRate(clock);
  await clock.advance(60 * 60_000);
  expect(admitted(rate, 1_000)).toBe(120);
  await clock.leap(-10_000);
  expect(admitted(rate, 10)).toBe(0);
  await clock.advance(100);
  expect(admitted(rate, 10)).toBe(2);
});

it('never keeps out a client that sends 20 frames a second for ever', async () => {
  const clock = createManualClock();
  const rate = createFrameRate(clock);
  admitted(rate, 120);
  for (let frame = 0; frame < 2_000; frame += 1) {
    await clock.leap(50);
    expect(rate.admits()).toBe(true);
  }
});
