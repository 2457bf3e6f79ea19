import { closeCodes, type CloseNotice } from '../../domain/protocol';
import type { Caller } from '../accounts/caller';
import { type Carrier, type Connection, type ConnectionDeps, createConnection } from './connection';

/** Clients come back after a restart spread over this long, not all at once. */
const returnWithinMs = 5_000;
const restarting: CloseNotice = { code: closeCodes.goingAway, reason: 'Server restarting', returnWithinMs };

export interface Connections {
  open(caller: Caller, carrier: Carrier): Connection;
  count(): number;
  /** The server goes away: everybody is told when to come back, and nobody comes in any more. */
  closeAll(): void;
}

/** Every open connection of this process, whatever carries it. */
export function createConnections(deps: ConnectionDeps): Connections {
  const open = new Set<Connection>();
  let isEnding = false;
  /** Raised by each gap: those who were being looked after by the former one are looked after anew. */
  let gaps = 0;

  const endGaps = deps.bus.onGap(() => {
    gaps += 1;
    void resyncAll(gaps);
  });

  /** One after the other: all at once would ask the database more than it has to give. */
  async function resyncAll(gap: number): Promise<void> {
    for (const connection of [...open]) {
      if (gap !== gaps) return;
      await connection.resync().catch((error: unknown) => {
        deps.log.error({ err: error }, 'a connection could not catch up');
        connection.close({ code: closeCodes.tryAgainLater, reason: 'Please try again' });
      });
    }
  }

  return {
    open: (caller, carrier) => {
      const tracked: Carrier = {
        ...carrier,
        close: (notice) => {
          open.delete(connection);
          carrier.close(notice);
        },
      };
      const made = createConnection(caller, tracked, deps);
      const connection: Connection = {
        ...made,
        dispose: () => {
          open.delete(connection);
          made.dispose();
        },
      };
      open.add(connection);
      if (isEnding) connection.close(restarting);
      return connection;
    },
    count: () => open.size,
    closeAll: () => {
      isEnding = true;
      endGaps();
      for (const connection of [...open]) connection.close(restarting);
    },
  };
}
