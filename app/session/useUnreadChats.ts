import { useState } from 'react';
import { createNewestWord } from '../conversation/newestWord';
import { browserSession } from './browserSession';
import { useAccountNews } from './useConnection';

/** Whether something waits to be read in a conversation, on the pages beside it. */
export function useUnreadChats(): boolean {
  const [hasUnread, setHasUnread] = useState(false);
  const [newest] = useState(createNewestWord);

  async function ask(): Promise<void> {
    const { call, warn } = browserSession();
    const isNewest = newest.ask();
    try {
      const unread = await call('GET /conversation/titles', { unread: '1' });
      if (isNewest()) setHasUnread(unread.length > 0);
    } catch (error) {
      warn('The unread chats were not asked for.', error);
    }
  }

  useAccountNews({
    onNews: ({ conversations }) => {
      if (!conversations) return;
      newest.tell();
      setHasUnread(conversations.some(({ unread }) => unread));
    },
    onOpen: () => void ask(),
  });
  return hasUnread;
}
