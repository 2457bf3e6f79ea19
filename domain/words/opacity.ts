/**
 * How strongly a word's translation is shown, 1 (new) to 0 (known): 1 when `count` is 0 or less, otherwise
 * 1 − count / threshold, at least 0 (specification, section 4). With a threshold of 0 one sighting is enough.
 */
export function opacityOf(count: number, threshold: number): number {
  if (count <= 0) return 1;
  if (threshold <= 0) return 0;
  return Math.max(0, 1 - count / threshold);
}
