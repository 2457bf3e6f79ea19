import {
  type ConversationState,
  type Entry,
  type PendingSend,
  temporaryAssistantId,
  temporaryUserId,
} from './conversationState';
import { doneField, type Field, type Message } from './message';
import { blankEntry, inOrder } from './reduceMessages';

export interface SendStarted {
  type: 'sendStarted';
  clientMessageId: string;
  text: string;
  hasTargetLanguage: boolean;
}

export interface SendAcknowledged {
  type: 'sendAcknowledged';
  clientMessageId: string;
  userMessageId: string;
  /** Null in a friend chat, where nobody answers by themselves. */
  assistantMessageId: string | null;
}

export interface SendFailed {
  type: 'sendFailed';
  clientMessageId: string;
  /** For the learner, in one sentence. */
  reason: string;
  /** Sent again, it would be refused again. */
  isLasting?: boolean;
}

export function startSend(state: ConversationState, event: SendStarted): ConversationState {
  const { clientMessageId, text, hasTargetLanguage } = event;
  // Sent again under the same id, it may have arrived long ago: it is looked for where the first try began.
  const earlier = state.failed.find((send) => send.clientMessageId === clientMessageId);
  const afterPosition = earlier?.afterPosition ?? state.entries.at(-1)?.message.position ?? -1;
  return settleSends({
    ...state,
    pending: {
      clientMessageId,
      text,
      hasTargetLanguage,
      afterPosition,
      userArrivedId: null,
      assistantArrivedId: null,
    },
    failed: state.failed.filter((send) => send !== earlier),
  });
}

/**
 * The server's answer names both messages. Whichever frames have not brought yet stands in under its own id from now
 * on, so that nothing is guessed any more and the next message can be sent.
 */
export function acknowledgeSend(state: ConversationState, event: SendAcknowledged): ConversationState {
  const { pending } = state;
  if (pending?.clientMessageId !== event.clientMessageId) return state;
  const isKnown = (id: string) => state.removedIds.has(id) || state.entries.some(({ message }) => message.id === id);
  const standIns: Entry[] = [
    standIn(temporaryUser(pending, state.learnerId), event.userMessageId, pending.afterPosition + 1),
    ...(event.assistantMessageId === null
      ? []
      : [standIn(temporaryAssistant(pending), event.assistantMessageId, pending.afterPosition + 2)]),
  ].filter(({ message }) => !isKnown(message.id));
  const entries = state.entries.map((entry) =>
    entry.message.id === event.userMessageId ? { ...entry, clientMessageId: event.clientMessageId } : entry,
  );
  return { ...state, entries: inOrder([...entries, ...standIns]), pending: null };
}

function standIn(message: Message, id: string, position: number): Entry {
  const blank = blankEntry({ ...message, id, position });
  return { ...blank, message: { ...message, id, position }, provisional: 'fresh' };
}

export function failSend(state: ConversationState, event: SendFailed): ConversationState {
  const { pending } = state;
  if (pending?.clientMessageId !== event.clientMessageId) return state;
  const { clientMessageId, text, hasTargetLanguage, afterPosition } = pending;
  const { reason, isLasting = false } = event;
  const failed = { clientMessageId, text, hasTargetLanguage, afterPosition, reason, isLasting };
  // Only the answer was lost when the message itself is here: `settleSends` then takes it from the failed ones.
  return settleSends({ ...state, pending: null, failed: [...state.failed, failed] });
}

/** Looks for what has arrived of the messages on their way, after anything new was learnt. */
export function settleSends(state: ConversationState): ConversationState {
  const { pending } = state;
  const failed = state.failed.some((send) => isDelivered(state, send))
    ? state.failed.filter((send) => !isDelivered(state, send))
    : state.failed;
  if (!pending) return failed === state.failed ? state : { ...state, failed };

  const user = findArrived(state, pending);
  const assistant = findReply(state, pending.afterPosition, user?.message.id ?? null);
  // What arrived and was removed since has still arrived.
  const orRemoved = (id: string | null) => (id !== null && state.removedIds.has(id) ? id : null);
  const userArrivedId = user?.message.id ?? orRemoved(pending.userArrivedId);
  const assistantArrivedId = assistant?.message.id ?? orRemoved(pending.assistantArrivedId);
  if (userArrivedId === pending.userArrivedId && assistantArrivedId === pending.assistantArrivedId) {
    return failed === state.failed ? state : { ...state, failed };
  }
  return { ...state, failed, pending: { ...pending, userArrivedId, assistantArrivedId } };
}

/** By what its sender calls it; else, where that is not told, by sender and text. */
function findArrived({ entries, learnerId }: ConversationState, send: PendingSend): Entry | undefined {
  let candidate: Entry | undefined;
  for (const entry of newerThan(entries, send.afterPosition)) {
    if (entry.clientMessageId === send.clientMessageId) return entry;
    const { senderType, senderId, originalMessage } = entry.message;
    if (entry.clientMessageId !== null || senderType !== 'user' || senderId !== learnerId) continue;
    // Another tab of the same learner may be sending too.
    if (originalMessage?.value != null && !isSameText(originalMessage.value, send.text)) continue;
    candidate = entry;
  }
  return candidate;
}

function isDelivered(state: ConversationState, send: PendingSend): boolean {
  const arrived = findArrived(state, send);
  // Without its text a message proves nothing, and a text that did not arrive must not be let go.
  return arrived !== undefined && (arrived.clientMessageId !== null || arrived.message.originalMessage?.value != null);
}

/**
 * What answers the message `askerId`. While that is not here, an answer is taken for mine unless it follows a message
 * which is not: another tab may be talking, too.
 */
function findReply({ entries }: ConversationState, afterPosition: number, askerId: string | null): Entry | undefined {
  const before = entries.findLast(
    ({ message, provisional }) => provisional === false && message.position <= afterPosition,
  );
  // What was asked before is answered before.
  let lastAskerId = before?.message.senderType === 'user' ? before.message.id : null;
  for (const entry of newerThan(entries, afterPosition).reverse()) {
    const { id, senderType } = entry.message;
    if (senderType === 'user') lastAskerId = id;
    if (senderType === 'assistant' && lastAskerId === askerId) return entry;
  }
  return undefined;
}

/** Newest first. Stand-ins were never sent by the server. */
function newerThan(entries: readonly Entry[], position: number): Entry[] {
  const newer: Entry[] = [];
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const entry = entries[at];
    if (!entry || entry.message.position <= position) break;
    if (entry.provisional === false) newer.push(entry);
  }
  return newer;
}

function isSameText(a: string, b: string): boolean {
  return a.normalize('NFC').trim() === b.normalize('NFC').trim();
}

const connecting: Field<never> = { status: 'connecting', statusMessage: '', value: null };

/** Specification, section 4: its translation is on its way only where there is a language to translate into. */
function temporaryUser({ text, hasTargetLanguage }: PendingSend, learnerId: string): Message {
  const { message } = blankEntry({ id: temporaryUserId, senderId: learnerId, senderType: 'user', position: Infinity });
  const field = hasTargetLanguage ? connecting : null;
  return {
    ...message,
    originalMessage: doneField(text),
    targetLanguageMessage: field,
    morphemeTranslationDetails: field,
  };
}

function temporaryAssistant({ hasTargetLanguage }: PendingSend): Message {
  const identity = {
    id: temporaryAssistantId,
    senderId: 'assistant',
    senderType: 'assistant',
    position: Infinity,
  } as const;
  return {
    ...blankEntry(identity).message,
    targetLanguageMessage: connecting,
    morphemeTranslationDetails: hasTargetLanguage ? connecting : null,
  };
}

/** The placeholders that are still needed, after everything else. */
export function temporaryMessages({ pending, learnerId, about }: ConversationState): Message[] {
  if (!pending) return [];
  const isAnswered = about?.conversationType !== 'friend';
  return [
    ...(pending.userArrivedId === null ? [temporaryUser(pending, learnerId)] : []),
    ...(pending.assistantArrivedId === null && isAnswered ? [temporaryAssistant(pending)] : []),
  ];
}
