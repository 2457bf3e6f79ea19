import { expect, it } from 'vitest';
import { createLog } from './log';

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
