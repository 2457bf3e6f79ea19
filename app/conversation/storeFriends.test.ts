import { beforeEach, describe, expect, it } from 'vitest';
import type { Friend } from '../../domain/conversation/conversation';
import { AppError } from '../../domain/errors';
import { NetworkError } from '../api/networkError';
import { createStoreWorld, type StoreWorld } from './storeTestWorld';

let t: StoreWorld;
const friend: Friend = { userId: 'm', username: 'Marta', blocked: false, readPosition: 0 };

async function begin(viewer = false) {
  const { server } = createStoreWorld();
  t = createStoreWorld({
    viewer,
    details: { ...server.page(), conversationType: 'friend', title: 'Marta', friend },
  });
  t.start();
  await t.settle();
  t.subscribed();
}

beforeEach(() => begin());

const offline = () => {
  throw new NetworkError();
};

describe('the invite code', () => {
  it('is unknown at first, and then what the server says', { tags: ['C241'] }, async () => {
    t.handlers.set('GET /invite/get', () => ({ code: 'bazu-koli-femo' }));
    expect(t.get().invite).toEqual({ code: null, isAsked: false, problem: null });
    const asked = t.actions.loadInvite();
    expect(t.get().invite).toMatchObject({ code: null, isAsked: true });
    await asked;
    expect(t.get().invite).toEqual({ code: 'bazu-koli-femo', isAsked: false, problem: null });
  });

  it('is replaced once, however often that is asked for at a time', { tags: ['C242'] }, async () => {
    t.handlers.set('GET /invite/replace', () => ({ code: 'another' }));
    const [first, second] = await Promise.all([t.actions.replaceInvite(), t.actions.replaceInvite()]);
    expect([first, second]).toEqual([true, false]);
    expect(t.named('GET /invite/replace')).toHaveLength(1);
    expect(t.get().invite.code).toBe('another');
  });

  it('stays where the server refused to replace it, with the reason', async () => {
    t.handlers.set('GET /invite/get', () => ({ code: 'first' }));
    await t.actions.loadInvite();
    t.handlers.set('GET /invite/replace', () => {
      throw new AppError('tooManyRequests');
    });
    await expect(t.actions.replaceInvite()).resolves.toBe(false);
    expect(t.get().invite).toEqual({
      code: 'first',
      isAsked: false,
      problem: 'Too many requests. Please wait a moment and try again.',
    });
  });

  it('is not handed out any more when nobody knows whether it was replaced, until it is asked for again', async () => {
    t.handlers.set('GET /invite/get', () => ({ code: 'first' }));
    await t.actions.loadInvite();
    t.handlers.set('GET /invite/replace', offline);
    await t.actions.replaceInvite();
    expect(t.get().invite).toEqual({
      code: null,
      isAsked: false,
      problem: 'Unable to connect to the server. Please try again.',
    });
    t.handlers.set('GET /invite/get', () => ({ code: 'second' }));
    await t.actions.loadInvite();
    expect(t.get().invite).toEqual({ code: 'second', isAsked: false, problem: null });
  });

  it('that is known is kept when it cannot be asked for again', async () => {
    t.handlers.set('GET /invite/get', () => ({ code: 'first' }));
    await t.actions.loadInvite();
    t.handlers.set('GET /invite/get', offline);
    await t.actions.loadInvite();
    expect(t.get().invite.code).toBe('first');
    expect(t.get().invite.problem).not.toBeNull();
  });
});

describe('a friend', () => {
  it('is blocked, and the chat says so also where no line stands', async () => {
    let blocked = false;
    t.handlers.set('POST /friend/block', (input: { blocked: boolean }) => {
      blocked = input.blocked;
      return {};
    });
    const details = () => ({ ...t.server.page(), conversationType: 'friend', friend: { ...friend, blocked } });
    t.handlers.set('GET /conversation/by-id/:id', details);
    t.handlers.set('GET /conversation/titles', () => [{ ...t.server.page(), conversationType: 'friend' }]);
    await expect(t.actions.blockFriend('m', true)).resolves.toBeNull();
    await t.settle();
    expect(t.named('POST /friend/block').map(({ input }) => input)).toEqual([{ userId: 'm', blocked: true }]);
    expect(t.get().conversation.about?.friend?.blocked).toBe(true);
    await expect(t.actions.blockFriend('m', false)).resolves.toBeNull();
    expect(t.get().conversation.about?.friend?.blocked).toBe(false);
  });

  it('who cannot be blocked or reported now stays as they were, and it is said why', async () => {
    t.handlers.set('POST /friend/block', offline);
    t.handlers.set('POST /friend/report', () => {
      throw new AppError('commentTooLong');
    });
    await expect(t.actions.blockFriend('m', true)).resolves.toBe('Unable to connect to the server. Please try again.');
    await expect(t.actions.reportFriend('c1', 'x'.repeat(1001))).resolves.toMatch(/at most 1,000 characters/u);
    expect(t.get().conversation.about?.friend?.blocked).toBe(false);
  });

  it('is reported for a whole chat or for one message', async () => {
    t.handlers.set('POST /friend/report', () => ({}));
    await expect(t.actions.reportFriend('c1', 'They were rude.')).resolves.toBeNull();
    await expect(t.actions.reportMessage('m1')).resolves.toBe(true);
    expect(t.named('POST /friend/report').map(({ input }) => input)).toEqual([
      { conversationId: 'c1', comment: 'They were rude.' },
      { messageId: 'm1', comment: '' },
    ]);
  });
});

describe('what a friend says in the open chat', () => {
  const titles = (unread: boolean) => {
    const { _id, title, persona, targetLanguage } = t.server.page();
    return [{ _id, title, persona, targetLanguage, conversationType: 'friend' as const, unread, lastPosition: 1 }];
  };

  it('has been read, also where the titles tell of it later than its words came', async () => {
    t.handlers.set('POST /conversation/read', () => ({}));
    t.receive({ type: 'message', conversations: titles(true) });
    await t.settle();
    expect(t.named('POST /conversation/read').map(({ input }) => input)).toEqual([{ conversationId: 'c1' }]);
    t.receive({ type: 'message', conversations: titles(false) });
    await t.settle();
    expect(t.named('POST /conversation/read')).toHaveLength(1);
  });

  it('has not been read while nobody could see it, and is once the tab is looked at again', async () => {
    t.handlers.set('POST /conversation/read', () => ({}));
    t.show(false);
    t.receive({ type: 'message', conversations: titles(true) });
    await t.settle();
    expect(t.named('POST /conversation/read')).toEqual([]);
    t.show(true);
    await t.settle();
    expect(t.named('POST /conversation/read').map(({ input }) => input)).toEqual([{ conversationId: 'c1' }]);
    t.receive({ type: 'message', conversations: titles(false) });
    const asked = t.calls.length;
    t.show(true);
    await t.settle();
    expect(t.calls.slice(asked)).toEqual([]);
  });

  it('is not read by who only looks on, who asks for no code either', async () => {
    await begin(true);
    t.receive({ type: 'message', conversations: titles(true) });
    await t.actions.loadInvite();
    await expect(t.actions.replaceInvite()).resolves.toBe(false);
    expect(t.calls.filter(({ name }) => name.startsWith('POST') || name.includes('invite'))).toEqual([]);
  });
});
