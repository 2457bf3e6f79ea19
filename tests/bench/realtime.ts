import { readFileSync, rmSync } from 'node:fs';
import { bundleScript } from './bundle';
import { type Child, startScript } from './child';
import { heading, report } from './report';
import { openSocket, openStream } from './realtimeClient';
import { benchFrames, type Pair } from './realtimeFrames';
import { benchIdle } from './realtimeIdle';
import { benchReturn } from './realtimeReturn';
import { seedRealtime } from './realtimeSeed';

const sockets = 1_000;
const streams = 200;
const idleSizes = [1_000, 5_000];
/** Of the bench process itself, beside its connections. */
const otherFiles = 500;

/** What connections cost: their frames, their return all at once, and that they are there; beside bare ws and node:http. */
export async function benchRealtime(): Promise<void> {
  const most = Math.floor((openFilesLimit() - otherFiles) / 2);
  if (most < Math.max(...idleSizes)) {
    heading('Too few open files are allowed (ulimit -n)');
    report('connections to each of both servers', String(most), `${Math.max(...idleSizes)} asked for`);
  }
  const atMost = (count: number) => Math.min(count, most);
  const seed = await seedRealtime({ learners: atMost(Math.max(...idleSizes)), talkative: atMost(sockets) });
  const learners = seed.learners.slice(0, atMost(sockets));
  try {
    await withServers(seed.file, async (children) => {
      const target = 'target at most 2';
      await benchFrames({ name: 'sockets', open: openSocket, target }, children, learners);
      await benchFrames({ name: 'sockets', open: openSocket, target: '' }, children, learners.slice(0, streams));
      await benchFrames({ name: 'event streams', open: openStream, target: '' }, children, learners.slice(0, streams));
    });
    await withServers(seed.file, (children) => benchReturn(children, learners, seed.file));
    await withServers(seed.file, (children) => benchIdle(children, seed.learners, [...new Set(idleSizes.map(atMost))]));
  } finally {
    rmSync(seed.folder, { recursive: true, force: true });
  }
}

/** Fresh ones for each part: what one leaves behind is not the next one's. */
async function withServers(file: string, run: (children: Pair<Child>) => Promise<void>): Promise<void> {
  const nodeOptions = ['--expose-gc'];
  const ours = await startScript(await bundleScript('tests/bench/realtimeServer.ts'), [file], nodeOptions);
  const floor = await startScript(await bundleScript('tests/bench/realtimeFloor.ts'), [], nodeOptions);
  try {
    await run({ ours, floor });
  } finally {
    await Promise.all([ours.stop(), floor.stop()]);
  }
}

/** How many files and connections a process may hold open; no end where the system does not say. */
function openFilesLimit(): number {
  try {
    return Number(/^Max open files\s+(\d+)/mu.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity);
  } catch {
    return Infinity;
  }
}
