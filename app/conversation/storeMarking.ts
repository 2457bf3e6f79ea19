import { isTerminal, type Message } from '../../domain/conversation/message';
import { sameItems } from './sameItems';
import { report, type StoreContext } from './storeContext';
import type { ConversationActions, ConversationStoreState, LastMark } from './storeTypes';
import { piecesOfWord, selectedSurfaces, withMark, withMarked } from './storeWords';
import type { WordsLoading } from './storeWordsLoading';

type MarkingActions = Pick<
  ConversationActions,
  | 'peek'
  | 'endPeek'
  | 'toggleExpanded'
  | 'toggleOptions'
  | 'toggleSelected'
  | 'clearSelection'
  | 'chooseWords'
  | 'close'
  | 'markMastered'
  | 'refreshMastery'
  | 'undoMark'
>;

/** Below half its strength a gloss is asked for by who needs it; a stronger one is tapped by whoever is curious. */
const fadedBelow = 0.5;

const nothingSelected: ReadonlySet<number> = new Set();
/** Selected no more because of a mark, which may fail: then it is selected again. */
const selectedForMark: ReadonlySet<number> = new Set();
const nothingOpen = { expandedMessageId: null, isForWords: false, selected: nothingSelected, explanation: null };

/** What was open at a message that is gone is open no more. */
export function closedWith(
  messages: readonly Message[],
  { expandedMessageId, optionsMessageId }: ConversationStoreState,
): Partial<ConversationStoreState> {
  const isGone = (id: string | null) => id !== null && !messages.some((message) => message.id === id);
  return {
    ...(isGone(optionsMessageId) && { optionsMessageId: null }),
    ...(isGone(expandedMessageId) && nothingOpen),
  };
}

/** Looking at words, selecting them and marking them. */
export function createMarkingActions(
  context: StoreContext,
  { wordsChanged, whileMarking }: Pick<WordsLoading, 'wordsChanged' | 'whileMarking'>,
): MarkingActions {
  const { get, set, deps } = context;

  function wordAt(messageId: string, index: number) {
    const { messages, conversation } = get();
    const message = messages.find(({ id }) => id === messageId);
    const language = conversation.about?.targetLanguage ?? null;
    if (!message || language === null) return null;
    const indexes = piecesOfWord(message, index, language);
    return indexes.length === 0 ? null : { message, indexes, language };
  }

  /** So that the scene's recap can name the word and the tutor bring it back. Nobody waits for it. */
  async function tellOfPeek({ id, morphemeTranslationDetails: words }: Message, originalMorphemes: string[]) {
    if (get().viewer || words === null || !isTerminal(words.status)) return;
    try {
      await deps().call('POST /morphemes/peek', { originalMorphemes, expandedMessageId: id });
    } catch (error) {
      deps().warn('A look at a word was not noted.', error);
    }
  }

  async function mark(kind: LastMark['kind']): Promise<void> {
    const { expandedMessageId, selected, messages, conversation, words, viewer } = get();
    const message = messages.find(({ id }) => id === expandedMessageId);
    const language = conversation.about?.targetLanguage ?? null;
    if (viewer || !message || language === null) return;
    const originalMorphemes = selectedSurfaces(message, selected, language);
    if (originalMorphemes.length === 0) return;
    set({ selected: selectedForMark, problem: null, words: withMark(words, kind, originalMorphemes, language) });
    wordsChanged();
    const name =
      kind === 'mastered'
        ? 'PATCH /morphemes/update-morphemes-mastered'
        : 'PATCH /morphemes/update-morphemes-not-mastered';
    try {
      await whileMarking(async () => {
        const marked = await deps().call(name, { originalMorphemes, expandedMessageId: message.id });
        set({ words: withMarked(get().words, marked), lastMark: { kind, originalMorphemes } });
        wordsChanged();
      });
    } catch (error) {
      const wasKnown = originalWords(kind, originalMorphemes, language);
      set({ words: { ...get().words, byIdentity: wasKnown }, selected: selectionAfterFailure(message.id, language) });
      wordsChanged();
      report(context, 'Words were not marked.', error);
    }

    /** What was to be marked waits for another try with what was selected since, unless the selection was let go. */
    function selectionAfterFailure(messageId: string, language: string): ReadonlySet<number> {
      const now = get();
      const shown = now.messages.find(({ id }) => id === messageId);
      const isLetGo = now.selected.size === 0 && now.selected !== selectedForMark;
      if (now.expandedMessageId !== messageId || isLetGo || !shown) return now.selected;
      const isSame = sameItems(selectedSurfaces(shown, selected, language), originalMorphemes);
      return isSame ? new Set([...selected, ...now.selected]) : now.selected;
    }

    /** The words as they were, where nothing but this mark has changed them since. */
    function originalWords(...attempt: [LastMark['kind'], readonly string[], string]) {
      const marked = withMark(words, ...attempt).byIdentity;
      const byIdentity = new Map(get().words.byIdentity);
      for (const [identity, word] of marked) {
        const before = words.byIdentity.get(identity);
        const now = byIdentity.get(identity);
        if (word === before || now?.effectiveCount !== word.effectiveCount || now.marked !== word.marked) continue;
        if (before) byIdentity.set(identity, before);
        else byIdentity.delete(identity);
      }
      return byIdentity;
    }
  }

  return {
    peek: (messageId, index) => {
      const word = wordAt(messageId, index);
      if (!word) return;
      const { peeked } = get();
      if (peeked?.messageId === messageId && peeked.indexes.has(index)) {
        set({ peeked: null });
        return;
      }
      const indexes = new Set(word.indexes);
      set({ peeked: { messageId, indexes } });
      const opacity = get().opacities.get(messageId)?.[index] ?? 1;
      if (opacity < fadedBelow) void tellOfPeek(word.message, selectedSurfaces(word.message, indexes, word.language));
    },
    endPeek: () => {
      if (get().peeked) set({ peeked: null });
    },
    toggleExpanded: (messageId) => {
      if (get().expandedMessageId === messageId && get().isForWords) {
        set({ isForWords: false });
        return;
      }
      const expandedMessageId = get().expandedMessageId === messageId ? null : messageId;
      const optionsMessageId = get().optionsMessageId === expandedMessageId ? expandedMessageId : null;
      set({ ...nothingOpen, expandedMessageId, optionsMessageId, peeked: null });
    },
    toggleOptions: (messageId) => {
      const { optionsMessageId, expandedMessageId, selected, isForWords } = get();
      const isOther = expandedMessageId !== messageId;
      // Selected words keep them open, so words are let go with them.
      const isOpen = optionsMessageId === messageId || (!isOther && selected.size > 0);
      set({
        optionsMessageId: isOpen ? null : messageId,
        ...(isOpen ? { selected: nothingSelected } : {}),
        ...(isOther || (isOpen && isForWords) ? nothingOpen : {}),
        peeked: null,
      });
    },
    toggleSelected: (messageId, index) => {
      const word = wordAt(messageId, index);
      if (!word) return;
      const isOpen = get().expandedMessageId === messageId;
      const selected = new Set(isOpen ? get().selected : nothingSelected);
      const isSelected = selected.has(index);
      for (const piece of word.indexes) {
        if (isSelected) selected.delete(piece);
        else selected.add(piece);
      }
      set({ expandedMessageId: messageId, isForWords: isOpen && get().isForWords, selected });
    },
    clearSelection: () => {
      set({ selected: nothingSelected });
    },
    chooseWords: (messageId) => {
      if (get().expandedMessageId === messageId) return;
      set({ ...nothingOpen, expandedMessageId: messageId, isForWords: true, peeked: null });
    },
    close: () => {
      set({ ...nothingOpen, optionsMessageId: null, peeked: null });
    },
    markMastered: () => mark('mastered'),
    refreshMastery: () => mark('refreshed'),
    undoMark: async () => {
      const { lastMark } = get();
      if (!lastMark) return false;
      set({ lastMark: null, problem: null });
      try {
        await whileMarking(async () => {
          await deps().call('POST /morphemes/undo', {});
          await context.refreshWords();
        });
        return true;
      } catch (error) {
        set({ lastMark });
        report(context, 'A mark was not taken back.', error);
        return false;
      }
    },
  };
}
