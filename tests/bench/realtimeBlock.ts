import type { ServerFrame } from '../../domain/protocol';
import { type Arrivals, createArrivals, type Latencies } from './arrivals';
import type { Child } from './child';
import { watchLag } from './probe';
import { type Follower, type Open, openAll } from './realtimeClient';
import { publishLoad } from './realtimeCommands';
import { readLoadFrame, sharedMs } from './realtimeLoad';
import type { Learner } from './realtimeSeed';

/** One measured server, and everybody who follows it. */
export interface Side {
  child: Child;
  learners: readonly Learner[];
  followers: Follower[];
  arrivals: Arrivals;
}

/** What came of a few seconds of frames. */
export interface Block extends Latencies {
  frames: number;
  /** Of the server, for each frame. */
  cpuUs: number;
  tookMs: number;
  lost: number;
  outOfOrder: number;
  serverLagMs: number;
  clientLagMs: number;
}

/** After so long without another frame the rest is lost. */
const lostAfterMs = 2_000;
const lookEachMs = 50;

export async function followAll(open: Open, child: Child, learners: readonly Learner[]): Promise<Side> {
  const arrivals = createArrivals(learners.length);
  const onFrame = (index: number, frame: ServerFrame) => {
    const load = frame.type === 'message:target' && frame.fieldName !== 'scenario' ? readLoadFrame(frame) : null;
    if (!load) return;
    const now = sharedMs();
    arrivals.take(index, load.number, now - load.dueMs, now - load.publishedMs);
  };
  return { child, learners, followers: await openAll(open, child.origin, learners, onFrame), arrivals };
}

/** Lets a server publish to everybody who follows it for so long. */
export async function runBlock(side: Side, framesPerSecond: number, seconds: number): Promise<Block> {
  const conversationIds = side.learners.map(({ conversationId }) => conversationId);
  const endClientLag = watchLag();
  const { frames, cpuMs, tookMs, lagP99Ms } = await publishLoad(side.child, {
    conversationIds,
    framesPerSecond,
    seconds,
  });
  const clientLagMs = endClientLag().lagP99Ms;
  const { received, outOfOrder, dueMs, publishedMs } = await settled(side.arrivals, frames);
  const cpuUs = (cpuMs * 1000) / frames;
  return {
    frames,
    cpuUs,
    tookMs,
    lost: frames - received,
    outOfOrder,
    dueMs,
    publishedMs,
    serverLagMs: lagP99Ms,
    clientLagMs,
  };
}

/** What has come, once everything has or nothing comes any more. */
async function settled(arrivals: Arrivals, frames: number) {
  const all = arrivals.read();
  for (let quietMs = 0; all.received < frames && quietMs < lostAfterMs; quietMs += lookEachMs) {
    await new Promise((resolve) => setTimeout(resolve, lookEachMs));
    const more = arrivals.read();
    if (more.received > 0) quietMs = 0;
    all.received += more.received;
    all.outOfOrder += more.outOfOrder;
    all.dueMs = all.dueMs.concat(more.dueMs);
    all.publishedMs = all.publishedMs.concat(more.publishedMs);
  }
  return all;
}
