import fc from 'fast-check';
import type { CarrierKind } from '../../app/realtime/connectionTypes';
import { type ConnectionPlan, type FaultKind, type Way } from './chaosPlan';

/** What a learner does. `tab` names one of theirs; where there is only one it is that one. */
export type Step =
  /** `awaits`: what the learner waits for before the next step, in vain perhaps. */
  | { what: 'send'; tab: number; scenario: string; awaits: 'nothing' | 'answer' | 'reply' }
  | { what: 'stop' | 'resend' | 'retry' | 'look'; tab: number }
  /** `which`: of the messages shown, counted from the last and around. */
  | { what: 'delete'; tab: number; which: number }
  | { what: 'wait'; ms: number }
  /** `isNoticed`: the device knows that it is offline. */
  | { what: 'unplug'; tab: number; forMs: number; isNoticed: boolean };

export interface TabPlan {
  carrier: CarrierKind;
  hasLocks: boolean;
  /** What its calls go through, connection by connection, and what its streams and sockets do. */
  calls: ConnectionPlan[];
  lines: ConnectionPlan[];
}

export interface Schedule {
  tabs: TabPlan[];
  steps: Step[];
}

/** Few go dark: it is a minute before anybody notices, in which nothing else can happen to that line. */
const faultKind = fc.constantFrom<FaultKind[]>('cut', 'cut', 'cut', 'cut', 'reset', 'reset', 'reset', 'blackhole');
const faultAt = (afterBytes: fc.Arbitrary<number>) => fc.record({ kind: faultKind, afterBytes });
/** In a request, or soon after: streams and sockets say little more. */
const upFault = faultAt(fc.nat(2_000));
/** In an answer. */
const answerFault = faultAt(fc.oneof(fc.nat(1_500), fc.nat(8_000)));
/** In the greeting or the replay; in a reply; in a later one. */
const lineFault = faultAt(fc.oneof(fc.nat(2_500), fc.nat(15_000), fc.nat(50_000)));

const slices = fc.record({
  sizes: fc.array(fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 100, max: 3_000 })), {
    minLength: 1,
    maxLength: 4,
  }),
  pauseMs: fc.nat(20),
});

const way = (fault: fc.Arbitrary<Way['fault']>): fc.Arbitrary<Way> =>
  fc.record({
    delayMs: fc.oneof(fc.constant(0), fc.nat(300)),
    // Pieces of a few bytes alone would hold a reply up for minutes.
    slices: fc.option(
      slices.filter(({ sizes }) => Math.max(...sizes) >= 100),
      { freq: 3, nil: null },
    ),
    fault,
  });

/** A fault on the way up, on the way down, or none, by weight. */
const plan = (downFault: fc.Arbitrary<Way['fault']>, weights: { none: number; up: number; down: number }) => {
  const whole = way(fc.constant(null));
  return fc.oneof(
    { weight: weights.none, arbitrary: fc.record({ up: whole, down: whole }) },
    { weight: weights.up, arbitrary: fc.record({ up: way(upFault), down: whole }) },
    { weight: weights.down, arbitrary: fc.record({ up: whole, down: way(downFault) }) },
  );
};

const tabPlan: fc.Arbitrary<TabPlan> = fc.record({
  carrier: fc.constantFrom('stream' as const, 'socket' as const),
  hasLocks: fc.boolean(),
  calls: fc.array(plan(answerFault, { none: 4, up: 1, down: 2 }), { minLength: 6, maxLength: 24 }),
  lines: fc.array(plan(lineFault, { none: 1, up: 1, down: 8 }), { minLength: 6, maxLength: 12 }),
});

const tab = fc.nat(1);

const send: fc.Arbitrary<Step> = fc.record({
  what: fc.constant('send' as const),
  tab,
  scenario: fc.constantFrom('slow', 'slow', 'paced 25', 'paced 60', 'plain', 'error', 'hang'),
  awaits: fc.constantFrom('nothing', 'answer', 'reply', 'reply'),
});

const between: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('wait' as const), ms: fc.nat(8_000) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('resend' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constantFrom('stop' as const, 'retry' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('look' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('delete' as const), tab, which: fc.nat(7) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('unplug' as const),
      tab,
      forMs: fc.nat(8_000),
      isNoticed: fc.constantFrom(true, true, true, false),
    }),
  },
);

const steps = fc
  .array(fc.tuple(send, fc.array(between, { maxLength: 3 })), { minLength: 3, maxLength: 6 })
  .map((parts) => parts.flatMap(([first, rest]) => [first, ...rest]));

const schedule = fc.record({
  tabs: fc.oneof(
    { weight: 2, arbitrary: fc.tuple(tabPlan).map((tabs): TabPlan[] => tabs) },
    { weight: 1, arbitrary: fc.tuple(tabPlan, tabPlan).map((tabs): TabPlan[] => tabs) },
  ),
  steps,
});

/** The same seed gives the same schedule. */
export function scheduleOf(seed: number): Schedule {
  const [made] = fc.sample(schedule, { seed, numRuns: 1 });
  if (!made) throw new Error('a sample of one has one');
  return made;
}
