import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'palaver-server-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('a server whose port is taken says so before it opens its database', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const server = spawn(process.execPath, ['--import', 'tsx', join(root, 'server/index.ts')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      PALAVER_ENV_FILE: '',
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: `file:${folder}/palaver.db`,
      AUTH_SECRET: 'a secret of the tests, long enough to sign with',
      ACCESS_CODE: 'test-code',
    },
  });
  let said = '';
  server.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const [code] = (await once(server, 'close')) as [number];
  taken.close();
  expect([code, said]).toEqual([1, expect.stringMatching(/^Port \d+ is taken/u)]);
  expect(existsSync(join(folder, 'palaver.db'))).toBe(false);
});

it('a SIGTERM to `npm start` ends the server that it started', async () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: scripts.start } }));
  mkdirSync(join(folder, 'scripts'));
  writeFileSync(
    join(folder, 'scripts/start.mjs'),
    `import { writeFileSync } from 'node:fs';
     process.on('SIGTERM', () => { writeFileSync('ended', ''); process.exit(0); });
     // Its parent's end would end it too, if only later.
     setTimeout(() => process.exit(1), 20_000);
     console.log('ready');`,
  );
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  for await (const bytes of npm.stdout) {
    said += String(bytes);
    if (said.includes('ready')) npm.kill('SIGTERM');
  }
  expect(existsSync(join(folder, 'ended'))).toBe(true);
});
