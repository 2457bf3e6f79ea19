import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSecretReads, secretColumns, withColumnInEachList } from './secretColumns';

const root = join(import.meta.dirname, '../..');
const sources = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('generated'))
  .map((path) => ({ path: `server/${path}`, text: readFileSync(join(root, 'server', path), 'utf8') }));

/** The only lists of columns that name a secret, each beside the service that checks it. */
const allowed = [
  'server/accounts/sessionRepository.ts: sessionColumns reads salt',
  'server/accounts/userRepository.ts: credentialColumns reads passwordHash',
  'server/idempotency/idempotencyRepository.ts: keptColumns reads requestHash',
  // A turn is owned by a process, which is a name in a column of its own.
  'server/turns/turnRepository.ts: turnColumns reads all columns of owner',
];

describe('a column that holds a secret', () => {
  it('is asked for by its one owner alone: what is not read cannot be given to anybody', () => {
    const reads = sources.flatMap(({ path, text }) =>
      findSecretReads(text).map((finding) => `${path}: ${finding.in} reads ${finding.what}`),
    );
    const why =
      'Somebody else reads a secret column, or all columns of a table that has one. Name the columns that are needed; ' +
      'where the secret itself is, ask its owner (findCredentials, sessions.find).';
    expect(reads.sort(), why).toEqual(allowed);
  });

  it('would be noticed in any list of columns of any repository', () => {
    const lists = sources
      .filter(({ path }) => /Repository\.ts$|\/(?:readers|sayToFriend|readMessages|beginTurn)\.ts$/u.test(path))
      .flatMap(({ path, text }) =>
        withColumnInEachList(text, 'passwordHash').map((changed) => ({ path, text, changed })),
      );
    const missed = lists.filter(({ text, changed }) => findSecretReads(changed).length <= findSecretReads(text).length);
    expect(lists.length).toBeGreaterThan(60);
    expect(missed.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ['all columns by no select', 'client.user.findMany({ where: {} })'],
    ['all columns by a relation', 'client.word.findMany({ select: { id: true, learner: true } })'],
    ['all columns by a relation that is included', 'client.session.findMany({ include: { user: true }, select: {} })'],
    ['a star in SQL', 'client.$queryRaw`SELECT u.* FROM "User" u`'],
    ['a name in SQL', 'client.$queryRaw`SELECT "id", "passwordHash" FROM "User"`'],
    ['a name that an update gives back', 'client.$queryRaw`UPDATE "User" SET "a" = 1 RETURNING "passwordHash"`'],
  ])('is found behind %s', (_, code) => {
    expect(findSecretReads(`const rows = () => ${code};`)).toHaveLength(1);
  });

  it('is on the list that these tests go by, if its name looks like one', () => {
    const schema = readFileSync(join(root, 'prisma/schema.prisma'), 'utf8');
    const looking = [...schema.matchAll(/^ {2}(\w*(?:password|hash|salt|secret|token|keys)\w*) +\w/gimu)].map(
      ([, name]) => name,
    );
    const counts = ['inputTokens', 'outputTokens', 'cachedTokens'];
    expect(looking.filter((name) => !counts.includes(name ?? '')).sort()).toEqual(
      Object.values(secretColumns).flat().sort(),
    );
  });
});
