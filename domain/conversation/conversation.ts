import type { Preferences } from '../account/preferences';
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
  /** Who has left a friend chat in which they said something, while they have an account. */
  formerFriend: Friend | null;
  revision: number;
  /** Who answers: 'built-in tutor'. */
  tutorName: string;
  /** Whether the tutor can say why words are as they are (POST /message/explain). */
  canExplain: boolean;
  /** Things to begin with, while the conversation is empty. */
  openers: SuggestedReply[];
  /** Given while the conversation is empty and its tutor speaks the language. */
  firstRun?: FirstRun;
  /** The settings by which its learner sees it; told to admins who view. */
  readerPreferences?: Preferences;
}

/** What somebody who is new to a language is still to be asked and shown. */
interface FirstRun {
  /** They have not said how much of it they know, nor talked in it. */
  asksLevel: boolean;
  /** They have not held the tutorial in it. */
  offersTutorial: boolean;
}

/** Messages of one page of history. */
export const historyPageSize = 50;
