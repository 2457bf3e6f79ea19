import { createOneAtATime } from './oneAtATime';
import { type StoreContext, viewerFlagOf } from './storeContext';
import { wordsStateOf } from './storeWords';

type LoadingContext = Pick<StoreContext, 'get' | 'set' | 'deps'>;

/** The learner's words, asked for anew whenever a turn's words are complete or their counting changed. */
export function createWordsLoading({ get, set, deps }: LoadingContext, walkAgain: () => void) {
  let version = 0;

  function wordsChanged(): void {
    version += 1;
    walkAgain();
  }

  function isUnread(): boolean {
    const { conversations, conversation } = get();
    return conversations.some(({ _id, unread }) => unread && _id === conversation.conversationId);
  }

  async function load(): Promise<void> {
    const { conversationId } = get().conversation;
    if (conversationId === null) return;
    const before = version;
    try {
      // What the tutor or a friend began with counts once it is read, and is read now, if anybody can see it.
      if (isUnread() && !get().viewer && deps().network.isVisible())
        await deps().call('POST /conversation/read', { conversationId });
      const answer = await deps().call('GET /morphemes', { conversationId, ...viewerFlagOf(get()) });
      // A mark made meanwhile is newer than this answer.
      if (version !== before || get().conversation.conversationId !== conversationId) {
        void refreshWords();
        return;
      }
      set({ words: wordsStateOf(answer, true) });
      wordsChanged();
    } catch (error) {
      deps().warn('The words were not loaded.', error);
    }
  }

  const refreshWords = createOneAtATime(load);

  return {
    wordsChanged,
    refreshWords,
    /** The page can be seen again: what has come meanwhile is read now. */
    readUnread: () => {
      if (isUnread()) void refreshWords();
    },
  };
}
