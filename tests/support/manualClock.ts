import type { Clock } from '../../server/clock';
import { sleepAfter } from './sleepAfter';

interface Timer {
  at: number;
  /** Null for what happens once. */
  eachMs: number | null;
  run: () => void;
}

export interface ManualClock extends Clock {
  /** Lets time pass, task by task in the order in which they are due, and lets each be followed up before the next. */
  advance(ms: number): Promise<void>;
  /** Wakes up `ms` later, as after a sleep of the machine: what fell due meanwhile happens now, once. */
  leap(ms: number): Promise<void>;
  /** Tasks that are still to run. */
  pendingCount(): number;
}

/** A clock that stands still until a test moves it. */
export function createManualClock(startMs = Date.parse('2026-03-01T12:00:00.000Z')): ManualClock {
  let nowMs = startMs;
  const timers = new Set<Timer>();

  function add(delayMs: number, eachMs: number | null, run: () => void): () => void {
    const timer: Timer = { at: nowMs + delayMs, eachMs, run };
    timers.add(timer);
    return () => {
      timers.delete(timer);
    };
  }

  const after: Clock['after'] = (ms, task) => add(ms, null, task);

  const nextDue = (until: number): Timer | undefined =>
    [...timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];

  return {
    now: () => nowMs,
    after,
    every: (ms, task) => add(ms, ms, task),
    sleep: sleepAfter(after),
    pendingCount: () => timers.size,
    leap: async (ms) => {
      nowMs += ms;
      for (const timer of [...timers].filter(({ at }) => at <= nowMs)) {
        if (timer.eachMs === null) timers.delete(timer);
        else timer.at = nowMs + timer.eachMs;
        timer.run();
      }
      await settle();
    },
    advance: async (ms) => {
      const until = nowMs + ms;
      for (let due = nextDue(until); due; due = nextDue(until)) {
        nowMs = Math.max(nowMs, due.at);
        if (due.eachMs === null) timers.delete(due);
        else due.at += due.eachMs;
        due.run();
        await settle();
      }
      nowMs = until;
      await settle();
    },
  };
}

/** Lets everything that only waits for other code, not for the outside world, happen. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
