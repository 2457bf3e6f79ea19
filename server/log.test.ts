import { expect, it } from 'vitest';
import { createLog, readableLine } from './log';

it('hides secrets wherever a request or a body holds them', () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  log.info({
    password: 's3cret',
    req: { headers: { authorization: 's3cret', cookie: 's3cret' }, url: '/login' },
    res: { headers: { 'set-cookie': ['s3cret'] } },
    body: { accessCode: 's3cret', token: 's3cret', username: 'maria' },
  });
  expect(lines.join()).not.toContain('s3cret');
  expect(lines.join()).toContain('maria');
  expect(lines.join()).toContain('/login');
});

it('writes nothing below its level', () => {
  const lines: string[] = [];
  createLog({ logLevel: 'warn' }, { write: (line) => void lines.push(line) }).info('hello');
  expect(lines).toEqual([]);
});

it('can be read in a terminal', () => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(readableLine(line)) });
  log.info({ migration: 'init' }, 'Migrated the database.');
  log.error({ err: new Error('no route') }, 'failed');
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d info {2}Migrated the database\. migration="init"\n$/);
  expect(lines[1]).toMatch(/error failed\nError: no route\n {4}at /);
});
