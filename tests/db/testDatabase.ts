import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, describe } from 'vitest';
import { openDatabase, type Database, type DatabaseOptions } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { readMigrations } from '../../server/db/migrationHistory';

export type TestProvider = Database['provider'];
type OpenDatabase = (options?: Partial<DatabaseOptions>) => Promise<Database>;

export const migrationsFolder = fileURLToPath(new URL('../../prisma/migrations', import.meta.url));

const server = await findPostgres();
export const postgresIsThere = server !== undefined;

/** Runs the same tests on both databases. What `open` gives is migrated, empty, and gone after the test. */
export function describeEachDatabase(name: string, tests: (open: OpenDatabase, provider: TestProvider) => void): void {
  for (const provider of ['sqlite', 'postgres'] as const) {
    const skipped = provider === 'postgres' && server === undefined;
    describe.skipIf(skipped)(`${name} on ${provider}${skipped ? ' (skipped: no Postgres)' : ''}`, () => {
      const opened: Database[] = [];
      afterEach(async () => {
        for (const database of opened.splice(0)) await database.close();
      });
      tests(async (options) => {
        const database = await openTestDatabase(provider, options);
        opened.push(database);
        return database;
      }, provider);
    });
  }
}

/** Closing it removes it. */
export async function openTestDatabase(
  provider: TestProvider,
  options: Partial<DatabaseOptions> = {},
): Promise<Database> {
  const { url, remove } = await createTestDatabase(provider);
  const database = await openDatabase({ ...options, url });
  return {
    ...database,
    async close() {
      await database.close();
      await remove();
    },
  };
}

/** For tests that start another process on it. `empty`: without its tables. */
export async function createTestDatabase(
  provider: TestProvider,
  { empty = false } = {},
): Promise<{ url: string; remove: () => Promise<void> }> {
  return provider === 'sqlite' ? createSqlite(empty) : createPostgres(empty);
}

async function createSqlite(empty: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'palaver-test-'));
  const file = join(folder, 'test.db');
  if (!empty) copyFileSync(await sqliteTemplate(), file);
  return {
    url: `file:${file}`,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

/** Named for the migrations in it: made once, by whichever worker is first, and right for every later run. */
async function sqliteTemplate(): Promise<string> {
  const folder = join(tmpdir(), `palaver-templates-${userInfo().username}`);
  const template = join(folder, `${fingerprint('sqlite')}.db`);
  if (existsSync(template)) return template;
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `${randomUUID()}.db`);
  const database = await openDatabase({ url: `file:${draft}` });
  await migrate(database, migrationsFolder);
  await database.close();
  rmSync(`${draft}.lock`);
  renameSync(draft, template);
  return template;
}

async function createPostgres(empty: boolean) {
  const template = empty ? 'template0' : await postgresTemplate();
  const name = `palaver_test_${randomUUID().replaceAll('-', '')}`;
  await onServer((client) => client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  return {
    url: databaseUrl(name),
    remove: () =>
      onServer(async (client) => {
        await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      }),
  };
}

async function postgresTemplate(): Promise<string> {
  const name = `palaver_template_${fingerprint('postgres')}`;
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

function fingerprint(provider: TestProvider): string {
  const hash = createHash('sha256');
  for (const { name, checksum } of readMigrations(join(migrationsFolder, provider))) hash.update(name).update(checksum);
  return hash.digest('hex').slice(0, 16);
}

function databaseUrl(name: string): string {
  if (server === undefined) throw new Error('skipped: no Postgres');
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl('postgres') });
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
