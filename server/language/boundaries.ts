/** How well one segmentation agrees with another: boundaries inside a sentence, white space left out. */
export interface BoundaryCounts {
  /** Boundaries in both. */
  shared: number;
  gold: number;
  found: number;
}

/** Both given as surfaces in order; they spell the same sentence. */
export function compareBoundaries(gold: readonly string[], found: readonly string[]): BoundaryCounts {
  const wanted = boundariesOf(gold);
  const given = boundariesOf(found);
  return { shared: [...wanted].filter((at) => given.has(at)).length, gold: wanted.size, found: given.size };
}

/** Indices at which a surface ends, but for the last. */
function boundariesOf(surfaces: readonly string[]): Set<number> {
  const ends = new Set<number>();
  let at = 0;
  for (const surface of surfaces) {
    at += surface.replace(/\s/gu, '').length;
    ends.add(at);
  }
  ends.delete(at);
  return ends;
}

/** Harmonic mean of precision and recall, 0 to 1; 1 where there is nothing to cut. */
export function boundaryF1({ shared, gold, found }: BoundaryCounts): number {
  return gold + found === 0 ? 1 : (2 * shared) / (gold + found);
}
