import type { Clock } from './connectionTypes';

/** A clock that stands still until it is told to go on, for tests. */
export function createTestClock(startMs = 1_000_000) {
  let now = startMs;
  /** What the device's clock is wrong by; timers do not go by it. */
  let wrongByMs = 0;
  let serial = 0;
  const timers = new Map<number, { at: number; run: () => void }>();

  /** Lets everything that waits for a promise go on. */
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };

  const clock: Clock = {
    now: () => now + wrongByMs,
    after: (delayMs, run) => {
      serial += 1;
      const timer = serial;
      timers.set(timer, { at: now + delayMs, run });
      return () => void timers.delete(timer);
    },
  };

  return {
    clock,
    settle,
    timerCount: () => timers.size,
    advance: async (byMs: number) => {
      const end = now + byMs;
      await settle();
      for (;;) {
        const next = [...timers].sort(([a, x], [b, y]) => x.at - y.at || a - b)[0];
        if (!next || next[1].at > end) break;
        timers.delete(next[0]);
        // After a sleep a timer is late, but time does not go back for it.
        now = Math.max(now, next[1].at);
        next[1].run();
        await settle();
      }
      now = Math.max(now, end);
    },
    /** Whatever is due at this moment, before anything that waits for a promise. */
    runDue: () => {
      const due = [...timers].filter(([, { at }]) => at <= now).sort(([a, x], [b, y]) => x.at - y.at || a - b);
      for (const [timer, { run }] of due) if (timers.delete(timer)) run();
    },
    /** Time that passes while the device sleeps: timers are late. */
    sleep: (byMs: number) => {
      now += byMs;
    },
    setClock: (byMs: number) => {
      wrongByMs += byMs;
    },
  };
}
