import type { Manner } from './manner';

/** All that each part of a manner can be, so that a number says which: thousands of sentences share some dozens of manners. */
const values = {
  asks: [undefined, false, true],
  isRequest: [false, true],
  denies: [undefined, false, true],
  answers: [undefined, 'yes', 'no'],
  isOfMe: [false, true],
  isOfYou: [false, true],
  subject: [undefined, 'me', 'other'],
  time: [undefined, 'past', 'now', 'future'],
} as const satisfies { [K in keyof Manner]: readonly Manner[K][] };

const parts = Object.keys(values) as (keyof Manner)[];

export function numberOfManner(manner: Manner): number {
  return parts.reduce((number, part) => {
    const its: readonly Manner[keyof Manner][] = values[part];
    return number * its.length + its.indexOf(manner[part]);
  }, 0);
}

const known = new Map<number, Manner>();

/** The same object for the same number. */
export function mannerOfNumber(number: number): Manner {
  const made = known.get(number);
  if (made) return made;
  let rest = number;
  const manner = Object.fromEntries(
    parts.toReversed().map((part) => {
      const its: readonly Manner[keyof Manner][] = values[part];
      const value = its[rest % its.length];
      rest = Math.floor(rest / its.length);
      return [part, value];
    }),
  ) as unknown as Manner;
  known.set(number, manner);
  return manner;
}
