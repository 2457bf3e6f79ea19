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

test('C320 C493: what is held for 500 ms is a long press, once, while it is still held', async () => {
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

it('C321: what is let go before is a tap', async () => {
  const { press, advance, seen, timerCount } = world();
  press.down(at(0, 0));
  await advance(499);
  press.end();
  await advance(1_000);
  expect(seen.longPresses).toBe(0);
  expect(press.wasLong()).toBe(false);
  expect(timerCount()).toBe(0);
});

it.each([
  ['C322 C494', 'mouse', 10, 10.1],
  ['C323 C494', 'touch', 20, 20.1],
  ['C323 C494', 'pen', 20, 20.1],
] as const)('%s: by %s it may wander %s px and no more', async (_points, pointerType, within, beyond) => {
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
});

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
