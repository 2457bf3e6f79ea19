import type { ConversationDetails, Friend } from './conversation';
import type { ConversationState } from './conversationState';
import { updateOfMessage, upsert, withoutMessage } from './reduceMessages';

/** A page of history, as it was at `details.revision`: it may be older or newer than what frames brought. */
export function mergeNewestPage(state: ConversationState, details: ConversationDetails): ConversationState {
  const { conversationHistory, hasOlder, revision } = details;
  const isFirst = state.about === null;
  const from = hasOlder ? (conversationHistory[0]?.position ?? 0) : 0;
  const newest = newestShown(state);
  // After a long absence the page may begin beyond what was known; what lies before it is then loaded again.
  const joins = !isFirst && newest !== null && from <= newest + 1 && state.completeFrom <= from;
  const merged = mergePage(mergeAbout(state, details), details, from, Infinity);
  const hasOthers = merged.entries.some(({ message, provisional }) => !provisional && message.position < from);
  return {
    ...merged,
    completeFrom: joins ? state.completeFrom : from,
    hasOlder: joins ? state.hasOlder : hasOlder,
    // Changes to messages outside this page are still to come by frames, so the page cannot vouch for them.
    revision: isFirst ? revision : hasOthers ? state.revision : Math.max(state.revision, revision),
  };
}

/** What stands around the messages. Some of it changes without a new revision, so equal is taken for newer. */
export function mergeAbout(state: ConversationState, details: ConversationDetails): ConversationState {
  const { conversationHistory, hasOlder, revision, ...about } = details;
  if (revision < state.aboutRevision) return state;
  return {
    ...state,
    about: { ...about, friend: readFurthest(about.friend, state.about?.friend) },
    aboutRevision: revision,
  };
}

/** A page may be older than the frame that told how far a friend has read. */
function readFurthest(friend: Friend | null, known: Friend | null | undefined): Friend | null {
  if (!friend || known?.userId !== friend.userId || known.readPosition <= friend.readPosition) return friend;
  return { ...friend, readPosition: known.readPosition };
}

/** The page that ends before position `before`. */
export function mergeOlderPage(
  state: ConversationState,
  details: ConversationDetails,
  before: number,
): ConversationState {
  // A page that does not adjoin what is shown would leave a hole.
  if (before < state.completeFrom) return state;
  const from = details.hasOlder ? (details.conversationHistory[0]?.position ?? before) : 0;
  const merged = mergePage(state, details, from, before);
  if (from > state.completeFrom) return merged;
  return { ...merged, completeFrom: from, hasOlder: details.hasOlder };
}

/** Everything in [from, before) that the page could have shown and does not is gone. */
function mergePage(
  state: ConversationState,
  { conversationHistory, revision }: ConversationDetails,
  from: number,
  before: number,
): ConversationState {
  const onPage = new Set(conversationHistory.map(({ id }) => id));
  const isGone = ({ entries }: ConversationState) =>
    entries.filter(
      ({ message, provisional }) =>
        !provisional &&
        message.position >= from &&
        message.position < before &&
        message.revision <= revision &&
        !onPage.has(message.id),
    );
  const cleared = isGone(state).reduce((left, { message }) => withoutMessage(left, message.id), state);
  const entries = conversationHistory
    .filter(({ id }) => !state.removedIds.has(id))
    .reduce((merged, message) => upsert(merged, updateOfMessage(message)), cleared.entries);
  return { ...cleared, entries };
}

function newestShown({ entries, completeFrom }: ConversationState): number | null {
  const newest = entries.findLast(({ provisional }) => provisional === false)?.message.position;
  return newest !== undefined && newest >= completeFrom ? newest : null;
}
