import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../server/db/database';
import { readMigrations } from '../../server/db/migrationHistory';

export const migrationsFolder = fileURLToPath(new URL('../../prisma/migrations', import.meta.url));

/** Names a database that these migrations made. */
export function migrationsFingerprint(provider: Database['provider']): string {
  const hash = createHash('sha256');
  for (const { name, checksum } of readMigrations(join(migrationsFolder, provider))) hash.update(name).update(checksum);
  return hash.digest('hex').slice(0, 16);
}
