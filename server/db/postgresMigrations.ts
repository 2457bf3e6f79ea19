import pg from 'pg';
import type { MigrationConnection } from './migrationConnection';
import { postgresConfig } from './postgres';

const history = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    id                      VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum                VARCHAR(64) NOT NULL,
    finished_at             TIMESTAMPTZ,
    migration_name          VARCHAR(255) NOT NULL,
    logs                    TEXT,
    rolled_back_at          TIMESTAMPTZ,
    started_at              TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count     INTEGER NOT NULL DEFAULT 0
)`;

/** The number that `prisma migrate` locks too: of all that start at once, one migrates and the others wait. */
const advisoryLock = 72707369;

export async function connectForPostgresMigrations(url: string): Promise<MigrationConnection> {
  const { schema, ...config } = postgresConfig(url);
  const client = new pg.Client(config);
  // A connection that breaks is reported by the query that needs it; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`SELECT pg_advisory_lock(${advisoryLock})`);

  return {
    async createHistory() {
      if (schema) await client.query(`CREATE SCHEMA IF NOT EXISTS ${pg.escapeIdentifier(schema)}`);
      await client.query(history);
    },
    async query(sql, values = []) {
      let position = 0;
      const numbered = sql.replace(/\?/g, () => `$${++position}`);
      return (await client.query<Record<string, unknown>>(numbered, values)).rows;
    },
    async script(sql) {
      await client.query(sql);
    },
    async transaction(work) {
      await client.query('BEGIN');
      try {
        await work();
        await client.query('COMMIT');
      } catch (error) {
        await client.query('ROLLBACK').catch(() => undefined);
        throw error;
      }
    },
    timestamp: (time) => time.toISOString(),
    // Copies of a Postgres database are its administrator's.
    keepCopy: () => Promise.resolve(),
    // Ending the session lets go of the lock.
    close: () => client.end(),
  };
}
