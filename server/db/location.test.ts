import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseDatabaseUrl } from './location';

describe('parseDatabaseUrl', () => {
  it.each([
    ['file:./nowhere/palaver.db', resolve('nowhere/palaver.db')],
    ['file:nowhere/palaver.db?connection_limit=1', resolve('nowhere/palaver.db')],
    ['file:/nowhere/a b.db', '/nowhere/a b.db'],
    ['file:///nowhere/a%20b.db', '/nowhere/a b.db'],
  ])('reads %s', (url, file) => {
    expect(parseDatabaseUrl(url)).toEqual({ provider: 'sqlite', file, label: file });
  });

  it('names one file once, whichever way it is reached', () => {
    const folder = mkdtempSync(join(tmpdir(), 'palaver-location-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'real'));
    writeFileSync(join(folder, 'real', 'a.db'), '');
    symlinkSync(join(folder, 'real'), join(folder, 'folder'));
    symlinkSync(join(folder, 'real', 'a.db'), join(folder, 'b.db'));
    const [first, ...others] = ['real/a.db', 'folder/a.db', 'b.db'].map(
      (path) => parseDatabaseUrl(`file:${join(folder, path)}`).label,
    );
    expect(new Set(others)).toEqual(new Set([first]));
  });

  it('labels Postgres without its password', () => {
    const url = 'postgresql://palaver:secret@db.example:5432/palaver?schema=public';
    expect(parseDatabaseUrl(url)).toEqual({ provider: 'postgres', url, label: 'db.example:5432/palaver' });
    expect(parseDatabaseUrl('postgres://localhost/palaver').provider).toBe('postgres');
  });

  it.each(['', 'mysql://localhost/palaver', 'data/palaver.db', 'file:', 'file::memory:', 'postgresql://:::'])(
    'refuses %j with one sentence',
    (url) => {
      expect(() => parseDatabaseUrl(url)).toThrow(/^The database URL [^.]+\.$/);
    },
  );
});
