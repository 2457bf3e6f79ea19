import { accessSync, constants, statfsSync } from 'node:fs';

/** Linux keeps files in memory there. A container has 64 MiB of it where nobody asked for more. */
const inMemory = '/dev/shm';
const leastFreeBytes = 2 * 1024 ** 3;

/**
 * Has tests keep their databases in memory where there is room: on a disk each commit waits some milliseconds for it,
 * and the server with it. A folder that somebody chose stays.
 */
export function keepTemporaryFilesInMemory() {
  if (process.env.TMPDIR === undefined && hasRoom()) process.env.TMPDIR = inMemory;
}

function hasRoom() {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= leastFreeBytes;
  } catch {
    return false;
  }
}
