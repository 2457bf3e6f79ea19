import { closeCodes } from '../../domain/protocol';
import type { Caller } from '../accounts/caller';
import { type Carrier, type Connection, type ConnectionDeps, createConnection } from './connection';

/** Clients come back after a restart spread over this long, not all at once. */
const returnWithinMs = 5_000;

export interface Connections {
  open(caller: Caller, carrier: Carrier): Connection;
  count(): number;
  /** The server goes away: everybody is told when to come back. */
  closeAll(): void;
}

/** Every open connection of this process, whatever carries it. */
export function createConnections(deps: ConnectionDeps): Connections {
  const open = new Set<Connection>();
  return {
    open: (caller, carrier) => {
      const connection = createConnection(caller, carrier, deps);
      const dispose = () => {
        open.delete(tracked);
        connection.dispose();
      };
      const tracked: Connection = {
        ...connection,
        dispose,
        close: (notice) => {
          open.delete(tracked);
          connection.close(notice);
        },
      };
      open.add(tracked);
      return tracked;
    },
    count: () => open.size,
    closeAll: () => {
      for (const connection of [...open]) {
        connection.close({ code: closeCodes.goingAway, reason: 'Server restarting', returnWithinMs });
      }
    },
  };
}
