import { beforeEach, describe, expect, it } from 'vitest';
import { NetworkError } from '../api/networkError';
import { createStoreWorld, type StoreWorld } from './storeTestWorld';

const readable = 5_000;
const unable = 'Unable to connect to the server. Please try again.';
let t: StoreWorld;

/** Something that is asked of the server, which does not hear it. */
async function fail(error: Error = new NetworkError()): Promise<void> {
  t.handlers.set('POST /message/stop', () => {
    throw error;
  });
  await t.actions.stop();
}

beforeEach(async () => {
  t = createStoreWorld();
  t.start();
  await t.settle();
  t.connected('open');
});

describe('regression: that the server was not reached', () => {
  it('is said until the line stands again, however long that takes', async () => {
    t.connected('closed');
    await fail();
    expect(t.get().problem).toBe(unable);
    t.connected('reconnecting');
    await t.clock.advance(60_000);
    expect(t.get().problem).toBe(unable);
    t.connected('open');
    expect(t.get().problem).toBeNull();
  });

  it('is said as long as one reads it, though the line stands at once', async () => {
    await fail();
    t.connected('connecting');
    t.connected('open');
    await t.clock.advance(readable - 1);
    expect(t.get().problem).toBe(unable);
    await t.clock.advance(1);
    expect(t.get().problem).toBeNull();
  });

  it('is said on where the line has broken again before', async () => {
    await fail();
    t.connected('open');
    t.connected('closed');
    await t.clock.advance(readable);
    expect(t.get().problem).toBe(unable);
  });

  it('goes with what comes over a line that never broke, and not without it', async () => {
    await fail();
    await t.clock.advance(readable);
    expect(t.get().problem).toBe(unable);
    t.receive({ type: 'revision', conversationId: 'c1', revision: 0 });
    expect(t.get().problem).toBeNull();
  });

  it('waits for somebody to look', async () => {
    t.show(false);
    await fail();
    t.connected('open');
    await t.clock.advance(60_000);
    expect(t.get().problem).toBe(unable);
    t.show(true);
    await t.clock.advance(readable - 1);
    expect(t.get().problem).toBe(unable);
    await t.clock.advance(1);
    expect(t.get().problem).toBeNull();
  });

  it('is told anew each time', async () => {
    await fail();
    t.connected('open');
    await t.clock.advance(readable - 1);
    await fail();
    t.connected('open');
    await t.clock.advance(readable - 1);
    expect(t.get().problem).toBe(unable);
    await t.clock.advance(1);
    expect(t.get().problem).toBeNull();
  });

  it('takes nothing else away', async () => {
    await fail();
    await fail(new Error('Something of ours'));
    const { problem } = t.get();
    expect(problem).not.toBe(unable);
    t.connected('open');
    await t.clock.advance(60_000);
    expect(t.get().problem).toBe(problem);
  });
});

describe('a timer', () => {
  it('is not left behind', async () => {
    const stop = t.start();
    await fail();
    expect(t.clock.timerCount()).toBe(1);
    stop();
    expect(t.clock.timerCount()).toBe(0);
  });

  it('is not set for what fails after the learner has left', async () => {
    t.logOut();
    await fail();
    expect(t.clock.timerCount()).toBe(0);
  });

  it('is set again once the screen is shown again', async () => {
    t.start()();
    t.start();
    await fail();
    expect(t.clock.timerCount()).toBe(1);
  });
});
