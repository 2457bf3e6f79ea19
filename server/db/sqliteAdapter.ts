import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import { createGate } from './gate';

type Adapter = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>;
type AdapterTransaction = Awaited<ReturnType<Adapter['startTransaction']>>;

/** FULL survives a power cut, for 0.12 ms a commit. busy_timeout is for Studio and backups beside the server. */
const pragmas = { journal_mode: 'wal', synchronous: 2, busy_timeout: 5000, foreign_keys: 1 } as const;

/**
 * Prisma's SQLite adapter with what it lacks. It has one connection, on which a query of one request would run inside
 * the transaction that another request has open, and be lost with it. Here such a query waits for the transaction's
 * end. Transactions begin IMMEDIATE, so that none fails half way because another process wrote meanwhile.
 */
export function createSqliteAdapter(file: string): Pick<PrismaBetterSqlite3, 'provider' | 'adapterName' | 'connect'> {
  // ISO timestamps (the default): always UTC, of one width, so that they sort as text and can be read in any tool.
  const factory = new PrismaBetterSqlite3({ url: file }, { timestampFormat: 'iso8601' });
  let connected = false;
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    async connect(): Promise<Adapter> {
      // Prisma would connect again at the first query after closing, without the process lock.
      if (connected) throw new Error('This database has been closed.');
      connected = true;
      const connection = await factory.connect();
      await setPragmas(connection);
      return oneAtATime(connection);
    },
  };
}

async function setPragmas(connection: Adapter): Promise<void> {
  for (const [name, value] of Object.entries(pragmas)) {
    await connection.executeScript(`PRAGMA ${name} = ${value}`);
    const { rows } = await connection.queryRaw({ sql: `PRAGMA ${name}`, args: [], argTypes: [] });
    if (rows[0]?.[0] !== value) throw new Error(`SQLite does not keep ${name} = ${value} on this file system.`);
  }
}

function oneAtATime(connection: Adapter): Adapter {
  const gate = createGate();
  return {
    provider: connection.provider,
    adapterName: connection.adapterName,
    queryRaw: (query) => gate.share(() => connection.queryRaw(query)),
    executeRaw: (query) => gate.share(() => connection.executeRaw(query)),
    executeScript: (script) => gate.share(() => connection.executeScript(script)),
    async startTransaction() {
      const letGo = await gate.hold();
      try {
        await connection.executeScript('BEGIN IMMEDIATE');
      } catch (error) {
        letGo();
        throw error;
      }
      return transactionOn(connection, letGo);
    },
    async dispose() {
      const letGo = await gate.hold();
      await connection.dispose();
      letGo();
    },
  };
}

function transactionOn(connection: Adapter, letGo: () => void): AdapterTransaction {
  let open = true;

  // A query that its caller did not await must not land on the shared connection after the end.
  function whileOpen<T>(work: () => Promise<T>): Promise<T> {
    return open ? work() : Promise.reject(new Error('This transaction has ended.'));
  }

  async function end(statement: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    if (!open) return;
    open = false;
    try {
      await connection.executeScript(statement);
    } catch (error) {
      // A COMMIT that failed leaves the transaction open; on a full disk SQLite has rolled back by itself already.
      await rollBackQuietly(connection);
      if (statement === 'COMMIT') throw error;
    } finally {
      letGo();
    }
  }

  return {
    provider: connection.provider,
    adapterName: connection.adapterName,
    // Phantom: Prisma sends no COMMIT or ROLLBACK of its own and leaves both to the two methods below.
    options: { usePhantomQuery: true },
    queryRaw: (query) => whileOpen(() => connection.queryRaw(query)),
    executeRaw: (query) => whileOpen(() => connection.executeRaw(query)),
    commit: () => end('COMMIT'),
    rollback: () => end('ROLLBACK'),
  };
}

async function rollBackQuietly(connection: Adapter): Promise<void> {
  try {
    await connection.executeScript('ROLLBACK');
  } catch {
    // No transaction is active any more.
  }
}
