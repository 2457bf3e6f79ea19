import { z } from 'zod';
import {
  formsOfAddress,
  knownShares,
  learnerLevels,
  notificationTypes,
  readingScripts,
} from '../../domain/account/preferences';
import {
  correctionKinds,
  fieldStatuses,
  maxMessageLength,
  maxRecapWords,
  messageLength,
  senderTypes,
} from '../../domain/conversation/message';
import { conversationTypes } from '../../domain/conversation/conversation';
import { maxCommentLength } from '../../domain/conversation/report';
import { maxScenarioFieldLength } from '../../domain/conversation/scenario';
import { parseLanguage } from '../../domain/languages/languages';
import { code, storableText } from '../../domain/schemas/text';
import { isStorable } from '../../domain/storable';
import { errorTexts, type ErrorCode } from '../../domain/texts/errors';

/** Shapes that several endpoints share. */

export const errorBody = z.object({
  code: z.enum(Object.keys(errorTexts) as [ErrorCode, ...ErrorCode[]]),
  message: z.string().describe('For a person to read.'),
  fields: z.array(z.string()).optional().describe('Which fields of the request are wrong.'),
});

export { storableText };

/** The same, of at most so many UTF-16 units: a bound where no rule for learners says one. */
export const shortText = (most: number) => z.string().max(most).refine(isStorable, code('textNotStorable'));

export const id = z.string().uuid();

/** What a caller takes for an id. One that is none is not found, like any other that is not there. */
export const idText = storableText.describe('id');
/** A language by its code, name or alias, as its code. */
export const languageName = storableText.transform((text, context) => {
  const language = parseLanguage(text);
  if (language) return language.code;
  context.addIssue({ code: 'custom', message: code('languageInvalid') });
  return z.NEVER;
});

export const nothing = z.object({}).strict();
/** What begins a conversation may name one whose language it takes over. */
export const likeConversation = z.object({ conversationId: idText.optional() }).strict();

/** ISO 8601, UTC. */
export const instant = z.string().datetime();
export const count = z.number().int().nonnegative();

export const messageText = storableText.refine(
  (text) => messageLength(text.trim()) <= maxMessageLength,
  code('messageTooLong'),
);

/** What somebody says about what they report. */
export const comment = storableText
  .transform((text) => text.trim())
  .refine((text) => messageLength(text) <= maxCommentLength, code('commentTooLong'));

const field = <T extends z.ZodTypeAny>(value: T) =>
  z.object({ status: z.enum(fieldStatuses), statusMessage: z.string(), value: value.nullable() }).nullable();

const marks = z.object({
  lemma: z.string().optional(),
  group: z.number().int().optional(),
  needed: z.literal(true).optional(),
  new: z.literal(true).optional(),
  approx: z.literal(true).optional(),
  dict: z.literal(true).optional(),
  quoted: z.literal(true).optional(),
});

export const morpheme = z.union([
  z.tuple([z.string(), z.string(), z.string()]),
  z.tuple([z.string(), z.string(), z.string(), marks]),
]);

export const suggestedReply = z.object({
  text: z.string(),
  means: z.string(),
  reading: z
    .array(z.tuple([z.string(), z.string()]))
    .optional()
    .describe('The text in pieces, each with how it sounds in Latin letters; not where the script is Latin.'),
});

const recapWords = z.array(z.string()).max(maxRecapWords);
const wordRecap = z.object({
  met: z.number().int().nonnegative(),
  mastered: recapWords,
  peeked: recapWords,
  needed: recapWords,
});

const notes = z.object({
  urgent: z.string().optional(),
  remark: z.string().optional(),
  apology: z.string().optional(),
  suggestions: z.array(suggestedReply).optional(),
  correction: z.string().optional(),
  correctionKind: z.enum(correctionKinds).optional(),
  canBeSimpler: z.literal(true).optional(),
  explanations: z.record(z.string()).optional(),
  knownShare: z.number().min(0).max(1).optional(),
  seenWords: z.number().int().nonnegative().optional(),
  newWords: z.number().int().nonnegative().optional(),
  recap: wordRecap.optional(),
  byBuiltin: z.literal(true).optional(),
  modelAway: z.literal(true).optional(),
  stopped: z.literal(true).optional(),
  opensFormer: z.literal(true).optional(),
  goals: z.array(z.object({ goal: z.string(), state: z.enum(['open', 'new', 'reached']) })).optional(),
});

export const message = z.object({
  id,
  senderId: z.string(),
  senderType: z.enum(senderTypes),
  position: z.number().int().positive(),
  attempt: z.number().int().positive(),
  rev: z.number().int().nonnegative(),
  revision: z.number().int().nonnegative(),
  originalMessage: field(z.string()),
  targetLanguageMessage: field(z.string()),
  fullSentenceTranslation: field(z.string()),
  morphemeTranslationDetails: field(z.array(morpheme)),
  notes: field(notes),
});

export const conversationSummary = z.object({
  _id: id,
  title: z.string(),
  conversationType: z.enum(conversationTypes),
  persona: z.string().nullable(),
  targetLanguage: z.string().nullable(),
  unread: z.boolean(),
  lastPosition: z.number().int().nonnegative(),
  username: z.string().optional(),
});

/** A field of a scenario, as a learner writes it. */
const scenarioText = storableText.refine(
  (text) => messageLength(text) <= maxScenarioFieldLength,
  code('scenarioFieldTooLong'),
);
export const scenarioWish = z.object({ reasonForLearning: scenarioText, additionalNotes: scenarioText }).strict();
export const confirmedScenario = scenarioWish
  .extend({
    languageLearnerRole: scenarioText,
    conversationPartnerRole: scenarioText,
    informationToGive: scenarioText,
    informationToRequest: scenarioText,
    context: scenarioText,
    /** As it came with the draft; it is not kept. */
    remark: z.string().optional(),
  })
  .strict();

/** A scenario as it is shown: what a tutor drafted may be longer than what a learner may confirm. */
export const scenario = z.object({
  reasonForLearning: z.string(),
  additionalNotes: z.string(),
  languageLearnerRole: z.string(),
  conversationPartnerRole: z.string(),
  informationToGive: z.string(),
  informationToRequest: z.string(),
  context: z.string(),
});

/** With what is said of it. */
export const scenarioDraft = scenario.extend({ remark: z.string().optional() });

const friend = z.object({
  userId: id,
  username: z.string(),
  blocked: z.boolean(),
  readPosition: z.number().int().nonnegative(),
});

/** One of `knownShares`, as a number. */
export const knownShare = z
  .union([z.literal(knownShares[0]), z.literal(knownShares[1]), z.literal(knownShares[2])])
  .describe('How many of a reply’s words, in per cent, the learner wants to know already.');

export const preferences = z.object({
  language: z.string().nullable(),
  ownLanguage: z.string(),
  showTransliteration: z.boolean(),
  theme: z.enum(['dark', 'light']),
  masteryThreshold: z.number().int(),
  notificationType: z.enum(notificationTypes),
  promptNotificationsPerWeek: z.number().int(),
  timezone: z.string().nullable(),
  addressAs: z.enum(formsOfAddress),
  japaneseReadings: z.enum(readingScripts),
  knownShare,
  builtinStandsIn: z
    .boolean()
    .describe('Whether the built-in tutor answers where the language model is away and it speaks the language.'),
  levels: z
    .record(z.enum(learnerLevels))
    .describe('How much of each language the learner says they know, by its code.'),
});

export const conversationDetails = conversationSummary.extend({
  conversationHistory: z.array(message),
  hasOlder: z.boolean(),
  scenario: scenario.nullable(),
  friend: friend.nullable(),
  formerFriend: friend.nullable(),
  revision: z.number().int().nonnegative(),
  tutorName: z.string(),
  canExplain: z.boolean(),
  openers: z.array(suggestedReply),
  firstRun: z
    .object({
      asksLevel: z.boolean().describe('How much of the language the learner knows is to be asked.'),
      offersTutorial: z.boolean().describe('The tutorial in this language has not been held yet.'),
    })
    .optional()
    .describe('While the conversation is empty and the tutor speaks its language.'),
  readerPreferences: preferences
    .optional()
    .describe('The settings by which its learner sees it; told to admins who view.'),
});

/** What a report is about, as it was then. */
export const reportSubject = z.union([
  z.object({
    morpheme,
    sentence: z.string(),
    language: z.string(),
    ownLanguage: z.string(),
    provenance: z
      .object({
        provider: z.string(),
        model: z.string(),
        contentVersion: z.string(),
        repaired: count.optional(),
      })
      .nullable(),
  }),
  z.object({ userId: id, username: z.string(), text: z.string().nullable() }),
]);

export const word = z.object({
  _id: id,
  identity: z.string(),
  originalMorpheme: z.string(),
  transliteratedMorpheme: z.string(),
  translatedMorpheme: z.string(),
  trueCount: z.number().int(),
  effectiveCount: z.number().int(),
  marked: z.boolean(),
  needed: z.boolean(),
});
