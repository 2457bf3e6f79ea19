import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Prisma, PrismaClient } from './generated/sqlite/client';
import { parseDatabaseUrl, type DatabaseLocation } from './location';
import { retryOnConflict } from './writeConflict';

export { Prisma } from './generated/sqlite/client';

/** Everything of Prisma that queries: the models and raw SQL. Both the root client and a transaction are one. */
export type DbClient = Omit<Prisma.TransactionClient, '$transaction'>;

declare const insideTransaction: unique symbol;
/** A client whose writes stand or fall together. A function that must not run without one asks for a `Tx`. */
export type Tx = DbClient & { readonly [insideTransaction]: true };

export type DatabaseLog = Pick<Logger, 'info' | 'warn'>;

export interface Database {
  readonly provider: 'sqlite' | 'postgres';
  readonly location: DatabaseLocation;
  /** Each call stands for itself. Throws inside `transaction`, where it would wait for what waits for it. */
  readonly client: DbClient;
  /**
   * Commits what the work wrote, or nothing when it throws. Await only the database in it: on SQLite all other
   * queries wait meanwhile, and after 10 s it is rolled back. On Postgres the work runs again after a deadlock or a
   * serialization failure, so it must do nothing that cannot be repeated. Not to be nested.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** Begins no more transactions, waits for those that run, then lets go of the database. May be called again. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `file:…`, relative to the working directory, or `postgresql://…`. */
  url: string;
  log?: DatabaseLog;
  clock?: () => Date;
  transactionTimeoutMs?: number;
}

/** Until a transaction gets its turn; a burst of short ones may queue behind a long one. */
const transactionWaitMs = 30_000;
const slowTransactionMs = 1_000;

const closedText = 'This database has been closed.';

/** @throws Error with one sentence, for the person who starts the server, when the database cannot be used. */
export async function openDatabase({
  url,
  log,
  clock = () => new Date(),
  transactionTimeoutMs = 10_000,
}: DatabaseOptions): Promise<Database> {
  const location = parseDatabaseUrl(url);
  const { prisma, close } = await open(location, log);
  const current = new AsyncLocalStorage<{ open: boolean }>();
  const running = new Set<Promise<unknown>>();
  let closed: Promise<void> | undefined;
  let isReleased = false;

  /** Prisma would connect to Postgres once more, for whoever comes too late. */
  function refuseAfterClosing(): void {
    if (isReleased) throw new Error(closedText);
  }

  function refuseInsideTransaction(what: string): void {
    if (current.getStore()?.open) throw new Error(`${what} was used inside a transaction: use the transaction's own.`);
  }

  async function runOnce<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const state = { open: true };
    let startedAt = 0;
    try {
      return await prisma.$transaction(
        (tx) => {
          startedAt = clock().getTime();
          // Awaited in here: Prisma's promises begin their query when awaited, and must be seen to be inside.
          return current.run(state, async () => await work(tx as unknown as Tx));
        },
        { maxWait: transactionWaitMs, timeout: transactionTimeoutMs },
      );
    } finally {
      // What the work started and did not await may go on for longer; it is outside now.
      state.open = false;
      const ms = startedAt ? clock().getTime() - startedAt : 0;
      if (ms > slowTransactionMs) log?.warn({ ms }, 'A transaction was slow.');
    }
  }

  return {
    provider: location.provider,
    location,
    client: prisma.$extends({
      query: {
        $allOperations({ args, query }) {
          refuseInsideTransaction('The root client');
          refuseAfterClosing();
          return query(args);
        },
      },
    }) as unknown as DbClient,
    async transaction(work) {
      refuseInsideTransaction('A second transaction');
      if (closed) throw new Error(closedText);
      const run = location.provider === 'postgres' ? retryOnConflict(() => runOnce(work), log) : runOnce(work);
      running.add(run);
      return run.finally(() => running.delete(run));
    },
    async ping() {
      refuseAfterClosing();
      await prisma.$queryRaw`SELECT 1`;
    },
    close() {
      // Prisma would roll back what runs. Work that hangs has been rolled back after the time limit.
      closed ??= Promise.race([Promise.allSettled(running), delay(transactionTimeoutMs, null, { ref: false })]).then(
        () => {
          isReleased = true;
          return close();
        },
      );
      return closed;
    },
  };
}

async function open(location: DatabaseLocation, log: DatabaseLog | undefined) {
  // Each brings a query compiler and a driver of its own: only the one that is used takes memory.
  if (location.provider === 'sqlite') return (await import('./sqlite')).openSqlite(location.file);
  const { openPostgres } = await import('./postgres');
  const { prisma, close } = await openPostgres(location.url, location.label, log);
  // The one cast: both clients are generated from one schema, and every query is typed by SQLite's.
  return { prisma: prisma as unknown as PrismaClient, close };
}
