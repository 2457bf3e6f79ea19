/** Whether two lists hold the very same things in the same order. */
export function sameItems<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((item, at) => Object.is(item, other[at]));
}
