/**
 * `cut`: both ends are told that there is no more (FIN). `reset`: both ends are told that something broke (RST).
 * `blackhole`: nobody is told anything, and nothing passes any more.
 */
export type FaultKind = 'cut' | 'reset' | 'blackhole';

/** What one direction of a connection goes through. */
export interface Way {
  delayMs: number;
  /** Sizes of the pieces in which bytes are passed on, over and over; null: as they come. */
  slices: { sizes: readonly number[]; pauseMs: number } | null;
  /** So many bytes pass this way; it happens when one more comes. */
  fault: { kind: FaultKind; afterBytes: number } | null;
}

export interface ConnectionPlan {
  up: Way;
  down: Way;
}

export const openWay: Way = { delayMs: 0, slices: null, fault: null };

export interface ChaosPlans {
  /** Of each connection in turn; those after the last get none. */
  connections: readonly ConnectionPlan[];
  /** A connection that comes to be used for one of these paths gets the path's next plan from there on. */
  paths?: Readonly<Record<string, readonly ConnectionPlan[]>>;
}

export const noPlan: ConnectionPlan = { up: openWay, down: openWay };

/** Gives out plans in turn: of a path, or of connections as such. */
export function createPlanTaker({ connections, paths = {} }: ChaosPlans) {
  const taken = new Map<string | null, number>();
  return (path: string | null): ConnectionPlan | null => {
    const plans = path === null ? connections : paths[path];
    if (!plans) return null;
    const turn = taken.get(path) ?? 0;
    taken.set(path, turn + 1);
    return plans[turn] ?? noPlan;
  };
}
