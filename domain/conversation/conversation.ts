import type { LanguageCode } from '../languages/languages';
import type { Message, SuggestedReply } from './message';
import type { Scenario } from './scenario';

/** `AI` with a persona is a scenario, without one a chat; `none` the tutorial; `prompt` a starter; `friend` a friend chat. */
export const conversationTypes = ['AI', 'none', 'prompt', 'friend'] as const;
export type ConversationType = (typeof conversationTypes)[number];

export interface ConversationSummary {
  _id: string;
  title: string;
  conversationType: ConversationType;
  persona: string | null;
  targetLanguage: LanguageCode | null;
  /** Something in it has not been read. */
  unread: boolean;
  /** Where its newest message stands or stood, from 1; 0 before there is one. */
  lastPosition: number;
  /** Whose it is; told to admins who view. */
  username?: string;
}

/** The other one in a friend chat. */
export interface Friend {
  userId: string;
  username: string;
  /** The reader does not want to hear from them. */
  blocked: boolean;
  /** They have read everything up to this position. */
  readPosition: number;
}

export interface ConversationDetails extends ConversationSummary {
  /** Oldest first; the newest page unless an older one was asked for. */
  conversationHistory: Message[];
  hasOlder: boolean;
  scenario: Scenario | null;
  /** Null where a tutor answers, and when the friend has left. */
  friend: Friend | null;
  revision: number;
  /** Who answers: 'built-in tutor'. */
  tutorName: string;
  /** Whether the tutor can say why words are as they are (POST /message/explain). */
  canExplain: boolean;
  /** Things to begin with, while the conversation is empty. */
  openers: SuggestedReply[];
}

/** Messages of one page of history. */
export const historyPageSize = 50;
