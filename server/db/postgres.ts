import { PrismaPg } from '@prisma/adapter-pg';
import type { PoolConfig } from 'pg';
import { PrismaClient } from './generated/postgres/client';
import type { DatabaseLog } from './database';

/** After this long without a connection a request fails rather than hangs. */
const connectionTimeoutMillis = 10_000;

/** `?schema=` is Prisma's own parameter; raw SQL and migrations need it as the search path. */
export function postgresConfig(url: string): PoolConfig & { schema?: string } {
  const schema = new URL(url).searchParams.get('schema');
  return {
    connectionString: url,
    connectionTimeoutMillis,
    ...(schema && schema !== 'public' ? { schema, options: `-c search_path="${schema.replaceAll('"', '')}"` } : {}),
  };
}

/** @throws Error with one sentence when the server cannot be reached. */
export async function openPostgres(url: string, label: string, log: DatabaseLog | undefined) {
  const { schema, ...config } = postgresConfig(url);
  // The server closed an idle connection (a restart, a failover): the pool opens another, nothing is lost.
  const onPoolError = (error: Error) => log?.warn({ err: error }, 'Postgres closed an idle connection.');
  const adapter = new PrismaPg(config, { onPoolError, onConnectionError: onPoolError, ...(schema ? { schema } : {}) });
  const prisma = new PrismaClient({ adapter, errorFormat: 'minimal' });
  try {
    await prisma.$queryRaw`SELECT 1`;
  } catch (cause) {
    await prisma.$disconnect();
    throw new Error(`Postgres at ${label} cannot be reached: ${messageOf(cause)}`, { cause });
  }
  return { prisma, close: () => prisma.$disconnect() };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.message.trim().split('\n').at(-1) ?? '') : String(error);
}
