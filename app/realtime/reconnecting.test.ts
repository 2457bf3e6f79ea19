import { beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, type TestWorld } from './connectionTestWorld';

let t: TestWorld;

beforeEach(() => {
  t = createTestWorld();
});

const delaysMs = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000];

describe('back-off', () => {
  it(
    'waits 1, 2, 4 … at most 30 s, and begins anew after it was open',
    { tags: ['C290', 'C484', 'C485', 'C486'] },
    async () => {
      await t.open();
      for (let round = 0; round < 2; round += 1) {
        for (const delayMs of delaysMs) {
          await t.end();
          const before = t.calls.setCookie;
          await t.advance(delayMs - 1);
          expect(t.calls.setCookie).toBe(before);
          await t.advance(1);
          expect(t.calls.setCookie).toBe(before + 1);
        }
        t.greet();
      }
    },
  );

  it('grows the same way where a token cannot be had', { tags: ['C484', 'C485'] }, async () => {
    t.world.token = null;
    t.connection.connect();
    await t.settle();
    for (const delayMs of delaysMs) {
      const before = t.calls.token;
      await t.advance(delayMs - 1);
      expect(t.calls.token).toBe(before);
      await t.advance(1);
      expect(t.calls.token).toBe(before + 1);
    }
  });

  it('is not reset by a line that stands but does not greet', { tags: ['C486'] }, async () => {
    t = createTestWorld({ carrier: 'socket' });
    t.connection.connect();
    await t.settle();
    t.latest().events.opened();
    await t.end();
    await t.advance(1_000);
    t.latest().events.opened();
    await t.end();
    await t.advance(1_999);
    expect(t.lines).toHaveLength(2);
    await t.advance(1);
    expect(t.lines).toHaveLength(3);
  });

  it('every attempt begins with set-cookie, whatever it is made for', { tags: ['C402'] }, async () => {
    await t.open();
    await t.end();
    await t.advance(1_000);
    t.greet();
    t.connection.subscribe('c1');
    await t.settle();
    t.greet();
    await t.fire('offline', 'online');
    t.greet();
    t.connection.resync();
    await t.settle();
    expect(t.lines).toHaveLength(5);
    expect(t.calls.setCookie).toBe(5);
  });

  it('waits 3 s after each failed set-cookie call, not longer each time', { tags: ['C490'] }, async () => {
    t.world.cookieFails = true;
    t.connection.connect();
    await t.settle();
    for (let n = 1; n <= 5; n += 1) {
      expect(t.calls.setCookie).toBe(n);
      await t.advance(2_999);
      expect(t.calls.setCookie).toBe(n);
      await t.advance(1);
    }
    expect(t.calls.token).toBe(0);
    expect(t.seen.states).toEqual(['connecting', 'reconnecting']);
  });

  it('spreads its return after 1001 over the time that the server names', async () => {
    await t.open();
    t.world.random = 0.8;
    await t.end({ code: 1001, reason: 'Server restarting', returnWithinMs: 5_000 });
    await t.advance(3_999);
    expect(t.lines).toHaveLength(1);
    await t.advance(1);
    expect(t.lines).toHaveLength(2);
  });

  it('emits an error and then reconnects', { tags: ['C473'] }, async () => {
    await t.open();
    t.latest().events.error(new Error('broken'));
    await t.end();
    expect(t.errors.map(({ message }) => message)).toEqual(['broken']);
    await t.advance(1_000);
    expect(t.lines).toHaveLength(2);
  });

  it('does not end with an attempt that nothing comes of', async () => {
    t.world.isHanging = 'cookie';
    t.connection.connect();
    await t.advance(60_000);
    expect(t.calls.setCookie).toBe(1);
    t.world.isHanging = null;
    await t.advance(6_000);
    expect(t.lines).toHaveLength(1);
    // Answered at last, the first attempt is none of ours any more.
    await t.answer();
    expect(t.lines).toHaveLength(1);
    expect(t.world.slotsHeld).toBe(1);
  });
});

describe('the network', () => {
  it('waits while offline and returns at once when the network does', { tags: ['C487', 'C489'] }, async () => {
    await t.open();
    await t.fire('offline');
    await t.end();
    await t.advance(120_000);
    expect(t.calls.setCookie).toBe(1);
    await t.fire('online');
    expect(t.lines).toHaveLength(2);
  });

  it(
    'does not begin while offline, and does when the network is there, be it without saying so',
    { tags: ['C487'] },
    async () => {
      t.world.isOnline = false;
      t.connection.connect();
      await t.advance(60_000);
      expect(t.calls.setCookie).toBe(0);
      t.world.isOnline = true;
      await t.advance(5_000);
      expect(t.lines).toHaveLength(1);
    },
  );

  it('replaces a line from before the network was away', { tags: ['C489'] }, async () => {
    await t.open();
    await t.fire('offline');
    await t.fire('online');
    expect(t.lines).toHaveLength(2);
    expect(t.live()).toHaveLength(1);
    t.greet();
    await t.fire('online');
    expect(t.lines).toHaveLength(2);
  });

  it('keeps an open line where nothing was away', { tags: ['C489'] }, async () => {
    await t.open();
    await t.fire('online');
    expect(t.lines).toHaveLength(1);
  });

  it('returns at once when the tab becomes visible', { tags: ['C488'] }, async () => {
    await t.open();
    for (let n = 0; n < 4; n += 1) {
      await t.end();
      await t.advance(1_000 * 2 ** n);
    }
    await t.end();
    const before = t.lines.length;
    await t.fire('visible');
    expect(t.lines).toHaveLength(before + 1);
  });
});

describe('what the server closes with', () => {
  it('Authentication failed: one refresh, then it reconnects', { tags: ['C300'] }, async () => {
    await t.open();
    t.world.isHanging = 'refresh';
    await t.end({ code: 1008, reason: 'Authentication failed' });
    // Nothing that happens meanwhile begins a second attempt with the token that was refused.
    await t.fire('visible', 'online');
    await t.advance(20_000);
    expect([t.calls.refresh, t.calls.setCookie]).toEqual([1, 1]);
    await t.answer();
    await t.advance(1_000);
    expect(t.lines).toHaveLength(2);
    expect(t.calls.refresh).toBe(1);
  });

  it('reconnects too where the refresh fails, and asks again then', { tags: ['C300'] }, async () => {
    await t.open();
    t.world.refreshFails = true;
    await t.end({ code: 1008, reason: 'Authentication failed' });
    await t.advance(1_000);
    expect(t.lines).toHaveLength(2);
    await t.end({ code: 1008, reason: 'Authentication failed (again)' });
    expect(t.calls.refresh).toBe(2);
    await t.advance(1_999);
    expect(t.lines).toHaveLength(2);
    await t.advance(1);
    expect(t.lines).toHaveLength(3);
  });

  it.each([
    [1008, 'Rate limit exceeded'],
    [1000, 'Authentication failed'],
    [1013, 'Please try again'],
  ])('%i %s: no refresh, but back-off', { tags: ['C300'] }, async (code, reason) => {
    await t.open();
    await t.end({ code, reason });
    await t.advance(1_000);
    expect(t.calls.refresh).toBe(0);
    expect(t.lines).toHaveLength(2);
  });

  const crowded = { code: 1008, reason: 'Too many connections' };

  it('Too many connections: tries again after 30 s while it can be seen, without a refresh', async () => {
    await t.open();
    await t.end(crowded);
    await t.advance(29_999);
    expect(t.calls.setCookie).toBe(1);
    await t.advance(1);
    expect(t.lines).toHaveLength(2);
    expect(t.calls.refresh).toBe(0);
  });

  it('Too many connections: waits in a hidden tab until somebody looks at it', async () => {
    t.connection.subscribe('c1');
    await t.open();
    t.world.isVisible = false;
    await t.end(crowded);
    await t.advance(600_000);
    await t.fire('offline', 'online');
    t.connection.resync();
    await t.advance(60_000);
    expect(t.calls.setCookie).toBe(1);
    expect(t.calls.refresh).toBe(0);
    await t.fire('visible');
    expect(t.lines).toHaveLength(2);
  });

  it('Too many connections: a tab that was hidden while it waited goes on waiting', async () => {
    await t.open();
    await t.end(crowded);
    t.world.isVisible = false;
    await t.advance(120_000);
    expect(t.lines).toHaveLength(1);
    await t.fire('visible');
    t.greet();
    // It is a tab like any other again.
    t.world.isVisible = false;
    await t.end();
    await t.advance(1_000);
    expect(t.lines).toHaveLength(3);
  });

  it('Too many connections is forgotten with the session', async () => {
    await t.open();
    t.world.isVisible = false;
    await t.end(crowded);
    t.connection.close();
    t.connection.connect();
    await t.settle();
    expect(t.lines).toHaveLength(2);
  });
});
