import type { MessageFrame, MessageTargetFrame, RevisionFrame, ServerFrame } from '../protocol';
import type { ConversationDetails } from './conversation';
import { type ConversationState, emptyConversation } from './conversationState';
import { fieldNames, type Message } from './message';
import { updateOfFrame, upsert, withoutMessage } from './reduceMessages';
import { mergeAbout, mergeNewestPage, mergeOlderPage } from './reducePages';
import {
  acknowledgeSend,
  failSend,
  type SendAcknowledged,
  type SendFailed,
  type SendStarted,
  settleSends,
  startSend,
  temporaryMessages,
} from './reduceSends';

export type ConversationEvent =
  /** A new conversation, or another one. */
  | { type: 'opened'; details: ConversationDetails }
  /** The newest page of the conversation that is open. */
  | { type: 'loaded'; details: ConversationDetails }
  /** The same without its messages, which are told by frames: title, language, friend, scenario. */
  | { type: 'aboutLoaded'; details: ConversationDetails }
  /** The page before position `before`. */
  | { type: 'olderPage'; details: ConversationDetails; before: number }
  | { type: 'frame'; frame: ServerFrame }
  /** A subscription with `since: state.revision` was asked for. */
  | { type: 'catchUpStarted' }
  | SendStarted
  | SendAcknowledged
  | SendFailed
  | { type: 'failedDiscarded'; clientMessageId: string }
  /** The learner's own deletion was answered. */
  | { type: 'removed'; conversationId: string; messageId: string };

/**
 * The next state of an open conversation. Whatever order, doubling or loss (mended by a resubscription) its frames,
 * pages and answers come in, it ends as the server has it (design, section 4).
 */
export function reduce(state: ConversationState, event: ConversationEvent): ConversationState {
  switch (event.type) {
    case 'opened':
      return open(state, event.details);
    case 'loaded':
      return event.details._id === state.conversationId ? settleSends(mergeNewestPage(state, event.details)) : state;
    case 'aboutLoaded':
      return event.details._id === state.conversationId ? mergeAbout(state, event.details) : state;
    case 'olderPage':
      if (event.details._id !== state.conversationId) return state;
      return settleSends(mergeOlderPage(state, event.details, event.before));
    case 'frame':
      return reduceFrame(state, event.frame);
    case 'catchUpStarted':
      return startCatchingUp(state);
    case 'sendStarted':
      return startSend(state, event);
    case 'sendAcknowledged':
      return acknowledgeSend(state, event);
    case 'sendFailed':
      return failSend(state, event);
    case 'failedDiscarded':
      return { ...state, failed: state.failed.filter((send) => send.clientMessageId !== event.clientMessageId) };
    case 'removed':
      if (event.conversationId !== state.conversationId) return state;
      return settleSends(withoutMessage(state, event.messageId));
  }
}

/** What is shown, oldest first. Messages that did not change keep their identity. */
export function visibleMessages(state: ConversationState): Message[] {
  const shown = state.entries.filter(
    ({ message, provisional }) => provisional !== false || message.position >= state.completeFrom,
  );
  return [...shown.map(({ message }) => message), ...temporaryMessages(state)];
}

function open(state: ConversationState, details: ConversationDetails): ConversationState {
  const empty = { ...emptyConversation(state.learnerId), conversationId: details._id };
  return mergeNewestPage(empty, details);
}

function reduceFrame(state: ConversationState, frame: ServerFrame): ConversationState {
  switch (frame.type) {
    case 'message:target':
      // A scenario being drafted comes the same way and is no message.
      return frame.fieldName === 'scenario' ? state : reduceField(state, frame);
    case 'message':
      return reduceAround(state, frame);
    case 'revision':
      return reduceRevision(state, frame);
    default:
      return state;
  }
}

function reduceField(state: ConversationState, frame: MessageTargetFrame): ConversationState {
  if (frame.conversationId !== state.conversationId || !fieldNames.includes(frame.fieldName)) return state;
  const tracked = trackRevision(state, frame.revision);
  if (state.removedIds.has(frame.target)) return tracked;
  return settleSends({ ...tracked, entries: upsert(state.entries, updateOfFrame(frame)) });
}

function reduceAround(state: ConversationState, frame: MessageFrame): ConversationState {
  const { conversationDetails, friendRead, removed } = frame;
  let next = state;
  if (conversationDetails?._id === state.conversationId) {
    next = mergeNewestPage(next, conversationDetails);
  }
  if (friendRead?.conversationId === state.conversationId) {
    next = noteFriendRead(next, friendRead.position);
  }
  if (removed?.conversationId === state.conversationId) {
    next = trackRevision(withoutMessage(next, removed.messageId), removed.revision);
  }
  return next === state ? state : settleSends(next);
}

/** Nobody unreads anything: a frame that comes late changes nothing. */
function noteFriendRead(state: ConversationState, readPosition: number): ConversationState {
  const { about } = state;
  if (!about?.friend || about.friend.readPosition >= readPosition) return state;
  return { ...state, about: { ...about, friend: { ...about.friend, readPosition } } };
}

function trackRevision(state: ConversationState, revision: number): ConversationState {
  // A replay brings each message at its own revision, so that only its end says how far it went. And once something
  // is missing, nothing later may be counted as complete.
  if (state.isCatchingUp || state.needsResync || revision <= state.revision) return state;
  return revision === state.revision + 1 ? { ...state, revision } : { ...state, needsResync: true };
}

function reduceRevision(state: ConversationState, frame: RevisionFrame): ConversationState {
  if (frame.conversationId !== state.conversationId) return state;
  // One alone is a commit that had nothing to show.
  if (!frame.caughtUp) return trackRevision(state, frame.revision);
  return settleSends({
    ...state,
    entries: state.entries.filter(({ provisional }) => provisional !== 'awaited'),
    revision: Math.max(state.revision, frame.revision),
    isCatchingUp: false,
  });
}

function startCatchingUp(state: ConversationState): ConversationState {
  const entries = state.entries.map((entry) =>
    entry.provisional === 'fresh' ? { ...entry, provisional: 'awaited' as const } : entry,
  );
  return { ...state, entries, isCatchingUp: true, needsResync: false };
}
