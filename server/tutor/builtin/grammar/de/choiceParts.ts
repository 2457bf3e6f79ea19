import type { Clause, Noun, NounPhrase, Predicate } from '../meaning';
import type { Speech } from './speech';
import type { VerbRow } from './verbRow';

/** A verb for what is done, as its object and its place want it. */
export interface Choice {
  readonly row: VerbRow;
  readonly object?: NounPhrase;
  /** What the manner of the clause has become part of. */
  readonly takesManner?: true;
}

export const mit: NonNullable<VerbRow['object']> = { preposition: 'mit', gloss: 'with', case: 'dat' };

export const isNoun = (what: NounPhrase | undefined, ...names: string[]): what is Noun =>
  what !== undefined && 'noun' in what && !what.and && (names.length === 0 || names.includes(what.noun));

export const isPronoun = (what: NounPhrase | undefined, ...names: string[]): boolean =>
  what !== undefined && 'pronoun' in what && names.includes(what.pronoun);

export const without = (row: VerbRow): VerbRow => {
  const { object: _object, needsObject: _needs, ...rest } = row;
  return rest;
};

export interface Asked {
  readonly clause: Clause;
  readonly row: VerbRow;
  readonly object: NounPhrase | undefined;
  readonly speech: Speech;
}

export type Choose = (asked: Asked) => Choice | undefined;

export type Does = Extract<Predicate, { kind: 'does' }>;
