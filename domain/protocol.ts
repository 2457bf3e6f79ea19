import type { FieldName, Field, Message, MessageFields, SenderType } from './conversation/message';
import type { Scenario } from './conversation/scenario';
import type { ConversationDetails, ConversationSummary } from './conversation/conversation';
import type { Preferences } from './account/preferences';

/** The wire protocol, one union for both carriers (design, section 4). */

type FieldFrame<F extends FieldName> = {
  type: 'message:target';
  target: string;
  conversationId: string;
  senderId: string;
  senderType: SenderType;
  position: number;
  fieldName: F;
  attempt: number;
  rev: number;
  revision: number;
  /** On the learner's own message: what its sender calls it. */
  clientMessageId?: string;
} & NonNullable<MessageFields[F]>;

/** One field of one message, whole. Ordered per (message, field) by (attempt, rev). */
export type MessageTargetFrame = { [F in FieldName]: FieldFrame<F> }[FieldName];

/** In place of a message's id: the scenario that the learner is planning. */
export const scenarioTarget = 'scenarioSnapshot';

/** The fields of a scenario as they are made; `value` is whole. */
export interface ScenarioSnapshotFrame extends Field<Scenario> {
  type: 'message:target';
  target: typeof scenarioTarget;
  fieldName: 'scenario';
  senderId: string;
  senderType: SenderType;
  /** None: it becomes a conversation when it is confirmed. */
  conversationId: '';
}

/** What changed in the learner's account, on whichever page and device. One frame may carry several of these. */
export interface MessageFrame {
  type: 'message';
  conversations?: ConversationSummary[];
  conversationDetails?: ConversationDetails;
  preferences?: Preferences;
  /** The word bank's revision after a mark, after one was taken back, and after words were counted. */
  wordsRevision?: number;
  /** The graphs of this language have a new point, or one of their points has changed. */
  progress?: { language: string };
  /** A friend has read everything up to a position of the chat that they share with the learner. */
  friendRead?: { conversationId: string; position: number };
  /** To admins: accounts or access codes have changed. */
  adminChanged?: true;
  removed?: { conversationId: string; messageId: string; revision: number };
}

/** Sent when a subscription has caught up, and every 30 s: everything up to `revision` has been sent. */
export interface RevisionFrame {
  type: 'revision';
  conversationId: string;
  revision: number;
  /** Ends the replay that a subscription began with. */
  caughtUp?: true;
}

export interface ErrorFrame {
  type: 'error';
  message: string;
}

export type ServerFrame =
  | MessageTargetFrame
  | ScenarioSnapshotFrame
  | MessageFrame
  | RevisionFrame
  | ErrorFrame
  | { type: 'hello' }
  | { type: 'authenticated' }
  | { type: 'pong' };

export type ClientFrame =
  | { type: 'authenticate'; token: string }
  | { type: 'subscribe'; conversationId: string; since?: number }
  | { type: 'unsubscribe' }
  | { type: 'ping' };

/** The last event of a stream: what a socket says in its close frame. */
export interface CloseNotice {
  code: number;
  reason: string;
  /** After a 1001: come back after up to this many milliseconds, spread by chance. */
  returnWithinMs?: number;
}

export const closeCodes = {
  normal: 1000,
  goingAway: 1001,
  policy: 1008,
  tooBig: 1009,
  tryAgainLater: 1013,
} as const;

/** Revisions are 32-bit integers in the database. */
export const maxRevision = 2 ** 31 - 1;

export const maxFrameBytes = 64 * 1024;

/** The frame that tells the state of one field of a message. */
export function fieldFrame(
  message: Pick<Message, 'id' | 'senderId' | 'senderType' | 'position' | 'attempt' | 'rev' | 'revision'>,
  conversationId: string,
  fieldName: FieldName,
  field: Field<unknown>,
  clientMessageId?: string,
): MessageTargetFrame {
  return {
    type: 'message:target',
    target: message.id,
    conversationId,
    senderId: message.senderId,
    senderType: message.senderType,
    position: message.position,
    fieldName,
    ...field,
    attempt: message.attempt,
    rev: message.rev,
    revision: message.revision,
    ...(clientMessageId === undefined ? {} : { clientMessageId }),
    // The value's type follows from the field's name; TypeScript cannot join the two across a union.
  } as MessageTargetFrame;
}
