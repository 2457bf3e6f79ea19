import { setImmediate } from 'node:timers/promises';
import type { MessageTargetFrame } from '../../domain/protocol';
import type { Child } from './child';
import { answerProbes, ask } from './probe';
import { createLoad, type Load, type LoadResult } from './realtimeLoad';

/** Bytes, after everything that is not needed has been let go. */
export interface Memory {
  rss: number;
  /** JavaScript's heap and the buffers beside it. */
  heap: number;
}

/** In a measured server of sockets and streams, which runs with --expose-gc. */
export function answerRealtime(publish: (conversationId: string, frame: MessageTargetFrame) => void): void {
  answerProbes({ publish: createLoad(publish), memory });
}

async function memory(): Promise<Memory> {
  if (!global.gc) throw new Error('memory is measured with --expose-gc');
  // What one collection has finalized the next one frees.
  for (let round = 0; round < 3; round += 1) {
    global.gc();
    await setImmediate();
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heap: heapUsed + external };
}

/** In the measuring process. */
export const publishLoad = (child: Child, load: Load) => ask(child.process, 'publish', load) as Promise<LoadResult>;
export const memoryOf = (child: Child) => ask(child.process, 'memory') as Promise<Memory>;
