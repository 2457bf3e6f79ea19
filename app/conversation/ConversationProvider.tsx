import { type ReactNode, useEffect, useRef, useState } from 'react';
import { v7 as uuid } from 'uuid';
import { browserClock } from '../realtime/browserClock';
import { browserNetwork } from '../realtime/browserNetwork';
import { browserConnection } from '../session/browserConnection';
import { browserSession } from '../session/browserSession';
import { createDrafts } from '../storage/drafts';
import { createConversationStore } from './store';
import type { StoreDeps } from './storeContext';
import type { ConversationPageData } from './storeTypes';
import { ConversationContext } from './useConversation';

interface ConversationProviderProps {
  data: ConversationPageData;
  children: ReactNode;
}

/** Makes the store once from what the loader brought; it subscribes to its conversation while the page is shown. */
export function ConversationProvider({ data, children }: ConversationProviderProps) {
  const [conversation] = useState(() => createConversationStore(data, browserDeps));
  useEffect(() => conversation.start(), [conversation]);

  const adopted = useRef(data);
  useEffect(() => {
    // The loader ran again: for another address, or after a form.
    if (data !== adopted.current) conversation.actions.adopt(data);
    adopted.current = data;
  }, [conversation, data]);

  return <ConversationContext.Provider value={conversation}>{children}</ConversationContext.Provider>;
}

function browserDeps(): StoreDeps {
  const { session, call, storage, warn } = browserSession();
  return {
    call,
    session,
    connection: browserConnection().connection,
    clock: browserClock,
    network: browserNetwork,
    drafts: createDrafts(storage),
    // `crypto.randomUUID` is missing on plain http; version 7 needs `getRandomValues` alone.
    makeId: () => uuid(),
    warn,
  };
}
