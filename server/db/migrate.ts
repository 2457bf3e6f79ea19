import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Database, DatabaseLog } from './database';
import type { MigrationConnection } from './migrationConnection';
import { pendingMigrations, readMigrations, type Migration } from './migrationHistory';

/** First line of a migration that cannot run in a transaction, such as Postgres's CREATE INDEX CONCURRENTLY. */
const withoutTransaction = /^-- without transaction\b/;

/**
 * Brings the database to the newest migration, keeping Prisma's own table of them, so that `prisma migrate status`
 * and `deploy` agree.
 * @param folder holds `sqlite/<timestamp>_<name>/migration.sql` and the same for `postgres`
 * @returns the names of what was applied
 * @throws Error with one sentence when the database did not come from these migrations, or when one of them fails
 */
export async function migrate(
  database: Pick<Database, 'location'>,
  folder: string,
  { log, clock = () => new Date() }: { log?: DatabaseLog; clock?: () => Date } = {},
): Promise<string[]> {
  const { location } = database;
  const migrations = readMigrations(join(folder, location.provider));
  const connection =
    location.provider === 'sqlite'
      ? (await import('./sqliteMigrations')).connectForSqliteMigrations(location.file)
      : await (await import('./postgresMigrations')).connectForPostgresMigrations(location.url);
  try {
    await connection.createHistory();
    const applied = await listApplied(connection);
    const pending = pendingMigrations(migrations, applied);
    if (pending[0]) await connection.keepCopy(pending[0].name);
    for (const migration of pending) await apply(connection, migration, clock);
    const names = pending.map(({ name }) => name);
    // A database that was made just now has nothing to tell: all of its migrations are new.
    if (names.length > 0 && applied.length > 0) log?.info({ migrations: names }, 'Migrated the database.');
    return names;
  } finally {
    await connection.close();
  }
}

async function listApplied(connection: MigrationConnection) {
  const rows = await connection.query(
    `SELECT migration_name, checksum, finished_at, rolled_back_at FROM "_prisma_migrations" ORDER BY started_at`,
  );
  return rows.map((row) => ({
    name: String(row.migration_name),
    checksum: String(row.checksum),
    finished: row.finished_at !== null,
    rolledBack: row.rolled_back_at !== null,
  }));
}

async function apply(connection: MigrationConnection, migration: Migration, clock: () => Date): Promise<void> {
  const id = randomUUID();
  async function begin(): Promise<void> {
    await connection.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at) VALUES (?, ?, ?, ?)`,
      [id, migration.checksum, migration.name, connection.timestamp(clock())],
    );
  }
  async function run(): Promise<void> {
    await connection.script(migration.script);
    await connection.query(`UPDATE "_prisma_migrations" SET finished_at = ?, applied_steps_count = 1 WHERE id = ?`, [
      connection.timestamp(clock()),
      id,
    ]);
  }

  if (withoutTransaction.test(migration.script)) {
    // Its row stays unfinished when it fails or the process dies, and the next start refuses to go on.
    await begin();
    await run().catch(async (cause: unknown) => {
      await connection.query(`UPDATE "_prisma_migrations" SET logs = ? WHERE id = ?`, [messageOf(cause), id]);
      throw new Error(`The migration ${migration.name} failed half way: ${messageOf(cause)}`, { cause });
    });
    return;
  }
  try {
    await connection.transaction(async () => {
      await begin();
      await run();
    });
  } catch (cause) {
    throw new Error(`The migration ${migration.name} failed and changed nothing: ${messageOf(cause)}`, { cause });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
