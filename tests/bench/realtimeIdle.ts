import { setTimeout } from 'node:timers/promises';
import { cpuOf } from './probe';
import { heading, ms, report } from './report';
import { type Follower, openAll, openSocket } from './realtimeClient';
import { type Memory, memoryOf } from './realtimeCommands';
import type { Pair } from './realtimeFrames';
import type { Child } from './child';
import type { Learner } from './realtimeSeed';

/** Opened and closed before anything is measured: what a server needs once is not a socket's. */
const warmUpSockets = 200;
const idleSeconds = 10;
/** Some seconds after a collection pages that are not needed any more are given back: tens of MB. */
const restMs = 8_000;
const both = ['ours', 'floor'] as const;

/** What sockets cost on which nothing happens. The servers must be fresh: memory that was freed would be used again. */
export async function benchIdle(
  children: Pair<Child>,
  learners: readonly Learner[],
  sizes: readonly number[],
): Promise<void> {
  const followers: Pair<Follower[]> = { ours: [], floor: [] };
  for (const side of both) {
    for (const follower of await openAll(openSocket, children[side].origin, learners.slice(0, warmUpSockets))) {
      follower.close();
    }
  }
  const before = await memoryAtRest(children);
  for (const size of sizes) {
    heading(`${size} idle sockets`);
    for (const side of both) {
      const { origin } = children[side];
      const more = learners.slice(followers[side].length, size);
      followers[side].push(...(await openAll(openSocket, origin, more)));
    }
    const memory = await memoryAtRest(children);
    for (const side of both) {
      const prefix = side === 'ours' ? '' : '  floor: ';
      const each = (what: keyof Memory) => `${((memory[side][what] - before[side][what]) / size / 1024).toFixed(1)} KB`;
      report(`${prefix}memory of a socket, resident`, each('rss'), side === 'ours' ? 'target 30 KB' : '');
      report(`${prefix}memory of a socket, heap and buffers`, each('heap'), side === 'ours' ? 'target 30 KB' : '');
    }
    const started = { ours: await cpuOf(children.ours.process), floor: await cpuOf(children.floor.process) };
    await setTimeout(idleSeconds * 1000);
    for (const side of both) {
      const used = (await cpuOf(children[side].process)) - started[side];
      report(`${side === 'ours' ? '' : '  floor: '}processor time of a second`, ms(used / idleSeconds));
    }
  }
  for (const side of both) for (const follower of followers[side]) follower.close();
}

async function memoryAtRest({ ours, floor }: Pair<Child>): Promise<Pair<Memory>> {
  await Promise.all([memoryOf(ours), memoryOf(floor)]);
  await setTimeout(restMs);
  return { ours: await memoryOf(ours), floor: await memoryOf(floor) };
}
