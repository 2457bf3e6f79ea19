import type { Connection } from '../realtime/connection';
import type { Clock, Notice } from '../realtime/connectionTypes';
import type { Session } from './session';

export interface SessionConnectionDeps {
  session: Pick<Session, 'start' | 'state' | 'onChange' | 'onEnd'>;
  connection: Connection;
  clock: Pick<Clock, 'after'>;
  warn: (message: string, error: unknown) => void;
}

export type SessionConnection = ReturnType<typeof createSessionConnection>;

/**
 * The one connection of a session. It is open while somebody is signed in and a protected page is shown, from one such
 * page to the next; what the pages show subscribes to it.
 */
export function createSessionConnection({ session, connection, clock, warn }: SessionConnectionDeps) {
  let pages = 0;
  let cancelClose: (() => void) | null = null;
  /** For whom it was opened. A page of theirs must hear nothing of whoever logs in next. */
  let userId: string | null = null;
  let notice: Notice | null = null;

  function connect(): void {
    if (pages === 0) return;
    const { isAuthenticated, why, identity } = session.state();
    // A server that could not be reached has given no verdict: the connection goes on asking for one.
    if (!isAuthenticated && why !== 'unreachable') return;
    userId ??= identity?.userId ?? null;
    if (identity && identity.userId !== userId) connection.close();
    else connection.connect();
  }

  connection.onNotice((shown) => {
    notice = shown;
  });
  connection.onError((error) => {
    warn('The connection failed.', error);
  });
  session.onChange(connect);
  session.onEnd(() => {
    connection.close();
  });

  return {
    connection,
    /** What the status bar says. */
    notice: () => notice,
    /** A protected page is shown; the returned function says that it is not any more. */
    hold: (): (() => void) => {
      pages += 1;
      cancelClose?.();
      cancelClose = null;
      void session.start().then(connect);
      return () => {
        pages -= 1;
        if (pages > 0) return;
        // The next page may be protected, too, and is shown at once.
        cancelClose = clock.after(0, () => {
          userId = null;
          connection.close();
        });
      };
    },
  };
}
