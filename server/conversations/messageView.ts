import { doneField, type Message, type MessageFields, type SenderType } from '../../domain/conversation/message';

/** The fields that are made for one pair of languages; what was typed stands with the message itself. */
export type RenderedFields = Omit<MessageFields, 'originalMessage'>;

export const noFields: RenderedFields = {
  targetLanguageMessage: null,
  fullSentenceTranslation: null,
  morphemeTranslationDetails: null,
  notes: null,
};

export interface RenderingRow {
  id: string;
  targetLanguage: string;
  ownLanguage: string;
  attempt: number;
  rev: number;
  fields: string;
}

export interface MessageRow {
  id: string;
  position: number;
  senderId: string;
  senderType: string;
  originalText: string | null;
  revision: number;
  renderings: RenderingRow[];
}

export const parseFields = (json: string): RenderedFields => JSON.parse(json) as RenderedFields;

/**
 * A message with only the rendering that was made for this reader, whatever their languages are by now: what was said
 * stays as it was read and counted. Of a message to a friend the older rendering is its sender's, the other one the
 * friend's; where both have the same languages there is one.
 */
export function forReader<Row extends { senderId: string; renderings: { id: string }[] }>(
  readerId: string,
  row: Row,
): Row {
  if (row.renderings.length < 2) return row;
  const [older, newer] = [...row.renderings].sort((a, b) => (a.id < b.id ? -1 : 1));
  const made = row.senderId === readerId ? older : newer;
  return { ...row, renderings: made ? [made] : [] };
}

/** A message as its reader sees it: in their own pair of languages where it was made for that, else as it was made. */
export function messageView(row: MessageRow, pair: { targetLanguage: string | null; ownLanguage: string }): Message {
  const rendering =
    row.renderings.find((r) => r.targetLanguage === pair.targetLanguage && r.ownLanguage === pair.ownLanguage) ??
    row.renderings[0];
  const fields = rendering ? parseFields(rendering.fields) : noFields;
  return {
    id: row.id,
    senderId: row.senderId,
    senderType: row.senderType as SenderType,
    position: row.position,
    attempt: rendering?.attempt ?? 1,
    rev: rendering?.rev ?? 0,
    revision: row.revision,
    originalMessage: row.originalText === null ? null : doneField(row.originalText),
    targetLanguageMessage: fields.targetLanguageMessage,
    fullSentenceTranslation: fields.fullSentenceTranslation,
    morphemeTranslationDetails: fields.morphemeTranslationDetails,
    notes: fields.notes,
  };
}
