import type { DbClient } from '../../server/db/database';
import type { TestProvider } from './testDatabase';

/**
 * What a database consists of, as sorted lines: columns with type, nullability and default, indexes, constraints.
 * Two databases with the same lines behave alike; the order of columns does not count, since migrations append.
 */
export async function describeCatalogue(client: DbClient, provider: TestProvider): Promise<string[]> {
  const lines = provider === 'sqlite' ? await sqliteLines(client) : await postgresLines(client);
  return lines.filter((line) => !line.includes('_prisma_migrations')).sort();
}

async function sqliteLines(client: DbClient): Promise<string[]> {
  const rows = await client.$queryRaw<{ line: string }[]>`
    SELECT t.name || ' column ' || c.name || ' ' || c.type || ' ' || c."notnull" || ' ' || coalesce(c.dflt_value, '-')
      || ' ' || c.pk AS line
    FROM sqlite_master t, pragma_table_info(t.name) c WHERE t.type = 'table'
    UNION ALL
    SELECT t.name || ' index ' || i.name || ' ' || i."unique" || ' ' || i.origin || ' ' || x.seqno || ' ' || x.name
    FROM sqlite_master t, pragma_index_list(t.name) i, pragma_index_info(i.name) x WHERE t.type = 'table'
    UNION ALL
    SELECT t.name || ' key ' || f."from" || ' ' || f."table" || ' ' || f."to" || ' ' || f.on_update || ' ' || f.on_delete
    FROM sqlite_master t, pragma_foreign_key_list(t.name) f WHERE t.type = 'table'`;
  return rows.map(({ line }) => line);
}

async function postgresLines(client: DbClient): Promise<string[]> {
  const rows = await client.$queryRaw<{ line: string }[]>`
    SELECT concat_ws(' ', table_name, 'column', column_name, data_type, datetime_precision, is_nullable,
      coalesce(column_default, '-')) AS line
    FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL
    SELECT concat_ws(' ', conrelid::regclass::text, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace`;
  return rows.map(({ line }) => line);
}
