import { isBlank } from '../../domain/conversation/message';
import type { KeyValue } from './keyValue';

const prefix = 'palaver.draft.';

export interface Drafts {
  /** All that is unsent, as one text: what was sent and has not arrived, then what is being typed. */
  read(conversationId: string): string;
  /** What is being typed. */
  write(conversationId: string, text: string): void;
  /** A message that is on its way, or has failed. */
  keep(conversationId: string, clientMessageId: string, text: string): void;
  /** It has arrived, or was discarded. */
  letGo(conversationId: string, clientMessageId: string): void;
  /** From now on this is all that is unsent, and being typed. */
  replace(conversationId: string, text: string): void;
}

/** What a learner has typed and what has not arrived yet, per conversation (specification, section 4: sending). */
export function createDrafts(storage: KeyValue): Drafts {
  const keyOf = (conversationId: string) => prefix + conversationId;
  const keyOfSend = (conversationId: string, clientMessageId: string) => `${keyOf(conversationId)}.${clientMessageId}`;
  /** Ids of sends are made in the order of time. */
  const keysOfSends = (conversationId: string) =>
    storage
      .keys()
      .filter((key) => key.startsWith(keyOfSend(conversationId, '')))
      .sort();

  function write(conversationId: string, text: string): void {
    if (text === '') storage.remove(keyOf(conversationId));
    else storage.set(keyOf(conversationId), text);
  }

  return {
    read: (conversationId) =>
      joinUnsent([...keysOfSends(conversationId), keyOf(conversationId)].map((key) => storage.get(key) ?? '')),
    write,
    keep: (conversationId, clientMessageId, text) => {
      storage.set(keyOfSend(conversationId, clientMessageId), text);
    },
    letGo: (conversationId, clientMessageId) => {
      storage.remove(keyOfSend(conversationId, clientMessageId));
    },
    replace: (conversationId, text) => {
      write(conversationId, text);
      for (const key of keysOfSends(conversationId)) storage.remove(key);
    },
  };
}

/** What was not sent, as one text: each on lines of its own, and once. */
export function joinUnsent(texts: readonly string[]): string {
  return [...new Set(texts.filter((text) => !isBlank(text)))].join('\n');
}

/** At logout everything this app keeps in the browser goes (specification, section 4). */
export function clearOwnedStorage(storage: KeyValue): void {
  for (const key of storage.keys()) if (key.startsWith('palaver.')) storage.remove(key);
}
