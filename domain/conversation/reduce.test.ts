import { beforeEach, describe, expect, it } from 'vitest';
import type { MessageTargetFrame } from '../protocol';
import { createTestTab, type TestTab } from './reduceTestTab';

let tab: TestTab;

beforeEach(() => {
  tab = createTestTab();
});

/** The reply's text in a message. */
const text = (id: string) =>
  tab.state().entries.find(({ message }) => message.id === id)?.message.targetLanguageMessage ?? null;

const frame = (change: Partial<MessageTargetFrame>) =>
  ({
    type: 'message:target',
    target: 'x',
    conversationId: 'c1',
    senderId: 'tutor',
    senderType: 'assistant',
    position: 9,
    fieldName: 'targetLanguageMessage',
    status: 'streaming',
    statusMessage: '',
    value: 'a',
    attempt: 1,
    rev: 1,
    revision: 3,
    ...change,
  }) as MessageTargetFrame;

describe('frames', () => {
  it('create a message by id when absent, and update it when there', { tags: ['C315', 'C316'] }, () => {
    tab.receive(frame({}), frame({ rev: 2, value: 'ab' }));
    expect(tab.ids()).toEqual(['x']);
    expect(text('x')?.value).toBe('ab');
  });

  it('for another conversation are ignored', { tags: ['C318'] }, () => {
    const before = tab.state();
    tab.receive(frame({ conversationId: 'c2', revision: 99 }));
    expect(tab.state()).toBe(before);
  });

  it('with a target that is no message are left to others', { tags: ['C319'] }, () => {
    const before = tab.state();
    tab.receive(frame({ target: 'scenarioSnapshot', fieldName: 'context' as 'notes' }));
    expect(tab.state()).toBe(before);
  });

  it('stand by position, not by arrival', () => {
    tab.receive(frame({ target: 'late', position: 12 }), frame({ target: 'early', position: 4 }));
    expect(tab.ids()).toEqual(['early', 'late']);
  });

  it('never take back what is done within an attempt', () => {
    tab.receive(frame({ status: 'done', value: 'all' }), frame({ rev: 2, status: 'streaming', value: 'al' }));
    expect(text('x')).toMatchObject({ status: 'done', value: 'all' });
    tab.receive(frame({ attempt: 2, rev: 0, status: 'pending', value: null }));
    expect(text('x')).toMatchObject({ status: 'pending', value: null });
  });

  it('that come twice leave a finished field as the object that it is, so that it is not drawn again', () => {
    const words = { fieldName: 'morphemeTranslationDetails', value: [['mot', '', 'word']], status: 'done' } as const;
    const receive = () => {
      tab.receive(frame({ status: 'done', value: 'all' }), frame(structuredClone(words) as never));
      return tab.state().entries[0]?.message;
    };
    const before = receive();
    const after = receive();
    expect(after?.targetLanguageMessage).toBe(before?.targetLanguageMessage);
    expect(after?.morphemeTranslationDetails).toBe(before?.morphemeTranslationDetails);
  });

  it('say done and nothing for what was not asked for, which may still be asked for', () => {
    tab.receive(frame({ fieldName: 'fullSentenceTranslation', status: 'done', value: null }));
    expect(tab.state().entries[0]?.message.fullSentenceTranslation).toBeNull();
    tab.receive(frame({ fieldName: 'fullSentenceTranslation', status: 'pending', value: null, rev: 2 }));
    expect(tab.state().entries[0]?.message.fullSentenceTranslation?.status).toBe('pending');
  });

  it('leave the other messages as they are, so that only one is drawn again', () => {
    tab.receive(frame({ target: 'a', position: 1 }), frame({ target: 'b', position: 2 }));
    const [first] = tab.visible();
    tab.receive(frame({ target: 'b', position: 2, rev: 2 }));
    expect(tab.visible()[0]).toBe(first);
  });
});

describe('revision', () => {
  it('rises by one with each commit, and a jump asks for a new subscription', () => {
    tab.receive(frame({ revision: 4 }));
    expect(tab.state()).toMatchObject({ revision: 4, needsResync: false });
    tab.receive(frame({ revision: 6, rev: 2 }));
    expect(tab.state()).toMatchObject({ revision: 4, needsResync: true });
    // The missing one may still come, but not all of it need come.
    tab.receive(frame({ revision: 5, rev: 1, target: 'y' }));
    expect(tab.state()).toMatchObject({ revision: 4, needsResync: true });
  });

  it('alone is a commit with nothing to show; said to be further than that, it asks for a new subscription', () => {
    tab.receive({ type: 'revision', conversationId: 'c1', revision: 4 });
    expect(tab.state()).toMatchObject({ revision: 4, needsResync: false });
    tab.receive({ type: 'revision', conversationId: 'c1', revision: 6 });
    expect(tab.state()).toMatchObject({ revision: 4, needsResync: true });
  });

  it('jumps within a replay, whose end alone counts', () => {
    tab.apply({ type: 'catchUpStarted' });
    tab.receive(frame({ revision: 20 }));
    expect(tab.state()).toMatchObject({ revision: 3, needsResync: false, isCatchingUp: true });
    tab.receive({ type: 'revision', conversationId: 'c1', revision: 20 });
    expect(tab.state().isCatchingUp).toBe(true);
    tab.receive({ type: 'revision', conversationId: 'c1', revision: 21, caughtUp: true });
    expect(tab.state()).toMatchObject({ revision: 21, needsResync: false, isCatchingUp: false });
  });

  it('is not taken from a page that leaves out messages on show', () => {
    for (const n of [1, 2, 3]) tab.server.send(`text ${n}`, `client ${n}`);
    tab.receive(...tab.server.sent.flat());
    expect(tab.state().revision).toBe(6);
    tab.server.finishAll();
    tab.apply({ type: 'loaded', details: tab.server.page({ size: 2 }) });
    expect(tab.state().revision).toBe(6);
    tab.apply({ type: 'loaded', details: tab.server.page() });
    expect(tab.state().revision).toBe(tab.server.revision);
  });
});

describe('pages', () => {
  beforeEach(() => {
    for (const n of [1, 2, 3]) tab.server.send(`text ${n}`, `client ${n}`);
    tab.apply({ type: 'opened', details: tab.server.page({ size: 2 }) });
  });

  it('of another conversation come too late', () => {
    const before = tab.state();
    tab.apply({ type: 'loaded', details: { ...tab.server.page(), _id: 'c2' } });
    expect(tab.state()).toBe(before);
  });

  it('older than what is shown adjoin it, or are left', () => {
    expect(tab.ids()).toEqual(['u3', 'a3']);
    tab.apply({ type: 'olderPage', details: tab.server.page({ before: 3, size: 2 }), before: 3 });
    expect(tab.ids()).toEqual(['u3', 'a3']);
    tab.apply({ type: 'olderPage', details: tab.server.page({ before: 5, size: 2 }), before: 5 });
    expect(tab.ids()).toEqual(['u2', 'a2', 'u3', 'a3']);
    expect(tab.state().hasOlder).toBe(true);
    tab.apply({ type: 'olderPage', details: tab.server.page({ before: 3, size: 2 }), before: 3 });
    expect(tab.ids()).toEqual(['u1', 'a1', 'u2', 'a2', 'u3', 'a3']);
    expect(tab.state().hasOlder).toBe(false);
  });

  it('do not show a message that a frame touched before the page around it is here', () => {
    tab.receive(frame({ target: 'u1', position: 1, fieldName: 'fullSentenceTranslation', rev: 0, attempt: 1 }));
    expect(tab.ids()).toEqual(['u3', 'a3']);
  });

  it('that begin after what was known hide it until the hole is filled', () => {
    for (const n of [4, 5, 6]) tab.server.send(`text ${n}`, `client ${n}`);
    tab.apply({ type: 'loaded', details: tab.server.page({ size: 2 }) });
    expect(tab.ids()).toEqual(['u6', 'a6']);
    tab.apply({ type: 'olderPage', details: tab.server.page({ before: 11, size: 20 }), before: 11 });
    expect(tab.ids()).toHaveLength(12);
  });

  it('drop what was removed meanwhile, and an older page does not bring it back', () => {
    const stale = tab.server.page({ size: 2 });
    tab.server.step(0, 5);
    tab.apply({ type: 'loaded', details: tab.server.page({ size: 1 }) });
    expect(tab.ids()).toEqual(['u3']);
    tab.apply({ type: 'loaded', details: stale });
    expect(tab.ids()).toEqual(['u3']);
  });
});

describe('what stands around the messages', () => {
  const detailsFrame = (change: object) =>
    tab.receive({ type: 'message', conversationDetails: { ...tab.server.page(), ...change } });
  const friend = { userId: 'f', username: 'bob', blocked: false, readPosition: 0 };

  it('follows what changed elsewhere: language, friend, title', { tags: ['C448'] }, () => {
    detailsFrame({ targetLanguage: 'fr', friend, title: 'Elsewhere' });
    expect(tab.state().about).toMatchObject({ targetLanguage: 'fr', friend, title: 'Elsewhere' });
    detailsFrame({ friend: { ...friend, blocked: true } });
    expect(tab.state().about?.friend?.blocked).toBe(true);
    detailsFrame({ friend: null });
    expect(tab.state().about?.friend).toBeNull();
  });

  it('brings the messages that the details carry, and takes away none that came by frames', { tags: ['C448'] }, () => {
    tab.startSend();
    const before = tab.server.page();
    tab.server.send('hello', 'mine');
    tab.receive(...tab.server.sent.flat());
    tab.receive({ type: 'message', conversationDetails: before });
    expect(tab.ids()).toEqual(['u1', 'a1']);
    tab.server.send('from elsewhere', 'other tab');
    detailsFrame({ targetLanguage: 'fr' });
    expect(tab.ids()).toEqual(['u1', 'a1', 'u2', 'a2']);
  });

  it('is not that of another conversation', { tags: ['C448', 'C318'] }, () => {
    const before = tab.state();
    detailsFrame({ _id: 'c2', title: 'Of another one' });
    tab.apply({ type: 'aboutLoaded', details: { ...tab.server.page(), _id: 'c2' } });
    expect(tab.state()).toBe(before);
  });

  it('does not go back to what was so at an earlier revision', { tags: ['C448'] }, () => {
    const old = tab.server.page();
    tab.server.send('hello', 'mine');
    detailsFrame({ targetLanguage: 'fr' });
    tab.apply({ type: 'aboutLoaded', details: old });
    tab.receive({ type: 'message', conversationDetails: old });
    expect(tab.state().about?.targetLanguage).toBe('fr');
  });

  it('may come without messages, and then says nothing about them', () => {
    tab.server.send('hello', 'mine');
    tab.receive(...tab.server.sent.flat());
    const { revision } = tab.state();
    tab.server.finishAll();
    const details = { ...tab.server.page({ before: 1 }), targetLanguage: 'fr' };
    expect(details.conversationHistory).toEqual([]);
    tab.apply({ type: 'aboutLoaded', details });
    expect(tab.ids()).toEqual(['u1', 'a1']);
    expect(tab.state()).toMatchObject({ revision, about: { targetLanguage: 'fr' } });
  });
});

it('takes away what the learner removed', () => {
  tab.receive(frame({}));
  tab.apply({ type: 'removed', conversationId: 'c1', messageId: 'x' });
  expect(tab.ids()).toEqual([]);
  tab.receive(frame({ rev: 2 }));
  expect(tab.ids()).toEqual([]);
});
