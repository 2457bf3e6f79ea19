import type { VerbGroup } from './conjugate';
import type { Piece } from './pieces';
import type { Subject } from './subjects';

/** A predicate as a verb with what belongs to it. */
export interface SaidPredicate {
  readonly group: VerbGroup;
  /** Stands in the imparfait where it is past. */
  readonly isState: boolean;
  /** Instead of pas: rien, or nothing where personne stands as the object. */
  readonly negation?: readonly Piece[];
  readonly isEvent?: boolean;
  readonly isSkill?: boolean;
  /** Is said of another subject than in English: ma mère me manque. */
  readonly subject?: Subject;
}

export const etre = (after: readonly Piece[]): SaidPredicate => ({
  group: { verb: 'être', gloss: 'be', after },
  isState: true,
});
export const avoir = (after: readonly Piece[]): SaidPredicate => ({
  group: { verb: 'avoir', gloss: 'have', after },
  isState: true,
});
