import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ServerFrame } from '../protocol';
import { type ConversationState, emptyConversation, temporaryAssistantId, temporaryUserId } from './conversationState';
import { type ConversationEvent, reduce, visibleMessages } from './reduce';
import { createTestServer, learnerId } from './reduceTestServer';

const deed = fc.record({
  does: fc.constantFrom(
    'mine',
    'mine',
    'of the other tab',
    'of the other tab',
    'step',
    'step',
    'receive',
    'receive',
    'receive',
    'receive',
    'break',
    'page',
    'answer',
    'resend',
  ),
  choice: fc.nat(39),
  which: fc.nat(7),
});

const frameEvent = (frame: ServerFrame): ConversationEvent => ({ type: 'frame', frame });
const after = (state: ConversationState, events: readonly ConversationEvent[]) => events.reduce(reduce, state);
const kept = (messages: ReturnType<typeof visibleMessages>) => messages.map((message) => ({ ...message, revision: 0 }));

/** One tab, and another one of the same learner, whose sends come by frames alone. */
function createTab(namesSends: boolean) {
  const server = createTestServer();
  let state = reduce(emptyConversation(learnerId), { type: 'opened', details: server.page() });
  let line: ServerFrame[] = [];
  let seen = 0;
  const mine = new Map<string, { text: string; replyId: string | null; userId: string | null }>();
  const others: string[] = [];
  const answers: ConversationEvent[] = [];

  const collect = () => {
    line.push(...server.sent.slice(seen).flat());
    seen = server.sent.length;
  };
  const subscribe = () => {
    line = server.replay(state.revision, { namesSends });
    seen = server.sent.length;
    state = reduce(state, { type: 'catchUpStarted' });
  };
  const post = (text: string, clientMessageId: string, fate: number) => {
    state = reduce(state, { type: 'sendStarted', text, clientMessageId, hasTargetLanguage: true });
    const failed: ConversationEvent = { type: 'sendFailed', clientMessageId, reason: 'no line' };
    if (fate === 0) return answers.push(failed);
    const ids = server.send(text, clientMessageId);
    mine.set(clientMessageId, { text, userId: ids.userMessageId, replyId: ids.assistantMessageId });
    // The message arrived, its answer did not.
    return answers.push(fate === 1 ? failed : { type: 'sendAcknowledged', clientMessageId, ...ids });
  };
  subscribe();

  return {
    server,
    mine,
    others,
    state: () => state,
    visible: () => visibleMessages(state),
    send: (fate: number) => {
      if (state.pending) return;
      const clientMessageId = `mine ${mine.size}`;
      const text = `text of mine ${mine.size}`;
      mine.set(clientMessageId, { text, userId: null, replyId: null });
      post(text, clientMessageId, fate);
    },
    resend: (which: number, fate: number) => {
      const failed = state.failed[which % Math.max(1, state.failed.length)];
      if (failed && !state.pending) post(failed.text, failed.clientMessageId, fate);
    },
    sendFromTheOther: () => {
      others.push(`text of the other ${others.length}`);
      server.send(others.at(-1) ?? '', `other ${others.length}`);
    },
    collect,
    subscribe,
    receive: (count: number) => {
      state = after(state, line.splice(0, count).map(frameEvent));
    },
    answer: () => {
      state = after(state, answers.splice(0, 1));
    },
    apply: (event: ConversationEvent) => {
      state = reduce(state, event);
    },
    settle: () => {
      state = after(state, answers.splice(0));
      server.finishAll();
      collect();
      state = after(state, line.splice(0).map(frameEvent));
      state = reduce(state, frameEvent({ type: 'revision', conversationId: 'c1', revision: server.revision }));
      if (!state.needsResync) return;
      subscribe();
      state = after(state, line.splice(0).map(frameEvent));
    },
  };
}

type Tab = ReturnType<typeof createTab>;

/** As a message, or as one that failed. */
function timesShown(tab: Tab, text: string): number {
  const isText = (value: string | null | undefined) => value === text;
  const shown = tab.visible().filter(({ originalMessage }) => isText(originalMessage?.value)).length;
  return shown + tab.state().failed.filter((send) => isText(send.text)).length;
}

/** The learner deletes a message in this tab, whose answer comes before any frame. */
function deleteHere(tab: Tab, which: number) {
  const shown = tab.visible().filter(({ id }) => tab.server.messages.some((message) => message.id === id));
  const message = shown[which % Math.max(1, shown.length)];
  if (!message) return;
  tab.server.step(
    0,
    tab.server.messages.findIndex(({ id }) => id === message.id),
  );
  tab.apply({ type: 'removed', conversationId: 'c1', messageId: message.id });
}

/** Nothing of mine is shown twice or not at all, at any moment; nothing of the other tab twice. */
function expectEachOnce(tab: Tab) {
  const state = tab.state();
  const visible = tab.visible();
  for (const { text } of tab.mine.values()) {
    expect({ text, times: timesShown(tab, text) }).toEqual({ text, times: 1 });
  }
  for (const text of tab.others) expect(timesShown(tab, text), text).toBeLessThanOrEqual(1);

  const temporary = visible.map(({ id }) => id).filter((id) => [temporaryUserId, temporaryAssistantId].includes(id));
  expect(new Set(temporary).size).toBe(temporary.length);
  const { pending } = state;
  if (!pending) {
    expect(temporary).toEqual([]);
    return;
  }
  const { replyId, userId } = tab.mine.get(pending.clientMessageId) ?? { replyId: null, userId: null };
  const isShown = (id: string | null) => visible.some((message) => message.id === id);
  expect({ user: temporary.includes(temporaryUserId) !== isShown(userId) }).toEqual({ user: true });
  expect({ reply: temporary.includes(temporaryAssistantId) !== isShown(replyId) }).toEqual({ reply: true });
}

describe('two tabs of one learner', () => {
  it('C230 C231 C317 each see what both send exactly once, with a place for the reply to their own, from the first moment', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 100 }), fc.boolean(), (deeds, namesSends) => {
        const tab = createTab(namesSends);
        for (const { does, choice, which } of deeds) {
          // Nothing is removed here: what may vanish cannot be missed.
          if (does === 'step') tab.server.step(choice < 4 ? choice + 8 : choice, which);
          if (does === 'mine') tab.send(choice % 5);
          if (does === 'resend') tab.resend(which, choice % 4);
          if (does === 'of the other tab') tab.sendFromTheOther();
          if (does === 'answer') tab.answer();
          if (does === 'break') tab.subscribe();
          if (does === 'page') tab.apply({ type: 'loaded', details: tab.server.page() });
          tab.collect();
          if (does === 'receive') tab.receive(1 + which);
          if (tab.state().needsResync && choice % 3 === 0) tab.subscribe();
          expectEachOnce(tab);
        }
        tab.settle();
        expectEachOnce(tab);
        expect(tab.state().pending).toBeNull();
        expect(kept(tab.visible())).toEqual(kept(tab.server.page().conversationHistory));
        for (const text of tab.others) {
          expect(tab.visible().filter(({ originalMessage }) => originalMessage?.value === text)).toHaveLength(1);
        }
      }),
      { numRuns: 300 },
    );
    // A busy machine takes its time.
  }, 60_000);

  it('C317 end as the server has it though messages are deleted from under them, and show nothing twice meanwhile', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 100 }), fc.boolean(), (deeds, namesSends) => {
        const tab = createTab(namesSends);
        for (const { does, choice, which } of deeds) {
          if (does === 'step') tab.server.step(choice, which);
          if (does === 'mine') tab.send(choice % 5);
          if (does === 'resend') tab.resend(which, choice % 4);
          if (does === 'of the other tab') tab.sendFromTheOther();
          if (does === 'answer') tab.answer();
          if (does === 'break') tab.subscribe();
          if (does === 'page') deleteHere(tab, which);
          tab.collect();
          if (does === 'receive') tab.receive(1 + which);
          if (tab.state().needsResync && choice % 3 === 0) tab.subscribe();
          const ids = tab.visible().map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          for (const { text } of tab.mine.values()) expect(timesShown(tab, text)).toBeLessThanOrEqual(1);
        }
        tab.settle();
        expect(tab.state().pending).toBeNull();
        expect(kept(tab.visible())).toEqual(kept(tab.server.page().conversationHistory));
      }),
      { numRuns: 300 },
    );
    // A busy machine takes its time.
  }, 60_000);

  it('C318 hear nothing of another conversation, though ids and revisions may look alike', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
        const tab = createTab(true);
        const elsewhere = createTestServer('c2');
        let heard = 0;
        for (const { does, choice, which } of deeds) {
          if (does === 'mine') tab.send(choice % 5);
          if (does === 'step') tab.server.step(choice, which);
          tab.collect();
          if (does === 'receive') tab.receive(1 + which);
          if (does === 'of the other tab') elsewhere.send(`text ${heard}`, `mine ${which}`);
          else elsewhere.step(choice, which);
          const before = tab.state();
          for (const frame of elsewhere.sent.slice(heard).flat()) tab.apply(frameEvent(frame));
          heard = elsewhere.sent.length;
          for (const frame of elsewhere.replay(0, { namesSends: true })) tab.apply(frameEvent(frame));
          tab.apply(frameEvent({ type: 'message', conversationDetails: elsewhere.page() }));
          tab.apply({ type: 'loaded', details: elsewhere.page() });
          tab.apply({ type: 'olderPage', details: elsewhere.page(), before: 99 });
          tab.apply({ type: 'removed', conversationId: 'c2', messageId: 'u1' });
          expect(tab.state()).toBe(before);
        }
      }),
      { numRuns: 100 },
    );
  }, 60_000);
});
