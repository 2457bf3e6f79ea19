import type { Field, FieldName, MessageNotes, Morpheme, SenderType } from '../../domain/conversation/message';
import { doneField, isTerminal } from '../../domain/conversation/message';
import type { ErrorCode } from '../../domain/texts/errors';
import { errorTexts } from '../../domain/texts/errors';
import type { RenderedFields } from '../conversations/messageView';
import type { TutorEvent } from '../tutor/tutor';

/** A message while it is being made: newer than what the database holds. */
export interface LiveMessage {
  id: string;
  renderingId: string;
  turnId: string;
  conversationId: string;
  senderId: string;
  senderType: SenderType;
  position: number;
  attempt: number;
  /** Raised with every change. */
  rev: number;
  /** The conversation's revision of the last commit that held this message. */
  revision: number;
  fields: RenderedFields;
  /** Whether something changed since the last checkpoint. */
  dirty: boolean;
}

export type RenderedFieldName = Exclude<FieldName, 'originalMessage'>;

export const pendingFields: RenderedFields = {
  targetLanguageMessage: { status: 'pending', statusMessage: '', value: null },
  morphemeTranslationDetails: { status: 'pending', statusMessage: '', value: null },
  fullSentenceTranslation: null,
  notes: null,
};

const streaming = <T>(value: T): Field<T> => ({ status: 'streaming', statusMessage: '', value });
const failed = <T>(statusMessage: string, value: T | null): Field<T> => ({ status: 'error', statusMessage, value });

/** What an event of the tutor changes in the message's fields; empty for events that are about something else. */
export function fieldsOf(event: TutorEvent, fields: RenderedFields): Partial<RenderedFields> {
  switch (event.type) {
    case 'status': {
      const text = fields.targetLanguageMessage;
      // A status line stands where the text will: once there is text it has nothing to say.
      if (text?.value) return {};
      return { targetLanguageMessage: { status: 'generating', statusMessage: event.text, value: null } };
    }
    case 'text':
      return { targetLanguageMessage: streaming(event.text) };
    case 'words':
      return { morphemeTranslationDetails: streaming(event.words) };
    case 'translation':
      return { fullSentenceTranslation: doneField(event.text) };
    case 'standIn':
      return { notes: doneField({ ...fields.notes?.value, byBuiltin: true }) };
    case 'notes':
      return { notes: doneField({ ...fields.notes?.value, ...event.notes }) };
    default:
      return {};
  }
}

/** The fields with other words in place of those that they have; none where they have none. */
export function withWords(fields: RenderedFields, value: Morpheme[]): RenderedFields {
  const { morphemeTranslationDetails: words } = fields;
  return words ? { ...fields, morphemeTranslationDetails: { ...words, value } } : fields;
}

/**
 * The fields as they are when nothing more will come. What stands is done; what was never begun is not rendered;
 * with an error the text keeps what had come and says why there is no more.
 */
export function finishedFields(fields: RenderedFields, error: string | null, extra: MessageNotes): RenderedFields {
  const { targetLanguageMessage: text, morphemeTranslationDetails: words } = fields;
  const notes = { ...fields.notes?.value, ...extra };
  return {
    targetLanguageMessage:
      error === null ? (text?.value ? doneField(text.value) : null) : failed(error, text?.value ?? null),
    morphemeTranslationDetails: words?.value?.length ? doneField(words.value) : null,
    fullSentenceTranslation:
      fields.fullSentenceTranslation && isTerminal(fields.fullSentenceTranslation.status)
        ? fields.fullSentenceTranslation
        : null,
    notes: Object.keys(notes).length > 0 ? doneField(notes) : null,
  };
}

/** A message whose process died: partial text stands, and the learner may try again. */
export function interruptedFields(fields: RenderedFields, code: ErrorCode = 'replyInterrupted'): RenderedFields {
  const { targetLanguageMessage: text } = fields;
  if (text === null || isTerminal(text.status)) return finishedFields(fields, null, {});
  return finishedFields(fields, errorTexts[code], {});
}
