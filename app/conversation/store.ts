import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ConversationSummary } from '../../domain/conversation/conversation';
import { emptyConversation } from '../../domain/conversation/conversationState';
import { emptyScenario } from '../../domain/conversation/scenario';
import { type ConversationEvent, reduce, visibleMessages } from '../../domain/conversation/reduce';
import type { ServerFrame } from '../../domain/protocol';
import { changePreferences } from '../settings/changePreferences';
import { sameItems } from './sameItems';
import { createAround } from './storeAround';
import { createAskingActions } from './storeAsking';
import { createChatActions } from './storeChats';
import { createExplainingActions } from './storeExplaining';
import { createFriendActions } from './storeFriends';
import { type StoreContext, type StoreDeps, subscribeTo, untouched } from './storeContext';
import { closedWith, createMarkingActions } from './storeMarking';
import { createOpacityWalk } from './storeOpacities';
import { createOpening } from './storeOpening';
import { createScenarioPlanning, planOf } from './storeScenario';
import { createSendingActions } from './storeSending';
import type {
  ConversationActions,
  ConversationPageData,
  ConversationStoreLifecycle,
  ConversationStoreState,
} from './storeTypes';
import { keepUnsent, takeUnsent } from './storeUnsent';
import { areWordsComing, wordsStateOf } from './storeWords';
import { createWordsLoading } from './storeWordsLoading';
import { createUnreached } from './unreached';

export interface ConversationStore extends ConversationStoreLifecycle {
  store: StoreApi<ConversationStoreState>;
  actions: ConversationActions;
}

/**
 * One store for conversation, words and preferences, fed by calls and by frames. Creating it is pure, so that server
 * and browser render the same; `makeDeps` is called when the first action or `start` needs it.
 */
export function createConversationStore(data: ConversationPageData, makeDeps: () => StoreDeps): ConversationStore {
  const walk = createOpacityWalk();
  const store = createStore<ConversationStoreState>(() => initialState(data, walk));
  const get = store.getState;
  const set = (change: Partial<ConversationStoreState>) => {
    store.setState(change);
  };

  let made: StoreDeps | null = null;
  const deps = () => (made ??= makeDeps());

  const wordsLoading = createWordsLoading({ get, set, deps }, () => {
    const { messages, words, conversation } = get();
    set({ opacities: walk(messages, words, conversation.about?.targetLanguage ?? null) });
  });
  const { wordsChanged, refreshWords } = wordsLoading;

  const unreached = createUnreached({ get, set, deps });

  function dispatch(event: ConversationEvent): void {
    const { conversation: before, messages: shownBefore, words } = get();
    const conversation = reduce(before, event);
    if (conversation === before) return;
    const shown = visibleMessages(conversation);
    const messages = sameItems(shown, shownBefore) ? shownBefore : shown;
    const opacities = walk(messages, words, conversation.about?.targetLanguage ?? null);
    set({ conversation, messages, opacities, ...closedWith(messages, get()) });
    if (event.type === 'opened') return;

    keepUnsent({ deps }, before, conversation);
    const haveWordsCome = event.type === 'frame' && areWordsComing(shownBefore) && !areWordsComing(messages);
    const isAnotherLanguage = before.about?.targetLanguage !== conversation.about?.targetLanguage;
    if (haveWordsCome || isAnotherLanguage) void refreshWords();
    if (conversation.needsResync) deps().connection.resync();
  }

  function receive(frame: ServerFrame): void {
    unreached.lineStands(true);
    if (frame.type === 'message:target' && frame.fieldName === 'scenario') {
      planning.receive(frame);
      return;
    }
    dispatch({ type: 'frame', frame });
    if (frame.type !== 'message') return;
    around.receive(frame);
    if (frame.wordsRevision !== undefined) wordsLoading.hearRevision(frame.wordsRevision);
    if (frame.conversationDetails) opening.hear(frame.conversationDetails);
    // The titles may tell of a friend's message later than its words came; it stands on the screen already.
    if (frame.conversations?.some(isUnreadHere) && !areWordsComing(get().messages)) void refreshWords();
  }

  const isUnreadHere = ({ _id, conversationType, unread }: ConversationSummary) =>
    unread && conversationType === 'friend' && _id === get().conversation.conversationId;

  const context: StoreContext = { get, set, dispatch, deps, refreshWords, toldUnreached: unreached.tell };
  const around = createAround(context);
  const opening = createOpening(context, wordsChanged, around);
  const planning = createScenarioPlanning(context);

  const actions: ConversationActions = {
    ...createSendingActions(context),
    ...createMarkingActions(context, wordsLoading),
    ...createExplainingActions(context),
    ...createAskingActions(context),
    ...opening.actions,
    ...planning.actions,
    ...createChatActions(context, around),
    ...createFriendActions(context, around),
    refreshWords,
    heal: () => {
      if (get().conversation.needsResync) deps().connection.resync();
    },
    updatePreferences: (change) =>
      changePreferences(deps(), change, async () => {
        await around.loadPreferences();
        if (change.masteryThreshold !== undefined || change.language !== undefined) await refreshWords();
      }),
    moveProblem: () => {
      set({ problemBeginning: null });
    },
    dismissProblem: () => {
      set({ problem: null, sendProblem: null });
    },
  };

  /** The connection is open: what was told before that was not heard. */
  function opened(): void {
    unreached.lineStands(true);
    void around.catchUp();
    // The page came with some of them, and meanwhile others may have been marked.
    void refreshWords();
  }

  /** Whoever only looks on hears of their own settings, and of nothing else: nothing else here is theirs. */
  function receiveAsViewer(frame: ServerFrame): void {
    if (frame.type === 'message' && frame.preferences)
      around.receive({ type: 'message', preferences: frame.preferences });
  }

  function start(): () => void {
    const { connection, session, network } = deps();
    takeUnsent(context, get().draft);
    let isStopped = false;

    const subscribe = () => {
      if (isStopped || get().viewer) return;
      const { isAuthenticated, why } = session.state();
      if (!isAuthenticated && why !== 'unreachable') return;
      const { conversationId: current } = get().conversation;
      if (current !== null) subscribeTo(context, current);
      if (isAuthenticated) opening.loadWhatIsMissing();
    };
    const stopLooking = network.listen('visible', wordsLoading.lookedAt);
    const forgetUnreached = unreached.watch();
    const endings = get().viewer
      ? [connection.onMessage(receiveAsViewer)]
      : [
          connection.onMessage(receive),
          connection.onState((state) => {
            if (state === 'open') opened();
            else unreached.lineStands(false);
          }),
          connection.onSubscribe((id) => {
            if (id === get().conversation.conversationId) dispatch({ type: 'catchUpStarted' });
          }),
          session.onChange(subscribe),
        ];
    endings.push(
      stopLooking,
      forgetUnreached,
      session.onEnd(() => {
        stopLooking();
        forgetUnreached();
      }),
    );
    void session.start().then(() => {
      subscribe();
      // Opened by the page before this one, and by a socket it stays so.
      if (isStopped || get().viewer || connection.state() !== 'open') return;
      opened();
    });
    return () => {
      isStopped = true;
      for (const end of endings) end();
      connection.unsubscribe();
    };
  }

  return { store, actions, start };
}

function initialState(data: ConversationPageData, walk: ReturnType<typeof createOpacityWalk>): ConversationStoreState {
  const { userId, details, preferences, conversations, words: answer, scenarioDraft, viewer = false } = data;
  const empty = emptyConversation(userId);
  const conversation = details ? reduce(empty, { type: 'opened', details }) : empty;
  const messages = visibleMessages(conversation);
  const words = wordsStateOf(answer, viewer);
  return {
    viewer,
    conversation,
    messages,
    opacities: walk(messages, words, conversation.about?.targetLanguage ?? null),
    conversations,
    preferences,
    words,
    draft: '',
    isLoadingOlder: false,
    openingId: null,
    busyMessageIds: new Set(),
    ...untouched,
    plan: planOf(scenarioDraft ?? emptyScenario, data.isScenarioBegun),
    invite: { code: data.inviteCode ?? null, isAsked: false, problem: null },
  };
}
