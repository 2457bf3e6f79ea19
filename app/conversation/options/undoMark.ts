import { messageTexts } from '../../../domain/texts/message';
import { announce } from '../../ui/announce';
import type { ConversationActions } from '../storeTypes';

/** Takes the last mark back, and tells whoever does not see that it is. */
export async function undoMark(actions: Pick<ConversationActions, 'undoMark'>): Promise<void> {
  if (await actions.undoMark()) announce(messageTexts.undone);
}
