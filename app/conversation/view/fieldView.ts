import type { Field } from '../../../domain/conversation/message';

export type FieldView = 'absent' | 'waiting' | 'shown' | 'error' | 'unknown';

/** What the state of a field means for the eye (specification, section 4, 'Field status'). */
export function fieldViewOf(field: Field<unknown> | null): FieldView {
  switch (field?.status) {
    case undefined:
      return field === null ? 'absent' : 'unknown';
    case 'connecting':
    case 'pending':
    case 'generating':
      return 'waiting';
    case 'streaming':
    case 'done':
    case 'loaded':
      return 'shown';
    case 'error':
      return 'error';
    default:
      return 'unknown';
  }
}
