/** What is made when it is first asked for, and kept: who never asks pays nothing for it. */
export function atFirstUse<T>(make: () => T): () => T {
  let made: { it: T } | undefined;
  return () => (made ??= { it: make() }).it;
}
