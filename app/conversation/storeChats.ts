import type { Around } from './storeAround';
import { report, type StoreContext } from './storeContext';
import type { ConversationActions } from './storeTypes';

/** What is done with a conversation of the list, be it open or not. */
export function createChatActions(
  context: StoreContext,
  { loadTitles, catchUp, deletingIds }: Pick<Around, 'loadTitles' | 'catchUp' | 'deletingIds'>,
): Pick<ConversationActions, 'deleteConversation' | 'updateLanguage'> {
  const { get, set, deps } = context;
  return {
    deleteConversation: async (id) => {
      if (get().viewer) return false;
      deletingIds.add(id);
      try {
        await deps().call('DELETE /conversation/delete/:id', { id });
        set({ conversations: get().conversations.filter(({ _id }) => _id !== id) });
        if (get().conversation.conversationId === id) set({ gone: 'here' });
        return true;
      } catch (error) {
        deletingIds.delete(id);
        report(context, 'A conversation was not deleted.', error);
        // It may have been deleted elsewhere already.
        loadTitles().catch((failure: unknown) => deps().warn('The chats were not listed.', failure));
        return false;
      }
    },

    updateLanguage: async (conversationId) => {
      if (get().viewer) return null;
      try {
        const { message } = await deps().call('POST /conversation/update-language', { conversationId });
        await catchUp();
        return message;
      } catch (error) {
        report(context, 'A conversation keeps its language.', error);
        return null;
      }
    },
  };
}
