import { plainManner, type Manner } from '../manner/manner';

/**
 * A sentence as the concepts it holds, whatever language they were said in: 'brolly', 'umbrella' and 傘 share a key.
 * Word order is left out; who speaks, asks or denies is compared apart.
 */
export interface Bag {
  readonly concepts: readonly Concept[];
  readonly manner: Manner;
}

/** Named by words, or by their numbers. */
export interface Concept<Key = string> {
  /** Names of what it may be; two concepts that share one are the same. */
  readonly keys: readonly Key[];
  /**
   * Of a phrase, what its words are: the same as a word alone, but not as part of another phrase. Who failed an exam
   * has not passed one.
   */
  readonly parts?: readonly Key[];
  /** How much it tells about the sentence, 0 to 1; from `telling` on it has a meaning of its own. */
  readonly weight: number;
  /** How much it names (`naming`); left out for 0. */
  readonly names?: number;
  /** Stands for any entry of this closed list. */
  readonly list?: string;
  /** The slot that the entry fills. */
  readonly slot?: string;
}

/** Concepts of at least this weight have a meaning of their own: what they say must not be passed over. */
export const telling = 0.6;

/** Several pieces of a sentence as one; each tells a little of what it does. */
export function joinBags(bags: readonly Bag[]): Bag {
  const pieces = bags.map(({ manner }) => manner);
  return {
    concepts: bags.flatMap(({ concepts }) => concepts),
    manner: {
      ...plainManner,
      // A piece that does not ask tells nothing of the whole.
      asks: pieces.some(({ asks }) => asks) || undefined,
      isRequest: pieces.some(({ isRequest }) => isRequest),
      denies: eitherDenies(pieces.map(({ denies }) => denies)),
      answers: pieces[0]?.answers,
      isOfMe: pieces.some(({ isOfMe }) => isOfMe),
      isOfYou: pieces.some(({ isOfYou }) => isOfYou),
      subject: pieces[0]?.subject,
      time: pieces.find(({ time }) => time !== undefined)?.time,
    },
  };
}

/** Of several pieces one that denies decides, then one that may. */
export function eitherDenies(pieces: readonly (boolean | undefined)[]): boolean | undefined {
  return pieces.includes(true) ? true : pieces.includes(undefined) ? undefined : false;
}
