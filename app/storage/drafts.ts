import type { KeyValue } from './keyValue';

const prefix = 'palaver.draft.';

export interface Drafts {
  read(conversationId: string): string;
  write(conversationId: string, text: string): void;
  /** After a send: only if the learner has not begun the next message meanwhile. */
  removeIfStill(conversationId: string, text: string): void;
}

/** What a learner has typed and not sent yet, per conversation (specification, section 4: sending). */
export function createDrafts(storage: KeyValue): Drafts {
  const keyOf = (conversationId: string) => prefix + conversationId;
  return {
    read: (conversationId) => storage.get(keyOf(conversationId)) ?? '',
    write: (conversationId, text) => {
      if (text === '') storage.remove(keyOf(conversationId));
      else storage.set(keyOf(conversationId), text);
    },
    removeIfStill: (conversationId, text) => {
      if (storage.get(keyOf(conversationId)) === text) storage.remove(keyOf(conversationId));
    },
  };
}

/** At logout everything this app keeps in the browser goes (specification, section 4). */
export function clearOwnedStorage(storage: KeyValue): void {
  for (const key of storage.keys()) if (key.startsWith('palaver.')) storage.remove(key);
}
