import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../domain/errors';
import { doneField } from '../../domain/conversation/message';
import { fieldFrame } from '../../domain/protocol';
import { createStoreWorld, type StoreWorld } from './storeTestWorld';

let t: StoreWorld;
const asked = () => t.named('POST /message/translate-sentence').map(({ input }) => input);

async function begin(options?: Parameters<typeof createStoreWorld>[0]) {
  t = createStoreWorld(options);
  t.handlers.set('POST /message/translate-sentence', () => ({ fullSentenceTranslation: doneField('Hello.') }));
  t.start();
  await t.settle();
  t.subscribed();
  await t.actions.send('hello');
  t.receiveAll();
}
beforeEach(() => begin());

describe('the full sentence translation', () => {
  it('is asked for, shown, put away, and shown again without asking', { tags: ['C103'] }, async () => {
    await t.actions.translate('a1');
    expect(asked()).toEqual([{ messageId: 'a1' }]);
    expect(t.get().translatedIds.has('a1')).toBe(true);
    await t.actions.translate('a1');
    expect(t.get().translatedIds.has('a1')).toBe(false);
    const message = t.server.messages.find(({ id }) => id === 'a1');
    if (!message) throw new Error('there is no reply');
    message.rev += 1;
    t.receive(fieldFrame(message, 'c1', 'fullSentenceTranslation', doneField('Hello.')));
    await t.actions.translate('a1');
    expect(t.get().translatedIds.has('a1')).toBe(true);
    expect(asked()).toHaveLength(1);
  });

  it('that failed says why, and is not shown', async () => {
    t.handlers.set('POST /message/translate-sentence', () => {
      throw new AppError('modelFailed', { message: 'The tutor cannot be reached.' });
    });
    await t.actions.translate('a1');
    expect(t.get().translatedIds.has('a1')).toBe(false);
    expect(t.get().problem).toBe('The tutor cannot be reached.');
    expect(t.get().busyMessageIds.size).toBe(0);
  });
});

describe('a report of a gloss', () => {
  it('says whether it arrived', async () => {
    t.handlers.set('POST /report/gloss', () => ({}));
    await expect(t.actions.reportGloss('a1', '猫')).resolves.toBe(true);
    expect(t.named('POST /report/gloss').map(({ input }) => input)).toEqual([{ messageId: 'a1', original: '猫' }]);
    t.handlers.delete('POST /report/gloss');
    await expect(t.actions.reportGloss('a1', '猫')).resolves.toBe(false);
    expect(t.get().problem).not.toBeNull();
  });

  it('is not made by who only looks on', async () => {
    await begin({ viewer: true });
    await expect(t.actions.reportGloss('a1', '猫')).resolves.toBe(false);
    expect(t.named('POST /report/gloss')).toEqual([]);
  });
});

describe('the options of a message', () => {
  it('open for one message at a time, and close with it', { tags: ['C320'] }, () => {
    t.actions.toggleOptions('a1');
    expect(t.get().optionsMessageId).toBe('a1');
    t.actions.toggleOptions('u1');
    expect(t.get().optionsMessageId).toBe('u1');
    t.actions.toggleOptions('u1');
    expect(t.get().optionsMessageId).toBeNull();
    t.actions.toggleOptions('u1');
    t.actions.close();
    expect(t.get().optionsMessageId).toBeNull();
  });

  it('are not what a tap opens', { tags: ['C321'] }, () => {
    t.actions.toggleExpanded('a1');
    expect(t.get()).toMatchObject({ expandedMessageId: 'a1', optionsMessageId: null });
    t.actions.toggleOptions('a1');
    expect(t.get()).toMatchObject({ expandedMessageId: 'a1', optionsMessageId: 'a1' });
    t.actions.toggleOptions('u1');
    expect(t.get()).toMatchObject({ expandedMessageId: null, optionsMessageId: 'u1' });
  });
});
