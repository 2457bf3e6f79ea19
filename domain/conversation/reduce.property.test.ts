import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ServerFrame } from '../protocol';
import type { ConversationDetails } from './conversation';
import { type ConversationState, emptyConversation, temporaryAssistantId } from './conversationState';
import { reduce, visibleMessages } from './reduce';
import { after, createLossyTab, frameEvent, withoutRevision } from './reduceLossyTab';
import { createTestServer, learnerId, type TestServer } from './reduceTestServer';

const step = fc.record({ choice: fc.nat(39), which: fc.nat(7), sends: fc.nat(3).map((n) => n === 0) });
const history = fc.array(step, { maxLength: 40 });

function play(server: TestServer, steps: { choice: number; which: number; sends: boolean }[]): ConversationDetails[] {
  const pages = [server.page()];
  for (const [at, { choice, which, sends }] of steps.entries()) {
    if (sends) server.send(`text ${at}`, `client ${at}`);
    else server.step(choice, which);
    pages.push(server.page());
  }
  server.finishAll();
  return pages;
}

function opened(details: ConversationDetails): ConversationState {
  return reduce(emptyConversation(learnerId), { type: 'opened', details });
}

const shown = (state: ConversationState) => withoutRevision(visibleMessages(state));
const kept = (server: TestServer) => withoutRevision(server.page().conversationHistory);

function revisionOf([frame]: ServerFrame[]): number {
  if (frame?.type === 'message') return frame.removed?.revision ?? 0;
  return frame && 'revision' in frame ? frame.revision : 0;
}

describe('reduce', () => {
  it('ends in the state of the server, in whatever order and however often frames and pages come', () => {
    fc.assert(
      fc.property(history, fc.array(fc.nat(), { maxLength: 400 }), fc.nat(), (steps, order, seed) => {
        const server = createTestServer();
        const pages = play(server, steps);
        const first = pages[seed % pages.length] as ConversationDetails;
        const once = server.sent.flat().map(frameEvent);
        const doubled = [...once, ...once.filter((_, at) => at % 3 === 0)];
        const stale = pages.filter((_, at) => at % 5 === seed % 5);
        const events = [...doubled, ...stale.map((details) => ({ type: 'loaded', details }) as const)];
        const shuffled = events
          .map((event, at) => ({ event, key: order[at % Math.max(1, order.length)] ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ event }) => event);
        const state = after(opened(first), shuffled);
        expect(shown(state)).toEqual(kept(server));
        // And all of it once more changes nothing.
        expect(shown(after(state, shuffled))).toEqual(kept(server));
      }),
      { numRuns: 150 },
    );
  });

  it('notices every commit that is lost, and is mended by a subscription from where it was complete', () => {
    fc.assert(
      fc.property(history, fc.array(fc.boolean(), { minLength: 1 }), (steps, losses) => {
        const server = createTestServer();
        let state = opened(server.page());
        state = after(state, [{ type: 'catchUpStarted' }, ...server.replay(state.revision, named).map(frameEvent)]);
        play(server, steps);
        // What is streamed after a commit carries its revision: both go together, as on a line that breaks.
        const lost = server.sent.filter((frames) => losses[revisionOf(frames) % losses.length]);
        // A loss shows when something follows it.
        server.send('the last', 'the last');
        server.finishAll();
        state = after(
          state,
          server.sent
            .filter((frames) => !lost.includes(frames))
            .flat()
            .map(frameEvent),
        );
        state = reduce(state, frameEvent({ type: 'revision', conversationId: 'c1', revision: server.revision }));
        // Else it claims to be complete, and is held to that.
        if (state.needsResync) {
          const since = state.revision;
          state = after(state, [{ type: 'catchUpStarted' }, ...server.replay(since, named).map(frameEvent)]);
        }
        expect(shown(state)).toEqual(kept(server));
        expect(state.revision).toBe(server.revision);
        expect(state.needsResync).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  const action = fc.record({
    does: fc.constantFrom('step', 'step', 'receive', 'receive', 'receive', 'send', 'break', 'page', 'answer', 'resend'),
    choice: fc.nat(39),
    which: fc.nat(7),
  });

  it('shows each message of mine exactly once from the first moment, through breaks, lost answers and late pages', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 80 }), fc.boolean(), fc.nat(6), (actions, namesSends, size) => {
        const tab = createLossyTab(namesSends);
        const pages: ConversationDetails[] = [];

        const check = () => {
          const onPage = tab.visible();
          for (const { text } of tab.mine.values()) {
            const times = tab.timesShown(text);
            const wasRemoved = [...tab.state().removedIds].length > 0 && times === 0;
            if (!wasRemoved) expect({ text, times }).toEqual({ text, times: 1 });
          }
          const replies = onPage.filter(({ senderType }) => senderType === 'assistant').length;
          expect(replies).toBeLessThanOrEqual(tab.mine.size);
          expect(onPage.filter(({ id }) => id === temporaryAssistantId).length).toBeLessThanOrEqual(1);
        };

        for (const { does, choice, which } of actions) {
          // Nothing is removed here but at the end: what may vanish cannot be missed.
          if (does === 'step') tab.server.step(choice < 4 ? choice + 8 : choice, which);
          if (does === 'send') tab.send(choice % 4);
          if (does === 'resend') tab.resend(which, choice % 4);
          if (does === 'answer') tab.answer();
          if (does === 'break') tab.subscribe();
          if (does === 'page') {
            if (pages.length > 0 && choice % 2) {
              tab.apply(...pages.splice(0).map((details) => ({ type: 'loaded', details }) as const));
            } else {
              pages.push(tab.server.page({ size: 20 }));
            }
          }
          tab.collect();
          if (does === 'receive') tab.receive(1 + which);
          if (tab.state().needsResync && choice % 3 === 0) tab.subscribe();
          check();
        }
        tab.answer(Infinity);
        check();
        tab.server.step(choiceRemove, size);
        tab.settle();
        expect(tab.state().pending).toBeNull();
        expect(shown(tab.state())).toEqual(kept(tab.server));
        expect(tab.state().revision).toBe(tab.server.revision);
      }),
      { numRuns: 200 },
    );
  });

  it('joins pages of any size without a hole, whatever happens between them', () => {
    fc.assert(
      fc.property(
        history,
        history,
        fc.integer({ min: 1, max: 6 }),
        fc.array(fc.boolean()),
        (before, during, size, waits) => {
          const server = createTestServer();
          play(server, before);
          let state = opened(server.page({ size }));
          state = after(state, [{ type: 'catchUpStarted' }, ...server.replay(state.revision, named).map(frameEvent)]);
          let seen = server.sent.length;
          for (const [at, { choice, which, sends }] of during.entries()) {
            if (sends) server.send(`later ${at}`, `later ${at}`);
            else server.step(choice, which);
            const asked = state.completeFrom;
            const older = at % 4 === 0 && state.hasOlder ? server.page({ before: asked, size }) : null;
            const newest = at % 7 === 0 ? server.page({ size }) : null;
            if (!waits[at]) {
              state = after(state, server.sent.slice(seen).flat().map(frameEvent));
              seen = server.sent.length;
            }
            if (older) state = reduce(state, { type: 'olderPage', details: older, before: asked });
            if (newest) state = reduce(state, { type: 'loaded', details: newest });
          }
          server.finishAll();
          state = after(state, server.sent.slice(seen).flat().map(frameEvent));
          state = reduce(state, frameEvent({ type: 'revision', conversationId: 'c1', revision: server.revision }));
          if (state.needsResync) {
            const since = state.revision;
            state = after(state, [{ type: 'catchUpStarted' }, ...server.replay(since, named).map(frameEvent)]);
          }
          const isNewest = kept(server).slice(kept(server).length - shown(state).length);
          expect(shown(state)).toEqual(isNewest);
          for (let turn = 0; state.hasOlder && turn < 200; turn += 1) {
            const asked = state.completeFrom;
            state = reduce(state, { type: 'olderPage', details: server.page({ before: asked, size }), before: asked });
          }
          expect(shown(state)).toEqual(kept(server));
        },
      ),
      { numRuns: 150 },
    );
  });
});

const named = { namesSends: true };
/** The action that removes a message. */
const choiceRemove = 0;
