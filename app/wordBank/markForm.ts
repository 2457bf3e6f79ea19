import { textOf } from '../forms/pageForm';

/** Marks by their intent in the form, with the call that does them. */
const calls = {
  mastered: 'PATCH /morphemes/update-morphemes-mastered',
  notMastered: 'PATCH /morphemes/update-morphemes-not-mastered',
} as const;

export type MarkIntent = keyof typeof calls;

/** What the word bank's form asks for; null for an intent it does not have. */
export function readMarkForm(fields: FormData) {
  const intent = textOf(fields, 'intent');
  if (intent === 'undo') return { call: 'POST /morphemes/undo', input: {} } as const;
  if (intent !== 'mastered' && intent !== 'notMastered') return null;
  const morphemeIds = fields.getAll('morphemeIds').filter((id): id is string => typeof id === 'string');
  return { call: calls[intent], input: { morphemeIds } };
}
