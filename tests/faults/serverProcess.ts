import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('serve.ts', import.meta.url));
const startWithinMs = 60_000;

export interface ServerProcess {
  origin: string;
  /** Ends it as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a server on a SQLite file and waits until it listens. What it logs comes out here. */
export async function startServerProcess(databaseFile: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', entry, `file:${databaseFile}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const gone = once(child, 'exit').then(() => running.delete(child));
  const late = setTimeout(() => child.kill('SIGKILL'), startWithinMs);
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /^listening (\d+)$/u.exec(line)?.[1];
    if (port === undefined) continue;
    clearTimeout(late);
    return {
      origin: `http://127.0.0.1:${port}`,
      kill: async () => {
        child.kill('SIGKILL');
        await gone;
      },
    };
  }
  clearTimeout(late);
  throw new Error('The server ended, or did not listen within a minute.');
}
