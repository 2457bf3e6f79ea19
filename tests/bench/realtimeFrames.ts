import type { Latencies } from './arrivals';
import type { Child } from './child';
import { heading, mean, ms, percentile, report } from './report';
import { type Block, followAll, runBlock, type Side } from './realtimeBlock';
import type { Open } from './realtimeClient';
import { publishLoad } from './realtimeCommands';
import type { Learner } from './realtimeSeed';

export interface Pair<T> {
  ours: T;
  floor: T;
}
const both = ['ours', 'floor'] as const;

/** Tried in turn until the client, which shares the machine with the servers, keeps up with both. */
const rates = [30, 20, 10, 5] as const;
const mostClientLagMs = 25;
const trialSeconds = 2;
const blocks = 2;
const blockSeconds = 5;

/** What a frame to each of many followers costs over one kind of carrier, beside the bare kind. */
export async function benchFrames(
  carrier: { name: string; open: Open; target: string },
  children: Pair<Child>,
  learners: readonly Learner[],
): Promise<void> {
  heading(`${learners.length} ${carrier.name}, each with frames of its own`);
  const alone = await makingAlone(children.floor, learners);
  const sides: Pair<Side> = {
    ours: await followAll(carrier.open, children.ours, learners),
    floor: await followAll(carrier.open, children.floor, learners),
  };
  const rate = await keptUpRate(sides);
  const measured: Pair<Block[]> = { ours: [], floor: [] };
  for (let block = 0; block < blocks; block += 1) {
    // In turn, so that whatever else the machine does falls on both alike.
    for (const side of both) measured[side].push(await runBlock(sides[side], rate, blockSeconds));
  }
  for (const side of both) for (const follower of sides[side].followers) follower.close();

  report('frames a second, all together', String(rate * learners.length));
  const [ours, floor] = both.map((side) => mean(measured[side].map(({ cpuUs }) => cpuUs))) as [number, number];
  report('processor time of a frame', us(ours));
  report('  floor', us(floor));
  report('  ratio', (ours / floor).toFixed(2), carrier.target);
  report('  of both, to make the frame and send it nowhere', us(alone));
  report('  ratio without that', ((ours - alone) / (floor - alone)).toFixed(2));
  reportBlocks('', measured.ours);
  reportBlocks('  floor: ', measured.floor);
}

function reportBlocks(prefix: string, of: readonly Block[]): void {
  const most = (pick: (block: Block) => number) => Math.max(...of.map(pick));
  const sum = (pick: (block: Block) => number) => of.reduce((total, block) => total + pick(block), 0);
  const until = (share: number, from: keyof Latencies) =>
    ms(
      percentile(
        of.flatMap((block) => block[from]),
        share,
      ),
    );
  const took = sum(({ tookMs }) => tookMs) / 1000;
  report(`${prefix}lost`, `${sum(({ lost }) => lost)}`, `of ${sum(({ frames }) => frames)}; target 0`);
  report(`${prefix}out of order, or doubled`, `${sum(({ outOfOrder }) => outOfOrder)}`, 'target 0');
  report(`${prefix}published to arrived, p50`, until(0.5, 'publishedMs'));
  report(`${prefix}published to arrived, p99`, until(0.99, 'publishedMs'));
  report(`${prefix}due to arrived, p99`, until(0.99, 'dueMs'));
  report(`${prefix}publishing took`, `${took.toFixed(2)} s`, `${blocks * blockSeconds} s when it keeps up`);
  report(`${prefix}event loop late, p99`, ms(most(({ serverLagMs }) => serverLagMs)));
  report(`${prefix}client's event loop late, p99`, ms(most(({ clientLagMs }) => clientLagMs)));
}

/** What a frame costs before anything is done with it. */
async function makingAlone(child: Child, learners: readonly Learner[]): Promise<number> {
  const conversationIds = learners.map(({ conversationId }) => conversationId);
  const publish = () => publishLoad(child, { conversationIds, framesPerSecond: rates[0], seconds: trialSeconds });
  await publish();
  const { cpuMs, frames } = await publish();
  return (cpuMs * 1000) / frames;
}

/** Warms both servers up on the way. */
async function keptUpRate(sides: Pair<Side>): Promise<number> {
  for (const rate of rates) {
    let isKeptUp = true;
    for (const side of both) {
      const { clientLagMs } = await runBlock(sides[side], rate, trialSeconds);
      if (clientLagMs <= mostClientLagMs) continue;
      isKeptUp = false;
      report(
        `at ${rate} frames a second the client is late (${side})`,
        ms(clientLagMs),
        `p99; honest to ${mostClientLagMs} ms`,
      );
    }
    if (isKeptUp) return rate;
  }
  return rates[rates.length - 1] ?? 1;
}

const us = (value: number) => `${value.toFixed(1)} µs`;
