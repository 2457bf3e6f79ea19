import { createOneAtATime } from '../api/oneAtATime';
import { type StoreContext, viewerFlagOf } from './storeContext';
import { wordsStateOf } from './storeWords';

type LoadingContext = Pick<StoreContext, 'get' | 'set' | 'deps'>;

export type WordsLoading = ReturnType<typeof createWordsLoading>;

/** The learner's words, asked for anew whenever a turn's words are complete or their counting changed. */
export function createWordsLoading({ get, set, deps }: LoadingContext, walkAgain: () => void) {
  let version = 0;
  /** The newest revision of the word bank that was heard of. */
  let heard = 0;
  let marking = 0;
  let isLoading = false;

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
    isLoading = true;
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
      isLoading = false;
      catchUp();
    } catch (error) {
      deps().warn('The words were not loaded.', error);
    } finally {
      isLoading = false;
    }
  }

  const refreshWords = createOneAtATime(load);

  /** While they are being asked for, the answer may be as new as what was heard. */
  function catchUp(): void {
    if (!isLoading && marking === 0 && heard > get().words.revision) void refreshWords();
  }

  return {
    wordsChanged,
    refreshWords,
    /** Words were marked or counted, in this tab or elsewhere. */
    hearRevision: (revision: number): void => {
      heard = Math.max(heard, revision);
      catchUp();
    },
    /** Makes a mark and takes its answer: until that is here, what is heard may be this very mark. */
    whileMarking: async (mark: () => Promise<void>): Promise<void> => {
      marking += 1;
      try {
        await mark();
      } finally {
        marking -= 1;
        catchUp();
      }
    },
    /** The page can be seen again: what has come meanwhile is read now, and counts. */
    lookedAt: () => {
      if (!get().viewer && isUnread()) void refreshWords();
    },
  };
}
