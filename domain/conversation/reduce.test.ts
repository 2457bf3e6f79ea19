import { beforeEach, describe, expect, it } from 'vitest';
import type { MessageTargetFrame } from '../protocol';
import { type ConversationState, emptyConversation } from './conversationState';
import { type ConversationEvent, reduce, visibleMessages } from './reduce';
import { createTestServer, learnerId, type TestServer } from './reduceTestServer';

let server: TestServer;
let state: ConversationState;

const apply = (...events: ConversationEvent[]) => {
  state = events.reduce(reduce, state);
};
const receive = (...frames: (typeof server.sent)[number]) =>
  apply(...frames.map((frame) => ({ type: 'frame', frame }) as const));
const catchUp = () => {
  const frames = server.replay(state.revision, { namesSends: true });
  apply({ type: 'catchUpStarted' });
  receive(...frames);
};
const ids = () => visibleMessages(state).map(({ id }) => id);
const text = (id: string) =>
  state.entries.find(({ message }) => message.id === id)?.message.targetLanguageMessage ?? null;
const startSend = (clientMessageId = 'mine', hasTargetLanguage = true) =>
  apply({ type: 'sendStarted', clientMessageId, text: 'hello', hasTargetLanguage });

beforeEach(() => {
  server = createTestServer();
  state = reduce(emptyConversation(learnerId), { type: 'opened', details: server.page() });
  catchUp();
});

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
  it('C315 C316 create a message by id when absent, and update it when there', () => {
    receive(frame({}), frame({ rev: 2, value: 'ab' }));
    expect(ids()).toEqual(['x']);
    expect(text('x')?.value).toBe('ab');
  });

  it('C318 for another conversation are ignored', () => {
    const before = state;
    receive(frame({ conversationId: 'c2', revision: 99 }));
    expect(state).toBe(before);
  });

  it('C319 with a target that is no message are left to others', () => {
    const before = state;
    receive(frame({ target: 'scenarioSnapshot', fieldName: 'context' as 'notes' }));
    expect(state).toBe(before);
  });

  it('stand by position, not by arrival', () => {
    receive(frame({ target: 'late', position: 12 }), frame({ target: 'early', position: 4 }));
    expect(ids()).toEqual(['early', 'late']);
  });

  it('never take back what is done within an attempt', () => {
    receive(frame({ status: 'done', value: 'all' }), frame({ rev: 2, status: 'streaming', value: 'al' }));
    expect(text('x')).toMatchObject({ status: 'done', value: 'all' });
    receive(frame({ attempt: 2, rev: 0, status: 'pending', value: null }));
    expect(text('x')).toMatchObject({ status: 'pending', value: null });
  });

  it('say done and nothing for what was not asked for, which may still be asked for', () => {
    receive(frame({ fieldName: 'fullSentenceTranslation', status: 'done', value: null }));
    expect(state.entries[0]?.message.fullSentenceTranslation).toBeNull();
    receive(frame({ fieldName: 'fullSentenceTranslation', status: 'pending', value: null, rev: 2 }));
    expect(state.entries[0]?.message.fullSentenceTranslation?.status).toBe('pending');
  });

  it('leave the other messages as they are, so that only one is drawn again', () => {
    receive(frame({ target: 'a', position: 1 }), frame({ target: 'b', position: 2 }));
    const [first] = visibleMessages(state);
    receive(frame({ target: 'b', position: 2, rev: 2 }));
    expect(visibleMessages(state)[0]).toBe(first);
  });
});

describe('revision', () => {
  it('rises by one with each commit, and a jump asks for a new subscription', () => {
    receive(frame({ revision: 4 }));
    expect(state).toMatchObject({ revision: 4, needsResync: false });
    receive(frame({ revision: 6, rev: 2 }));
    expect(state).toMatchObject({ revision: 4, needsResync: true });
    // The missing one may still come, but not all of it need come.
    receive(frame({ revision: 5, rev: 1, target: 'y' }));
    expect(state).toMatchObject({ revision: 4, needsResync: true });
  });

  it('alone is a commit with nothing to show; said to be further than that, it asks for a new subscription', () => {
    receive({ type: 'revision', conversationId: 'c1', revision: 4 });
    expect(state).toMatchObject({ revision: 4, needsResync: false });
    receive({ type: 'revision', conversationId: 'c1', revision: 6 });
    expect(state).toMatchObject({ revision: 4, needsResync: true });
  });

  it('jumps within a replay, whose end alone counts', () => {
    apply({ type: 'catchUpStarted' });
    receive(frame({ revision: 20 }));
    expect(state).toMatchObject({ revision: 3, needsResync: false, isCatchingUp: true });
    receive({ type: 'revision', conversationId: 'c1', revision: 20 });
    expect(state.isCatchingUp).toBe(true);
    receive({ type: 'revision', conversationId: 'c1', revision: 21, caughtUp: true });
    expect(state).toMatchObject({ revision: 21, needsResync: false, isCatchingUp: false });
  });

  it('is not taken from a page that leaves out messages on show', () => {
    for (const n of [1, 2, 3]) server.send(`text ${n}`, `client ${n}`);
    receive(...server.sent.flat());
    expect(state.revision).toBe(6);
    server.finishAll();
    apply({ type: 'loaded', details: server.page({ size: 2 }) });
    expect(state.revision).toBe(6);
    apply({ type: 'loaded', details: server.page() });
    expect(state.revision).toBe(server.revision);
  });
});

describe('pages', () => {
  beforeEach(() => {
    for (const n of [1, 2, 3]) server.send(`text ${n}`, `client ${n}`);
    state = reduce(emptyConversation(learnerId), { type: 'opened', details: server.page({ size: 2 }) });
  });

  it('of another conversation come too late', () => {
    const before = state;
    apply({ type: 'loaded', details: { ...server.page(), _id: 'c2' } });
    expect(state).toBe(before);
  });

  it('older than what is shown adjoin it, or are left', () => {
    expect(ids()).toEqual(['u3', 'a3']);
    apply({ type: 'olderPage', details: server.page({ before: 3, size: 2 }), before: 3 });
    expect(ids()).toEqual(['u3', 'a3']);
    apply({ type: 'olderPage', details: server.page({ before: 5, size: 2 }), before: 5 });
    expect(ids()).toEqual(['u2', 'a2', 'u3', 'a3']);
    expect(state.hasOlder).toBe(true);
    apply({ type: 'olderPage', details: server.page({ before: 3, size: 2 }), before: 3 });
    expect(ids()).toEqual(['u1', 'a1', 'u2', 'a2', 'u3', 'a3']);
    expect(state.hasOlder).toBe(false);
  });

  it('do not show a message that a frame touched before the page around it is here', () => {
    receive(frame({ target: 'u1', position: 1, fieldName: 'fullSentenceTranslation', rev: 0, attempt: 1 }));
    expect(ids()).toEqual(['u3', 'a3']);
  });

  it('that begin after what was known hide it until the hole is filled', () => {
    for (const n of [4, 5, 6]) server.send(`text ${n}`, `client ${n}`);
    apply({ type: 'loaded', details: server.page({ size: 2 }) });
    expect(ids()).toEqual(['u6', 'a6']);
    apply({ type: 'olderPage', details: server.page({ before: 11, size: 20 }), before: 11 });
    expect(ids()).toHaveLength(12);
  });

  it('drop what was removed meanwhile, and an older page does not bring it back', () => {
    const stale = server.page({ size: 2 });
    server.step(0, 5);
    apply({ type: 'loaded', details: server.page({ size: 1 }) });
    expect(ids()).toEqual(['u3']);
    apply({ type: 'loaded', details: stale });
    expect(ids()).toEqual(['u3']);
  });
});

describe('sending', () => {
  it('C306 C307 shows temp-user and temp-assistant, connecting where there is a target language', () => {
    startSend();
    expect(ids()).toEqual(['temp-user', 'temp-assistant']);
    const [user, assistant] = visibleMessages(state);
    expect(user).toMatchObject({
      originalMessage: { value: 'hello' },
      targetLanguageMessage: { status: 'connecting' },
    });
    expect(assistant).toMatchObject({ senderType: 'assistant', targetLanguageMessage: { status: 'connecting' } });
  });

  it('C307 has nothing to connect where no target language is set', () => {
    startSend('mine', false);
    expect(visibleMessages(state)[0]?.targetLanguageMessage).toBeNull();
  });

  it('C317 puts the real messages in their places, frames first', () => {
    startSend();
    const answer = server.send('hello', 'mine');
    receive(...server.sent.flat());
    expect(ids()).toEqual(['u1', 'a1']);
    apply({ type: 'sendAcknowledged', clientMessageId: 'mine', ...answer });
    expect(ids()).toEqual(['u1', 'a1']);
    expect(state.pending).toBeNull();
  });

  it('C317 puts the real messages in their places, answer first', () => {
    startSend();
    const answer = server.send('hello', 'mine');
    apply({ type: 'sendAcknowledged', clientMessageId: 'mine', ...answer });
    expect(ids()).toEqual(['u1', 'a1']);
    expect(visibleMessages(state)[0]?.originalMessage?.value).toBe('hello');
    receive(...server.sent.flat());
    expect(visibleMessages(state)).toEqual(server.page().conversationHistory);
  });

  it('C317 takes a message of mine without a name by its sender', () => {
    startSend();
    server.send('hello', 'mine');
    catchUp();
    const nameless = server.replay(0, { namesSends: false });
    state = reduce(emptyConversation(learnerId), { type: 'opened', details: createTestServer().page() });
    startSend();
    receive(...nameless);
    expect(ids()).toEqual(['u1', 'a1']);
  });

  it('is not fooled by what another tab sends at the same time', () => {
    startSend();
    server.send('something else', 'other tab');
    receive(...server.sent.flat());
    expect(ids()).toContain('temp-user');
  });

  it('keeps a text that failed, and sends it again under the same name', () => {
    startSend();
    apply({ type: 'sendFailed', clientMessageId: 'mine', reason: 'no line' });
    expect(ids()).toEqual([]);
    expect(state.failed).toMatchObject([{ text: 'hello', reason: 'no line', clientMessageId: 'mine' }]);
    startSend();
    expect(state.failed).toEqual([]);
    expect(ids()).toEqual(['temp-user', 'temp-assistant']);
  });

  it('has not failed when only the answer was lost', () => {
    startSend();
    server.send('hello', 'mine');
    apply({ type: 'sendFailed', clientMessageId: 'mine', reason: 'no line' });
    expect(state.failed).toHaveLength(1);
    receive(...server.sent.flat());
    expect(state.failed).toEqual([]);
    expect(ids()).toEqual(['u1', 'a1']);
  });

  it('can be let go', () => {
    startSend();
    apply({ type: 'sendFailed', clientMessageId: 'mine', reason: 'no line' });
    apply({ type: 'failedDiscarded', clientMessageId: 'mine' });
    expect(state.failed).toEqual([]);
  });

  it('does not keep a stand-in for what was removed before it was heard of', () => {
    startSend();
    const answer = server.send('hello', 'mine');
    server.step(0, 1);
    apply({ type: 'sendAcknowledged', clientMessageId: 'mine', ...answer });
    expect(ids()).toEqual(['u1', 'a1']);
    apply({ type: 'loaded', details: server.page() });
    catchUp();
    expect(ids()).toEqual(['u1']);
  });

  it('does not show again what arrived and was removed before the answer', () => {
    startSend();
    const answer = server.send('hello', 'mine');
    server.step(0, 0);
    receive(...server.sent.flat());
    expect(ids()).toEqual(['a1']);
    apply({ type: 'sendAcknowledged', clientMessageId: 'mine', ...answer });
    expect(ids()).toEqual(['a1']);
  });

  it('ends with the conversation it belonged to', () => {
    startSend();
    apply({ type: 'opened', details: { ...server.page(), _id: 'c2' } });
    expect(ids()).toEqual([]);
    apply({ type: 'sendAcknowledged', clientMessageId: 'mine', userMessageId: 'u1', assistantMessageId: 'a1' });
    expect(ids()).toEqual([]);
  });
});

it('takes away what the learner removed', () => {
  receive(frame({}));
  apply({ type: 'removed', conversationId: 'c1', messageId: 'x' });
  expect(ids()).toEqual([]);
  receive(frame({ rev: 2 }));
  expect(ids()).toEqual([]);
});
