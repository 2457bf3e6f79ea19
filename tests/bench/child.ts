import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface Child {
  process: ChildProcess;
  /** Where it answers: http://127.0.0.1:port */
  origin: string;
  stop(): Promise<void>;
}

export const accessCode = 'bench-access-code';
export const secret = 'a secret of at least thirty-two characters';
export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'palaver-bench-'));

const stopping = (child: ChildProcess) => async () => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

export interface ServerOptions {
  /** Where it was built to. */
  folder?: string;
  /** Of its database; without one it makes its own. */
  file?: string;
}

/** Our server as it is built, with the scripted tutor and a database of its own. */
export async function startServer(
  port: number,
  { folder = 'build', file = join(temporaryFolder(), 'palaver.db') }: ServerOptions = {},
): Promise<Child & { startedMs: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(folder, 'index.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PALAVER_ENV_FILE: '',
      PORT: String(port),
      DATABASE_URL: `file:${file}`,
      PALAVER_BUILD_DIR: folder,
      AUTH_SECRET: secret,
      ACCESS_CODE: accessCode,
      TUTOR_PROVIDER: 'scripted',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
  });
  const origin = `http://127.0.0.1:${String(port)}`;
  for (let attempt = 0; attempt < 2000; attempt += 1) {
    const healthy = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (healthy) return { process: child, origin, startedMs: performance.now() - began, stop: stopping(child) };
    const { exitCode } = child as { exitCode: number | null };
    if (exitCode !== null) throw new Error(`the server ended with ${String(exitCode)}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('the server did not become healthy');
}

/** A script of this folder, or its bundle, that prints its port and answers probes. */
export async function startScript(
  script: string,
  args: readonly string[],
  nodeOptions: readonly string[] = [],
): Promise<Child> {
  const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...nodeOptions, ...loader, script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (!child.stdout) throw new Error('the script has no output');
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${script} ended before it listened`);
  });
  const [port] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) as [string];
  ended.catch(() => undefined);
  return { process: child, origin: `http://127.0.0.1:${port}`, stop: stopping(child) };
}
