import type { LanguageCode } from '../languages/languages';
import type { Message, SuggestedReply } from './message';

/** `AI` with a persona is a scenario, without one a chat; `none` the tutorial; `prompt` a starter; `friend` a friend chat. */
export const conversationTypes = ['AI', 'none', 'prompt', 'friend'] as const;
export type ConversationType = (typeof conversationTypes)[number];

export interface ConversationSummary {
  _id: string;
  title: string;
  conversationType: ConversationType;
  persona: string | null;
  targetLanguage: LanguageCode | null;
}

export interface ConversationDetails extends ConversationSummary {
  /** Oldest first; the newest page unless an older one was asked for. */
  conversationHistory: Message[];
  hasOlder: boolean;
  scenario: null;
  revision: number;
  /** Who answers: 'built-in tutor'. */
  tutorName: string;
  /** Things to begin with, while the conversation is empty. */
  openers: SuggestedReply[];
}

/** Messages of one page of history. */
export const historyPageSize = 50;
