import type { PreferencesChange } from '../api/calls';
import type { Preferences } from '../../domain/account/preferences';
import type { Profile } from '../../domain/account/profile';
import type { ConversationDetails, ConversationSummary } from '../../domain/conversation/conversation';
import type { Scenario, ScenarioDraft } from '../../domain/conversation/scenario';
import type { ConversationState } from '../../domain/conversation/conversationState';
import type { Message } from '../../domain/conversation/message';
import type { Word } from '../../domain/words/word';
import type { Packed } from '../loading/packed';

/** How the page's loader hands it over. */
export interface PackedPage {
  title: string;
  /** Whoever is led here opened an invitation, which is for others. */
  isInvited: boolean;
  page: Packed<ConversationPageData>;
}

/** What the page's loader hands over for the first paint. */
export interface ConversationPageData {
  userId: string;
  details: ConversationDetails | null;
  preferences: Preferences;
  conversations: ConversationSummary[];
  /** Those of the messages that are shown; to a viewer, all. */
  words: WordsAnswer;
  /** The languages that this server's tutor talks in; null for any. */
  tutorLanguages: readonly string[] | null;
  /** The role-play that was being planned last. */
  scenarioDraft: ScenarioDraft | null;
  /** It is the one of the conversation that is shown, and was begun. */
  isScenarioBegun?: boolean;
  /** What the learner tells of themselves, where the page was asked for with that dialog open. */
  profile?: Profile | null;
  /** The learner's invite code, where the page was asked for with that dialog open. */
  inviteCode?: string | null;
  /** Where this server is reached, for links that leave it. */
  origin?: string;
  /** An admin looking at a learner's conversation: everything that writes is refused, and nothing streams. */
  viewer?: boolean;
}

/** The answer of GET /morphemes. */
export interface WordsAnswer {
  morphemes: Word[];
  masteryThreshold: number;
  anchorPosition: number | null;
  wordsRevision: number;
}

/** The answer of a mark. */
export interface MarkAnswer {
  morphemes: Word[];
  wordsRevision: number | null;
}

export interface WordsState {
  byIdentity: ReadonlyMap<string, Word>;
  /** They are all of the language, and not only those of the messages that the page came with. */
  isWhole: boolean;
  masteryThreshold: number;
  /** Where the newest message stands that their counts include; it may be deleted, or not be on the page. */
  anchorPosition: number | null;
  /** The word bank's revision of which these words are, or an older one. */
  revision: number;
}

/** Words of a message that are revealed for a look: all pieces of one word. */
export interface Peeked {
  messageId: string;
  indexes: ReadonlySet<number>;
}

export type SendRefusal = 'empty' | 'tooLong' | 'notStorable' | 'sending' | 'viewer' | 'noConversation';
/** `failed`: the server did not take it; the text stands in `conversation.failed` with its reason. */
export type SendResult = { ok: true } | { ok: false; why: SendRefusal | 'failed' };

/** What was last asked to be explained, of a message whose details are open; `about` as in `MessageNotes.explanations`. */
export interface AskedExplanation {
  messageId: string;
  about: string;
  state: 'asking' | 'done' | 'failed';
  /** The explanation, or why there is none. */
  text: string;
}

/** What a button of the panel begins: a chat, a conversation starter, the tutorial. Without JavaScript its form's `intent`. */
export type Beginning = 'reset' | 'starter' | 'tutorial';

/** A role-play that is being planned. */
export interface ScenarioPlan {
  scenario: Scenario;
  /** As it was drafted, or begun: what the learner changed since is told by it. */
  drafted: Scenario;
  /** What the tutor said of its draft, or ''. */
  remark: string;
  /** It is the one of a conversation: to begin it makes another. */
  isBegun: boolean;
  /** The tutor is at it. */
  isDrafting: boolean;
  /** Why it could not be drafted. */
  problem: string | null;
}

/** The code with which friends register. */
export interface InviteState {
  /** Null until it is known. */
  code: string | null;
  /** The server is being asked. */
  isAsked: boolean;
  /** Why it could not be fetched, or replaced. */
  problem: string | null;
}

/** A mark the learner can take back. */
export interface LastMark {
  kind: 'mastered' | 'refreshed';
  originalMorphemes: readonly string[];
}

export interface ConversationStoreState {
  readonly viewer: boolean;
  /** The reducer's state: title and tutor in `about`, `pending`, `failed`, `hasOlder`, `needsResync`. */
  readonly conversation: ConversationState;
  /** What is shown, oldest first, with `temp-user` and `temp-assistant` last. Unchanged messages keep their identity. */
  readonly messages: readonly Message[];
  /** Per message id, how strongly each morpheme's gloss is shown (1 new, 0 hidden). Arrays keep their identity too. */
  readonly opacities: ReadonlyMap<string, readonly number[]>;
  readonly conversations: readonly ConversationSummary[];
  readonly preferences: Preferences;
  readonly words: WordsState;

  readonly draft: string;
  /** Why the draft was not sent, for the learner. */
  readonly sendProblem: string | null;
  /** Something else went wrong, in one plain sentence. */
  readonly problem: string | null;
  /** What `problem` kept from beginning: it is said in the panel, beside the button, and nowhere else. */
  readonly problemBeginning: Beginning | null;
  readonly isLoadingOlder: boolean;
  /** What is open was deleted: by this page, or in another tab or on another device. */
  readonly gone: 'here' | 'elsewhere' | null;
  /** The conversation being opened, while the former one is still shown. */
  readonly openingId: string | null;
  /** Messages whose retry, deletion or sentence is being asked for. */
  readonly busyMessageIds: ReadonlySet<string>;

  /** The message whose words can be selected, and whose details are open unless `isForWords`. */
  readonly expandedMessageId: string | null;
  /** It was opened for its words alone: its details were not asked for. */
  readonly isForWords: boolean;
  /** The message whose options are open. */
  readonly optionsMessageId: string | null;
  /** Messages whose full sentence translation was asked for. */
  readonly translatedIds: ReadonlySet<string>;
  /** Indexes of the selected morphemes of the expanded message. */
  readonly selected: ReadonlySet<number>;
  readonly peeked: Peeked | null;
  readonly lastMark: LastMark | null;
  readonly explanation: AskedExplanation | null;
  readonly plan: ScenarioPlan;
  readonly invite: InviteState;
}

export interface ConversationActions {
  /** Every keystroke; kept in local storage for this conversation. */
  setDraft(text: string): void;
  /** Sends `text`, or the draft. A refused text stays in the draft. */
  send(text?: string): Promise<SendResult>;
  /** Sends a failed message again, under the same clientMessageId: never twice. */
  resendFailed(clientMessageId: string): Promise<SendResult>;
  /** Brings a failed message back into the input, before what stands there. */
  editFailed(clientMessageId: string): void;
  discardFailed(clientMessageId: string): void;
  /** Makes a message again that `mayRetry`. */
  retry(messageId: string): Promise<void>;
  /** Lets the built-in tutor make a message, and from now on whatever the model fails to make because it is away. */
  letBuiltinAnswer(messageId: string): Promise<void>;
  stop(): Promise<void>;
  deleteMessage(messageId: string): Promise<void>;

  /** Resolves to the new conversation's id, or to null when it was not made. */
  newChat(): Promise<string | null>;
  /** A conversation in which the tutor speaks first; resolves like `newChat`. */
  beginStarter(): Promise<string | null>;
  restartTutorial(): Promise<string | null>;
  /** Begins the planned role-play; resolves like `newChat`. */
  beginScenario(): Promise<string | null>;
  /** The conversation that is the learner's current one by now; resolves like `newChat`. */
  openCurrent(): Promise<string | null>;
  setScenario(field: keyof Scenario, value: string): void;
  clearScenario(): void;
  /** Has the five fields of the review drafted, unless something stands in them. */
  draftScenario(): Promise<void>;
  /** Has them drafted anew, whatever stands in them. */
  redraftScenario(): Promise<void>;
  /** Takes the scenario of a conversation for the planned one. */
  reviewScenario(scenario: Scenario): void;
  /** Whether it is gone. */
  deleteConversation(conversationId: string): Promise<boolean>;
  /** Lets it go on in the language of the settings. Resolves to what the server says of it, or null where it failed. */
  updateLanguage(conversationId: string): Promise<string | null>;
  loadInvite(): Promise<void>;
  /** Has another code made. Whether it is known by now; the former one works no more then. */
  replaceInvite(): Promise<boolean>;
  /** Lets nothing more be said between the two, or takes that back. Resolves to why not, or null. */
  blockFriend(userId: string, blocked: boolean): Promise<string | null>;
  /** Tells those who run the server how a friend behaves in a chat. Resolves to why not, or null. */
  reportFriend(conversationId: string, comment: string): Promise<string | null>;
  /** Tells them of something that a friend has said. Whether they were told. */
  reportMessage(messageId: string): Promise<boolean>;
  openConversation(conversationId: string): Promise<void>;
  /** Takes over what a loader brought. */
  adopt(page: ConversationPageData): void;
  /** The panel is away by now: what it would say of a beginning is said where everything else is. */
  moveProblem(): void;
  loadOlder(): Promise<void>;
  /** Asks for what is missing, when `conversation.needsResync`. Runs by itself too. */
  heal(): void;

  /** Shows a word's gloss for a look; the same word again hides it. */
  peek(messageId: string, index: number): void;
  endPeek(): void;
  /** Opens a message's details, closing those of another one. */
  toggleExpanded(messageId: string): void;
  /** Opens a message's options, closing those of another one; the same message again closes them. */
  toggleOptions(messageId: string): void;
  /** Shows what a message says as a whole, asking for it where it was not told; a second time puts it away. */
  translate(messageId: string): Promise<void>;
  /** Tells those who run the server that a word of a message is glossed wrongly. Whether they were told. */
  reportGloss(messageId: string, original: string): Promise<boolean>;
  /** All pieces of the word at `index` of the expanded message. */
  toggleSelected(messageId: string, index: number): void;
  clearSelection(): void;
  /** Lets words of a message be selected without opening its details, until its options are closed. */
  chooseWords(messageId: string): void;
  /** Escape: peek, selection and details end. */
  close(): void;
  /** Asks why words of a message, or with '' its correction, are as they are. */
  explain(messageId: string, about: string): Promise<void>;
  /** Mark as Mastered for the selected words. */
  markMastered(): Promise<void>;
  /** Refresh Mastery for the selected words. */
  refreshMastery(): Promise<void>;
  /** Takes the last mark back. Whether it is taken back. */
  undoMark(): Promise<boolean>;
  refreshWords(): Promise<void>;

  updatePreferences(change: PreferencesChange): Promise<void>;
  dismissProblem(): void;
}

/**
 * `start` reads the draft and subscribes; call it in the browser, once. It returns what stops everything again.
 * Creating the store touches nothing outside, so that server and browser render the same.
 */
export interface ConversationStoreLifecycle {
  start(): () => void;
}
