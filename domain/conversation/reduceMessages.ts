import type { MessageTargetFrame } from '../protocol';
import type { ConversationState, Entry, Version } from './conversationState';
import { type Field, fieldNames, type FieldName, isTerminal, type Message } from './message';

/** Older than anything a server sends. */
const nothingKnown: Version = { attempt: -1, rev: -1 };

function sameForAll(version: Version): Entry['versions'] {
  return {
    originalMessage: version,
    targetLanguageMessage: version,
    fullSentenceTranslation: version,
    morphemeTranslationDetails: version,
    notes: version,
  };
}

type Identity = Pick<Message, 'id' | 'senderId' | 'senderType' | 'position'>;

/** A message of which nothing but its place and sender is known. */
export function blankEntry({ id, senderId, senderType, position }: Identity): Entry {
  return {
    message: {
      id,
      senderId,
      senderType,
      position,
      originalMessage: null,
      targetLanguageMessage: null,
      fullSentenceTranslation: null,
      morphemeTranslationDetails: null,
      notes: null,
      ...nothingKnown,
      revision: -1,
    },
    versions: sameForAll(nothingKnown),
    clientMessageId: null,
    provisional: false,
  };
}

/** Below 0 when `a` is older than `b`. */
function compareVersions(a: Version, b: Version): number {
  return a.attempt - b.attempt || a.rev - b.rev;
}

interface Update extends Identity, Version {
  revision: number;
  /** The fields told; null is 'not asked for'. */
  fields: Partial<Record<FieldName, Field<unknown> | null>>;
  clientMessageId?: string | undefined;
}

export function updateOfFrame(frame: MessageTargetFrame): Update {
  const { target, senderId, senderType, position, attempt, rev, revision, clientMessageId } = frame;
  const { status, statusMessage, value } = frame;
  // A frame has no other way to say that there is no such field.
  const isNothing = status === 'done' && value === null;
  const fields = { [frame.fieldName]: isNothing ? null : { status, statusMessage, value } };
  return { id: target, senderId, senderType, position, attempt, rev, revision, fields, clientMessageId };
}

export function updateOfMessage(message: Message): Update {
  const { id, senderId, senderType, position, attempt, rev, revision } = message;
  const fields = Object.fromEntries(fieldNames.map((name) => [name, message[name]]));
  return { id, senderId, senderType, position, attempt, rev, revision, fields };
}

/**
 * What is known of a message after hearing `update`. Each field is ordered by (attempt, rev) for itself: equal is
 * accepted, lower is dropped, and a terminal status is final within its attempt.
 */
export function mergeUpdate(entry: Entry, update: Update): Entry {
  const begun = beginAttempt(placed(entry, update), update.attempt);
  const versions = { ...begun.versions };
  const fields: Update['fields'] = {};
  for (const name of fieldNames) {
    const told = update.fields[name];
    if (told === undefined || !isAccepted(begun, name, told, update)) continue;
    fields[name] = told;
    versions[name] = { attempt: update.attempt, rev: update.rev };
  }
  const known = begun.message;
  const newest = compareVersions(update, known) > 0 ? update : known;
  return {
    ...begun,
    versions,
    message: {
      ...known,
      // Each field came from the same field; TypeScript cannot follow that through a record.
      ...(fields as Partial<Message>),
      attempt: newest.attempt,
      rev: newest.rev,
      revision: Math.max(known.revision, update.revision),
    },
  };
}

/** The server's word on where a message stands and whose it is replaces what was guessed when it was sent. */
function placed(entry: Entry, { senderId, senderType, position, clientMessageId }: Update): Entry {
  return {
    ...entry,
    message: { ...entry.message, senderId, senderType, position },
    clientMessageId: clientMessageId ?? entry.clientMessageId,
    provisional: false,
  };
}

/**
 * A new attempt begins with nothing: no frame tells that a field went back to 'not asked for', and words of the former
 * text must not stand under the new one. What was typed belongs to the message, not to an attempt at answering it.
 */
function beginAttempt(entry: Entry, attempt: number): Entry {
  if (attempt <= entry.message.attempt) return entry;
  const before: Version = { attempt, rev: -1 };
  return {
    ...entry,
    message: {
      ...entry.message,
      targetLanguageMessage: null,
      fullSentenceTranslation: null,
      morphemeTranslationDetails: null,
      notes: null,
    },
    versions: { ...sameForAll(before), originalMessage: entry.versions.originalMessage },
  };
}

function isAccepted(entry: Entry, name: FieldName, told: Field<unknown> | null, version: Version): boolean {
  const order = compareVersions(version, entry.versions[name]);
  if (order < 0) return false;
  const known = entry.message[name];
  if (!known || !isTerminal(known.status) || version.attempt !== entry.versions[name].attempt) return true;
  // Equal versions have equal content, so the known object stays: what is drawn from it need not be drawn again.
  return order > 0 && told !== null && isTerminal(told.status);
}

/** `entries` with `update` merged in, in the order of positions. Other entries keep their identity. */
export function upsert(entries: readonly Entry[], update: Update): readonly Entry[] {
  const at = entries.findLastIndex(({ message }) => message.id === update.id);
  const known = entries[at];
  if (known) {
    const merged = mergeUpdate(known, update);
    const changed = entries.with(at, merged);
    return merged.message.position === known.message.position ? changed : inOrder(changed);
  }
  return inOrder([...entries, mergeUpdate(blankEntry(update), update)]);
}

/** A guessed position gives way to a known one. */
export function inOrder(entries: readonly Entry[]): readonly Entry[] {
  return entries.toSorted(
    (a, b) =>
      a.message.position - b.message.position || Number(a.provisional !== false) - Number(b.provisional !== false),
  );
}

export function withoutMessage(state: ConversationState, messageId: string): ConversationState {
  if (state.removedIds.has(messageId)) return state;
  return {
    ...state,
    entries: state.entries.filter(({ message }) => message.id !== messageId),
    removedIds: new Set(state.removedIds).add(messageId),
  };
}
