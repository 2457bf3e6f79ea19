import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createStandIn, type Run, type StandIn } from './standIn';

let project: StandIn;
let runs: Run[] = [];

beforeEach(() => {
  project = createStandIn();
});

afterEach(async () => {
  await Promise.all(runs.map((run) => run.stop()));
  runs = [];
  project.remove();
});

function start(env?: Record<string, string>): Run {
  const run = project.start(env);
  runs.push(run);
  return run;
}

async function startAndStop(env?: Record<string, string>) {
  const run = start(env);
  const result = await run.settled;
  return { ...result, code: await run.stop() };
}

const countLines = (path: string) => project.read(path).trim().split('\n').length;

// Each test starts real processes, some of them five times over.
describe('npm start', { timeout: 60_000 }, () => {
  it('installs, generates and builds once, and then only what has changed', async () => {
    const first = await startAndStop();
    expect(first).toMatchObject({ stderr: '', code: 0 });
    expect(first.stdout).toMatch(/^Installing 1 packages.*\nGenerating.*\nBuilding.*\nready\n$/);
    expect(project.read('npm.log')).toMatch(/^ci .*--include=dev/);

    expect((await startAndStop()).stdout).toBe('ready\n');

    project.write('app/root.test.tsx', 'a test is not part of the build');
    expect((await startAndStop()).stdout).toBe('ready\n');

    project.write('app/root.tsx', 'changed');
    expect((await startAndStop()).stdout).toBe('Building …\nready\n');

    project.write('package-lock.json', '{ "packages": { "": {}, "node_modules/new": { "version": "1.0.0" } } }');
    expect((await startAndStop()).stdout).toMatch(/^Installing/);
    expect([countLines('npm.log'), countLines('build.log')]).toEqual([2, 3]);
  });

  it('writes the secrets on the first start, for this user alone, and keeps them', async () => {
    await startAndStop();
    const text = project.read('.env');
    const secrets = parseEnv(text);
    expect(secrets.AUTH_SECRET?.length).toBeGreaterThanOrEqual(32);
    expect(secrets.ACCESS_CODE).toMatch(/^[a-z]{4}-[a-z]{4}-[a-z]{4}$/);
    expect(Buffer.from(secrets.VAPID_PUBLIC_KEY ?? '', 'base64url')).toHaveLength(65);
    expect(Buffer.from(secrets.VAPID_PRIVATE_KEY ?? '', 'base64url')).toHaveLength(32);
    expect(statSync(join(project.folder, '.env')).mode & 0o777).toBe(0o600);
    await startAndStop();
    expect(project.read('.env')).toBe(text);
  });

  it('adds to a file of one’s own only what is missing there and in the environment', async () => {
    const own = '# mine\nACCESS_CODE=my-own-code\nVAPID_PRIVATE_KEY=mine';
    project.write('.env', own);
    await startAndStop({ AUTH_SECRET: 'from the environment, which is long enough' });
    expect(project.read('.env')).toBe(own);
    await startAndStop();
    expect(project.read('.env')).toMatch(
      /^# mine\nACCESS_CODE=my-own-code\nVAPID_PRIVATE_KEY=mine\nAUTH_SECRET=\S{43}\n$/,
    );
  });

  it('started twice at once installs once, and the second waits', async () => {
    const env = { NPM_MS: '600' };
    const [first, second] = [start(env), start(env)];
    const results = await Promise.all([first.settled, second.settled]);
    expect(results.map(({ stdout }) => stdout).join('')).toContain('Waiting for another command');
    expect([countLines('npm.log'), countLines('build.log')]).toEqual([1, 1]);
  });

  it('takes over from a process that died while installing', async () => {
    project.write('.scratch/install.lock', '999999999 gone');
    expect((await startAndStop()).stdout).toContain('ready');
  });

  it('ends npm and frees the lock when it is interrupted', async () => {
    const run = start({ NPM_MS: '60000' });
    while (!readdirSync(project.folder).includes('npm.log')) await sleep(20);
    expect(await run.stop()).toBe(143);
    expect(readdirSync(join(project.folder, '.scratch'))).not.toContain('install.lock');
  });

  it.each([
    ['npm error code ENOTFOUND\nnpm error network request failed', /^The packages could not be fetched.*\(ENOTFOUND\)/],
    ['npm error code 1\nnpm error gyp ERR! not found: make', /^better-sqlite3 could not be compiled: install Python 3/],
    [
      `npm http fetch GET http://registry/node-gyp attempt 1 failed with EAI_AGAIN\n`.repeat(20),
      /^The packages could not be fetched.*\(EAI_AGAIN\)/,
    ],
    ['npm error code ENOSPC', /disk is full/],
    ['npm error code EUSAGE\nnpm error not in sync', /npm says EUSAGE.*install\.log/],
  ])('says in one sentence what npm means by %j', async (npmSays, sentence) => {
    const { stderr, code } = await start({ NPM_SAYS: npmSays }).settled;
    expect(code).toBe(1);
    expect(stderr).toMatch(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it('says so when .env cannot be read', async () => {
    mkdirSync(join(project.folder, '.env'));
    const { stderr, code } = await start().settled;
    expect(code).toBe(1);
    expect(stderr).toMatch(/^\S+\.env cannot be read and written \(EISDIR\): .*\n$/);
  });

  it('shows what a build says, without a stack of its own', async () => {
    project.write('scripts/buildServer.mjs', `console.error('app/root.tsx:1: no such thing'); process.exit(1);`);
    const { stderr, code } = await start().settled;
    expect(code).toBe(1);
    expect(stderr).toBe('Building failed:\napp/root.tsx:1: no such thing\n');
  });
});
