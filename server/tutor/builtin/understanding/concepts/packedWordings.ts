import type { Manner } from '../manner/manner';
import type { Concept } from './bag';
import { mannerOfNumber, numberOfManner } from '../manner/packed';

/** A bag whose keys are numbers, so that thousands of wordings can be compared within milliseconds. */
export interface Wording {
  readonly concepts: readonly WordingConcept[];
  /** Of all concepts, slots counted as 1. */
  readonly weight: number;
  readonly manner: Manner;
}

export type WordingConcept = Concept<number>;

/** Groups of wordings as one row of numbers: as objects tens of thousands of them take ten times as much memory. */
export interface PackedWordings {
  /** Adds the wordings of one thing that can be said, and answers where they stand. */
  add(wordings: readonly Wording[]): number;
  at(place: number): Wording[];
  toJSON(): WordingsData;
}

/** The same as plain JSON. */
export interface WordingsData {
  concepts: readonly WordingConcept[];
  /** From a place on: how many wordings; for each how many concepts, its manner, and the numbers of its concepts. */
  row: readonly number[];
}

export function packWordings(
  { concepts: given, row: filled }: WordingsData = { concepts: [], row: [] },
): PackedWordings {
  const concepts = [...given];
  // The content has each of its concepts many times; one of each is kept.
  const numbers = new Map<string, number>();
  let row = Uint32Array.from(filled);
  let length = row.length;

  function push(value: number): void {
    if (length === row.length) {
      const longer = new Uint32Array(Math.max(1_024, 2 * length));
      longer.set(row);
      row = longer;
    }
    row[length] = value;
    length += 1;
  }

  function numberOf(concept: WordingConcept): number {
    const { keys, parts = [], weight, names = 0, list = '', slot = '' } = concept;
    const signature = `${keys.join(',')} ${parts.join(',')} ${weight} ${names} ${list} ${slot}`;
    const known = numbers.get(signature);
    if (known !== undefined) return known;
    concepts.push(concept);
    numbers.set(signature, concepts.length - 1);
    return concepts.length - 1;
  }

  return {
    add(wordings) {
      const place = length;
      push(wordings.length);
      for (const { concepts: its, manner } of wordings) {
        push(its.length);
        push(numberOfManner(manner));
        for (const concept of its) push(numberOf(concept));
      }
      return place;
    },
    at(place) {
      const wordings: Wording[] = [];
      let at = place + 1;
      for (let left = row[place] ?? 0; left > 0; left -= 1) {
        const [count = 0, manner = 0] = [row[at], row[at + 1]];
        at += 2;
        const its: WordingConcept[] = [];
        let weight = 0;
        for (const end = at + count; at < end; at += 1) {
          const concept = concepts[row[at] ?? 0];
          if (!concept) continue;
          its.push(concept);
          weight += concept.weight;
        }
        wordings.push({ concepts: its, weight, manner: mannerOfNumber(manner) });
      }
      return wordings;
    },
    toJSON: () => ({ concepts, row: [...row.subarray(0, length)] }),
  };
}
