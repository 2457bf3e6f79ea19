import type { Clock } from '../clock';

/** More than this waiting, and a client is told the newest state once it has caught up, not every step to it. */
const slowBytes = 256 * 1024;
/** More than this for `stuckMs`, and the connection is closed; the client comes back with `since`. */
const stuckBytes = 1024 * 1024;
const stuckMs = 10_000;
const drainCheckMs = 250;

export interface PressureDeps {
  /** Bytes that the client has not taken yet. */
  bufferedBytes: () => number;
  clock: Clock;
  /** The client has taken everything after having been slow. */
  drained: () => void;
  /** The client takes nothing any more. */
  stuck: () => void;
}

export interface Pressure {
  /** True from too much waiting until nothing is. */
  isSlow(): boolean;
  /** To be called after each frame: looks at the client, and goes on looking while it is slow. */
  sent(): void;
  stop(): void;
}

/** How a client keeps up with what it is sent (design, section 4). */
export function createPressure({ bufferedBytes, clock, drained, stuck }: PressureDeps): Pressure {
  let stopLooking: (() => void) | null = null;
  let stuckSince: number | null = null;

  function stop(): void {
    stopLooking?.();
    stopLooking = stuckSince = null;
  }

  function look(): void {
    const waitingBytes = bufferedBytes();
    stuckSince = waitingBytes > stuckBytes ? (stuckSince ?? clock.now()) : null;
    if (stuckSince !== null && clock.now() - stuckSince >= stuckMs) {
      stop();
      stuck();
    } else if (waitingBytes === 0) {
      stop();
      drained();
    }
  }

  return {
    isSlow: () => stopLooking !== null,
    sent: () => {
      if (stopLooking === null && bufferedBytes() > slowBytes) stopLooking = clock.every(drainCheckMs, look);
    },
    stop,
  };
}
