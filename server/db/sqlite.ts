import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { PrismaClient } from './generated/sqlite/client';
import { lockForThisProcess } from './processLock';
import { createSqliteAdapter } from './sqliteAdapter';

/** @throws Error with one sentence when the folder cannot be written, or another process has the file. */
export async function openSqlite(file: string) {
  prepareFolder(dirname(file));
  // SQLite gives its journals the mode of the file.
  for (const path of [file, `${file}.lock`]) createPrivately(path);
  const unlock = lockForThisProcess(file);
  // Minimal: other formats print a query's values, which are people's words, into the log.
  const prisma = new PrismaClient({ adapter: createSqliteAdapter(file), errorFormat: 'minimal' });
  try {
    await prisma.$connect();
  } catch (cause) {
    unlock();
    throw new Error(`${file} cannot be opened as a SQLite database: ${messageOf(cause)}`, { cause });
  }
  return {
    prisma,
    async close() {
      await prisma.$disconnect();
      unlock();
    },
  };
}

/** Password hashes and conversations are for nobody else on this machine, also in a folder that others may read. */
function createPrivately(path: string): void {
  if (existsSync(path)) return;
  closeSync(openSync(path, 'a', 0o600));
}

function prepareFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new Error(`The database folder ${folder} cannot be written.`, { cause });
  }
}

/** Not `recursive: true`, which never returns where folders cannot be made at all, as below /proc (Node 20). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
