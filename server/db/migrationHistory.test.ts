import { describe, expect, it } from 'vitest';
import { pendingMigrations, readMigrations, type AppliedMigration } from './migrationHistory';

const migrations = ['1_init', '2_more', '3_yet'].map((name) => ({ name, script: '', checksum: `sum of ${name}` }));

function applied(name: string, changes: Partial<AppliedMigration> = {}): AppliedMigration {
  return { name, checksum: `sum of ${name}`, finished: true, rolledBack: false, ...changes };
}

describe('pendingMigrations', () => {
  it('gives those that are not applied, in order', () => {
    expect(pendingMigrations(migrations, []).map(({ name }) => name)).toEqual(['1_init', '2_more', '3_yet']);
    expect(pendingMigrations(migrations, [applied('1_init'), applied('2_more')])).toEqual([migrations[2]]);
  });

  it('applies again what Prisma has marked as rolled back', () => {
    const rows = [applied('1_init'), applied('2_more', { finished: false, rolledBack: true })];
    expect(pendingMigrations(migrations, rows).map(({ name }) => name)).toEqual(['2_more', '3_yet']);
  });

  it.each([
    ['one that failed', applied('1_init', { finished: false }), 'The migration 1_init failed on this database before'],
    ['one that is not in the folder', applied('9_new'), 'This database is newer than this Palaver'],
    ['one that has been edited', applied('1_init', { checksum: 'other' }), 'is not the one that was applied'],
  ])('refuses %s', (_, row, sentence) => {
    expect(() => pendingMigrations(migrations, [row])).toThrow(sentence);
  });
});

describe('readMigrations', () => {
  it('refuses a folder without migrations', () => {
    expect(() => readMigrations('/nowhere')).toThrow('There are no migrations in /nowhere.');
  });
});
