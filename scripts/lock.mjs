import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const heartbeatMs = 5_000;
/** Long enough for a holder whose event loop is held up, short enough to outlast a pid that came round again. */
const staleMs = 90_000;

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and is another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** @param {string} path */
function isStale(path) {
  try {
    const { mtimeMs } = statSync(path);
    const pid = Number(readFileSync(path, 'utf8').split(' ')[0]);
    const ageMs = Date.now() - mtimeMs;
    // Without a pid the holder is between creating and writing it, or died there.
    return ageMs > staleMs || (pid ? !isAlive(pid) : ageMs > heartbeatMs);
  } catch {
    return false;
  }
}

/** @param {string} path @param {string} content */
function tryCreate(path, content) {
  try {
    writeFileSync(path, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} path @param {string} content */
function holds(path, content) {
  try {
    return readFileSync(path, 'utf8') === content;
  } catch {
    return false;
  }
}

/**
 * Runs `work` while no other process runs its own under the same lock file.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] called once when another process has the lock
 * @returns {Promise<T>}
 */
export async function withLock(path, work, onWait = () => undefined) {
  mkdirSync(dirname(path), { recursive: true });
  const content = `${process.pid} ${randomUUID()}`;
  for (let attempt = 0; ; attempt += 1) {
    if (tryCreate(path, content)) {
      // Two that clear away the same stale file can both come here; the file's last writer is the holder.
      await sleep(50);
      if (holds(path, content)) break;
    }
    if (attempt === 0) onWait();
    if (isStale(path)) rmSync(path, { force: true });
    else await sleep(250);
  }
  const heartbeat = setInterval(() => {
    const now = new Date();
    if (holds(path, content)) utimesSync(path, now, now);
  }, heartbeatMs);
  const release = () => {
    if (holds(path, content)) rmSync(path, { force: true });
  };
  process.on('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}
