import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, type Database } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { createTestDatabase, migrationsFolder, postgresIsThere } from './testDatabase';

for (const provider of ['sqlite', 'postgres'] as const) {
  const skipped = provider === 'postgres' && !postgresIsThere;
  describe.skipIf(skipped)(`migrate on ${provider}${skipped ? ' (skipped: no Postgres)' : ''}`, () => {
    let database: Database;
    let folder = '';
    const cleanUp: (() => Promise<void> | void)[] = [];

    beforeEach(async () => {
      const made = await createTestDatabase(provider, { empty: true });
      database = await openDatabase({ url: made.url });
      folder = mkdtempSync(join(tmpdir(), 'palaver-migrations-'));
      cleanUp.push(
        () => database.close(),
        made.remove,
        () => rmSync(folder, { recursive: true }),
      );
    });
    afterEach(async () => {
      for (const step of cleanUp.splice(0)) await step();
    });

    function write(name: string, script: string): void {
      mkdirSync(join(folder, provider, name), { recursive: true });
      writeFileSync(join(folder, provider, name, 'migration.sql'), script);
    }

    const parents = (db = database) => db.client.$queryRaw<{ id: number }[]>`SELECT id FROM "Parent" ORDER BY id`;
    const history = () =>
      database.client.$queryRaw<Record<string, unknown>[]>`SELECT * FROM "_prisma_migrations" ORDER BY migration_name`;

    it('applies our own migrations once', async () => {
      const applied = await migrate(database, migrationsFolder);
      expect(applied).toContain('20261121000000_init');
      expect(await database.client.user.count()).toBe(0);
      expect(await migrate(database, migrationsFolder)).toEqual([]);
    });

    it("keeps Prisma's table as Prisma would", async () => {
      const times = [1000, 2500];
      write('1_first', 'CREATE TABLE "Parent" (id INTEGER PRIMARY KEY);');
      await migrate(database, folder, { clock: () => new Date(times.shift() ?? 0) });
      const [row, ...more] = await history();
      expect(more).toEqual([]);
      expect({ ...row, applied_steps_count: Number(row?.applied_steps_count) }).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        // echo -n 'CREATE TABLE "Parent" (id INTEGER PRIMARY KEY);' | sha256sum
        checksum: '10101790f2ba5ba74ded3b9eddb32458c174f4d407b59e71626e653160a967b7',
        migration_name: '1_first',
        started_at: new Date(1000),
        finished_at: new Date(2500),
        logs: null,
        rolled_back_at: null,
        applied_steps_count: 1,
      });
    });

    it('applies in the order of names, several statements each, and only what is new', async () => {
      write('2_second', 'INSERT INTO "Parent" VALUES (1); INSERT INTO "Parent" VALUES (2);');
      write('1_first', 'CREATE TABLE "Parent" (id INTEGER PRIMARY KEY);');
      expect(await migrate(database, folder)).toEqual(['1_first', '2_second']);
      write('3_third', '-- Nothing changes for this provider.\n');
      expect(await migrate(database, folder)).toEqual(['3_third']);
      expect(await parents()).toEqual([{ id: 1 }, { id: 2 }]);
    });

    it('regression: tells in one line what a database that was there before is brought to, and nothing of a new one', async () => {
      const log = { info: vi.fn(), warn: vi.fn() };
      write('1_first', 'CREATE TABLE "Parent" (id INTEGER PRIMARY KEY);');
      write('2_second', 'INSERT INTO "Parent" VALUES (1);');
      await migrate(database, folder, { log });
      expect(log.info).not.toHaveBeenCalled();
      write('3_third', 'INSERT INTO "Parent" VALUES (2);');
      write('4_fourth', 'INSERT INTO "Parent" VALUES (3);');
      await migrate(database, folder, { log });
      await migrate(database, folder, { log });
      expect(log.info.mock.calls).toEqual([[{ migrations: ['3_third', '4_fourth'] }, 'Migrated the database.']]);
    });

    it('leaves nothing of a migration that fails, says so in one sentence, and tries again', async () => {
      write('1_first', 'CREATE TABLE "Parent" (id INTEGER PRIMARY KEY);');
      write('2_second', 'INSERT INTO "Parent" VALUES (1); INSERT INTO "Nowhere" VALUES (1);');
      await expect(migrate(database, folder)).rejects.toThrow(
        /^The migration 2_second failed and changed nothing: [^\n]*Nowhere[^\n]*$/,
      );
      expect(await parents()).toEqual([]);
      write('2_second', 'INSERT INTO "Parent" VALUES (3);');
      expect(await migrate(database, folder)).toEqual(['2_second']);
    });

    it('runs a marked migration without a transaction, and refuses to go on after it failed half way', async () => {
      const outside = provider === 'sqlite' ? 'VACUUM' : 'CREATE INDEX CONCURRENTLY parent_id ON "Parent" (id)';
      write('1_first', 'CREATE TABLE "Parent" (id INTEGER PRIMARY KEY);');
      write('2_second', `-- without transaction\n${outside};`);
      expect(await migrate(database, folder)).toEqual(['1_first', '2_second']);
      write('3_third', '-- without transaction\nINSERT INTO "Nowhere" VALUES (1);');
      await expect(migrate(database, folder)).rejects.toThrow('The migration 3_third failed half way: ');
      await expect(migrate(database, folder)).rejects.toThrow(
        'The migration 3_third failed on this database before and must be settled by hand.',
      );
      expect((await history()).at(-1)).toMatchObject({
        finished_at: null,
        logs: expect.stringContaining('Nowhere') as string,
      });
    });

    it('refuses an edited migration and a newer database', async () => {
      write('1_first', 'CREATE TABLE "Parent" (id INTEGER PRIMARY KEY);');
      write('2_second', 'INSERT INTO "Parent" VALUES (1);');
      await migrate(database, folder);
      write('2_second', 'INSERT INTO "Parent" VALUES (2);');
      await expect(migrate(database, folder)).rejects.toThrow(
        'The migration 2_second is not the one that was applied to this database.',
      );
      rmSync(join(folder, provider, '2_second'), { recursive: true });
      await expect(migrate(database, folder)).rejects.toThrow(
        'This database is newer than this Palaver: it has the migration 2_second.',
      );
    });

    if (provider === 'postgres') {
      it('lets one of several that start at once migrate', async () => {
        write('1_first', 'CREATE TABLE "Parent" (id INTEGER PRIMARY KEY);');
        write('2_second', 'INSERT INTO "Parent" VALUES (1);');
        const both = await Promise.all([migrate(database, folder), migrate(database, folder)]);
        expect(both.flat().sort()).toEqual(['1_first', '2_second']);
        expect(await parents()).toEqual([{ id: 1 }]);
      });
    }

    if (provider === 'sqlite') {
      const copies = () => {
        const { label } = database.location;
        return readdirSync(dirname(label)).filter(
          (name) => name.startsWith(basename(label)) && name.includes('before'),
        );
      };

      it('copies a file that has tables before it changes it, and keeps the newest three copies', async () => {
        write('1_first', 'CREATE TABLE "Parent" (id INTEGER PRIMARY KEY);');
        await migrate(database, folder);
        expect(copies()).toEqual([]);
        for (const next of [2, 3, 4, 5]) {
          write(`${next}_more`, `INSERT INTO "Parent" VALUES (${next});`);
          await migrate(database, folder);
        }
        await migrate(database, folder);
        expect(copies()).toEqual(['test.db.before-3_more', 'test.db.before-4_more', 'test.db.before-5_more']);
        expect(existsSync(`${database.location.label}.copying`)).toBe(false);

        const copy = await openDatabase({ url: `file:${database.location.label}.before-5_more` });
        cleanUp.unshift(() => copy.close());
        expect(await parents(copy)).toEqual([{ id: 2 }, { id: 3 }, { id: 4 }]);
      });

      it("keeps rows that refer to a table which Prisma's migration makes anew", async () => {
        write(
          '1_first',
          `CREATE TABLE "Parent" (id INTEGER PRIMARY KEY);
           CREATE TABLE "Child" (id INTEGER PRIMARY KEY, parent INTEGER REFERENCES "Parent" (id) ON DELETE CASCADE);
           INSERT INTO "Parent" VALUES (1); INSERT INTO "Child" VALUES (7, 1);`,
        );
        write(
          '2_redefine',
          `-- RedefineTables
           PRAGMA defer_foreign_keys=ON;
           PRAGMA foreign_keys=OFF;
           CREATE TABLE "new_Parent" (id INTEGER PRIMARY KEY, name TEXT NOT NULL DEFAULT '');
           INSERT INTO "new_Parent" (id) SELECT id FROM "Parent";
           DROP TABLE "Parent";
           ALTER TABLE "new_Parent" RENAME TO "Parent";
           PRAGMA foreign_keys=ON;
           PRAGMA defer_foreign_keys=OFF;`,
        );
        await migrate(database, folder);
        expect(await database.client.$queryRaw`SELECT id, parent FROM "Child"`).toEqual([{ id: 7, parent: 1 }]);

        write('3_break', 'DELETE FROM "Parent";');
        await expect(migrate(database, folder)).rejects.toThrow('rows of Child refer to rows that do not exist');
        expect(await parents()).toEqual([{ id: 1 }]);
      });
    }
  });
}
