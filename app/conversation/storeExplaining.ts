import { sentenceOf } from '../api/sentenceOf';
import type { StoreContext } from './storeContext';
import type { AskedExplanation, ConversationActions } from './storeTypes';

/** Why words, or a correction, are as they are. The server keeps what it has explained with the message. */
export function createExplainingActions({ get, set, deps }: StoreContext): Pick<ConversationActions, 'explain'> {
  async function ask({ messageId, about }: AskedExplanation): Promise<Pick<AskedExplanation, 'state' | 'text'>> {
    const message = get().messages.find(({ id }) => id === messageId);
    const kept = message?.notes?.value?.explanations?.[about];
    if (kept !== undefined) return { state: 'done', text: kept };
    try {
      const { explanation } = await deps().call('POST /message/explain', { messageId, about });
      return { state: 'done', text: explanation };
    } catch (error) {
      deps().warn('Nothing was explained.', error);
      return { state: 'failed', text: sentenceOf(error) };
    }
  }

  return {
    explain: async (messageId, about) => {
      const { viewer, explanation: former } = get();
      if (viewer) return;
      if (former?.state === 'asking' && former.messageId === messageId && former.about === about) return;
      const asked: AskedExplanation = { messageId, about, state: 'asking', text: '' };
      set({ explanation: asked });
      const answer = await ask(asked);
      // Something else was asked meanwhile, or the details were closed: what came stands with the message's notes.
      if (get().explanation === asked) set({ explanation: { ...asked, ...answer } });
    },
  };
}
