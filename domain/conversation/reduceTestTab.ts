import type { ServerFrame } from '../protocol';
import { type ConversationState, emptyConversation } from './conversationState';
import { type ConversationEvent, reduce, visibleMessages } from './reduce';
import { createTestServer, learnerId } from './reduceTestServer';

/** A conversation that is open in a tab, and caught up with its server. */
export function createTestTab() {
  const server = createTestServer();
  let state: ConversationState = reduce(emptyConversation(learnerId), { type: 'opened', details: server.page() });

  const apply = (...events: ConversationEvent[]) => {
    state = events.reduce(reduce, state);
  };
  const receive = (...frames: ServerFrame[]) => {
    apply(...frames.map((frame) => ({ type: 'frame', frame }) as const));
  };
  const catchUp = () => {
    const frames = server.replay(state.revision, { namesSends: true });
    apply({ type: 'catchUpStarted' });
    receive(...frames);
  };
  catchUp();

  return {
    server,
    state: () => state,
    apply,
    receive,
    catchUp,
    visible: () => visibleMessages(state),
    ids: () => visibleMessages(state).map(({ id }) => id),
    startSend: (clientMessageId = 'mine', hasTargetLanguage = true) => {
      apply({ type: 'sendStarted', clientMessageId, text: 'hello', hasTargetLanguage });
    },
  };
}

export type TestTab = ReturnType<typeof createTestTab>;
