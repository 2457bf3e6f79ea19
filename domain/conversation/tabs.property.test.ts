import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { temporaryAssistantId, temporaryUserId } from './conversationState';
import { createLossyTab, frameEvent, type LossyTab, withoutRevision } from './reduceLossyTab';
import { createTestServer } from './reduceTestServer';

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

/** The learner deletes a message in this tab, whose answer comes before any frame. */
function deleteHere(tab: LossyTab, which: number) {
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
function expectEachOnce(tab: LossyTab) {
  const state = tab.state();
  const visible = tab.visible();
  for (const { text } of tab.mine.values()) {
    expect({ text, times: tab.timesShown(text) }).toEqual({ text, times: 1 });
  }
  for (const text of tab.others) expect(tab.timesShown(text), text).toBeLessThanOrEqual(1);

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
  it(
    'each see what both send exactly once, with a place for the reply to their own, from the first moment',
    { timeout: 60_000, tags: ['C230', 'C231', 'C317'] },
    () => {
      fc.assert(
        fc.property(fc.array(deed, { maxLength: 100 }), fc.boolean(), (deeds, namesSends) => {
          const tab = createLossyTab(namesSends);
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
          expect(withoutRevision(tab.visible())).toEqual(withoutRevision(tab.server.page().conversationHistory));
          for (const text of tab.others) {
            expect(tab.visible().filter(({ originalMessage }) => originalMessage?.value === text)).toHaveLength(1);
          }
        }),
        { numRuns: 150 },
      );
      // A busy machine takes its time.
    },
  );

  it(
    'end as the server has it though messages are deleted from under them, and show nothing twice meanwhile',
    { timeout: 60_000, tags: ['C317'] },
    () => {
      fc.assert(
        fc.property(fc.array(deed, { maxLength: 100 }), fc.boolean(), (deeds, namesSends) => {
          const tab = createLossyTab(namesSends);
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
            for (const { text } of tab.mine.values()) expect(tab.timesShown(text)).toBeLessThanOrEqual(1);
          }
          tab.settle();
          expect(tab.state().pending).toBeNull();
          expect(withoutRevision(tab.visible())).toEqual(withoutRevision(tab.server.page().conversationHistory));
        }),
        { numRuns: 150 },
      );
      // A busy machine takes its time.
    },
  );

  it(
    'hear nothing of another conversation, though ids and revisions may look alike',
    { timeout: 60_000, tags: ['C318'] },
    () => {
      fc.assert(
        fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
          const tab = createLossyTab(true);
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
    },
  );
});
