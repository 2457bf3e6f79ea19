/** What a message and a wording have in common, and what only one of them has: words or concepts with a meaning of their own. */
export interface Evidence {
  /** In both; slots among them. */
  readonly shared: number;
  /** In the message alone. */
  readonly leftOut: number;
  /** Of these how many name a thing; a person or an animal counts twice. */
  readonly leftThings: number;
  /** In the wording alone. */
  readonly unsaid: number;
  /** Of these how many name a thing. */
  readonly unsaidThings: number;
}

/**
 * Whether a message says what a wording says: nothing is named that was not, and the fewer words they share, the fewer
 * are left over. With one word in common one other word may be passed over, but none that names a thing.
 */
export function isBorneOut({ shared, leftOut, leftThings, unsaid, unsaidThings }: Evidence): boolean {
  return unsaidThings === 0 && unsaid < shared && leftOut + unsaid <= shared && 2 * leftThings <= shared;
}

/**
 * Whether what would be said tells more than a message does that has a part of it: who is allergic is not for that
 * allergic to cats. Somebody's own words for the whole of it share nothing with it and say as much.
 */
export function saysMore({
  shared,
  unsaid,
  unsaidThings,
}: Pick<Evidence, 'shared' | 'unsaid' | 'unsaidThings'>): boolean {
  return shared > 0 && (unsaidThings > 0 || unsaid > shared);
}
