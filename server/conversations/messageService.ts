import { doneField } from '../../domain/conversation/message';
import { AppError } from '../../domain/errors';
import { fieldFrame } from '../../domain/protocol';
import type { AuditRepository } from '../admin/auditRepository';
import type { Caller } from '../accounts/caller';
import type { Clock } from '../clock';
import type { Bus } from '../realtime/bus';
import { publishToReaders } from '../realtime/publishToReaders';
import { conversationTopic } from '../realtime/topics';
import type { Tutor } from '../tutor/tutor';
import type { ConversationRepository, FoundMessage } from './conversationRepository';
import { messageView, parseFields } from './messageView';

export interface MessageDeps {
  conversations: ConversationRepository;
  tutor: Tutor;
  bus: Bus;
  clock: Clock;
  /** Ends the turn that a message belongs to, before the message goes. */
  stopTurnOf(messageId: string): Promise<void>;
  audit: Pick<AuditRepository, 'recordIn'>;
}

/** A provider that has not translated a sentence by then is not going to. */
const translateWithinMs = 60_000;

export type MessageService = ReturnType<typeof createMessageService>;

/** What is done to single messages. */
export function createMessageService({ conversations, tutor, bus, clock, stopTurnOf, audit }: MessageDeps) {
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

  return {
    delete: async (caller: Caller, messageId: string): Promise<void> => {
      const { message, asAdmin } = await requireDeletable(caller, messageId);
      await stopTurnOf(messageId);
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
      const message = await require(caller, messageId);
      const [rendering] = message.renderings;
      if (!rendering) throw new AppError('tutorCannot', { message: untranslatable });
      const { fullSentenceTranslation, targetLanguageMessage, morphemeTranslationDetails } = parseFields(
        rendering.fields,
      );
      if (fullSentenceTranslation?.status === 'done' && fullSentenceTranslation.value) {
        return fullSentenceTranslation.value;
      }
      if (targetLanguageMessage?.status !== 'done' || !targetLanguageMessage.value) {
        throw new AppError('tutorCannot', { message: untranslatable });
      }
      const translation = await tutor.translate({
        language: rendering.targetLanguage,
        ownLanguage: rendering.ownLanguage,
        text: targetLanguageMessage.value,
        words: morphemeTranslationDetails?.value ?? [],
        signal: AbortSignal.timeout(translateWithinMs),
      });
      if (translation === null) throw new AppError('tutorCannot', { message: untranslatable });

      const field = doneField(translation);
      const written = await conversations.writeTranslation(message, rendering, field);
      // Deleted or made anew meanwhile: what was asked about is not there any more.
      if (!written) throw new AppError('messageNotFound');
      const view = messageView({ ...message, ...written, renderings: [{ ...rendering, rev: written.rev }] }, rendering);
      const frame = fieldFrame(view, message.conversationId, 'fullSentenceTranslation', field);
      const readers = await conversations.readersOf(message, rendering.id);
      const readerIds = readers.map(({ userId }) => userId);
      publishToReaders(bus, { ...written, conversationId: message.conversationId }, readerIds, [frame]);
      return translation;
    },
  };
}

const untranslatable = 'The tutor cannot translate this sentence as a whole.';
