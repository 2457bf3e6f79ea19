import type { ConversationDetails } from '../../domain/conversation/conversation';
import { isAppError } from '../../domain/errors';
import { report, type StoreContext } from './storeContext';
import type { ConversationActions, WordsAnswer } from './storeTypes';
import { wordsStateOf } from './storeWords';

type OpeningActions = Pick<ConversationActions, 'newChat' | 'openConversation' | 'adopt' | 'loadOlder'> & {
  /** The current conversation and the settings, where the page came without them. */
  loadHistory(): Promise<void>;
  /** Once somebody is signed in again: what was refused is asked for once more (specification, section 4). */
  reloadIfRefused(): void;
};

/** Going from one conversation to another, and back in one. */
export function createOpeningActions(context: StoreContext, wordsChanged: () => void): OpeningActions {
  const { get, set, dispatch, deps } = context;
  /** What was refused for want of a session. */
  let refused: (() => Promise<void>) | null = null;

  const viewerFlag = () => (get().viewer ? { viewer: '1' as const } : {});

  function show(details: ConversationDetails, words: WordsAnswer | null): void {
    if (words) {
      set({ words: wordsStateOf(words) });
      wordsChanged();
    }
    dispatch({ type: 'opened', details });
    set({
      openingId: null,
      draft: deps().drafts.read(details._id),
      sendProblem: null,
      problem: null,
      expandedMessageId: null,
      selected: new Set(),
      peeked: null,
      lastMark: null,
    });
    if (!words) void context.refreshWords();
    if (!get().viewer) deps().connection.subscribe(details._id);
  }

  async function orLater(what: string, load: () => Promise<void>): Promise<void> {
    try {
      await load();
    } catch (error) {
      set({ openingId: null });
      if (isAppError(error) && (error.status === 401 || error.status === 403)) refused = () => orLater(what, load);
      report(context, what, error);
    }
  }

  /** Words are a help to the conversation, not a condition for it. */
  const wordsOf = (conversationId: string) =>
    deps()
      .call('GET /morphemes', { conversationId, ...viewerFlag() })
      .catch((error: unknown) => {
        deps().warn('The words of a conversation were not loaded.', error);
        return null;
      });

  const loadTitles = async () => {
    set({ conversations: await deps().call('GET /conversation/titles', {}) });
  };

  return {
    newChat: async () => {
      let id = null as string | null;
      await orLater('A new chat was not made.', async () => {
        if (get().viewer || get().openingId !== null) return;
        set({ openingId: 'new', problem: null });
        const details = await deps().call('POST /conversation/reset', {});
        id = details._id;
        show(details, null);
      });
      if (id !== null) void orLater('The chats were not listed.', loadTitles);
      return id;
    },

    openConversation: (id) =>
      orLater('A conversation was not opened.', async () => {
        if (id === get().conversation.conversationId) {
          set({ openingId: null });
          return;
        }
        set({ openingId: id, problem: null });
        const [details, words] = await Promise.all([
          deps().call('GET /conversation/by-id/:id', { id, ...viewerFlag() }),
          wordsOf(id),
        ]);
        // The learner has chosen another one meanwhile.
        if (get().openingId === id) show(details, words);
      }),

    adopt: ({ details, preferences, conversations, words }) => {
      set({ preferences, conversations });
      if (details?._id === get().conversation.conversationId) dispatch({ type: 'loaded', details });
      else if (details) show(details, words);
    },

    loadOlder: async () => {
      const { conversation, isLoadingOlder } = get();
      const { conversationId, hasOlder, completeFrom: before } = conversation;
      if (conversationId === null || !hasOlder || isLoadingOlder) return;
      set({ isLoadingOlder: true });
      try {
        const input = { id: conversationId, before: String(before), ...viewerFlag() };
        const details = await deps().call('GET /conversation/by-id/:id', input);
        dispatch({ type: 'olderPage', details, before });
      } catch (error) {
        report(context, 'Older messages were not loaded.', error);
      } finally {
        set({ isLoadingOlder: false });
      }
    },

    loadHistory: () =>
      orLater('The history was not loaded.', async () => {
        const { conversationDetails, preferences } = await deps().call('GET /conversation/request-history', {});
        set({ preferences });
        show(conversationDetails, null);
      }),

    reloadIfRefused: () => {
      const again = refused;
      refused = null;
      void again?.();
    },
  };
}
