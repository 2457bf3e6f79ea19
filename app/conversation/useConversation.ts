import { createContext, useContext, useRef } from 'react';
import { useStore } from 'zustand';
import { sameItems } from './sameItems';
import type { ConversationStore } from './store';
import type { ConversationActions, ConversationStoreState } from './storeTypes';

export const ConversationContext = createContext<ConversationStore | null>(null);

function useConversationStore(): ConversationStore {
  const store = useContext(ConversationContext);
  if (!store) throw new Error('useConversation stands outside of ConversationProvider');
  return store;
}

/** A part of the conversation's state; the component is drawn again when that part changes. */
export function useConversation<T>(selector: (state: ConversationStoreState) => T): T {
  return useStore(useConversationStore().store, selector);
}

/** A list of parts of the state: the same list for as long as it holds the same. */
export function useConversationList<T>(selector: (state: ConversationStoreState) => readonly T[]): readonly T[] {
  const kept = useRef<readonly T[]>([]);
  return useConversation((state) => {
    const next = selector(state);
    if (!sameItems(kept.current, next)) kept.current = next;
    return kept.current;
  });
}

/** Reads the state at the time of a call, for handlers that are drawn by none of it. */
export function useConversationState(): () => ConversationStoreState {
  return useConversationStore().store.getState;
}

/** The same object for as long as the page stands. */
export function useConversationActions(): ConversationActions {
  return useConversationStore().actions;
}
