import { beforeEach, describe, expect, it } from 'vitest';
import { defaultPreferences } from '../../domain/account/preferences';
import { createTestServer } from '../../domain/conversation/reduceTestServer';
import { AppError } from '../../domain/errors';
import { chat, createStoreWorld, type StoreWorld } from './storeTestWorld';

let t: StoreWorld;
const notFound = () => {
  throw new AppError('conversationNotFound');
};

beforeEach(async () => {
  t = createStoreWorld();
  t.handlers.set('GET /conversation/titles', () => [chat('c2')]);
  t.handlers.set('GET /conversation/by-id/:id', notFound);
  t.handlers.set('GET /conversation/request-history', () => ({
    conversationDetails: createTestServer('c2').page(),
    preferences: defaultPreferences,
    scenario: null,
  }));
  t.start();
  await t.settle();
  t.subscribed();
});

/** What another tab's deletion of c1 sends. */
const deletedElsewhere = async () => {
  t.receive({ type: 'message', conversations: [chat('c2')] });
  await t.settle();
};

describe('a conversation that is deleted elsewhere while it is open', () => {
  it('is known to be gone when the list comes without it', async () => {
    await deletedElsewhere();
    expect(t.get().gone).toBe('elsewhere');
  });

  it('is known to be gone when the list is asked for after a time without network', async () => {
    t.connected('reconnecting');
    await t.settle();
    expect(t.get().gone).toBeNull();
    t.connected('open');
    await t.settle();
    expect(t.get().gone).toBe('elsewhere');
  });

  it('is known to be gone when a message finds it so, and that message goes along', async () => {
    t.handlers.set('POST /message/send-message', notFound);
    await t.actions.send('hello');
    expect(t.get().gone).toBe('elsewhere');
    await t.actions.openCurrent();
    expect(t.get().draft).toBe('hello');
  });

  it('stays while the server says that it is there, or says nothing', async () => {
    t.handlers.set('GET /conversation/by-id/:id', () => t.server.page({ before: 1 }));
    await deletedElsewhere();
    expect(t.get().gone).toBeNull();
    t.handlers.set('GET /conversation/by-id/:id', () => {
      throw new AppError('busy');
    });
    await deletedElsewhere();
    expect(t.get().gone).toBeNull();
  });

  it('gives way to the current one, with why, and with what was failed or being typed', async () => {
    t.drafts.write('c2', 'begun before');
    t.handlers.set('POST /message/send-message', () => {
      throw new AppError('tooManyRequests');
    });
    await t.actions.send('hello');
    t.actions.setDraft('half a');
    await deletedElsewhere();
    await expect(t.actions.openCurrent()).resolves.toBe('c2');
    const draft = 'begun before\nhello\nhalf a';
    expect(t.get()).toMatchObject({ gone: null, draft, conversation: { conversationId: 'c2', failed: [] } });
    expect(t.get().problem).toContain('was deleted in another tab or on another device.');
    expect([t.drafts.read('c1'), t.drafts.read('c2')]).toEqual(['', draft]);
    expect(t.log.at(-1)).toBe('subscribe c2');
  });

  it('is left later when the current one cannot be opened now', async () => {
    await deletedElsewhere();
    t.handlers.set('GET /conversation/request-history', () => {
      throw new AppError('busy');
    });
    t.actions.setDraft('half a');
    await expect(t.actions.openCurrent()).resolves.toBeNull();
    expect(t.get()).toMatchObject({ gone: null, draft: 'half a', conversation: { conversationId: 'c1' } });
    await deletedElsewhere();
    expect(t.get().gone).toBe('elsewhere');
  });
});

describe('a conversation that is deleted here', () => {
  it('is not taken for one that was deleted elsewhere, and its draft goes with it', async () => {
    t.handlers.set('DELETE /conversation/delete/:id', async () => {
      await deletedElsewhere();
      return {};
    });
    t.actions.setDraft('half a');
    await t.actions.deleteConversation('c1');
    expect(t.get().gone).toBe('here');
    await t.actions.openCurrent();
    expect(t.get()).toMatchObject({ gone: null, draft: '', problem: null });
    expect(t.drafts.read('c1')).toBe('');
  });

  it('is known to be gone when somebody else was quicker', async () => {
    t.handlers.set('DELETE /conversation/delete/:id', notFound);
    await t.actions.deleteConversation('c1');
    await t.settle();
    expect(t.get().gone).toBe('elsewhere');
  });
});

describe('who only looks on', () => {
  it('stays where they are', async () => {
    t = createStoreWorld({ viewer: true });
    t.handlers.set('GET /conversation/by-id/:id', notFound);
    t.start();
    await deletedElsewhere();
    expect(t.get().gone).toBeNull();
  });
});
