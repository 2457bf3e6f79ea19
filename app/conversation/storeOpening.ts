import type { ConversationDetails } from '../../domain/conversation/conversation';
import { emptyScenario } from '../../domain/conversation/scenario';
import { isAppError } from '../../domain/errors';
import type { Around } from './storeAround';
import { likeOpenOf, report, type StoreContext, subscribeTo, untouched, viewerFlagOf } from './storeContext';
import { leave } from './storeLeaving';
import type { Beginning, ConversationActions, WordsState } from './storeTypes';
import { planOf } from './storeScenario';
import { takeUnsent } from './storeUnsent';
import { wordsStateOf } from './storeWords';

type OpeningActions = Pick<
  ConversationActions,
  | 'newChat'
  | 'beginStarter'
  | 'restartTutorial'
  | 'beginScenario'
  | 'openCurrent'
  | 'openConversation'
  | 'adopt'
  | 'loadOlder'
>;

export interface Opening {
  actions: OpeningActions;
  /** Details of a conversation, which may be the one that is being opened. */
  hear(details: ConversationDetails): void;
  /**
   * Once somebody is signed in: what was refused for want of a session is asked for once more (specification, section
   * 4), and the current conversation where the page came without one.
   */
  loadWhatIsMissing(): void;
}

/** Going from one conversation to another, and back in one. */
export function createOpening(
  context: StoreContext,
  wordsChanged: () => void,
  { loadTitles, expectPreferences, catchUp }: Pick<Around, 'loadTitles' | 'expectPreferences' | 'catchUp'>,
): Opening {
  const { get, set, dispatch, deps } = context;
  /** What was refused for want of a session. */
  let refused: (() => void) | null = null;
  let isLoadingHistory = false;
  /** Stands for what the learner last chose to see. */
  let wanted: object | null = null;
  /** Newer than the answer with which one of them will be opened. */
  const heardMeanwhile = new Map<string, ConversationDetails>();

  const isWithout = () => get().conversation.conversationId === null && get().openingId === null;
  const viewerFlag = () => viewerFlagOf(get());

  /** The learner wants to see this one now, whatever was wanted before. Returns whether that is still so. */
  function beginOpening(openingId: string): () => boolean {
    const mine = {};
    wanted = mine;
    refused = null;
    heardMeanwhile.clear();
    set({ openingId, problem: null });
    return () => wanted === mine;
  }

  function show(details: ConversationDetails, words: WordsState | null): void {
    if (words) {
      set({ words });
      wordsChanged();
    }
    // An empty chat is not piled upon another: the new one may be the one that is open, with something on its way.
    const isOpen = details._id === get().conversation.conversationId;
    const left = isOpen ? null : leave(context);
    dispatch({ type: isOpen ? 'loaded' : 'opened', details });
    const heard = heardMeanwhile.get(details._id);
    if (heard) dispatch({ type: 'loaded', details: heard });
    if (left) takeUnsent(context, left.unsent);
    set({ openingId: null, ...untouched, problem: left?.why ?? null });
    if (!words?.isWhole) void context.refreshWords();
    if (!get().viewer) subscribeTo(context, details._id);
  }

  /** Words are a help to the conversation, not a condition for it. */
  const wordsOf = (conversationId: string) =>
    deps()
      .call('GET /morphemes', { conversationId, ...viewerFlag() })
      .then((answer) => wordsStateOf(answer, true))
      .catch((error: unknown) => {
        deps().warn('The words of a conversation were not loaded.', error);
        return null;
      });

  /** Whatever it fails with, it is still missing, and asked for again with the next token. */
  async function loadHistory(): Promise<void> {
    if (isLoadingHistory) return;
    isLoadingHistory = true;
    try {
      const takePreferences = expectPreferences();
      const { conversationDetails, preferences } = await deps().call('GET /conversation/request-history', {});
      takePreferences(preferences);
      if (isWithout()) show(conversationDetails, null);
    } catch (error) {
      report(context, 'The history was not loaded.', error);
    } finally {
      isLoadingHistory = false;
    }
  }

  /** @param isWanted whether the learner still waits for it, and not for something else by now */
  async function open(id: string, isWanted: () => boolean): Promise<void> {
    set({ openingId: id });
    try {
      const [details, words] = await Promise.all([
        deps().call('GET /conversation/by-id/:id', { id, ...viewerFlag() }),
        wordsOf(id),
      ]);
      if (isWanted()) show(details, words);
    } catch (error) {
      if (!isWanted()) {
        deps().warn('A conversation was not opened.', error);
        return;
      }
      set({ openingId: null });
      if (isAppError(error) && (error.status === 401 || error.status === 403)) {
        refused = () => void open(id, isWanted);
      }
      report(context, 'A conversation was not opened.', error);
    }
  }

  /**
   * Shows a conversation that the server makes now, unless the learner has gone on to another meanwhile.
   * @param make is told whose language it takes over
   */
  async function begin(
    failure: string,
    make: (like: ReturnType<typeof likeOpenOf>) => Promise<ConversationDetails>,
    beginning: Beginning | null = null,
  ): Promise<string | null> {
    if (get().viewer || get().openingId !== null) return null;
    const isWanted = beginOpening('new');
    try {
      const details = await make(likeOpenOf(get()));
      loadTitles().catch((error: unknown) => {
        deps().warn('The chats were not listed.', error);
      });
      if (!isWanted()) return null;
      show(details, null);
      return details._id;
    } catch (error) {
      if (isWanted()) set({ openingId: null });
      report(context, failure, error, beginning);
      return null;
    }
  }

  const forgetPlan = () => set({ plan: planOf(emptyScenario) });

  const actions: OpeningActions = {
    newChat: async () => {
      const id = await begin(
        'A new chat was not made.',
        (like) => deps().call('POST /conversation/reset', like),
        'reset',
      );
      if (id !== null) forgetPlan();
      return id;
    },
    beginStarter: () =>
      begin('No starter was made.', (like) => deps().call('POST /prompt/create-now', like), 'starter'),
    restartTutorial: () =>
      begin('The tutorial was not begun.', (like) => deps().call('POST /petpal/create-petpal', like), 'tutorial'),
    beginScenario: async () => {
      const id = await begin('The scenario was not begun.', (like) =>
        deps().call('POST /scenario/confirm-scenario', { ...get().plan.scenario, ...like }),
      );
      if (id !== null) forgetPlan();
      return id;
    },

    openCurrent: async () => {
      const id = await begin('The current conversation was not opened.', async () => {
        const { conversationDetails } = await deps().call('GET /conversation/request-history', {});
        return conversationDetails;
      });
      // The next list says it again.
      if (id === null && get().gone === 'elsewhere') set({ gone: null });
      return id;
    },

    openConversation: async (id) => {
      const isWanted = beginOpening(id);
      if (id === get().conversation.conversationId) set({ openingId: null });
      else await open(id, isWanted);
    },

    adopt: ({ details, preferences, conversations, words, viewer = false }) => {
      const { conversationId, revision } = get().conversation;
      const isOpen = details?._id === conversationId;
      // Frames were quicker than the loader's answer, and have told of titles and settings that it does not know.
      if (isOpen && details.revision < revision) void catchUp();
      else set({ preferences, conversations });
      if (isOpen) dispatch({ type: 'loaded', details });
      else if (details) {
        wanted = refused = null;
        show(details, wordsStateOf(words, viewer));
      }
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
  };

  return {
    actions,
    hear: (details) => {
      if (get().openingId !== null) heardMeanwhile.set(details._id, details);
    },
    loadWhatIsMissing: () => {
      const again = refused;
      refused = null;
      if (again) again();
      else if (isWithout()) void loadHistory();
    },
  };
}
