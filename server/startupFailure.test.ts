import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { ConfigError } from './config';
import { startupFailureSentence, StartupError } from './startupFailure';

async function failureOf(attempt: () => unknown): Promise<unknown> {
  try {
    await attempt();
  } catch (error) {
    return error;
  }
  throw new Error('The attempt succeeded.');
}

async function listen(port: number, host = '127.0.0.1') {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  return server;
}

describe('startupFailureSentence', () => {
  it('names the taken port', async () => {
    const first = await listen(0);
    const { port } = first.address() as { port: number };
    const error = await failureOf(() => listen(port));
    expect(startupFailureSentence(error)).toBe(
      `Port ${port} is taken, perhaps by a Palaver that already runs: stop that, or choose another port with PORT=3001 npm start.`,
    );
    first.close();
  });

  it('names an address that is not ours', async () => {
    const error = await failureOf(() => listen(0, '192.0.2.1'));
    expect(startupFailureSentence(error)).toContain('192.0.2.1');
  });

  it('tells a missing folder from a file that is no database', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'palaver-failure-'));
    const missing = Object.assign(new Error('unable to open database file'), { code: 'SQLITE_CANTOPEN' });
    expect(startupFailureSentence(missing)).toMatch(/cannot be opened/);
    writeFileSync(join(folder, 'text.db'), 'this is no database, however long it may be '.repeat(100));
    const notADatabase = await failureOf(() => new Database(join(folder, 'text.db')).pragma('journal_mode = WAL'));
    expect(startupFailureSentence(notADatabase)).toMatch(/not a SQLite database/);
    const holder = new Database(join(folder, 'held.db'));
    holder.exec('BEGIN EXCLUSIVE');
    const busy = await failureOf(() =>
      new Database(join(folder, 'held.db'), { timeout: 1 }).exec('CREATE TABLE a (b)'),
    );
    expect(startupFailureSentence(busy)).toMatch(/Another process uses the same database file/);
    holder.close();
    await rm(folder, { recursive: true });
  });

  it('names the path that cannot be written', () => {
    const denied = Object.assign(new Error('denied'), { code: 'EACCES', syscall: 'mkdir', path: '/srv/data' });
    expect(startupFailureSentence(denied)).toMatch(/^\/srv\/data cannot be written/);
  });

  it('finds the reason under what Prisma and pg wrap around it', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), {
      code: 'ECONNREFUSED',
      address: '127.0.0.1',
      port: 5432,
    });
    const wrapped = new Error('query failed', { cause: new AggregateError([refused]) });
    expect(startupFailureSentence(wrapped)).toMatch(/^Nothing answers at 127\.0\.0\.1:5432/);
  });

  it('finds what Prisma keeps beside the error', () => {
    const beside = (cause: object) =>
      new Error('Postgres cannot be reached', {
        cause: Object.assign(new Error('Raw query failed.'), {
          code: 'P2010',
          meta: { driverAdapterError: { cause } },
        }),
      });
    expect(startupFailureSentence(beside({ kind: 'DatabaseNotReachable', host: 'db.example', port: 5432 }))).toMatch(
      /^No database answers at db\.example:5432/,
    );
    expect(startupFailureSentence(beside({ kind: 'DatabaseDoesNotExist', originalCode: '3D000' }))).toMatch(
      /does not exist/,
    );
  });

  it('passes on what is a sentence already, even from another bundle', () => {
    expect(startupFailureSentence(new ConfigError(['PORT must be …', 'HOST must be …']))).toBe(
      'PORT must be …\nHOST must be …',
    );
    expect(startupFailureSentence(new StartupError('No.'))).toBe('No.');
    expect(startupFailureSentence(Object.assign(new Error('No.'), { name: 'StartupError' }))).toBe('No.');
  });

  it('never prints a stack', () => {
    expect(startupFailureSentence(new Error('first\n    at second'))).toBe('Palaver could not start: first');
    expect(startupFailureSentence('thrown text')).toBe('Palaver could not start: thrown text');
    expect(startupFailureSentence(undefined)).not.toBe('');
  });
});
