import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A migration in the folder. */
export interface Migration {
  name: string;
  script: string;
  /** SHA-256 of the file in hex, as Prisma writes it. */
  checksum: string;
}

/** A row of Prisma's table, as far as it matters. */
export interface AppliedMigration {
  name: string;
  checksum: string;
  finished: boolean;
  rolledBack: boolean;
}

/**
 * The migrations of one provider, in the order of their names, which begin with a timestamp.
 * @throws Error with one sentence when there are none: a wrong folder must not pass for a database up to date.
 */
export function readMigrations(folder: string): Migration[] {
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const migrations = names.flatMap((name) => {
    const file = join(folder, name, 'migration.sql');
    if (!existsSync(file)) return [];
    const script = readFileSync(file);
    return { name, script: script.toString('utf8'), checksum: createHash('sha256').update(script).digest('hex') };
  });
  if (migrations.length === 0) throw new Error(`There are no migrations in ${folder}.`);
  return migrations;
}

/**
 * What is still to be applied.
 * @throws Error with one sentence when the database did not come from these migrations.
 */
export function pendingMigrations(migrations: Migration[], applied: AppliedMigration[]): Migration[] {
  const standing = applied.filter((row) => !row.rolledBack);
  const byName = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum, finished } of standing) {
    const migration = byName.get(name);
    if (!finished) throw new Error(`The migration ${name} failed on this database before and must be settled by hand.`);
    if (!migration) throw new Error(`This database is newer than this Palaver: it has the migration ${name}.`);
    if (migration.checksum !== checksum) {
      throw new Error(`The migration ${name} is not the one that was applied to this database.`);
    }
  }
  const done = new Set(standing.map(({ name }) => name));
  return migrations.filter(({ name }) => !done.has(name));
}
