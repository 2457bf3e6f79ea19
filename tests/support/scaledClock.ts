import type { Clock } from '../../server/clock';
import { sleepAfter } from './sleepAfter';

export interface CountingClock extends Clock {
  /** What still waits for its time. */
  pendingCount(): number;
}

export interface ScaledTime {
  /** All of them show the same; each counts its own timers, so that one can tell whose are left. */
  clock(): CountingClock;
  end(): void;
}

interface Timer {
  at: number;
  /** Null for what happens once. */
  eachMs: number | null;
  run: () => void;
}

const tickMs = 1;

/**
 * Time that passes faster than outside: at 20 times, what takes a minute takes three seconds. It waits for this process
 * where that is slow: between two turns of the event loop no more than a step of it passes, so that nobody's patience
 * ends only because the machine was busy with something else.
 */
export function createScaledTime({ timesFaster, stepMs }: { timesFaster: number; stepMs: number }): ScaledTime {
  const timers = new Set<Timer>();
  let nowMs = Date.now();
  let tickedAt = performance.now();

  function tick(): void {
    const outsideMs = performance.now() - tickedAt;
    tickedAt += outsideMs;
    nowMs += Math.min(outsideMs * timesFaster, stepMs);
    const due = [...timers].filter(({ at }) => at <= nowMs).sort((a, b) => a.at - b.at);
    for (const timer of due) {
      // Called off by one that came before it.
      if (!timers.has(timer)) continue;
      if (timer.eachMs === null) timers.delete(timer);
      else timer.at = nowMs + timer.eachMs;
      timer.run();
    }
  }
  const ticking = setInterval(tick, tickMs).unref();

  function createClock(): CountingClock {
    const own = new Set<Timer>();

    function add(delayMs: number, eachMs: number | null, run: () => void): () => void {
      const timer: Timer = { at: nowMs + delayMs, eachMs, run };
      const forget = () => {
        own.delete(timer);
        timers.delete(timer);
      };
      if (eachMs === null) {
        timer.run = () => {
          forget();
          run();
        };
      }
      own.add(timer);
      timers.add(timer);
      return forget;
    }

    const after: Clock['after'] = (ms, task) => add(ms, null, task);

    return {
      now: () => Math.floor(nowMs),
      after,
      every: (ms, task) => add(ms, ms, task),
      sleep: sleepAfter(after),
      pendingCount: () => own.size,
    };
  }

  return {
    clock: createClock,
    end: () => {
      clearInterval(ticking);
    },
  };
}
