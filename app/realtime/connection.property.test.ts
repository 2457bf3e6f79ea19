import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTestWorld, type TestWorld } from './connectionTestWorld';

const deeds = {
  connect: (t: TestWorld) => {
    t.connection.connect();
  },
  close: (t: TestWorld) => {
    t.connection.close();
  },
  subscribe: (t: TestWorld, n: number) => {
    t.connection.subscribe(`c${n % 3}`);
  },
  unsubscribe: (t: TestWorld) => {
    t.connection.unsubscribe();
  },
  resync: (t: TestWorld) => {
    t.connection.resync();
  },
  'pass time': (t: TestWorld, n: number) => t.advance([50, 999, 5_000, 31_000, 70_000][n % 5] ?? 0),
  sleep: (t: TestWorld, n: number) => {
    t.sleep([30_000, 3_600_000][n % 2] ?? 0);
  },
  'set the clock': (t: TestWorld, n: number) => {
    t.setClock([-3_600_000, 3_600_000, -100][n % 3] ?? 0);
  },
  greet: (t: TestWorld) => {
    t.live().forEach((line) => {
      t.greet(line);
    });
  },
  'sign of life': (t: TestWorld) => {
    t.live().forEach(({ events }) => {
      events.activity();
      events.frame({ type: 'pong' });
    });
  },
  'break off': (t: TestWorld) => endOf(t, {}),
  'close by the server': (t: TestWorld, n: number) =>
    endOf(
      t,
      [
        { code: 1008, reason: 'Authentication failed' },
        { code: 1008, reason: 'Too many connections' },
        { code: 1001, reason: 'Server restarting', returnWithinMs: 5_000 },
        { code: 1013, reason: 'Too slow' },
      ][n % 4] ?? {},
    ),
  'late word of a former line': (t: TestWorld) => {
    t.lines.find(({ isClosed }) => isClosed)?.events.closed({ code: 1006, reason: '', clean: false });
  },
  error: (t: TestWorld) => {
    t.live().forEach(({ events }) => {
      events.error(new Error('broken'));
    });
  },
  offline: (t: TestWorld) => t.fire('offline'),
  online: (t: TestWorld) => t.fire('online'),
  visible: (t: TestWorld) => t.fire('visible'),
  hide: (t: TestWorld) => {
    t.world.isVisible = false;
  },
  'cookies fail, or not': (t: TestWorld) => {
    t.world.cookieFails = !t.world.cookieFails;
  },
  'refreshes fail, or not': (t: TestWorld) => {
    t.world.refreshFails = !t.world.refreshFails;
  },
  'nobody is signed in, or somebody': (t: TestWorld) => {
    t.world.token = t.world.token === null ? 'token' : null;
  },
  'other tabs hold all streams, or not': (t: TestWorld) => {
    t.world.slotsTaken = !t.world.slotsTaken;
  },
  'answers stay away': (t: TestWorld, n: number) => {
    t.world.isHanging = (['cookie', 'token', 'slot', 'refresh'] as const)[n % 4] ?? null;
  },
  'answers come': (t: TestWorld) => t.answer(),
};

async function endOf(t: TestWorld, close: Parameters<TestWorld['end']>[0]) {
  if (t.live().length > 0) await t.end(close);
}

const deed = fc.tuple(
  fc.constantFrom(...(Object.keys(deeds) as (keyof typeof deeds)[])),
  fc.nat(7),
  // Whether what was begun goes on before the next thing happens.
  fc.boolean(),
);

function expectAtMostOneOfEach(t: TestWorld) {
  expect(t.live().length).toBeLessThanOrEqual(1);
  const streams = t.live().filter(({ kind }) => kind === 'stream').length;
  // A stream stands without a slot only where sockets fail; no slot is held without a stream.
  expect(t.world.slotsHeld).toBeLessThanOrEqual(streams);
}

it(
  'comes back from anything with one line, and leaves nothing behind, whatever happens in what order',
  { timeout: 60_000, tags: ['C289', 'C290'] },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 60 }), fc.boolean(), async (history, socket) => {
        const t = createTestWorld({ carrier: socket ? 'socket' : 'stream' });
        for (const [name, n, settles] of history) {
          await deeds[name](t, n);
          if (settles) {
            await t.settle();
            expectAtMostOneOfEach(t);
          }
        }

        // Everything is well again.
        Object.assign(t.world, { cookieFails: false, refreshFails: false, token: 'token', slotsTaken: false });
        await t.answer();
        await t.fire('online', 'visible');
        t.connection.subscribe('c9');
        t.connection.connect();
        for (let second = 0; second < 150; second += 1) {
          await t.advance(1_000);
          for (const line of t.live()) {
            if (t.connection.state() !== 'open') t.greet(line);
            line.events.activity();
            line.events.frame({ type: 'pong' });
            line.events.frame({ type: 'revision', conversationId: 'c9', revision: 1 });
          }
          await t.settle();
          expectAtMostOneOfEach(t);
        }
        expect(t.connection.state()).toBe('open');
        const { kind, request, sent } = t.latest();
        const subscribed = sent.findLast(({ type }) => type === 'subscribe');
        expect(kind === 'stream' ? request : subscribed).toMatchObject({ conversationId: 'c9' });
        expect(t.seen.notices.at(-1) ?? null).toBeNull();

        t.connection.close();
        await t.settle();
        expect(t.live()).toEqual([]);
        expect([t.timerCount(), t.listenerCount(), t.world.slotsHeld]).toEqual([0, 0, 0]);
        expect(t.connection.state()).toBe('closed');
      }),
      { numRuns: 60 },
    );
    // A busy machine takes its time.
  },
);
