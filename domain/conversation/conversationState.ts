import type { ConversationDetails } from './conversation';
import type { FieldName, Message } from './message';

/** What a browser knows of one conversation. Changed by `reduce` alone (design, section 4, 'Client side'). */

export const temporaryUserId = 'temp-user';
export const temporaryAssistantId = 'temp-assistant';

/** Order of the states of one field: by attempt, then by rev. */
export interface Version {
  attempt: number;
  rev: number;
}

export interface Entry {
  message: Message;
  /** Each field's own version: a page may know one field later than a frame and another one earlier. */
  versions: Readonly<Record<FieldName, Version>>;
  clientMessageId: string | null;
  /**
   * Known only from the answer to a send. `awaited` once a replay has begun that must bring it: a message that is still
   * provisional when that replay ends has been deleted.
   */
  provisional: false | 'fresh' | 'awaited';
}

/** A message on its way to the server. */
export interface PendingSend {
  clientMessageId: string;
  text: string;
  hasTargetLanguage: boolean;
  /** The newest position known when it was sent; what it becomes stands after it. */
  afterPosition: number;
}

/** What has taken the places of the temporary messages, until the server's answer says it for certain. */
export interface SendUnderWay extends PendingSend {
  userArrivedId: string | null;
  assistantArrivedId: string | null;
}

/** A message that did not reach the server. Its text is offered, with Retry under the same clientMessageId. */
export interface FailedSend extends PendingSend {
  reason: string;
  /** Sent again, it would be refused again. */
  isLasting: boolean;
}

export type ConversationAbout = Omit<ConversationDetails, 'conversationHistory' | 'hasOlder' | 'revision'>;

export interface ConversationState {
  /** The learner's user id: what their own messages carry as senderId. */
  learnerId: string;
  conversationId: string | null;
  about: ConversationAbout | null;
  /** Revision of the page that `about` comes from. */
  aboutRevision: number;
  /** By position. Some may be older than `completeFrom`: they are known in part and not shown. */
  entries: readonly Entry[];
  /** From this position on the history is complete. */
  completeFrom: number;
  hasOlder: boolean;
  /** Removed for good: no late page or frame brings them back. */
  removedIds: ReadonlySet<string>;
  /** Every change up to here has arrived: the `since` of the next subscription. */
  revision: number;
  /** True from a subscription's start to the `revision` frame that ends its replay. Gaps in between are normal. */
  isCatchingUp: boolean;
  /** A change is missing. Until a new subscription, `revision` stands still. */
  needsResync: boolean;
  pending: SendUnderWay | null;
  failed: readonly FailedSend[];
}

export function emptyConversation(learnerId: string): ConversationState {
  return {
    learnerId,
    conversationId: null,
    about: null,
    aboutRevision: -1,
    entries: [],
    completeFrom: 0,
    hasOlder: false,
    removedIds: new Set(),
    revision: 0,
    isCatchingUp: true,
    needsResync: false,
    pending: null,
    failed: [],
  };
}
