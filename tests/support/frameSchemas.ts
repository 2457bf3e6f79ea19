import { z } from 'zod';
import { senderTypes } from '../../domain/conversation/message';
import {
  type ErrorFrame,
  type MessageFrame,
  type RevisionFrame,
  scenarioTarget,
  type ServerFrame,
} from '../../domain/protocol';
import {
  conversationDetails,
  conversationSummary,
  count,
  id,
  message,
  preferences,
  scenario,
} from '../../server/http/schemas';
import { strictly } from '../../server/http/strictly';

const fields = message.pick({
  originalMessage: true,
  targetLanguageMessage: true,
  fullSentenceTranslation: true,
  morphemeTranslationDetails: true,
  notes: true,
}).shape;

const fieldFrame = <Name extends keyof typeof fields>(fieldName: Name) =>
  (fields[fieldName].unwrap() as z.ZodObject<z.ZodRawShape>).extend({
    type: z.literal('message:target'),
    target: id,
    conversationId: id,
    senderId: z.string(),
    senderType: z.enum(senderTypes),
    position: z.number().int().positive(),
    fieldName: z.literal(fieldName),
    attempt: z.number().int().positive(),
    rev: count,
    revision: count,
    clientMessageId: id.optional(),
  });

const scenarioSnapshot = (fields.originalMessage.unwrap() as z.ZodObject<z.ZodRawShape>).extend({
  type: z.literal('message:target'),
  target: z.literal(scenarioTarget),
  fieldName: z.literal('scenario'),
  senderId: z.string(),
  senderType: z.enum(senderTypes),
  conversationId: z.literal(''),
  value: scenario.nullable(),
});

/** What a frame of each kind may hold: a field of a message by the field's name, the others by their type. */
export const frameSchemas = {
  originalMessage: fieldFrame('originalMessage'),
  targetLanguageMessage: fieldFrame('targetLanguageMessage'),
  fullSentenceTranslation: fieldFrame('fullSentenceTranslation'),
  morphemeTranslationDetails: fieldFrame('morphemeTranslationDetails'),
  notes: fieldFrame('notes'),
  scenario: scenarioSnapshot,
  message: z.object({
    type: z.literal('message'),
    adminChanged: z.literal(true).optional(),
    conversations: z.array(conversationSummary).optional(),
    conversationDetails: conversationDetails.optional(),
    preferences: preferences.optional(),
    wordsRevision: count.optional(),
    progress: z.object({ language: z.string() }).optional(),
    friendRead: z.object({ conversationId: id, position: count }).optional(),
    removed: z.object({ conversationId: id, messageId: id, revision: count }).optional(),
  } satisfies Record<keyof MessageFrame, z.ZodTypeAny>),
  revision: z.object({
    type: z.literal('revision'),
    conversationId: id,
    revision: count,
    caughtUp: z.literal(true).optional(),
  } satisfies Record<keyof RevisionFrame, z.ZodTypeAny>),
  error: z.object({ type: z.literal('error'), message: z.string() } satisfies Record<keyof ErrorFrame, z.ZodTypeAny>),
  hello: z.object({ type: z.literal('hello') }),
  authenticated: z.object({ type: z.literal('authenticated') }),
  pong: z.object({ type: z.literal('pong') }),
} as const;

/** What kind of frame this is, by the names of `frameSchemas`. */
export const frameKind = (frame: ServerFrame) => (frame.type === 'message:target' ? frame.fieldName : frame.type);

/** Why a frame is none that is declared; null for one that is. Keys that its schema does not name are a reason. */
export function frameProblem(frame: ServerFrame): string | null {
  const schema = new Map<string, z.ZodTypeAny>(Object.entries(frameSchemas)).get(frameKind(frame));
  if (!schema) return `no frame is declared as ${JSON.stringify(frame)}`;
  const { error } = strictly(schema).safeParse(frame);
  return error ? `a frame ${frameKind(frame)} is not as declared: ${JSON.stringify(error.issues)}` : null;
}
