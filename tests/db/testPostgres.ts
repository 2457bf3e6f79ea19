import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import pg from 'pg';
import { migrate } from '../../server/db/migrate';
import { migrationsFingerprint, migrationsFolder } from './migrations';

const server = await findPostgres();
export const postgresIsThere = server !== undefined;

export async function createPostgres(empty: boolean): Promise<{ url: string; remove: () => Promise<void> }> {
  const name = (empty ? undefined : spare.pop()) ?? (await create(empty ? 'template0' : await migratedTemplate()));
  return { url: databaseUrl(name), remove: () => (empty ? drop(name) : keepSpare(name)) };
}

/**
 * Migrated databases of this worker that tests have given back. Postgres takes tenths of a second to make one, and as
 * long to drop it; to delete its rows takes some milliseconds. Those of a run are dropped at its end.
 */
const spare: string[] = [];

/** How the names of a run's databases begin. */
const prefix = () => `palaver_test_${process.env.PALAVER_TEST_RUN ?? 'by_hand'}_`;

async function create(template: string): Promise<string> {
  const name = `${prefix()}${randomUUID().replaceAll('-', '')}`;
  await onServer(async (client) => {
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
    // What a test wrote need not outlive the machine: no commit waits for the disk.
    await client.query(`ALTER DATABASE ${name} SET synchronous_commit = off`);
  });
  return name;
}

async function drop(name: string): Promise<void> {
  await onServer((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
}

async function keepSpare(name: string): Promise<void> {
  await onServer(async (client) => {
    // What a test left open must not write into the next one's.
    await client.query(
      'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    const { rows } = await client.query<{ name: string }>(
      "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'",
    );
    // In any order: what refers to a deleted row goes with it, or forgets it.
    await client.query(rows.map((table) => `DELETE FROM ${table.name}`).join(';'));
  }, name);
  spare.push(name);
}

/** Drops what a run has made, whichever worker made it. */
export async function dropDatabasesOfRun(): Promise<void> {
  if (!postgresIsThere) return;
  await onServer(async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [prefix()],
    );
    for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
  });
}

/** Named for the migrations in it: made once, by whichever worker is first, and right for every later run. */
async function migratedTemplate(): Promise<string> {
  const name = `palaver_template_${migrationsFingerprint('postgres')}`;
  return onServer(async (client) => {
    // One worker makes it; the others wait here and find it.
    await client.query('SELECT pg_advisory_lock(71)');
    const { rows } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rows.length > 0) return name;
    const draft = `${name}_draft`;
    await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${draft} TEMPLATE template0`);
    await migrate({ location: { provider: 'postgres', url: databaseUrl(draft), label: draft } }, migrationsFolder);
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
    return name;
  });
}

function databaseUrl(name: string): string {
  if (server === undefined) throw new Error('skipped: no Postgres');
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer<T>(work: (client: pg.Client) => Promise<T>, database = 'postgres'): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl(database) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The server named by TEST_POSTGRES_URL, else one on this machine. Under CI, or when named, it must be there. */
async function findPostgres(): Promise<string | undefined> {
  const named = process.env.TEST_POSTGRES_URL;
  const url = named ?? `postgresql://${userInfo().username}@127.0.0.1:5432/postgres`;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.end();
    return url;
  } catch (cause) {
    if (named ?? process.env.CI) throw new Error('The tests need a Postgres server: set TEST_POSTGRES_URL.', { cause });
    return undefined;
  }
}
