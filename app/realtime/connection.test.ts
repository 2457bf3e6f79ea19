import { beforeEach, describe, expect, it } from 'vitest';
import type { ServerFrame } from '../../domain/protocol';
import { createTestWorld, type TestWorld } from './connectionTestWorld';

let t: TestWorld;

beforeEach(() => {
  t = createTestWorld();
});

async function openSocket() {
  t = createTestWorld({ carrier: 'socket' });
  await t.open();
}

describe('opening', () => {
  it('connects when asked to, after set-cookie, with a Bearer token, over the stream', { tags: ['C402'] }, async () => {
    expect(t.lines).toEqual([]);
    t.connection.subscribe('c1');
    t.connection.connect();
    expect(t.calls.setCookie).toBe(1);
    await t.settle();
    expect(t.latest()).toMatchObject({
      kind: 'stream',
      request: { conversationId: 'c1', since: 7, token: 'token' },
    });
    expect(t.connection.state()).toBe('connecting');
    t.greet();
    expect(t.connection.state()).toBe('open');
  });

  it('goes through connecting, open, closed, reconnecting and open again', { tags: ['C289'] }, async () => {
    await t.open();
    await t.end();
    await t.advance(1_000);
    t.greet();
    expect(t.seen.states).toEqual(['connecting', 'open', 'closed', 'reconnecting', 'open']);
  });

  it('waits 3 s after a failed set-cookie call and tries again', { tags: ['C490'] }, async () => {
    t.world.cookieFails = true;
    t.connection.connect();
    await t.settle();
    t.world.cookieFails = false;
    await t.advance(2_999);
    expect(t.calls.setCookie).toBe(1);
    await t.advance(1);
    expect(t.calls.setCookie).toBe(2);
    expect(t.lines).toHaveLength(1);
  });

  it('opens one line however often it is asked to', async () => {
    t.connection.connect();
    t.connection.connect();
    await t.fire('visible');
    await t.fire('online');
    expect(t.lines).toHaveLength(1);
  });

  it('does not open without a token, and tries again later', async () => {
    t.world.token = null;
    t.connection.connect();
    await t.settle();
    expect(t.lines).toEqual([]);
    t.world.token = 'later';
    await t.advance(1_000);
    expect(t.latest().request?.token).toBe('later');
  });
});

describe('the socket', () => {
  it('sends authenticate with a fresh token as soon as it is open', { tags: ['C298', 'C299', 'C441'] }, async () => {
    t = createTestWorld({ carrier: 'socket' });
    t.connection.connect();
    await t.settle();
    t.latest().events.opened();
    expect(t.latest().sent).toEqual([{ type: 'authenticate', token: 'token' }]);
  });

  it('subscribes once open, with the revision it has', { tags: ['C301', 'C442'] }, async () => {
    t = createTestWorld({ carrier: 'socket' });
    t.connection.subscribe('c1');
    t.connection.connect();
    await t.settle();
    t.latest().events.opened();
    expect(t.latest().sent.map(({ type }) => type)).not.toContain('subscribe');
    t.latest().events.frame({ type: 'authenticated' });
    expect(t.latest().sent.at(-1)).toEqual({ type: 'subscribe', conversationId: 'c1', since: 7 });
    t.connection.subscribe('c2');
    expect(t.latest().sent.at(-1)).toEqual({ type: 'subscribe', conversationId: 'c2', since: 7 });
  });

  it('unsubscribes when there is no conversation', { tags: ['C302', 'C443'] }, async () => {
    await openSocket();
    t.connection.subscribe('c1');
    t.connection.unsubscribe();
    expect(t.latest().sent.at(-1)).toEqual({ type: 'unsubscribe' });
  });

  it('asks on open for the conversation that was chosen last while not open', { tags: ['C292', 'C293'] }, async () => {
    t = createTestWorld({ carrier: 'socket' });
    t.connection.subscribe('c1');
    t.connection.unsubscribe();
    t.connection.subscribe('c2');
    t.connection.connect();
    await t.settle();
    t.latest().events.opened();
    t.latest().events.frame({ type: 'authenticated' });
    expect(t.latest().sent.slice(1)).toEqual([{ type: 'subscribe', conversationId: 'c2', since: 7 }]);
  });
});

describe('what is received', () => {
  const frame = (target: string) => ({ type: 'message:target', target, fieldName: 'notes' }) as unknown as ServerFrame;

  it('goes to all listeners, whatever its target, but for pongs', { tags: ['C450', 'C451'] }, async () => {
    await t.open();
    t.latest().events.frame({ type: 'pong' });
    t.latest().events.frame(frame('m1'));
    t.latest().events.frame(frame('scenarioSnapshot'));
    expect(t.seen.messages.slice(2)).toEqual([frame('m1'), frame('scenarioSnapshot')]);
  });

  it('goes to the others though a listener throws, which is told and costs no line', { tags: ['C450'] }, async () => {
    const heard: string[] = [];
    await t.open();
    t.connection.onMessage(() => {
      throw new Error('mine');
    });
    const leave = t.connection.onMessage(() => {
      heard.push('once');
      leave();
    });
    t.connection.onMessage(() => heard.push('always'));
    t.latest().events.frame(frame('m1'));
    t.latest().events.frame(frame('m1'));
    expect(heard).toEqual(['once', 'always', 'always']);
    expect(t.connection.state()).toBe('open');
    expect(t.live()).toHaveLength(1);
    expect(t.errors.map(({ message }) => message)).toEqual(['mine', 'mine']);
  });

  it('from a line that was given up is not heard', async () => {
    await t.open();
    const former = t.latest();
    t.connection.subscribe('c1');
    await t.settle();
    const before = t.seen.messages.length;
    former.events.frame(frame('m1'));
    former.events.error(new Error('of the former line'));
    former.events.opened();
    former.events.closed({ code: 1006, reason: '', clean: false });
    expect(t.seen.messages.length).toBe(before);
    expect([t.errors, former.sent]).toEqual([[], []]);
    expect(t.live()).toHaveLength(1);
  });
});

describe('asking again', () => {
  it('does not happen when the conversation is the one already, or there is none', async () => {
    t.connection.subscribe('c1');
    await t.open();
    t.connection.subscribe('c1');
    await t.settle();
    t.connection.unsubscribe();
    t.connection.unsubscribe();
    t.connection.resync();
    await t.advance(5_000);
    expect(t.lines).toHaveLength(1);
  });

  it('happens when a conversation is chosen again that the stream still tells of', async () => {
    t.connection.subscribe('c1');
    await t.open();
    t.connection.unsubscribe();
    await t.settle();
    expect(t.lines).toHaveLength(1);
    t.connection.subscribe('c1');
    await t.settle();
    expect(t.lines).toHaveLength(2);
    expect(t.latest().request).toMatchObject({ conversationId: 'c1', since: 7 });
  });

  it('opens the stream anew from the revision that is complete, and tells that a replay begins', async () => {
    const begun: string[] = [];
    t.connection.onSubscribe((id) => begun.push(id));
    t.connection.subscribe('c1');
    await t.open();
    t.world.since = 12;
    t.connection.resync();
    await t.settle();
    expect(t.latest().request?.since).toBe(12);
    expect(begun).toEqual(['c1', 'c1']);
  });

  it('happens at most once a second', async () => {
    await openSocket();
    t.connection.subscribe('c1');
    for (let n = 0; n < 5; n += 1) t.connection.resync();
    const subscribes = () => t.latest().sent.filter(({ type }) => type === 'subscribe').length;
    expect(subscribes()).toBe(2);
    await t.advance(1_000);
    expect(subscribes()).toBe(3);
    await t.advance(10_000);
    expect(subscribes()).toBe(3);
  });

  it('happens by itself when the server has not said for long how far it is', async () => {
    t.connection.subscribe('c1');
    await t.open();
    for (let n = 0; n < 16; n += 1) {
      await t.advance(5_000);
      t.latest().events.activity();
      // Whatever else is said proves the line, not the subscription.
      t.latest().events.frame({ type: 'message', conversations: [] });
      t.latest().events.frame({ type: 'revision', conversationId: 'c2', revision: 9 });
    }
    expect(t.lines).toHaveLength(2);
    expect(t.live()).toHaveLength(1);
  });
});
