import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe } from 'vitest';
import { openDatabase, type Database, type DatabaseOptions } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { migrationsFingerprint, migrationsFolder } from './migrations';
import { createPostgres, postgresIsThere } from './testPostgres';

export { migrationsFolder } from './migrations';
export { postgresIsThere } from './testPostgres';

export type TestProvider = Database['provider'];
type OpenDatabase = (options?: Partial<DatabaseOptions>) => Promise<Database>;

/** Runs the same tests on both databases. What `open` gives is migrated, empty, and gone after the test. */
export function describeEachDatabase(name: string, tests: (open: OpenDatabase, provider: TestProvider) => void): void {
  for (const provider of ['sqlite', 'postgres'] as const) {
    const skipped = provider === 'postgres' && !postgresIsThere;
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
  const template = join(folder, `${migrationsFingerprint('sqlite')}.db`);
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
