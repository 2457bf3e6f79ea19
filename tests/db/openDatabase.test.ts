import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/database';
import { describeEachDatabase } from './testDatabase';

const holdDatabase = fileURLToPath(new URL('holdDatabase.ts', import.meta.url));

describe('openDatabase on a SQLite file', () => {
  let folder = '';
  const children: ChildProcess[] = [];

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'palaver-open-')));
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts a process on the file; the answer is what it says first. */
  async function startProcess(url: string) {
    const child = spawn(process.execPath, ['--import', 'tsx', holdDatabase, url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    return { child, said: said.toString().trim() };
  }

  it('creates the folder, relative to the working directory, for its owner alone', async () => {
    const file = join(folder, 'new', 'deeper', 'palaver.db');
    const database = await openDatabase({ url: `file:${relative(process.cwd(), file)}` });
    await database.ping();
    expect(database.location).toMatchObject({ file });
    expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700);
    await database.close();
    // All of it is in the one file, so that a copy of that file is a copy of the database.
    expect(existsSync(`${file}-wal`)).toBe(false);
  });

  it('creates its files for their owner alone, also in a folder that others may read', async () => {
    chmodSync(folder, 0o755);
    const { client, close } = await openDatabase({ url: `file:${folder}/a.db` });
    await client.$executeRawUnsafe('CREATE TABLE a (b)');
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['a.db', 'a.db-shm', 'a.db-wal', 'a.db.lock']));
    expect(readdirSync(folder).filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)).toEqual([]);
    await close();
  });

  it('keeps the pragmas that durability and integrity depend on', async () => {
    const { client, close } = await openDatabase({ url: `file:${folder}/a.db` });
    const value = async (pragma: string) =>
      Object.values((await client.$queryRawUnsafe<Record<string, unknown>[]>(`PRAGMA ${pragma}`))[0] ?? {}).map(String);
    expect(await value('journal_mode')).toEqual(['wal']);
    expect(await value('synchronous')).toEqual(['2']);
    expect(await value('busy_timeout')).toEqual(['5000']);
    expect(await value('foreign_keys')).toEqual(['1']);
    await close();
  });

  it.runIf(process.platform === 'linux')('regression: says so where Node would try for ever', async () => {
    await expect(openDatabase({ url: 'file:/proc/no-such-folder/a.db' })).rejects.toThrow('cannot be written');
  });

  it('says in one sentence that the folder cannot be written', async () => {
    writeFileSync(join(folder, 'taken'), '');
    await expect(openDatabase({ url: `file:${folder}/taken/a.db` })).rejects.toThrow(
      `The database folder ${folder}/taken cannot be written.`,
    );
  });

  it('says in one sentence that the file is no database, and lets go of it', async () => {
    const file = join(folder, 'letter.txt');
    writeFileSync(file, 'Dear reader, '.repeat(100));
    await expect(openDatabase({ url: `file:${file}` })).rejects.toThrow(
      `${file} cannot be opened as a SQLite database`,
    );
    rmSync(file);
    await (await openDatabase({ url: `file:${file}` })).close();
  });

  it('refuses a file that this process has open already', async () => {
    const url = `file:${folder}/a.db`;
    const database = await openDatabase({ url });
    await expect(openDatabase({ url })).rejects.toThrow(`Another Palaver is already running on ${folder}/a.db.`);
    await database.close();
    await (await openDatabase({ url })).close();
  });

  it('refuses a second process, and takes over at once from one that was killed', { timeout: 30_000 }, async () => {
    const url = `file:${folder}/a.db`;
    const refusal = `Another Palaver is already running on ${folder}/a.db.`;
    const first = await startProcess(url);
    expect(first.said).toBe('open');
    await expect(openDatabase({ url })).rejects.toThrow(refusal);
    expect((await startProcess(url)).said).toBe(refusal);

    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    const database = await openDatabase({ url });
    expect((await startProcess(url)).said).toBe(refusal);
    await database.close();
  });

  it('does not take the lock of one file for that of another', async () => {
    mkdirSync(join(folder, 'b'));
    const one = await openDatabase({ url: `file:${folder}/a.db` });
    const two = await openDatabase({ url: `file:${folder}/b/a.db` });
    await one.close();
    await two.close();
  });
});

describe('openDatabase on Postgres', () => {
  it('says in one sentence, without the password, that no server answers', async () => {
    const opening = openDatabase({ url: 'postgresql://palaver:secret@127.0.0.1:9/palaver' });
    await expect(opening).rejects.toThrow(/^Postgres at 127\.0\.0\.1:9\/palaver cannot be reached: [^\n]+$/);
    await expect(opening).rejects.not.toThrow('secret');
  });
});

describeEachDatabase('close', (open) => {
  it('waits for the transactions that run, begins no more, and may be called twice', async () => {
    const database = await open();
    const steps: string[] = [];
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const working = database.transaction(async (tx) => {
      begin();
      for (let count = 0; count < 20; count += 1) await tx.user.count();
      steps.push('committed');
    });
    await begun;
    const closing = database.close().then(() => steps.push('closed'));
    await expect(database.transaction(() => Promise.resolve())).rejects.toThrow('This database has been closed.');
    await Promise.all([working, closing]);
    expect(steps).toEqual(['committed', 'closed']);
    await database.close();
  });
});
