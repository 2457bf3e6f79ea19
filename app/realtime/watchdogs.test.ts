import { beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, type TestWorld } from './connectionTestWorld';
import type { CarrierKind, NetworkEvent } from './connectionTypes';

let t: TestWorld;

beforeEach(() => {
  t = createTestWorld();
});

const pings = () => t.latest().sent.filter(({ type }) => type === 'ping').length;

/** Milliseconds until a line other than the first is being opened. */
async function replacedAfterMs(): Promise<number> {
  for (let ms = 0; ms < 120_000; ms += 100) {
    if (t.lines.length > 1) return ms;
    await t.advance(100);
  }
  return Infinity;
}

describe('a half-open line', () => {
  it.each(['stream', 'socket'] as const)(
    'is replaced in 60 to 65 s: %s',
    { tags: ['C445', 'C482', 'C483'] },
    async (carrier) => {
      for (const offsetMs of [0, 1, 1_700, 4_999]) {
        t = createTestWorld({ carrier });
        t.connection.connect();
        await t.settle();
        // The checks run from the first attempt on: the line may open at any moment between two of them.
        await t.advance(offsetMs % 1_900);
        t.greet();
        if (carrier === 'stream') {
          await t.advance(offsetMs);
          t.latest().events.activity();
        } else {
          await t.advance(30_000);
          t.latest().events.frame({ type: 'pong' });
          await t.advance(offsetMs);
          t.latest().events.frame({ type: 'pong' });
        }
        const ms = await replacedAfterMs();
        expect(ms).toBeGreaterThanOrEqual(60_000);
        expect(ms).toBeLessThanOrEqual(65_000);
        expect(t.lines[0]?.isClosed).toBe(true);
        expect(t.live()).toHaveLength(1);
        // Once: what was opened in its place is left in peace until it has had its time, too.
        expect(t.lines).toHaveLength(2);
      }
    },
  );

  it('is told apart from a live one by bytes on the stream, by pongs on the socket', async () => {
    t.connection.connect();
    await t.settle();
    t.greet();
    for (let n = 0; n < 20; n += 1) {
      await t.advance(15_000);
      t.latest().events.activity();
    }
    expect(t.lines).toHaveLength(1);
    t = createTestWorld({ carrier: 'socket' });
    await t.open();
    for (let n = 0; n < 20; n += 1) {
      await t.advance(30_000);
      t.latest().events.frame({ type: 'pong' });
    }
    expect(t.lines).toHaveLength(1);
    // Frames from a line that does not take ours any more prove nothing.
    for (let n = 0; n < 14; n += 1) {
      t.latest().events.activity();
      t.latest().events.frame({ type: 'revision', conversationId: 'c1', revision: 1 });
      await t.advance(5_000);
    }
    expect(t.lines).toHaveLength(2);
  });

  it('is what an unclean close is: Connection lost, and a strike against the stream', async () => {
    await t.open();
    for (let n = 0; n < 70; n += 1) await t.advance(1_000);
    expect(t.seen.notices[0]).toBe('Connection lost');
    expect(t.seen.states.slice(0, 4)).toEqual(['connecting', 'open', 'closed', 'reconnecting']);
  });
});

describe('a socket', () => {
  beforeEach(async () => {
    t = createTestWorld({ carrier: 'socket' });
    await t.open();
  });

  it('is pinged each 30 s, with a frame that carries its type only', { tags: ['C444', 'C481', 'C249'] }, async () => {
    await t.advance(29_999);
    expect(pings()).toBe(0);
    await t.advance(1);
    expect(pings()).toBe(1);
    expect(t.latest().sent.at(-1)).toStrictEqual({ type: 'ping' });
    for (let n = 2; n < 6; n += 1) {
      t.latest().events.frame({ type: 'pong' });
      await t.advance(30_000);
      expect(pings()).toBe(n);
    }
  });

  it('whose pings were late, because the tab’s timers were, is asked before it is given up', async () => {
    // A browser may run a hidden tab's timers once a minute: each pong is a minute old when the next check comes.
    for (let minute = 0; minute < 10; minute += 1) {
      t.sleep(60_100);
      await t.advance(0);
      t.latest().events.frame({ type: 'pong' });
    }
    expect(t.lines).toHaveLength(1);
    t.sleep(60_100);
    await t.advance(0);
    expect(pings()).toBeGreaterThan(0);
    await t.advance(5_000);
    expect(t.lines).toHaveLength(2);
  });

  it('that is asked and checked at one late moment has time to answer', async () => {
    t = createTestWorld({ carrier: 'socket' });
    t.connection.connect();
    await t.advance(2_000);
    t.greet();
    // The next ping is due before the next check.
    await t.advance(29_000);
    t.sleep(60_000);
    t.runDue();
    await t.settle();
    expect([pings(), t.lines.length]).toEqual([1, 1]);
    t.latest().events.frame({ type: 'pong' });
    await t.advance(20_000);
    expect(t.lines).toHaveLength(1);
  });
});

describe('after the machine has slept for an hour', () => {
  const stages: Record<string, () => Promise<void>> = {
    open: async () => {
      t.greet();
    },
    'not greeted yet': async () => undefined,
    'waiting to try again': async () => {
      t.greet();
      await t.end();
    },
    'asking for the token': async () => {
      t.greet();
      t.world.isHanging = 'token';
      await t.end();
      await t.advance(1_000);
    },
  };
  const orders: NetworkEvent[][] = [
    [],
    ['visible'],
    ['online'],
    ['visible', 'online'],
    ['online', 'visible'],
    ['visible', 'visible', 'online', 'online'],
  ];
  const cases = Object.keys(stages).flatMap((stage) =>
    (['stream', 'socket'] as const).flatMap((carrier) => orders.map((order) => [stage, carrier, order] as const)),
  );

  /** Ten seconds with a server that greets and answers whatever was opened since `from`. */
  async function goOn(from: number) {
    for (let tick = 0; tick < 20; tick += 1) {
      await t.advance(500);
      if (t.lines.length > from && t.connection.state() !== 'open' && t.live().length > 0) t.greet();
    }
  }

  it.each(cases)(
    'exactly one attempt follows: %s, %s, %j',
    { tags: ['C483', 'C488', 'C489'] },
    async (stage, carrier: CarrierKind, order) => {
      for (const timersFirst of [true, false]) {
        for (const wasOffline of order.includes('online') ? [true, false] : [false]) {
          t = createTestWorld({ carrier });
          t.connection.connect();
          await t.settle();
          await stages[stage]?.();
          await t.advance(900);
          if (wasOffline) await t.fire('offline');
          const before = { attempts: t.calls.setCookie, lines: t.lines.length };
          t.sleep(3_600_000);
          t.world.isHanging = null;
          t.world.isOnline = true;
          // Timers and events of one moment, in either order, before anything that was begun by one of them has an answer.
          if (timersFirst) t.runDue();
          const fired = t.fire(...order);
          if (!timersFirst) t.runDue();
          await fired;
          await t.answer();
          await goOn(before.lines);
          expect({ timersFirst, wasOffline, attempts: t.calls.setCookie - before.attempts }).toEqual({
            timersFirst,
            wasOffline,
            attempts: 1,
          });
          expect(t.connection.state()).toBe('open');
          expect(t.live()).toHaveLength(1);
          expect(t.world.slotsHeld).toBe(t.latest().kind === 'stream' ? 1 : 0);
        }
      }
    },
  );
});

describe('a clock that is set back', () => {
  it('does not keep a dead line for as long as it was set back', async () => {
    await t.open();
    t.setClock(-3_600_000);
    await t.advance(70_000);
    expect(t.lines.length).toBeGreaterThan(1);
  });

  it('does not keep a gap from being mended', async () => {
    t = createTestWorld({ carrier: 'socket' });
    t.connection.subscribe('c1');
    await t.open();
    t.connection.resync();
    t.setClock(-3_600_000);
    await t.advance(2_000);
    const subscribes = () => t.latest().sent.filter(({ type }) => type === 'subscribe').length;
    const before = subscribes();
    t.connection.resync();
    expect(subscribes()).toBe(before + 1);
  });
});
