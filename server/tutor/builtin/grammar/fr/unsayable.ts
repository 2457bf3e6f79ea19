/** A word or construction that the writer does not know; it ends the writing of the whole sentence. */
export class Unsayable extends Error {}

export function unsayable(what: string): never {
  throw new Unsayable(what);
}

/** What is there, or the end of the writing. */
export function known<T>(value: T | undefined, what: string): T {
  return value ?? unsayable(what);
}
