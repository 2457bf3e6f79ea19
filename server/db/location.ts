import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where a database is, as `DATABASE_URL` says it. `label` names it to people and holds no password. */
export type DatabaseLocation =
  | { provider: 'sqlite'; file: string; label: string }
  | { provider: 'postgres'; url: string; label: string };

/** @throws Error with one sentence when the URL is neither a file nor Postgres. */
export function parseDatabaseUrl(url: string): DatabaseLocation {
  if (url.startsWith('file:')) {
    const file = sqliteFile(url);
    return { provider: 'sqlite', file, label: file };
  }
  if (/^postgres(ql)?:\/\//.test(url)) return { provider: 'postgres', url, label: postgresLabel(url) };
  throw new Error('The database URL must begin with file: or postgresql://.');
}

/** Symbolic links are followed, so that two names of one file are one file to the process lock. */
function sqliteFile(url: string): string {
  const bare = url.replace(/\?.*$/s, '');
  const path = bare.startsWith('file://') ? fileURLToPath(bare) : resolve(bare.slice('file:'.length));
  if (bare === 'file:' || basename(path) === ':memory:') throw new Error('The database URL must name a file.');
  if (existsSync(path)) return realpathSync(path);
  const folder = dirname(path);
  return existsSync(folder) ? join(realpathSync(folder), basename(path)) : path;
}

function postgresLabel(url: string): string {
  if (!URL.canParse(url)) throw new Error('The database URL is not a valid Postgres URL.');
  const { host, pathname } = new URL(url);
  return `${host || 'localhost'}${pathname}`;
}
