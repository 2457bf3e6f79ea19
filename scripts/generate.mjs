// Generates the Prisma clients: SQLite's from prisma/schema.prisma, Postgres's from the same text with two lines changed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const sqliteSchema = join(root, 'prisma/schema.prisma');
const postgresSchema = join(root, 'prisma/schema.postgres.prisma');

export function derivePostgresSchema() {
  const derived = readFileSync(sqliteSchema, 'utf8')
    .replace('provider = "sqlite"', 'provider = "postgresql"')
    .replace('generated/sqlite', 'generated/postgres');
  writeFileSync(postgresSchema, `// Derived from schema.prisma by scripts/generate.mjs. Do not edit.\n${derived}`);
}

export function generate() {
  derivePostgresSchema();
  const prisma = join(dirname(createRequire(import.meta.url).resolve('prisma/package.json')), 'build/index.js');
  for (const schema of [sqliteSchema, postgresSchema]) {
    mkdirSync(join(root, 'server/db/generated'), { recursive: true });
    const run = spawnSync(process.execPath, [prisma, 'generate', '--schema', schema], {
      cwd: root,
      encoding: 'utf8',
      // Generating needs no schema engine, but Prisma looks for one and would download it: any existing file will do.
      env: {
        ...process.env,
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        CHECKPOINT_DISABLE: '1',
        PRISMA_HIDE_UPDATE_MESSAGE: '1',
      },
    });
    if (run.status !== 0) throw new Error(`prisma generate failed for ${schema}:\n${run.stdout}${run.stderr}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) generate();
