/** Up to which revision everything has been seen; those beyond a hole wait for it to be filled. */
export interface RevisionTrack {
  /** Everything up to here has been seen. */
  reached(): number;
  /** Several processes speak at once: a revision may come before its forerunner. */
  saw(revision: number): void;
}

/** A hole that is not filled by then is left to the client, which has long asked again. */
const mostBeyond = 1_000;

export function createRevisionTrack(start: number): RevisionTrack {
  let reached = start;
  const beyond = new Set<number>();
  return {
    reached: () => reached,
    saw: (revision) => {
      if (revision <= reached) return;
      beyond.add(revision);
      while (beyond.delete(reached + 1)) reached += 1;
      if (beyond.size > mostBeyond) beyond.clear();
    },
  };
}
