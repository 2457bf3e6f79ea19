import { beforeEach, describe, expect, it } from 'vitest';
import { createTestWorld, type TestWorld } from './connectionTestWorld';

let t: TestWorld;

beforeEach(() => {
  t = createTestWorld();
});

describe('notices', () => {
  it(
    'says Reconnecting... after 5 s without a connection, not before',
    { tags: ['C294', 'C295', 'C491'] },
    async () => {
      t = createTestWorld({ carrier: 'socket' });
      t.connection.connect();
      await t.advance(4_999);
      expect(t.seen.notices).toEqual([]);
      await t.advance(1);
      expect(t.seen.notices).toEqual(['Reconnecting...']);
    },
  );

  it('says Connected for 1 s after a reconnect, and nothing at first', { tags: ['C296', 'C492'] }, async () => {
    await t.open();
    expect(t.seen.notices).toEqual([]);
    await t.end();
    await t.advance(1_000);
    t.greet();
    expect(t.seen.notices).toEqual(['Connection lost', 'Connected']);
    await t.advance(999);
    expect(t.seen.notices.at(-1)).toBe('Connected');
    await t.advance(1);
    expect(t.seen.notices.at(-1)).toBeNull();
  });

  it('says Connection lost after an unclean close, then Reconnecting...', { tags: ['C297'] }, async () => {
    await t.open();
    await t.fire('offline');
    await t.end();
    await t.advance(5_000);
    expect(t.seen.notices).toEqual(['Connection lost', 'Reconnecting...']);
  });

  it('says Connected after an announced close, too, which it has not called a loss', { tags: ['C296'] }, async () => {
    await t.open();
    await t.end({ code: 1001, reason: 'Server restarting', returnWithinMs: 5_000 });
    await t.advance(2_500);
    t.greet();
    expect(t.seen.notices).toEqual(['Connected']);
  });

  it(
    'says what is so when the line breaks within the second of Connected',
    { tags: ['C294', 'C296', 'C297'] },
    async () => {
      await t.open();
      await t.end();
      await t.advance(1_000);
      t.greet();
      await t.advance(500);
      await t.end();
      expect(t.seen.notices).toEqual(['Connection lost', 'Connected', 'Connection lost']);
      await t.advance(900);
      expect(t.seen.notices.at(-1)).toBe('Connection lost');
      await t.fire('offline');
      await t.advance(4_099);
      expect(t.seen.notices.at(-1)).toBe('Connection lost');
      await t.advance(1);
      expect(t.seen.notices.at(-1)).toBe('Reconnecting...');
    },
  );

  it('counts the 5 s from the loss, however many attempts fail meanwhile', { tags: ['C294', 'C295'] }, async () => {
    await t.open();
    await t.end();
    await t.advance(1_000);
    await t.end();
    await t.advance(2_000);
    await t.end();
    await t.advance(1_999);
    expect(t.seen.notices).toEqual(['Connection lost']);
    await t.advance(1);
    expect(t.seen.notices).toEqual(['Connection lost', 'Reconnecting...']);
    await t.advance(60_000);
    expect(t.seen.notices).toHaveLength(2);
  });

  it('says nothing when another conversation is opened', async () => {
    t.connection.subscribe('c1');
    await t.open();
    t.connection.subscribe('c2');
    await t.settle();
    expect(t.latest().request?.conversationId).toBe('c2');
    t.greet();
    await t.advance(1_500);
    expect(t.seen.notices).toEqual([]);
    expect(t.live()).toHaveLength(1);
  });
});
