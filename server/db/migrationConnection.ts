/** A connection of the migrations' own: they need scripts of many statements and pragmas that Prisma has no way for. */
export interface MigrationConnection {
  /** Creates Prisma's table of migrations, column for column, where it is missing. */
  createHistory(): Promise<void>;
  /** One statement; values stand as `?`. */
  query(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  script(sql: string): Promise<void>;
  /** All or nothing. */
  transaction(work: () => Promise<void>): Promise<void>;
  /** A time as Prisma writes it into its table. */
  timestamp(time: Date): unknown;
  /** Keeps a copy of what is there, if anything is, where the provider can. */
  keepCopy(nextMigration: string): Promise<void>;
  close(): Promise<void>;
}
