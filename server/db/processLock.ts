import Connection from 'better-sqlite3';

/**
 * Makes this process the only one on a SQLite file, until the answer is called or the process ends in any way:
 * an open exclusive transaction on a file beside it. The operating system drops its lock with the process,
 * so that a killed server leaves nothing to clean up. The lock file itself stays; removing it would be a race.
 * @throws Error with one sentence when another process has the file.
 */
export function lockForThisProcess(file: string): () => void {
  const lock = new Connection(`${file}.lock`, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    lock.close();
    if (!isBusy(cause)) throw cause;
    throw new Error(`Another Palaver is already running on ${file}.`);
  }
  return () => lock.close();
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}
