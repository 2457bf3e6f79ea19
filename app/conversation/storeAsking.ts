import { aboutMessage, type StoreContext } from './storeContext';
import type { ConversationActions } from './storeTypes';

/** What is asked of the server about a message beside its words. */
export function createAskingActions(context: StoreContext): Pick<ConversationActions, 'translate' | 'reportGloss'> {
  const { get, set, deps } = context;

  function setTranslated(id: string, isShown: boolean): void {
    const translatedIds = new Set(get().translatedIds);
    if (isShown) translatedIds.add(id);
    else translatedIds.delete(id);
    set({ translatedIds });
  }

  return {
    translate: async (messageId) => {
      if (get().translatedIds.has(messageId)) {
        setTranslated(messageId, false);
        return;
      }
      const field = get().messages.find(({ id }) => id === messageId)?.fullSentenceTranslation;
      setTranslated(messageId, true);
      if (field?.status === 'done' || field?.status === 'loaded') return;
      // The field itself comes as a frame, here and in every other tab.
      const wasAsked = await aboutMessage(context, messageId, 'A sentence was not translated.', () =>
        deps().call('POST /message/translate-sentence', { messageId }),
      );
      if (!wasAsked) setTranslated(messageId, false);
    },

    reportGloss: (messageId, original) =>
      aboutMessage(context, messageId, 'A gloss was not reported.', () =>
        deps().call('POST /report/gloss', { messageId, original }),
      ),
  };
}
