import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { MessageFrame } from '../../domain/protocol';
import type { Notice } from '../realtime/connectionTypes';
import { browserConnection } from './browserConnection';

/** Keeps the session's connection open while the page is shown. */
export function useOpenConnection(isWanted: boolean): void {
  useEffect(() => (isWanted ? browserConnection().hold() : undefined), [isWanted]);
}

const subscribeToNotice = (onChange: () => void) => browserConnection().connection.onNotice(onChange);

/** What is to be said of the connection. */
export const useConnectionNotice = (): Notice | null =>
  useSyncExternalStore(
    subscribeToNotice,
    () => browserConnection().notice(),
    () => null,
  );

interface AccountNews {
  /** Something changed in the account, on whichever page or device. */
  onNews(news: MessageFrame): void;
  /** The connection is open: what changed before that is not told. */
  onOpen(): void;
}

/** Hears what changes in the learner's account while the page is shown. */
export function useAccountNews(news: AccountNews): void {
  const latest = useRef(news);
  useEffect(() => {
    latest.current = news;
  });
  useEffect(() => {
    const { connection } = browserConnection();
    const endings = [
      connection.onMessage((frame) => {
        if (frame.type === 'message') latest.current.onNews(frame);
      }),
      connection.onState((state) => {
        if (state === 'open') latest.current.onOpen();
      }),
    ];
    if (connection.state() === 'open') latest.current.onOpen();
    return () => {
      for (const end of endings) end();
    };
  }, []);
}
