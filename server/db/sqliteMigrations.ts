import Connection from 'better-sqlite3';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { MigrationConnection } from './migrationConnection';

const history = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
)`;

const copiesKept = 3;

export function connectForSqliteMigrations(file: string): MigrationConnection {
  const connection = new Connection(file);
  connection.pragma('synchronous = FULL');
  // Off, and only possible outside a transaction: Prisma changes a table by filling a new one and dropping the old,
  // and with foreign keys on, that drop would delete every row that refers to it. They are checked before each commit.
  connection.pragma('foreign_keys = OFF');

  function query(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
    const statement = connection.prepare(sql);
    if (statement.reader) return Promise.resolve(statement.all(...values) as Record<string, unknown>[]);
    statement.run(...values);
    return Promise.resolve([]);
  }

  return {
    query,
    async createHistory() {
      await query(history);
    },
    script(sql) {
      connection.exec(sql);
      return Promise.resolve();
    },
    async transaction(work) {
      connection.exec('BEGIN IMMEDIATE');
      try {
        await work();
        const broken = await query('PRAGMA foreign_key_check');
        if (broken[0]) throw new Error(`rows of ${String(broken[0].table)} refer to rows that do not exist`);
        connection.exec('COMMIT');
      } catch (error) {
        if (connection.inTransaction) connection.exec('ROLLBACK');
        throw error;
      }
    },
    timestamp: (time) => time.getTime(),
    async keepCopy(nextMigration) {
      const tables = await query(
        `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> '_prisma_migrations'`,
      );
      if (tables.length > 0) await copyBeside(connection, file, nextMigration);
    },
    close() {
      connection.close();
      return Promise.resolve();
    },
  };
}

async function copyBeside(connection: Connection.Database, file: string, nextMigration: string): Promise<void> {
  const copy = `${file}.before-${nextMigration}`;
  const unfinished = `${file}.copying`;
  rmSync(unfinished, { force: true });
  await connection.backup(unfinished);
  renameSync(unfinished, copy);

  // Migrations are named by their time, so that the order of names is the order of age.
  const copies = readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}.before-`));
  for (const old of copies.sort().slice(0, -copiesKept)) rmSync(join(dirname(file), old), { force: true });
}
