import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What a measured process says of itself. */
export interface Usage {
  /** Processor time since its start, of all its threads. */
  cpuMs: number;
  /** By how much the event loop was late since the last question, 99th percentile and most. */
  lagP99Ms: number;
  lagMaxMs: number;
}

const resolutionMs = 1;

/** In the measured process: answers `usageOf`. */
export function answerProbes(): void {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    // The histogram holds whole intervals; what is beyond the timer's own is the lag.
    const lag = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolutionMs);
    const usage: Usage = {
      cpuMs: (user + system) / 1000,
      lagP99Ms: lag(delay.percentile(99)),
      lagMaxMs: lag(delay.max),
    };
    delay.reset();
    process.send?.(usage);
  });
}

/** In the measuring process. */
export async function usageOf(child: ChildProcess): Promise<Usage> {
  const answer = once(child, 'message') as Promise<[Usage]>;
  child.send('usage');
  return (await answer)[0];
}
