import type { ServerFrame } from '../protocol';
import { type ConversationState, emptyConversation } from './conversationState';
import type { Message } from './message';
import { type ConversationEvent, reduce, visibleMessages } from './reduce';
import { createTestServer, learnerId } from './reduceTestServer';

export const frameEvent = (frame: ServerFrame): ConversationEvent => ({ type: 'frame', frame });
export const after = (state: ConversationState, events: readonly ConversationEvent[]) => events.reduce(reduce, state);

/** A commit that had nothing to show raises a message's revision without saying so. */
export const withoutRevision = (messages: readonly Message[]) =>
  messages.map((message) => ({ ...message, revision: 0 }));

/**
 * A tab on a bad line, for tests by chance: what was sent to it arrives when the test says so, and a break loses what
 * had not. Beside it another tab of the same learner, whose sends come by frames alone.
 */
export function createLossyTab(namesSends: boolean) {
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
    /** As a message, or as one that failed. */
    timesShown: (text: string): number =>
      visibleMessages(state).filter(({ originalMessage }) => originalMessage?.value === text).length +
      state.failed.filter((send) => send.text === text).length,
    /** `fate` 0: the send is lost; 1: its answer is; any other: both arrive. */
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
    /** The answers to so many sends arrive. */
    answer: (count = 1) => {
      state = after(state, answers.splice(0, count));
    },
    apply: (...events: ConversationEvent[]) => {
      state = after(state, events);
    },
    /** All that is under way arrives, and the server is done. */
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

export type LossyTab = ReturnType<typeof createLossyTab>;
