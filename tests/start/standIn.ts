import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Stands in for npm: notes that it ran, then brings the one package that building asks for. */
const npm = `
  import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
  import { setTimeout } from 'node:timers/promises';
  appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n');
  if (process.env.NPM_SAYS) { console.error(process.env.NPM_SAYS); await setTimeout(process.env.NPM_SAYS.includes('attempt') ? 60_000 : 0); process.exit(1); }
  await setTimeout(Number(process.env.NPM_MS ?? 0));
  mkdirSync('node_modules/@remix-run/dev/dist', { recursive: true });
  writeFileSync('node_modules/@remix-run/dev/package.json', '{}');
  writeFileSync('node_modules/@remix-run/dev/dist/cli.js', "require('fs').appendFileSync('build.log', 'built\\\\n')");
`;

const buildServer = `
  import { mkdirSync, writeFileSync } from 'node:fs';
  mkdirSync('build', { recursive: true });
  writeFileSync('build/index.mjs', "process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000); console.log('ready');");
`;

export interface StandIn {
  folder: string;
  read(path: string): string;
  write(path: string, text: string): void;
  start(env?: Record<string, string>): Run;
  remove(): void;
}

export interface Run {
  child: ChildProcess;
  /** Settles once the server is ready, or the process has ended. */
  settled: Promise<{ stdout: string; stderr: string; code: number | null }>;
  stop(): Promise<number | null>;
}

/**
 * A project with the real start script, and stand-ins for npm, Prisma's generator, Remix and the server: what the
 * script does is real, what would take minutes is not.
 */
export function createStandIn(): StandIn {
  const folder = mkdtempSync(join(tmpdir(), 'palaver-start-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  write('package.json', '{ "type": "module" }');
  write('package-lock.json', '{ "packages": { "": {}, "node_modules/@remix-run/dev": { "version": "2.17.5" } } }');
  write('npm-cli.js', npm);
  write('scripts/buildServer.mjs', buildServer);
  write(
    'scripts/generate.mjs',
    `import { mkdirSync } from 'node:fs';\nexport const generate = () => mkdirSync('server/db/generated', { recursive: true });`,
  );
  write('app/root.tsx', '');

  return {
    folder,
    write,
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    start: (env = {}) => run(folder, env),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function run(folder: string, env: Record<string, string>): Run {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env: { PATH: process.env.PATH, npm_execpath: join(folder, 'npm-cli.js'), NODE_ENV: 'production', ...env },
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  let stdout = '';
  let stderr = '';
  const ready = new Promise<null>((resolve) => {
    child.stdout.on('data', (data: Buffer) => {
      stdout += data.toString();
      if (stdout.includes('ready')) resolve(null);
    });
  });
  child.stderr.on('data', (data: Buffer) => (stderr += data.toString()));
  return {
    child,
    settled: Promise.race([ready, ended]).then((code) => ({ stdout, stderr, code })),
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
