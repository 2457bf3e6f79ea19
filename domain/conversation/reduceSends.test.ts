import { beforeEach, describe, expect, it } from 'vitest';
import { createTestTab, type TestTab } from './reduceTestTab';

let tab: TestTab;

beforeEach(() => {
  tab = createTestTab();
});

describe('sending', () => {
  it(
    'shows temp-user and temp-assistant, connecting where there is a target language',
    { tags: ['C230', 'C231', 'C306', 'C307'] },
    () => {
      tab.startSend();
      expect(tab.ids()).toEqual(['temp-user', 'temp-assistant']);
      const [user, assistant] = tab.visible();
      expect(user).toMatchObject({
        originalMessage: { value: 'hello' },
        targetLanguageMessage: { status: 'connecting' },
      });
      expect(assistant).toMatchObject({ senderType: 'assistant', targetLanguageMessage: { status: 'connecting' } });
    },
  );

  it('has nothing to connect where no target language is set', { tags: ['C307'] }, () => {
    tab.startSend('mine', false);
    expect(tab.visible()[0]?.targetLanguageMessage).toBeNull();
  });

  it('puts the real messages in their places, frames first', { tags: ['C317'] }, () => {
    tab.startSend();
    const answer = tab.server.send('hello', 'mine');
    tab.receive(...tab.server.sent.flat());
    expect(tab.ids()).toEqual(['u1', 'a1']);
    tab.apply({ type: 'sendAcknowledged', clientMessageId: 'mine', ...answer });
    expect(tab.ids()).toEqual(['u1', 'a1']);
    expect(tab.state().pending).toBeNull();
  });

  it('puts the real messages in their places, answer first', { tags: ['C317'] }, () => {
    tab.startSend();
    const answer = tab.server.send('hello', 'mine');
    tab.apply({ type: 'sendAcknowledged', clientMessageId: 'mine', ...answer });
    expect(tab.ids()).toEqual(['u1', 'a1']);
    expect(tab.visible()[0]?.originalMessage?.value).toBe('hello');
    tab.receive(...tab.server.sent.flat());
    expect(tab.visible()).toEqual(tab.server.page().conversationHistory);
  });

  it('takes a message of mine without a name by its sender', { tags: ['C317'] }, () => {
    tab.startSend();
    tab.server.send('hello', 'mine');
    tab.catchUp();
    const nameless = tab.server.replay(0, { namesSends: false });
    tab = createTestTab();
    tab.startSend();
    tab.receive(...nameless);
    expect(tab.ids()).toEqual(['u1', 'a1']);
  });

  it('is not fooled by what another tab sends at the same time', () => {
    tab.startSend();
    tab.server.send('something else', 'other tab');
    tab.receive(...tab.server.sent.flat());
    expect(tab.ids()).toContain('temp-user');
  });

  it('keeps the place of my reply while another tab is answered', { tags: ['C231', 'C317'] }, () => {
    tab.startSend();
    tab.server.send('something else', 'other tab');
    tab.receive(...tab.server.sent.flat());
    expect(tab.ids()).toEqual(['u1', 'a1', 'temp-user', 'temp-assistant']);
    tab.server.sent = [];
    tab.server.send('hello', 'mine');
    const [sent = []] = tab.server.sent;
    tab.receive(...sent.filter((received) => 'senderType' in received && received.senderType === 'user'));
    expect(tab.ids()).toEqual(['u1', 'a1', 'u2', 'temp-assistant']);
    tab.receive(...sent);
    expect(tab.ids()).toEqual(['u1', 'a1', 'u2', 'a2']);
  });

  it('does not take for mine what answers a message from before', { tags: ['C231', 'C317'] }, () => {
    tab.server.send('something else', 'other tab');
    const [sent = []] = tab.server.sent;
    const isOfUser = (received: (typeof sent)[number]) => 'senderType' in received && received.senderType === 'user';
    tab.receive(...sent.filter(isOfUser));
    tab.startSend();
    tab.receive(...sent.filter((received) => !isOfUser(received)));
    expect(tab.ids()).toEqual(['u1', 'a1', 'temp-user', 'temp-assistant']);
  });

  it('keeps a text that failed, and sends it again under the same name', () => {
    tab.startSend();
    tab.apply({ type: 'sendFailed', clientMessageId: 'mine', reason: 'no line' });
    expect(tab.ids()).toEqual([]);
    expect(tab.state().failed).toMatchObject([{ text: 'hello', reason: 'no line', clientMessageId: 'mine' }]);
    tab.startSend();
    expect(tab.state().failed).toEqual([]);
    expect(tab.ids()).toEqual(['temp-user', 'temp-assistant']);
  });

  it('has not failed when only the answer was lost', () => {
    tab.startSend();
    tab.server.send('hello', 'mine');
    tab.apply({ type: 'sendFailed', clientMessageId: 'mine', reason: 'no line' });
    expect(tab.state().failed).toHaveLength(1);
    tab.receive(...tab.server.sent.flat());
    expect(tab.state().failed).toEqual([]);
    expect(tab.ids()).toEqual(['u1', 'a1']);
  });

  it('can be let go', () => {
    tab.startSend();
    tab.apply({ type: 'sendFailed', clientMessageId: 'mine', reason: 'no line' });
    tab.apply({ type: 'failedDiscarded', clientMessageId: 'mine' });
    expect(tab.state().failed).toEqual([]);
  });

  it('does not keep a stand-in for what was removed before it was heard of', () => {
    tab.startSend();
    const answer = tab.server.send('hello', 'mine');
    tab.server.step(0, 1);
    tab.apply({ type: 'sendAcknowledged', clientMessageId: 'mine', ...answer });
    expect(tab.ids()).toEqual(['u1', 'a1']);
    tab.apply({ type: 'loaded', details: tab.server.page() });
    tab.catchUp();
    expect(tab.ids()).toEqual(['u1']);
  });

  it('does not keep a stand-in for what was removed so long ago that no replay tells of it', () => {
    tab.startSend();
    const answer = tab.server.send('hello', 'mine');
    tab.apply({ type: 'sendAcknowledged', clientMessageId: 'mine', ...answer });
    tab.server.step(0, 1);
    tab.server.send('more', 'other tab');
    tab.apply({ type: 'loaded', details: tab.server.page() });
    expect(tab.ids()).toContain('a1');
    tab.catchUp();
    expect(tab.ids()).toEqual(['u1', 'u2', 'a2']);
  });

  it('does not show again what arrived and was removed before the answer', () => {
    tab.startSend();
    const answer = tab.server.send('hello', 'mine');
    tab.server.step(0, 0);
    tab.receive(...tab.server.sent.flat());
    expect(tab.ids()).toEqual(['a1']);
    tab.apply({ type: 'sendAcknowledged', clientMessageId: 'mine', ...answer });
    expect(tab.ids()).toEqual(['a1']);
  });

  it('ends with the conversation it belonged to', () => {
    tab.startSend();
    tab.apply({ type: 'opened', details: { ...tab.server.page(), _id: 'c2' } });
    expect(tab.ids()).toEqual([]);
    tab.apply({ type: 'sendAcknowledged', clientMessageId: 'mine', userMessageId: 'u1', assistantMessageId: 'a1' });
    expect(tab.ids()).toEqual([]);
  });
});
