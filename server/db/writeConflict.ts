import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseLog } from './database';

const attempts = 5;
/** Doubled at each attempt, and spread, so that two that collided do not meet again. */
const firstDelayMs = 5;

/** Runs the work again when Postgres broke it off for a deadlock or a serialization failure. */
export async function retryOnConflict<T>(work: () => Promise<T>, log: DatabaseLog | undefined): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isWriteConflict(error)) throw error;
      log?.info({ attempt }, 'Two transactions collided; this one runs again.');
      await delay(firstDelayMs * 2 ** attempt * Math.random());
    }
  }
}

/** P2034 from a model's query; a raw query wraps the adapter's error in P2010. */
function isWriteConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === 'P2034') return true;
  const cause =
    'meta' in error ? (error.meta as { driverAdapterError?: Error } | undefined)?.driverAdapterError : error;
  return (cause?.cause as { kind?: string } | undefined)?.kind === 'TransactionWriteConflict';
}
