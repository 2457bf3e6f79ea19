/** What a message is to everybody who sees one: the four fields of the specification, section 3, and their states. */

export const fieldStatuses = ['connecting', 'pending', 'generating', 'streaming', 'done', 'loaded', 'error'] as const;
export type FieldStatus = (typeof fieldStatuses)[number];

/** A part of a message that may still be on its way. `value` is whole, never a delta. */
export interface Field<T> {
  status: FieldStatus;
  statusMessage: string;
  value: T | null;
}

export interface MorphemeMarks {
  /** Dictionary form, where it differs from the surface. */
  lemma?: string;
  /** Pieces of one lexical item that stand apart share a number (counted once). */
  group?: number;
  /** The learner had to say it in their own language. */
  needed?: true;
  /** A known word in a meaning not met before. */
  new?: true;
  /** The reading is approximate. */
  approx?: true;
  /** The gloss comes from a dictionary, not from this context. */
  dict?: true;
  /** A word of another language that the sentence speaks of, the learner's own: without a gloss, and never counted. */
  quoted?: true;
}

/**
 * One glossed word. The surfaces of a message, in order, give its text back once white space is left out;
 * punctuation stands as a morpheme with empty transliteration and translation.
 */
export type Morpheme =
  | [original: string, transliteration: string, translation: string]
  | [original: string, transliteration: string, translation: string, marks: MorphemeMarks];

export interface SuggestedReply {
  text: string;
  /** The same in the learner's own language: this is what a tap writes. */
  means: string;
  /** The text in pieces, each with how it sounds; left out where the script needs none. */
  reading?: [written: string, sounds: string][];
}

/**
 * How the words of a scene went, told when it is over. Originals as the word bank shows them, message by message as
 * they came up, at most `maxRecapWords` each; a word stands in one list alone: needed before peeked before mastered.
 */
export interface WordRecap {
  /** Number of different words met for the first time, those of the lists among them. */
  met: number;
  mastered: string[];
  /** Their faded glosses were looked at again. */
  peeked: string[];
  /** The learner had to say them in their own language. */
  needed: string[];
}

/** More would be a list to study, not something to look back on. */
export const maxRecapWords = 6;

/** Something to bring about in a role-play, in the learner's own language, as it stands after a message. */
export interface ScenarioGoal {
  goal: string;
  /** `new`: it was reached with this very message, or with what the learner wrote before it. */
  state: 'open' | 'new' | 'reached';
}

/** What a correction puts right, by which corrections are counted. `order` and `choice` are of words. */
export const correctionKinds = [
  'gender',
  'particle',
  'tense',
  'order',
  'choice',
  'spelling',
  'agreement',
  'other',
] as const;
export type CorrectionKind = (typeof correctionKinds)[number];

/** Asks how a sentence is built. It is no word, and so never a word that is asked about. */
export const wholeSentence = '*';

/** What an answer carries beside its four fields. */
export interface MessageNotes {
  /**
   * Where help is to be found, in the learner's own language, for who wrote of danger to themselves: shown first and
   * whole. Of a message that has it nothing is measured, suggested or practised.
   */
  urgent?: string;
  /** A remark on culture or grammar, in the learner's own language. */
  remark?: string;
  /** Why a field is missing: for example that the sentence could not be put into the target language. */
  apology?: string;
  suggestions?: SuggestedReply[];
  /** Why the learner's sentence was put otherwise, in their own language. */
  correction?: string;
  /** What the correction puts right; of several mistakes the commonest kind. */
  correctionKind?: CorrectionKind;
  /** It had more new words than it was meant to have: it may be said more simply. */
  canBeSimpler?: true;
  /** What was explained of it, by the word or words that were asked about; '' for its correction, `wholeSentence` for all of it. */
  explanations?: Record<string, string>;
  /** It was stopped; what stands is not all that was to be said. */
  stopped?: true;
  /** The built-in tutor made it, because the model was away. */
  byBuiltin?: true;
  /** It failed because the model is away, and the built-in tutor could make it. */
  modelAway?: true;
  /** Share of the message's words whose glosses were gone or nearly gone, 0 to 1; measured by us. */
  knownShare?: number;
  /**
   * Number of different words that the learner had met before and does not know by heart. Where it is missing,
   * `knownShare` was measured otherwise, and is not shown.
   */
  seenWords?: number;
  /** Number of different words met for the first time. */
  newWords?: number;
  /** With the last message of a scene: how its words went. */
  recap?: WordRecap;
  /**
   * The learner asked for help with the tutor's message before this one. While nothing newer is said, that one shows its
   * translation, and all its glosses at full strength.
   */
  opensFormer?: true;
  /** In a role-play: all its goals. */
  goals?: ScenarioGoal[];
}

export const senderTypes = ['user', 'assistant', 'developer'] as const;
export type SenderType = (typeof senderTypes)[number];

export interface MessageFields {
  originalMessage: Field<string> | null;
  targetLanguageMessage: Field<string> | null;
  fullSentenceTranslation: Field<string> | null;
  morphemeTranslationDetails: Field<Morpheme[]> | null;
  notes: Field<MessageNotes> | null;
}
export type FieldName = keyof MessageFields;

export const fieldNames = [
  'originalMessage',
  'targetLanguageMessage',
  'fullSentenceTranslation',
  'morphemeTranslationDetails',
  'notes',
] as const satisfies readonly FieldName[];

export interface Message extends MessageFields {
  id: string;
  senderId: string;
  senderType: SenderType;
  /** Order in the conversation, unique in it. */
  position: number;
  /** How many times it was begun to be made; a retry raises it. */
  attempt: number;
  /** Raised with every change of any field within one attempt. */
  rev: number;
  /** The conversation's revision that last changed this message. */
  revision: number;
}

/** Statuses after which a field does not change any more within its attempt. */
export function isTerminal(status: FieldStatus): boolean {
  return status === 'done' || status === 'loaded' || status === 'error';
}

/** Nothing more will come of a message that was to be in the target language, and it has no words and no reason why. */
export function isWordless(message: MessageFields): boolean {
  const { targetLanguageMessage: text, morphemeTranslationDetails: words, notes } = message;
  if (text !== null && !isTerminal(text.status)) return false;
  return text?.status === 'error' || (!words?.value?.length && notes?.value?.apology === undefined);
}

export function doneField<T>(value: T): Field<T> {
  return { status: 'done', statusMessage: '', value };
}

/** A message's length limit (design, section 5), in characters as `messageLength` counts them. */
export const maxMessageLength = 2000;

/** Unicode code points, so that an emoji is one. */
export function messageLength(text: string): number {
  return Array.from(text).length;
}

/** Whether nothing of a text can be seen: white space, and characters that only join, mark direction or hide. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cf}\p{Cc}\u2800\u3164\u115f\u1160]/u.test(text);
}
