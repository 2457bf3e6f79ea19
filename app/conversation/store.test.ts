import { beforeEach, describe, expect, it } from 'vitest';
import { defaultPreferences } from '../../domain/account/preferences';
import { createStoreWorld, type StoreWorld } from './storeTestWorld';

let t: StoreWorld;
let stop: () => void;

async function begin() {
  t = createStoreWorld();
  stop = t.start();
  await t.settle();
  t.subscribed();
  for (const frame of t.server.replay(0, { namesSends: true })) t.receive(frame);
}

beforeEach(() => begin());

describe('the connection', () => {
  it('subscribes once the session’s first refresh is through', { tags: ['C301'] }, () => {
    expect(t.log).toEqual(['subscribe c1']);
  });

  it('subscribes nobody, and does when somebody logs in', async () => {
    t = createStoreWorld();
    t.world.isAuthenticated = false;
    t.start();
    await t.settle();
    expect(t.log).toEqual([]);
    t.logIn();
    expect(t.log).toEqual(['subscribe c1']);
  });

  it('is the session’s: the page only unsubscribes, and hears nothing any more', { tags: ['C302'] }, () => {
    stop();
    expect(t.log.at(-1)).toBe('unsubscribe');
    t.receive({ type: 'message', conversations: [{ ...t.server.page(), title: 'New' }] });
    expect(t.get().conversations).toEqual([]);
  });

  it('that stands already has words, titles and settings asked for: they may have changed meanwhile', async () => {
    stop();
    t = createStoreWorld();
    t.connected('open');
    stop = t.start();
    await t.settle();
    expect(t.calls.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['GET /morphemes', 'GET /conversation/titles', 'GET /user/get-preferences']),
    );
  });

  it('heals by itself when something is missing', () => {
    t.server.send('one', 'x');
    t.server.send('two', 'y');
    for (const frame of t.server.sent[1] ?? []) t.receive(frame);
    expect(t.get().conversation.needsResync).toBe(true);
    expect(t.log.at(-1)).toBe('resync');
    t.actions.heal();
    expect(t.since()).toBe(3);
    t.subscribed();
    for (const frame of t.server.replay(3, { namesSends: true })) t.receive(frame);
    expect(t.ids()).toEqual(['u1', 'a1', 'u2', 'a2']);
    expect(t.get().conversation.needsResync).toBe(false);
  });

  it('passes on titles and settings', { tags: ['C447', 'C449'] }, async () => {
    t.receive({ type: 'message', conversations: [{ ...t.server.page(), title: 'New' }] });
    t.receive({ type: 'message', preferences: { ...defaultPreferences, masteryThreshold: 3 } });
    expect(t.get().conversations[0]?.title).toBe('New');
    expect(t.get().preferences.masteryThreshold).toBe(3);
    await t.settle();
    expect(t.named('GET /morphemes')).toHaveLength(1);
  });
});

it('says that what the tutor began with has been read, before the words are asked for', async () => {
  t.handlers.set('POST /conversation/read', () => ({}));
  t.receive({ type: 'message', conversations: [{ ...t.server.page(), unread: true }] });
  await t.actions.refreshWords();
  expect(t.calls.map(({ name, input }) => [name, input])).toEqual([
    ['POST /conversation/read', { conversationId: 'c1' }],
    ['GET /morphemes', { conversationId: 'c1' }],
  ]);
  t.receive({ type: 'message', conversations: [t.server.page()] });
  await t.actions.refreshWords();
  expect(t.named('POST /conversation/read')).toHaveLength(1);
});

it('posts a setting at once and fetches all of them', { tags: ['C266', 'C267'] }, async () => {
  t.handlers.set('POST /user/update-preferences', () => ({}));
  t.handlers.set('GET /user/get-preferences', () => ({ ...defaultPreferences, theme: 'light', message: '' }));
  await t.actions.updatePreferences({ theme: 'light' });
  expect(t.calls.map(({ name }) => name)).toEqual(['POST /user/update-preferences', 'GET /user/get-preferences']);
  expect(t.get().preferences.theme).toBe('light');
});

it('is made without touching anything of a browser', () => {
  const { calls, log, get } = createStoreWorld();
  expect(calls).toEqual([]);
  expect(log).toEqual([]);
  expect(get().conversation.conversationId).toBe('c1');
});
