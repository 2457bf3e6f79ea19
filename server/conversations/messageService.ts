import { doneField, type Morpheme, wholeSentence } from '../../domain/conversation/message';
import { AppError } from '../../domain/errors';
import { fieldFrame } from '../../domain/protocol';
import type { AuditRepository } from '../admin/auditRepository';
import type { Caller } from '../accounts/caller';
import type { Clock } from '../clock';
import type { Bus } from '../realtime/bus';
import { publishToReaders } from '../realtime/publishToReaders';
import { conversationTopic } from '../realtime/topics';
import type { Tutor } from '../tutor/tutor';
import type { ExplanationService } from '../words/explanationService';
import type { UsageService } from '../usage/usageService';
import type { ConversationRepository, FoundMessage } from './conversationRepository';
import { messageView, parseFields, type RenderedFields } from './messageView';

export interface MessageDeps {
  conversations: ConversationRepository;
  tutor: Tutor;
  usage: UsageService;
  explanations: ExplanationService;
  bus: Bus;
  clock: Clock;
  /** Ends what is being made of a message, before the message goes. */
  stopTurnsFor(messageId: string): Promise<void>;
  audit: Pick<AuditRepository, 'recordIn'>;
}

/** A provider that has not answered by then is not going to. */
const answerWithinMs = 60_000;

interface RenderedMessage {
  message: FoundMessage;
  rendering: FoundMessage['renderings'][number];
  fields: RenderedFields;
  text: string;
  words: readonly Morpheme[];
}

export type MessageService = ReturnType<typeof createMessageService>;

/** What is done to single messages. */
export function createMessageService(deps: MessageDeps) {
  const { conversations, tutor, usage, explanations, bus, clock, stopTurnsFor, audit } = deps;
  async function require(caller: Caller, messageId: string): Promise<FoundMessage> {
    const message = await conversations.findMessage(caller.userId, messageId);
    if (!message) throw new AppError('messageNotFound');
    return message;
  }

  /**
   * Specification, section 4: admins may delete any message, others a tutor's and their own. `asAdmin` says that
   * another learner might not.
   */
  async function requireDeletable(
    caller: Caller,
    messageId: string,
  ): Promise<{ message: FoundMessage; asAdmin: boolean }> {
    const shown = await conversations.findMessage(caller.userId, messageId);
    if (shown && (shown.senderType !== 'user' || shown.senderId === caller.userId)) {
      return { message: shown, asAdmin: false };
    }
    if (caller.userType !== 'admin') throw new AppError(shown ? 'forbidden' : 'messageNotFound');
    const message = shown ?? (await conversations.findAnyMessage(messageId));
    if (!message) throw new AppError('messageNotFound');
    return { message, asAdmin: true };
  }

  /** A message that has been put into a language, and is finished. */
  async function requireRendered(caller: Caller, messageId: string, refusal: string): Promise<RenderedMessage> {
    const message = await require(caller, messageId);
    const [rendering] = message.renderings;
    if (!rendering) throw new AppError('tutorCannot', { message: refusal });
    const fields = parseFields(rendering.fields);
    const { targetLanguageMessage: text, morphemeTranslationDetails: words } = fields;
    if (text?.status !== 'done' || !text.value) throw new AppError('tutorCannot', { message: refusal });
    return { message, rendering, fields, text: text.value, words: words?.value ?? [] };
  }

  /** Keeps what was made for a message with it, and shows it to whoever sees this rendering. */
  async function keep<Name extends 'fullSentenceTranslation' | 'notes'>(
    { message, rendering }: RenderedMessage,
    name: Name,
    change: (field: RenderedFields[Name]) => RenderedFields[Name],
  ): Promise<void> {
    const written = await conversations.changeFields(message, rendering, (fields) => ({
      [name]: change(fields[name]),
    }));
    // Deleted or made anew meanwhile: what was asked about is not there any more.
    if (!written) throw new AppError('messageNotFound');
    const view = messageView({ ...message, ...written, renderings: [{ ...rendering, ...written }] }, rendering);
    const field = view[name];
    const frames = field ? [fieldFrame(view, message.conversationId, name, field)] : [];
    const readers = await conversations.readersOf(message, rendering.id);
    const readerIds = readers.map(({ userId }) => userId);
    publishToReaders(bus, { ...written, conversationId: message.conversationId }, readerIds, frames);
  }

  return {
    delete: async (caller: Caller, messageId: string): Promise<void> => {
      const { message, asAdmin } = await requireDeletable(caller, messageId);
      await stopTurnsFor(messageId);
      const revision = await conversations.deleteMessage(message, new Date(clock.now()), async (tx) => {
        if (asAdmin) await audit.recordIn(tx, caller.userId, 'delete message', messageId);
      });
      if (revision === null) throw new AppError('messageNotFound');
      const { conversationId } = message;
      const removed = { conversationId, messageId, revision };
      bus.publish(conversationTopic(conversationId), { kind: 'frame', frame: { type: 'message', removed } });
    },

    /** What a message says as a whole, in the reader's own language; made once and kept with it. */
    translate: async (caller: Caller, messageId: string): Promise<string> => {
      const found = await requireRendered(caller, messageId, untranslatable);
      const { rendering, fields, text, words } = found;
      const kept = fields.fullSentenceTranslation;
      if (kept?.status === 'done' && kept.value) return kept.value;
      const translation = await tutor.translate({
        language: rendering.targetLanguage,
        ownLanguage: rendering.ownLanguage,
        text,
        words,
        meter: usage.meterOf(caller.userId),
        signal: AbortSignal.timeout(answerWithinMs),
      });
      if (translation === null) throw new AppError('tutorCannot', { message: untranslatable });
      await keep(found, 'fullSentenceTranslation', () => doneField(translation));
      return translation;
    },

    /**
     * Why words of a message, or its correction where none are named, are as they are, or how it is built; made once and
     * kept with it.
     *
     * @param about words as they stand in the message, one after the other; `wholeSentence` for all of them
     */
    explain: async (caller: Caller, messageId: string, about: string): Promise<string> => {
      const found = await requireRendered(caller, messageId, inexplicable);
      const { rendering, fields, text, words, message } = found;
      if (about !== '' && about !== wholeSentence && !text.includes(about)) throw new AppError('wordNotFound');
      const kept = fields.notes?.value?.explanations?.[about];
      if (kept !== undefined) return kept;
      if (!tutor.explain) throw new AppError('tutorCannot', { message: inexplicable });
      const language = rendering.targetLanguage;
      const facts = await explanations.factsOf(caller.userId, { message, language, text, words, about });
      const explanation = await tutor.explain({
        ...facts,
        language,
        ownLanguage: rendering.ownLanguage,
        text,
        words,
        about,
        original: message.originalText ?? undefined,
        meter: usage.meterOf(caller.userId),
        signal: AbortSignal.timeout(answerWithinMs),
      });
      if (!explanation) throw new AppError('tutorCannot', { message: inexplicable });
      await keep(found, 'notes', (notes) => {
        const explanations = { ...notes?.value?.explanations, [about]: explanation };
        return doneField({ ...notes?.value, explanations });
      });
      return explanation;
    },
  };
}

const inexplicable = 'The tutor cannot explain this.';
const untranslatable = 'The tutor cannot translate this sentence as a whole.';
