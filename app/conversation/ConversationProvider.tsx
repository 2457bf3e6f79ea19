import { type ReactNode, useEffect, useRef, useState } from 'react';
import { v7 as uuid } from 'uuid';
import { browserClock } from '../realtime/browserClock';
import { browserNetwork, createBrowserConnection, socketUrlOf } from '../realtime/browserRealtime';
import { browserSession } from '../session/browserSession';
import { createDrafts } from '../storage/drafts';
import { createConversationStore, type Since } from './store';
import type { StoreDeps } from './storeContext';
import type { ConversationPageData } from './storeTypes';
import { ConversationContext } from './useConversation';

interface ConversationProviderProps {
  data: ConversationPageData;
  children: ReactNode;
}

/** Makes the store once from what the loader brought, and connects it while the page stands. */
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

function browserDeps(since: Since): StoreDeps {
  const { session, call, storage, warn } = browserSession();
  const connection = createBrowserConnection(
    {
      token: session.token,
      refreshToken: session.refresh,
      setCookie: () => call('GET /auth/set-cookie', {}),
      since,
    },
    { apiUrl: '/api', socketUrl: socketUrlOf(new URL(window.location.href)) },
  );
  return {
    call,
    session,
    connection,
    clock: browserClock,
    network: browserNetwork,
    drafts: createDrafts(storage),
    // `crypto.randomUUID` is missing on plain http; version 7 needs `getRandomValues` alone.
    makeId: () => uuid(),
    warn,
  };
}
