// Generates the Prisma clients: SQLite's from prisma/schema.prisma, Postgres's from the same text with two lines changed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const sqliteSchema = join(root, 'prisma/schema.prisma');
const postgresSchema = join(root, 'prisma/schema.postgres.prisma');

/** @param {string} schema the text of schema.prisma */
export function postgresSchemaOf(schema) {
  const derived = schema
    .replace('provider = "sqlite"', 'provider = "postgresql"')
    .replace('generated/sqlite', 'generated/postgres');
  return `// Derived from schema.prisma by scripts/generate.mjs. Do not edit.\n${derived}`;
}

export function derivePostgresSchema() {
  writeFileSync(postgresSchema, postgresSchemaOf(readFileSync(sqliteSchema, 'utf8')));
}

/**
 * Prisma's command with what it needs so that it neither looks for a newer version nor downloads its schema engine:
 * any existing file passes for the engine where none is used (generate, validate, format, studio).
 */
export function prismaCommand() {
  return {
    script: join(dirname(createRequire(import.meta.url).resolve('prisma/package.json')), 'build/index.js'),
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      CHECKPOINT_DISABLE: '1',
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
    },
  };
}

export function generate() {
  derivePostgresSchema();
  mkdirSync(join(root, 'server/db/generated'), { recursive: true });
  const { script, env } = prismaCommand();
  for (const schema of [sqliteSchema, postgresSchema]) {
    const run = spawnSync(process.execPath, [script, 'generate', '--schema', schema], {
      cwd: root,
      encoding: 'utf8',
      env,
    });
    if (run.status !== 0) throw new Error(`prisma generate failed for ${schema}:\n${run.stdout}${run.stderr}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) generate();
