import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../domain/errors';
import { chat, createStoreWorld, type StoreWorld } from './storeTestWorld';

let t: StoreWorld;

beforeEach(async () => {
  t = createStoreWorld();
  t.handlers.set('GET /conversation/titles', () => [chat('c1'), chat('c2')]);
  t.start();
  await t.settle();
  t.subscribed();
  t.receive({ type: 'message', conversations: [chat('c1'), chat('c2')] });
});

describe('deleting a conversation', () => {
  it('takes it from the list', { tags: ['C97'] }, async () => {
    t.handlers.set('DELETE /conversation/delete/:id', () => ({}));
    await expect(t.actions.deleteConversation('c2')).resolves.toBe(true);
    expect(t.get().conversations.map(({ _id }) => _id)).toEqual(['c1']);
  });

  it('that fails leaves it there and says why', { tags: ['C474'] }, async () => {
    t.handlers.set('DELETE /conversation/delete/:id', () => {
      throw new AppError('conversationNotFound');
    });
    await expect(t.actions.deleteConversation('c2')).resolves.toBe(false);
    await t.settle();
    expect(t.get().conversations).toHaveLength(2);
    expect(t.get().problem).toBe('Conversation not found.');
  });
});

describe('another language for a conversation', () => {
  it('is what the settings say, and the server tells how it goes on', { tags: ['C98'] }, async () => {
    t.handlers.set('POST /conversation/update-language', () => ({
      targetLanguage: 'fr',
      message: 'French from here.',
    }));
    await expect(t.actions.updateLanguage('c2')).resolves.toBe('French from here.');
    expect(t.named('POST /conversation/update-language').map(({ input }) => input)).toEqual([{ conversationId: 'c2' }]);
    expect(t.named('GET /conversation/titles').length).toBeGreaterThan(0);
  });

  it('that fails says why', async () => {
    t.handlers.set('POST /conversation/update-language', () => {
      throw new AppError('languageMissing');
    });
    await expect(t.actions.updateLanguage('c2')).resolves.toBeNull();
    expect(t.get().problem).toBe('Please choose a language to learn first.');
  });
});

describe('who only looks on', () => {
  it('deletes nothing, changes no language and begins nothing', async () => {
    const viewer = createStoreWorld({ viewer: true });
    await expect(viewer.actions.deleteConversation('c1')).resolves.toBe(false);
    await expect(viewer.actions.updateLanguage('c1')).resolves.toBeNull();
    await expect(viewer.actions.beginStarter()).resolves.toBeNull();
    await expect(viewer.actions.restartTutorial()).resolves.toBeNull();
    expect(viewer.calls).toEqual([]);
  });
});
