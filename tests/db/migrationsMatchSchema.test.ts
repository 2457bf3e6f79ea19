import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listMigrations, schemaDiff } from '../../scripts/migration.mjs';
import { openDatabase } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { describeCatalogue } from './catalogue';
import { createTestDatabase, migrationsFolder, postgresIsThere, type TestProvider } from './testDatabase';

const schema = readFileSync(join(migrationsFolder, '../schema.prisma'), 'utf8');

/** A migrations folder with one migration: from nothing straight to the schema. */
async function writeSchemaAsMigration(provider: TestProvider): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'palaver-schema-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, provider, '1_schema'), { recursive: true });
  writeFileSync(join(folder, provider, '1_schema', 'migration.sql'), await schemaDiff(provider, null, schema));
  return folder;
}

async function catalogueAfter(provider: TestProvider, folder: string): Promise<string[]> {
  const { url, remove } = await createTestDatabase(provider, { empty: true });
  const database = await openDatabase({ url });
  try {
    await migrate(database, folder);
    return await describeCatalogue(database.client, provider);
  } finally {
    await database.close();
    await remove();
  }
}

describe('migrations', () => {
  it.each(['sqlite', 'postgres'] as const)('of %s need nothing more to reach the schema', async (provider) => {
    const reached = readFileSync(join(migrationsFolder, 'schema.prisma'), 'utf8');
    // When this fails: node scripts/migration.mjs <name>
    expect(await schemaDiff(provider, reached, schema)).toBe('');
  });

  it('are of the same names for both providers', () => {
    expect(listMigrations('postgres')).toEqual(listMigrations('sqlite'));
  });

  for (const provider of ['sqlite', 'postgres'] as const) {
    const skipped = provider === 'postgres' && !postgresIsThere;
    it.skipIf(skipped)(
      `make the database on ${provider} that the schema makes${skipped ? ' (skipped: no Postgres)' : ''}`,
      async () => {
        const migrated = await catalogueAfter(provider, migrationsFolder);
        expect(migrated.some((line) => line.includes('usernameKey'))).toBe(true);
        expect(migrated).toEqual(await catalogueAfter(provider, await writeSchemaAsMigration(provider)));
      },
    );
  }
});
