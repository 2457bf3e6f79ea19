import { expect, it, test } from 'vitest';
import { createTestClock } from '../../realtime/testClock';
import { createPress, type PointerAt } from './press';

const at = (x: number, y: number, pointerType = 'touch'): PointerAt => ({ x, y, pointerType });

function world() {
  const time = createTestClock();
  const seen = { longPresses: 0 };
  const press = createPress(time.clock.after, () => {
    seen.longPresses += 1;
  });
  return { ...time, press, seen };
}

test('what is held for 500 ms is a long press, once, while it is still held', { tags: ['C320', 'C493'] }, async () => {
  const { press, advance, seen } = world();
  press.down(at(0, 0));
  await advance(499);
  expect(seen.longPresses).toBe(0);
  await advance(1);
  expect(seen.longPresses).toBe(1);
  expect(press.wasLong()).toBe(true);
  press.end();
  await advance(5_000);
  expect(seen.longPresses).toBe(1);
});

it('what is let go before is a tap', { tags: ['C321'] }, async () => {
  const { press, advance, seen, timerCount } = world();
  press.down(at(0, 0));
  await advance(499);
  press.end();
  await advance(1_000);
  expect(seen.longPresses).toBe(0);
  expect(press.wasLong()).toBe(false);
  expect(timerCount()).toBe(0);
});

/** Moves a pressed pointer by `within` px, then another one by `beyond`: only the first is a long press. */
async function expectTolerance(pointerType: string, within: number, beyond: number) {
  const { press, advance, seen } = world();
  press.down(at(100, 100, pointerType));
  press.move(at(100 + within, 100, pointerType));
  await advance(500);
  expect(seen.longPresses).toBe(1);
  press.end();

  press.down(at(100, 100, pointerType));
  press.move(at(100, 100 - beyond, pointerType));
  press.move(at(100, 100, pointerType));
  await advance(1_000);
  expect(seen.longPresses).toBe(1);
}

it('tolerates 10 px of movement by a mouse and no more', { tags: ['C322', 'C494'] }, () =>
  expectTolerance('mouse', 10, 10.1),
);

it.each(['touch', 'pen'])('tolerates 20 px of movement by %s and no more', { tags: ['C323', 'C494'] }, (pointerType) =>
  expectTolerance(pointerType, 20, 20.1),
);

it('measures the way across, not along each side', async () => {
  const { press, advance, seen } = world();
  press.down(at(0, 0, 'mouse'));
  press.move(at(8, 8, 'mouse'));
  await advance(500);
  expect(seen.longPresses).toBe(0);
});

it('begins anew with each pointer that comes down', async () => {
  const { press, advance, seen } = world();
  press.down(at(0, 0));
  await advance(400);
  press.down(at(50, 50));
  await advance(400);
  expect(seen.longPresses).toBe(0);
  await advance(100);
  expect(seen.longPresses).toBe(1);
});
