import { emptyConversation, type ConversationState } from '../../domain/conversation/conversationState';
import type { ConversationDetails } from '../../domain/conversation/conversation';
import type { Message } from '../../domain/conversation/message';
import { reduce } from '../../domain/conversation/reduce';
import type { MessageTargetFrame } from '../../domain/protocol';
import { walkHistory } from '../../domain/words/walk';
import { type DemoCaption, demoLanguage, demoThreshold } from './script';

/** Words of a message, by their places in it. */
export interface WordsAt {
  messageId: string;
  indexes: ReadonlySet<number>;
}

/** What is to be seen at one moment of the demo. */
export interface DemoScene {
  conversation: ConversationState;
  caption: DemoCaption | null;
  /** What stands in the composer. */
  draft: string;
  pressed: 'send' | 'mark' | null;
  /** The message whose details are open. */
  openedId: string | null;
  selected: WordsAt | null;
  peeked: WordsAt | null;
  /** Words marked as mastered, by identity. */
  marked: ReadonlySet<string>;
}

/** What changes from one moment to the next. */
export type DemoChange =
  | { type: 'frame'; frame: MessageTargetFrame }
  | { type: 'marked'; identity: string }
  | ({ type: 'shown' } & Partial<Omit<DemoScene, 'conversation' | 'marked'>>);

export const demoConversationId = 'demo';
/** Nobody's: what is said in the demo belongs to no account. */
export const demoLearnerId = 'demo-learner';

const nothingSaid: ConversationDetails = {
  _id: demoConversationId,
  title: '',
  conversationType: 'AI',
  persona: null,
  targetLanguage: demoLanguage,
  unread: false,
  lastPosition: 0,
  conversationHistory: [],
  hasOlder: false,
  scenario: null,
  friend: null,
  formerFriend: null,
  revision: 0,
  tutorName: '',
  canExplain: false,
  openers: [],
};

export const firstScene: DemoScene = {
  conversation: reduce(emptyConversation(demoLearnerId), { type: 'opened', details: nothingSaid }),
  caption: null,
  draft: '',
  pressed: null,
  openedId: null,
  selected: null,
  peeked: null,
  marked: new Set(),
};

/** The messages go through the reducer of every conversation; what a learner does with them stands beside it. */
export function sceneAfter(scene: DemoScene, change: DemoChange): DemoScene {
  switch (change.type) {
    case 'frame':
      return { ...scene, conversation: reduce(scene.conversation, change) };
    case 'marked':
      return { ...scene, marked: new Set(scene.marked).add(change.identity) };
    case 'shown': {
      const { type, ...shown } = change;
      return { ...scene, ...shown };
    }
  }
}

/** How strongly each gloss is shown, by the rule of every conversation, for somebody who has met none of the words. */
export function demoOpacities(messages: readonly Message[], marked: ReadonlySet<string>): Map<string, number[]> {
  return walkHistory({
    messages: messages.map(({ id, position, morphemeTranslationDetails: words }) => ({
      id,
      position,
      morphemes: words?.value ?? [],
    })),
    words: new Map([...marked].map((identity) => [identity, { effectiveCount: demoThreshold, marked: true }])),
    anchorPosition: null,
    threshold: demoThreshold,
    language: demoLanguage,
  });
}
