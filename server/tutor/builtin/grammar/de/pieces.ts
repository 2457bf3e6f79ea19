import type { WrittenWord } from '../writer';

/**
 * What stands between the finite verb and the end of the clause, in the order in which it is said there: pronouns, then
 * what is known, times, what is new, places and directions.
 */
const slots = [
  'subject', 'pronoun', 'reflexive', 'dativePronoun', 'dative', 'habit', 'time', 'notOften', 'often', 'notGladly', 'gladly', 'known',
  'particle', 'not', 'adverb', 'manner', 'with', 'place', 'new', 'degree', 'for', 'prepositional', 'direction', 'last', 'complement',
] as const; // oxfmt-ignore
type Slot = (typeof slots)[number];

export interface Piece {
  readonly slot: Slot;
  readonly words: readonly WrittenWord[];
}

export const ordered = (pieces: readonly Piece[]): WrittenWord[] =>
  slots.flatMap((slot) => pieces.filter((piece) => piece.slot === slot).flatMap(({ words }) => words));
