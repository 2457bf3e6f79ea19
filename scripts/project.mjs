// Where things lie. Everything here and in install.mjs must run on Node alone, before a package is installed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
/** For what may be thrown away: locks, logs, the tests' own build and data. */
export const scratch = join(root, '.scratch');

/** @param {string} path */
export function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/**
 * @param {string} path of a file or a folder
 * @param {(path: string) => boolean} isWanted
 * @returns {string[]} the files in it, sorted
 */
export function listFiles(path, isWanted) {
  if (!existsSync(path) || !isWanted(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name), isWanted));
}

/**
 * SHA-256 over names and contents, so that what was made from these files is known to be stale or not.
 * @param {string[]} paths from the project's root, files or folders; missing ones count as empty
 * @param {(path: string) => boolean} isWanted
 */
export function fingerprint(paths, isWanted = () => true) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => listFiles(join(root, path), isWanted))) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}
