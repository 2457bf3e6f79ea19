/**
 * A sentence as the concepts it holds, whatever language they were said in: 'brolly', 'umbrella' and 傘 share a key.
 * Word order is left out; who speaks, asks or denies is compared apart.
 */
export interface Bag extends Manner {
  readonly concepts: readonly Concept[];
}

/** What a sentence does with its concepts. */
export interface Manner {
  /** It says that something is not so; undefined where it holds what may stand for a denial. */
  readonly denies: boolean | undefined;
  /** Whether it asks; undefined where its form does not tell. */
  readonly asks?: boolean | undefined;
  /** Of the two who talk only one is spoken of: who says it, or who hears it. */
  readonly about?: 'me' | 'you' | undefined;
}

export interface Concept {
  /** Names of what it may be; two concepts that share one are the same. */
  readonly keys: readonly string[];
  /**
   * Of a phrase, what its words are: the same as a word alone, but not as part of another phrase. Who failed an exam
   * has not passed one.
   */
  readonly parts?: readonly string[];
  /** How much it tells about the sentence, 0 to 1; from `telling` on it has a meaning of its own. */
  readonly weight: number;
  /** Stands for any entry of this closed list. */
  readonly list?: string;
  /** The slot that the entry fills. */
  readonly slot?: string;
}

/** Concepts of at least this weight have a meaning of their own: what they say must not be passed over. */
export const telling = 0.6;

export function joinBags(bags: readonly Bag[]): Bag {
  return {
    concepts: bags.flatMap(({ concepts }) => concepts),
    denies: eitherDenies(bags.map(({ denies }) => denies)),
    asks: bags.find(({ asks }) => asks !== undefined)?.asks,
    about: bags.find(({ about }) => about !== undefined)?.about,
  };
}

/** Of several pieces one that denies decides, then one that may. */
export function eitherDenies(pieces: readonly (boolean | undefined)[]): boolean | undefined {
  return pieces.includes(true) ? true : pieces.includes(undefined) ? undefined : false;
}
