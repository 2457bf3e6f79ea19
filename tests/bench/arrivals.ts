/** Milliseconds until each frame arrived, from when it was due and from when it was published. */
export interface Latencies {
  dueMs: number[];
  publishedMs: number[];
}

export interface Arrived extends Latencies {
  received: number;
  outOfOrder: number;
}

/** Counts numbered frames of many followers, and how long each was on its way. */
export interface Arrivals {
  take(follower: number, number: number, sinceDueMs: number, sincePublishedMs: number): void;
  /** What has come since this was asked last; of the frames that were sent meanwhile the rest is lost. */
  read(): Arrived;
}

const nothing = (): Arrived => ({ received: 0, outOfOrder: 0, dueMs: [], publishedMs: [] });

export function createArrivals(followers: number): Arrivals {
  /** The number that each follower has seen last. */
  const last = new Int32Array(followers).fill(-1);
  let arrived = nothing();
  return {
    take: (follower, number, sinceDueMs, sincePublishedMs) => {
      // A number that has been passed is an old frame, or the same again: neither makes up for one that is missing.
      if (number <= (last[follower] ?? -1)) {
        arrived.outOfOrder += 1;
        return;
      }
      last[follower] = number;
      arrived.received += 1;
      arrived.dueMs.push(sinceDueMs);
      arrived.publishedMs.push(sincePublishedMs);
    },
    read: () => {
      const read = arrived;
      arrived = nothing();
      return read;
    },
  };
}
