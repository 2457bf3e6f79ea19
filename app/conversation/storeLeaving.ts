import { conversationTexts } from '../../domain/texts/conversation';
import type { StoreContext } from './storeContext';
import { unsentOf } from './storeUnsent';

/** What goes along from a conversation that exists no more to the one that is opened now. */
export interface Left {
  /** What was not sent. */
  unsent: string;
  /** Why another conversation is opened, for whoever did not ask for that. */
  why: string | null;
}

/** What was not sent stays with its conversation, or goes along when that was deleted elsewhere. */
export function leave(context: Pick<StoreContext, 'get' | 'deps'>): Left {
  const { gone, conversation } = context.get();
  if (gone === null || conversation.conversationId === null) return { unsent: '', why: null };
  context.deps().drafts.replace(conversation.conversationId, '');
  // Whoever has just deleted it saw what stood there.
  if (gone === 'here') return { unsent: '', why: null };
  const unsent = unsentOf(context.get());
  return { unsent, why: conversationTexts.deletedElsewhere(unsent !== '') };
}
