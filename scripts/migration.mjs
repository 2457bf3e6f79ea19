// Writes migrations for both providers from prisma/schema.prisma, with nothing to download and no database to reach.
//
//   node scripts/migration.mjs init        writes the first migration again; only before it has landed anywhere
//   node scripts/migration.mjs add_theme   writes a new one: the way from prisma/migrations/schema.prisma, which keeps
//                                          the schema that the migrations lead to, to prisma/schema.prisma
//
// Read what it wrote, and edit it where data must be carried over (expand, then contract). Once landed, a migration is
// never edited: servers compare its checksum with what they applied. tests/db/migrationsMatchSchema.test.ts checks that
// both folders lead to the schema. A migration whose first line is `-- without transaction` is not wrapped in one.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { derivePostgresSchema, postgresSchemaOf } from './generate.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const migrations = join(root, 'prisma/migrations');
const schemaFile = join(root, 'prisma/schema.prisma');
const reachedSchemaFile = join(migrations, 'schema.prisma');
const firstMigration = '20261121000000_init';

/** @typedef {'sqlite' | 'postgres'} Provider */
/** @type {Provider[]} */
const providers = ['sqlite', 'postgres'];

/**
 * The SQL that leads from one schema to another, by Prisma's own schema engine in WebAssembly.
 * @param {Provider} provider
 * @param {string | null} from text of a schema.prisma; null is an empty database
 * @param {string} to text of a schema.prisma
 * @returns {Promise<string>} empty when nothing differs
 */
export async function schemaDiff(provider, from, to) {
  /** @param {string} schema */
  const datamodel = (schema) => ({
    tag: 'schemaDatamodel',
    files: [{ path: 'schema.prisma', content: provider === 'postgres' ? postgresSchemaOf(schema) : schema }],
  });
  const SchemaEngine = await loadSchemaEngine();
  const engine = await SchemaEngine.new({}, () => undefined, noDatabase(provider));
  const { stdout } = await engine.diff({
    from: from === null ? { tag: 'empty' } : datamodel(from),
    to: datamodel(to),
    script: true,
    shadowDatabaseUrl: null,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  if (stdout.trim() === '-- This is an empty migration.') return '';
  // The schema is there already; asking for it takes a right that the owner of one schema on a shared server lacks,
  // and would name the wrong one where the URL says ?schema=.
  return stdout.replace('-- CreateSchema\nCREATE SCHEMA IF NOT EXISTS "public";\n\n', '');
}

/** @type {Promise<any> | undefined} */
let loaded;

function loadSchemaEngine() {
  loaded ??= (async () => {
    const engine = /** @type {any} */ (await import('@prisma/schema-engine-wasm/schema_engine_bg'));
    const bindings = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
    const wasm = readFileSync(bindings.replace(/\.js$/, '.wasm'));
    const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': engine });
    engine.__wbg_set_wasm(instance.exports);
    /** @type {any} */ (instance.exports).__wbindgen_start();
    return engine.SchemaEngine;
  })();
  return loaded;
}

/**
 * The engine connects before it compares, although it compares two texts: this answers like an empty database.
 * @param {Provider} provider
 */
function noDatabase(provider) {
  /** @param {unknown} value */
  const ok = (value) => ({ ok: true, value });
  const about = { provider, adapterName: 'none', errorRegistry: { consumeError: () => undefined } };
  const connection = {
    ...about,
    // Postgres is asked whether the schema exists, and for its version.
    queryRaw: async () => ok({ columnTypes: [5, 7, 0], columnNames: ['a', 'b', 'c'], rows: [[true, '15', 150000]] }),
    executeRaw: async () => ok(0),
    executeScript: async () => ok(undefined),
    getConnectionInfo: () => ok({ supportsRelationJoins: false }),
    dispose: async () => ok(undefined),
  };
  return { ...about, connect: async () => ok(connection), connectToShadowDb: async () => ok(connection) };
}

/** @param {Provider} provider */
export function listMigrations(provider) {
  const folder = join(migrations, provider);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'migration.sql')))
    .sort();
}

/** @param {string} name */
async function writeMigration(name) {
  const schema = readFileSync(schemaFile, 'utf8');
  const first = name === 'init';
  const later = providers.flatMap(listMigrations).filter((migration) => migration > firstMigration);
  if (first && later.length > 0) throw new Error('The first migration has successors and is not written again.');
  const reached = first ? null : readFileSync(reachedSchemaFile, 'utf8');
  const folderName = first ? firstMigration : `${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}_${name}`;
  if (!first && later.some((migration) => migration >= folderName))
    throw new Error('A later migration exists already.');

  const scripts = await Promise.all(providers.map((provider) => schemaDiff(provider, reached, schema)));
  if (scripts.every((script) => script === '')) throw new Error('The migrations lead to this schema already.');
  derivePostgresSchema();
  providers.forEach((provider, index) => {
    const folder = join(migrations, provider, folderName);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'migration.sql'), scripts[index] || '-- Nothing changes for this provider.\n');
    writeFileSync(
      join(migrations, provider, 'migration_lock.toml'),
      `# Prisma compares this with the provider it is given.\nprovider = "${provider === 'postgres' ? 'postgresql' : provider}"\n`,
    );
    process.stdout.write(`Wrote prisma/migrations/${provider}/${folderName}/migration.sql\n`);
  });
  writeFileSync(reachedSchemaFile, schema);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const name = process.argv[2] ?? '';
    if (!/^[a-z][a-z0-9_]*$/.test(name))
      throw new Error('Give a name of small letters: node scripts/migration.mjs add_theme');
    await writeMigration(name);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
