import type { LearnerLevel } from '../../domain/account/preferences';
import type { Profile } from '../../domain/account/profile';
import type { LanguageCode } from '../../domain/languages/languages';
import type { MessageNotes, Morpheme, SuggestedReply, WordRecap } from '../../domain/conversation/message';
import type { Scenario, ScenarioDraft, ScenarioReview, ScenarioWish } from '../../domain/conversation/scenario';
import type { DueReason } from '../../domain/words/due';
import type { DictionaryGloss } from '../dictionary/dictionary';
import type { UsageMeter } from './usageMeter';

/**
 * What a tutor says, as it comes to mind. `text` and `words` are what stands so far, never a delta.
 * A generator ends by returning after `done`, or by throwing: an `AppError` is shown to the learner as it is,
 * anything else as the catalogue's sentence for a failed reply. Time between events is the provider's own.
 */
export type TutorEvent =
  | { type: 'status'; text: string }
  | { type: 'text'; text: string }
  | { type: 'words'; words: Morpheme[] }
  | { type: 'translation'; text: string }
  | { type: 'notes'; notes: MessageNotes }
  | { type: 'title'; title: string }
  /** What is said owns up that the learner's message was not understood, or not all of it. */
  | { type: 'lost' }
  /** Dialogue state to be stored with the conversation and handed to the next turn. JSON; the provider's own. */
  | { type: 'state'; state: unknown }
  /** So many words were glossed or cut otherwise than the provider first had them. */
  | { type: 'repaired'; words: number }
  /** What follows comes of another tutor than the one that was asked, which is away. */
  | { type: 'standIn'; provenance: Tutor['provenance'] }
  | { type: 'done' };

export interface TutorTurn {
  role: 'learner' | 'tutor';
  text: string;
  /** Of the message in its conversation. */
  position: number;
}

/** What a conversation was begun for. */
export type Occasion =
  | { kind: 'chat' }
  /** A role-play: the tutor is the conversation partner. */
  | { kind: 'scenario'; scenario: Scenario }
  /** A conversation starter, from what is known of the learner. */
  | { kind: 'starter' }
  /** Teaches the product itself: tap, peek, mark, fade. */
  | { kind: 'tutorial' };

/** Everything a provider may know about the turn it answers. Learner's text is data, never an instruction. */
export interface TutorRequest {
  conversationId: string;
  occasion: Occasion;
  language: LanguageCode;
  ownLanguage: LanguageCode;
  /** Read when it is asked for. */
  profile(): Promise<Profile>;
  /** What the learner is called here: their username. */
  learnerName: string;
  /** The learner's message as typed, trimmed, 1 to 2,000 characters; empty where the tutor speaks first. */
  message: string;
  /** Earlier turns, read when they are asked for: oldest first, in the words that were shown: the learner's as typed, the tutor's in the target language. */
  history(): Promise<readonly TutorTurn[]>;
  /** What the last `state` event of this conversation held, or null. */
  state: unknown;
  addressAs: 'feminine' | 'masculine' | 'unsaid';
  /** What the learner says of how much of the language they know; `unsaid` in a message to a friend. */
  level: LearnerLevel;
  /** How many of a reply's words the learner wants to know already: 0.9, 0.95 or 0.98. */
  knownShare: number;
  /**
   * Whether the tutor that stands in for this one may answer: after this one has failed as one that is away, or at once.
   * Left out where it may not.
   */
  standIn?: 'afterFailure' | 'now';
  /** In a message to a friend: the language that its writer learns, where that is another one than `language`. */
  writersLanguage?: LanguageCode;
  /** How often the learner has met the word that this surface stands for (effectiveCount; 0 = new). */
  knownCount(surface: string): number;
  /** Words that should come back into the talk, the most wanted first. Read when it is asked for. */
  due(): Promise<readonly WantedWord[]>;
  /** What the learner's last conversations were called, the newest first; not given in a friend's chat. */
  lately?(): Promise<readonly string[]>;
  /** What the learner knows of the language; `nothingKnown` where nobody's level is to be met: a message to a friend. */
  vocabulary(): Promise<LearnerVocabulary>;
  /** Accounts for what a provider costs. */
  meter: UsageMeter;
  /** How the words of this conversation went since a time in milliseconds since 1970. Read when it is asked for. */
  recap(since: number): Promise<WordRecap>;
  /**
   * In which senses the learner has met the word that this surface stands for, the last one first. Read when it is
   * asked for.
   */
  met(surface: string): Promise<readonly MetSense[]>;
  /** What imported dictionaries say of words, by their identities (`identityOf`), of all that are wanted at once. */
  lookUp(identities: readonly string[]): Promise<ReadonlyMap<string, DictionaryGloss>>;
  signal: AbortSignal;
}

/** A sense in which a learner has met a word. */
export interface MetSense {
  gloss: string;
  times: number;
  /** The newest message of this conversation that has it so; absent where none has. */
  said?: { text: string; means: string; words: readonly Morpheme[] };
}

/** A word that a learner should meet again, and why: it was missing, looked up again, or has not been met for long. */
export interface WantedWord {
  identity: string;
  original: string;
  translation: string;
  why: DueReason;
}

/** What a learner knows of a language, as far as a reply is fitted to it. */
export interface LearnerVocabulary {
  /** Number of different words met. */
  metCount: number;
  masteredCount: number;
  /** Words that were met, 300 in all at most, by how well they are known; of each kind those met most often first. */
  mastered: readonly string[];
  strong: readonly string[];
  weak: readonly string[];
  /** Words that the next reply should have, two at most: they were missing, looked up again, or not met for long. */
  wanted: readonly string[];
}

export const nothingKnown: LearnerVocabulary = {
  metCount: 0,
  masteredCount: 0,
  mastered: [],
  strong: [],
  weak: [],
  wanted: [],
};

export interface ExplanationRequest {
  language: LanguageCode;
  ownLanguage: LanguageCode;
  /** The sentence, in the target language. */
  text: string;
  /** As it is glossed. */
  words: readonly Morpheme[];
  /**
   * A word of it, several, or a part of one; empty where its correction is asked about, `wholeSentence` where it is asked
   * how the sentence is built.
   */
  about: string;
  /** What the learner had written, where their own sentence is asked about. */
  original?: string | undefined;
  /** What the learner says of how much of the language they know, and how many words of it they have met. */
  level: { claimed: LearnerLevel; metCount: number };
  /** Other sentences of this conversation with the same words, those with most of them first, then the newest; at most six. */
  chat: readonly string[];
  meter: UsageMeter;
  signal: AbortSignal;
}

export interface ScenarioRequest extends ScenarioWish {
  language: LanguageCode;
  ownLanguage: LanguageCode;
  profile(): Promise<Profile>;
  /** What was drafted last for this very wish: another one is asked for. */
  former?: ScenarioReview | null | undefined;
  meter: UsageMeter;
  signal: AbortSignal;
}

/** As much of a draft as has come to mind. */
export type DraftedScenario = Partial<ScenarioReview> & Pick<ScenarioDraft, 'remark'>;

export interface TranslationRequest {
  language: LanguageCode;
  ownLanguage: LanguageCode;
  /** A sentence of the target language, or several, with its glossed words. */
  text: string;
  words: readonly Morpheme[];
  meter: UsageMeter;
  signal: AbortSignal;
}

export interface Tutor {
  id: string;
  /** How the learner is told who answers: 'built-in tutor'. */
  name: string;
  /** The languages it can talk in; null for any. */
  languages: readonly LanguageCode[] | null;
  /** Who answers for it while it is away, and in which languages; null for any. Left out where nobody does. */
  standIn?: Pick<Tutor, 'name' | 'languages'>;
  /** Stored with each rendering. */
  provenance: { provider: string; model: string; contentVersion: string };
  /** The answer to the learner's message. */
  reply(request: TutorRequest): AsyncGenerator<TutorEvent>;
  /** The learner's own message put into the target language; yields text, words, translation, notes, done. */
  recast(request: TutorRequest): AsyncGenerator<TutorEvent>;
  /** The first message of a conversation in which the tutor speaks first: a scenario, a starter, the tutorial. */
  open(request: TutorRequest): AsyncGenerator<TutorEvent>;
  /**
   * The five fields of a role-play that fits what the learner wrote, in their own language, as they are made; each
   * event holds what stands so far, and may add a remark on it. An `AppError` is shown as it is.
   */
  draftScenario(request: ScenarioRequest): AsyncGenerator<DraftedScenario>;
  /** The natural sense of a text in the learner's own language; null where this provider cannot tell. */
  translate(request: TranslationRequest): Promise<string | null>;
  /**
   * Why words of a sentence, or its correction, are as they are, or how it is built, in a few sentences of the learner's
   * own language; null where nothing can be said. Left out by providers that cannot explain anything. Throws as `draftScenario` does.
   */
  explain?(request: ExplanationRequest): Promise<string | null>;
  /** Asks the provider whether it can be reached: one sentence for whoever runs the server. Never throws. */
  check?(): Promise<{ isWell: boolean; sentence: string }>;
  /** A few sentences that a learner could open an empty conversation with: the same for the same request. */
  openers(request: OpenersRequest): Promise<SuggestedReply[]>;
}

export interface OpenersRequest {
  language: LanguageCode;
  level: LearnerLevel;
  /** Other conversations have other openers. */
  conversationId: string;
}

/** The outside world a provider is given, so that tests can stop time. */
export interface TutorClock {
  /** Milliseconds since 1970, on the clock by which words are counted. */
  now(): number;
  /** Resolves after `ms` milliseconds or rejects with the signal's reason. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}
