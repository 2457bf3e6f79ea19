import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../../domain/errors';
import { createTestServer } from '../../domain/conversation/reduceTestServer';
import { NetworkError } from '../api/networkError';
import { clearOwnedStorage } from '../storage/drafts';
import { createStoreWorld, type StoreWorld } from './storeTestWorld';

let t: StoreWorld;
let stop: () => void;

async function begin(options?: Parameters<typeof createStoreWorld>[0]) {
  t = createStoreWorld(options);
  stop = t.start();
  await t.settle();
  t.subscribed();
  for (const frame of t.server.replay(0, { namesSends: true })) t.receive(frame);
}

/** What the input holds on a page that finds the storage as it is now: after a reload, a crash or another login. */
function inputAfterReload(): string {
  const again = createStoreWorld();
  for (const key of t.storage.keys()) again.storage.set(key, t.storage.get(key) ?? '');
  again.start();
  // What has come back into the input is not found a second time.
  again.start();
  return again.get().draft;
}

beforeEach(() => begin());

describe('sending', () => {
  it(
    'trims, clears the input, shows both places at once and posts',
    { tags: ['C303', 'C305', 'C306', 'C308'] },
    async () => {
      t.actions.setDraft('  hello  ');
      const sent = t.actions.send();
      expect(t.get().draft).toBe('');
      expect(t.ids()).toEqual(['temp-user', 'temp-assistant']);
      expect(await sent).toEqual({ ok: true });
      expect(t.named('POST /message/send-message')).toEqual([
        {
          name: 'POST /message/send-message',
          input: { message: 'hello', conversationId: 'c1', clientMessageId: 'client 1' },
        },
      ]);
      t.receiveAll();
      expect(t.ids()).toEqual(['u1', 'a1']);
    },
  );

  it('ignores what is empty', { tags: ['C304', 'C368'] }, async () => {
    expect(await t.actions.send(' \n ')).toEqual({ ok: false, why: 'empty' });
    expect(t.calls).toEqual([]);
  });

  it('keeps the draft in local storage until it has arrived', { tags: ['C309', 'C310'] }, async () => {
    t.actions.setDraft('hello');
    expect(t.drafts.read('c1')).toBe('hello');
    const sent = t.actions.send();
    expect(t.drafts.read('c1')).toBe('hello');
    await sent;
    expect(t.drafts.read('c1')).toBe('');
  });

  it('leaves the next draft, begun while the message was on its way', { tags: ['C310'] }, async () => {
    t.actions.setDraft('hello');
    const sent = t.actions.send();
    t.actions.setDraft('and then');
    await sent;
    expect(t.drafts.read('c1')).toBe('and then');
    expect(t.get().draft).toBe('and then');
  });

  it('finds the draft again after a reload', { tags: ['C309'] }, async () => {
    t.actions.setDraft('half a');
    const again = createStoreWorld();
    again.drafts.write('c1', 'half a');
    again.start();
    expect(again.get().draft).toBe('half a');
  });

  it('does not send twice', { tags: ['C313'] }, async () => {
    const first = t.actions.send('hello');
    expect(await t.actions.send('hello')).toEqual({ ok: false, why: 'sending' });
    await first;
    expect(t.named('POST /message/send-message')).toHaveLength(1);
  });

  it('refuses more than 2,000 characters, says why and keeps them', async () => {
    const text = 'x'.repeat(2001);
    t.actions.setDraft(text);
    expect(await t.actions.send()).toEqual({ ok: false, why: 'tooLong' });
    expect(t.get()).toMatchObject({ draft: text, sendProblem: expect.stringContaining('2,000') as string });
    t.actions.setDraft('short');
    expect(t.get().sendProblem).toBeNull();
  });

  it('does not touch what is being typed when a suggestion is sent', async () => {
    t.actions.setDraft('half a');
    await t.actions.send('Yes, please.');
    expect(t.get().draft).toBe('half a');
    expect(t.drafts.read('c1')).toBe('half a');
  });

  it('keeps a text that failed with its reason, and sends it again under the same id', { tags: ['C474'] }, async () => {
    t.handlers.set('POST /message/send-message', () => {
      throw new NetworkError();
    });
    t.actions.setDraft('hello');
    expect(await t.actions.send()).toEqual({ ok: false, why: 'failed' });
    const [failed] = t.get().conversation.failed;
    expect(failed?.isLasting).toBe(false);
    expect(failed).toMatchObject({ text: 'hello', reason: 'Unable to connect to the server. Please try again.' });
    expect(t.drafts.read('c1')).toBe('hello');
    t.handlers.set('POST /message/send-message', ({ message, clientMessageId }: Record<string, string>) =>
      t.server.send(message ?? '', clientMessageId ?? ''),
    );
    expect(await t.actions.resendFailed(failed?.clientMessageId ?? '')).toEqual({ ok: true });
    const ids = t
      .named('POST /message/send-message')
      .map(({ input }) => (input as { clientMessageId: string }).clientMessageId);
    expect(ids).toEqual(['client 1', 'client 1']);
    expect(t.drafts.read('c1')).toBe('');
  });

  it('says no more that the server was out of reach once a text is sent again', async () => {
    t.handlers.set('POST /message/send-message', () => {
      throw new NetworkError();
    });
    await t.actions.send('hello');
    t.handlers.set('POST /message/stop', () => {
      throw new NetworkError();
    });
    await t.actions.stop();
    expect(t.get().problem).not.toBeNull();
    t.handlers.set('POST /message/send-message', ({ message, clientMessageId }: Record<string, string>) =>
      t.server.send(message ?? '', clientMessageId ?? ''),
    );
    await t.actions.resendFailed(t.get().conversation.failed[0]?.clientMessageId ?? '');
    expect(t.get().problem).toBeNull();
  });

  it.each([
    ['tooManyRequests', false],
    ['busy', false],
    ['friendNotReachable', false],
    ['messageIdReused', true],
    ['messageTooLong', true],
  ] as const)('knows whether a refusal lasts: %s', async (code, isLasting) => {
    t.handlers.set('POST /message/send-message', () => {
      throw new AppError(code);
    });
    await t.actions.send('hello');
    expect(t.get().conversation.failed).toMatchObject([{ text: 'hello', isLasting }]);
  });

  it('takes the same text typed again for the same message', async () => {
    t.handlers.set('POST /message/send-message', () => {
      throw new NetworkError();
    });
    await t.actions.send('hello');
    await t.actions.send('hello');
    const ids = t
      .named('POST /message/send-message')
      .map(({ input }) => (input as { clientMessageId: string }).clientMessageId);
    expect(ids).toEqual(['client 1', 'client 1']);
  });

  it('keeps the text when a failed message is taken back into the input', async () => {
    t.handlers.set('POST /message/send-message', () => {
      throw new NetworkError();
    });
    await t.actions.send('hello');
    t.actions.setDraft('hello');
    t.actions.discardFailed('client 1');
    expect(t.get().conversation.failed).toEqual([]);
    expect(t.drafts.read('c1')).toBe('hello');
  });

  describe('a text that failed', () => {
    beforeEach(async () => {
      t.handlers.set('POST /message/send-message', () => {
        throw new AppError('tooManyRequests');
      });
      t.handlers.set('GET /conversation/by-id/:id', ({ id }: { id: string }) => createTestServer(id).page());
      t.actions.setDraft('hello');
      await t.actions.send();
      await t.actions.send('and you?');
      t.actions.setDraft('half a');
    });

    it('is in the input again, with what was being typed, after its chat was left', async () => {
      await t.actions.openConversation('c2');
      expect(t.get().draft).toBe('');
      t.handlers.set('GET /conversation/by-id/:id', () => t.server.page());
      await t.actions.openConversation('c1');
      expect(t.get()).toMatchObject({ draft: 'hello\nand you?\nhalf a', conversation: { failed: [] } });
    });

    it('is kept when the page is left', () => {
      stop();
      expect(t.drafts.read('c1')).toBe('hello\nand you?\nhalf a');
    });

    it('is in the input again, with what was being typed, however the page ended', () => {
      expect(inputAfterReload()).toBe('hello\nand you?\nhalf a');
    });

    it('outlives a session that ends by itself', () => {
      t.logOut();
      stop();
      expect(inputAfterReload()).toBe('hello\nand you?\nhalf a');
    });

    it('is there after a reload though another one was discarded, sent again, or is on its way', async () => {
      t.actions.discardFailed('client 2');
      expect(inputAfterReload()).toBe('hello\nhalf a');
      t.handlers.set('POST /message/send-message', ({ message, clientMessageId }: Record<string, string>) =>
        t.server.send(message ?? '', clientMessageId ?? ''),
      );
      const sent = t.actions.send();
      expect(inputAfterReload()).toBe('hello\nhalf a');
      await sent;
      expect(inputAfterReload()).toBe('hello');
    });

    it('stays when one that was on its way as its chat was left has arrived', async () => {
      let answer: (sent: unknown) => void = () => undefined;
      t.handlers.set('POST /message/send-message', () => new Promise((resolve) => (answer = resolve)));
      const sent = t.actions.send();
      await t.actions.openConversation('c2');
      expect(t.drafts.read('c1')).toBe('hello\nand you?\nhalf a');
      answer({ userMessageId: 'u1', assistantMessageId: 'a1' });
      await sent;
      expect(t.drafts.read('c1')).toBe('hello\nand you?');
    });

    it('is not kept for whoever signs out', () => {
      clearOwnedStorage(t.storage);
      t.logOut();
      stop();
      expect(t.storage.keys()).toEqual([]);
    });

    it('comes back into the input before what was typed since, and is not sent twice', () => {
      t.actions.editFailed('client 2');
      expect(t.get()).toMatchObject({ draft: 'and you?\nhalf a', conversation: { failed: [{ text: 'hello' }] } });
      expect(t.drafts.read('c1')).toBe('hello\nand you?\nhalf a');
    });

    it('stands in the input once, though it was typed there again', () => {
      t.actions.setDraft('hello');
      t.actions.editFailed('client 1');
      expect(t.get().draft).toBe('hello');
      expect(t.drafts.read('c1')).toBe('and you?\nhello');
    });

    it('is gone once discarded', async () => {
      for (const { clientMessageId } of t.get().conversation.failed) t.actions.discardFailed(clientMessageId);
      await t.actions.openConversation('c2');
      expect(t.drafts.read('c1')).toBe('half a');
    });
  });

  it('sends nothing in viewer mode', async () => {
    await begin({ viewer: true });
    expect(await t.actions.send('hello')).toEqual({ ok: false, why: 'viewer' });
    expect(t.calls).toEqual([]);
    expect(t.log).toEqual([]);
  });
});

describe('replies', () => {
  it('can be retried, stopped and deleted', async () => {
    for (const name of ['POST /message/retry', 'POST /message/stop', 'DELETE /message/delete-message/:id']) {
      t.handlers.set(name, () => ({}));
    }
    await t.actions.send('hello');
    t.receiveAll();
    await Promise.all([t.actions.retry('a1'), t.actions.retry('a1')]);
    expect(t.named('POST /message/retry')).toHaveLength(1);
    await t.actions.stop();
    expect(t.named('POST /message/stop')[0]?.input).toEqual({ conversationId: 'c1' });
    await t.actions.deleteMessage('a1');
    expect(t.ids()).toEqual(['u1']);
    expect(t.get().busyMessageIds.size).toBe(0);
  });

  it('that cannot be retried say why', async () => {
    t.handlers.set('POST /message/retry', () => {
      throw new AppError('nothingToRetry');
    });
    await t.actions.retry('a1');
    expect(t.get().problem).toBe('This message cannot be retried.');
    t.actions.dismissProblem();
    expect(t.get().problem).toBeNull();
  });
});
