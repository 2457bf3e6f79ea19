import { beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, type TestWorld } from './connectionTestWorld';

let t: TestWorld;

beforeEach(() => {
  t = createTestWorld();
});

/** Two attempts end before they are greeted, and the third is under way. */
async function failTwice() {
  await t.settle();
  await t.end();
  await t.advance(1_000);
  await t.end();
  await t.advance(2_000);
}

describe('the socket as fallback', () => {
  it('is taken when the stream has not greeted within 2 s, and remembered', async () => {
    t.connection.connect();
    await t.advance(1_999);
    expect(t.lines).toHaveLength(1);
    await t.advance(1);
    expect(t.lines.map(({ kind }) => kind)).toEqual(['stream', 'socket']);
    expect(t.lines[0]?.isClosed).toBe(true);
    t.greet();
    expect(t.world.storage.get('palaver.carrier')).toBe('socket');
  });

  it('is not taken when the stream has greeted, and the server takes its time then', async () => {
    t.connection.connect();
    await t.settle();
    t.latest().events.opened();
    t.latest().events.frame({ type: 'hello' });
    await t.advance(9_999);
    expect([t.lines.length, t.connection.state()]).toEqual([1, 'connecting']);
    await t.advance(1);
    expect(t.live()).toEqual([]);
    await t.advance(1_000);
    t.greet();
    expect([t.latest().kind, t.connection.state()]).toEqual(['stream', 'open']);
  });

  it('is taken when the stream breaks three times within a minute', async () => {
    await t.open();
    for (let n = 0; n < 3; n += 1) {
      await t.end();
      await t.advance(1_000);
      t.greet();
    }
    expect(t.lines.map(({ kind }) => kind)).toEqual(['stream', 'stream', 'stream', 'socket']);
  });

  it('is not taken when breaks are more than a minute apart, or announced', async () => {
    await t.open();
    for (let n = 0; n < 4; n += 1) {
      await t.end();
      await t.advance(1_000);
      t.greet();
      for (let s = 0; s < 4; s += 1) {
        await t.advance(20_000);
        t.latest().events.activity();
      }
    }
    for (let n = 0; n < 3; n += 1) {
      await t.end({ code: 1001, reason: 'Server restarting' });
      await t.advance(1_000);
      t.greet();
    }
    expect(new Set(t.lines.map(({ kind }) => kind))).toEqual(new Set(['stream']));
  });

  it('is taken when this browser holds three streams already, which says nothing about streams', async () => {
    t.world.slotsTaken = true;
    await t.open();
    expect(t.latest().kind).toBe('socket');
    expect(t.world.storage.get('palaver.carrier')).toBeNull();
  });

  it('is left again when it does not open either', async () => {
    t = createTestWorld({ carrier: 'socket' });
    t.connection.connect();
    await failTwice();
    expect(t.latest().kind).toBe('stream');
  });

  it('leaves a slow stream its time where there are no sockets', async () => {
    for (let round = 0; round < 3; round += 1) {
      // Every socket is refused, and a stream takes three seconds to greet.
      if (round === 0) t.connection.connect();
      for (let tries = 0; tries < 10; tries += 1) {
        await t.settle();
        if (t.live().length === 0) await t.advance(30_000);
        else if (t.latest().kind === 'socket') await t.end();
        else if (t.connection.state() !== 'open') {
          const stream = t.latest();
          await t.advance(3_000);
          if (!stream.isClosed) t.greet(stream);
        }
      }
    }
    expect(t.connection.state()).toBe('open');
    expect(t.latest().kind).toBe('stream');
  });

  it('is not tried in the place of a silent stream where there are none', async () => {
    t.world.slotsTaken = true;
    t.connection.connect();
    await failTwice();
    // Better a fourth stream than nothing.
    expect(t.latest().kind).toBe('stream');
    await t.advance(10_000);
    expect(t.live()).toEqual([]);
    await t.advance(4_000);
    expect(t.lines.map(({ kind }) => kind)).toEqual(['socket', 'socket', 'stream', 'stream']);
  });

  it('is remembered by the next page of this tab, and forgotten when streams turn out to be all that works', async () => {
    t.connection.connect();
    await t.advance(2_000);
    t.greet();
    t.connection.close();
    const next = t.make();
    next.connect();
    await t.settle();
    expect(t.latest().kind).toBe('socket');
    await failTwice();
    t.greet();
    expect([t.latest().kind, t.world.storage.get('palaver.carrier')]).toEqual(['stream', 'stream']);
    next.close();
  });

  it('is given up when it neither greets nor authenticates', async () => {
    t = createTestWorld({ carrier: 'socket' });
    t.connection.connect();
    await t.advance(10_000);
    expect(t.lines[0]?.isClosed).toBe(true);
    await t.advance(1_000);
    expect(t.lines).toHaveLength(2);
  });

  it('gives its slot back when the stream ends', async () => {
    await t.open();
    expect(t.world.slotsHeld).toBe(1);
    await t.end();
    expect(t.world.slotsHeld).toBe(0);
    await t.advance(1_000);
    t.connection.close();
    expect(t.world.slotsHeld).toBe(0);
  });
});
