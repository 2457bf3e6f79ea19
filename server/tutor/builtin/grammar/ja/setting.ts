import type { Clause } from '../meaning';
import type { WrittenWord } from '../writer';
import type { SaidClause } from './clause';
import type { Inflection } from './inflect';
import { sayPlaces } from './places';
import type { Focus, Scene } from './scene';
import { unsayable } from './words';

/** What a predicate is said in. */
export interface PredicateSetting {
  readonly scene: Scene;
  readonly subject: Focus;
  readonly isSilent: boolean;
  /** What stands over the verb is left to the next clause. */
  readonly isBare: boolean;
  /** The last of several things that are liked. */
  readonly isAmongOthers: boolean;
  readonly isCondition: boolean;
  /** The object was said at the head of the sentence. */
  readonly isObjectKnown: boolean;
  /** 'Also' belongs to the object, as the subject is the same as before. */
  readonly alsoOnObject: boolean;
  /** Says a clause within this one; its subject has が where it is marked. */
  readonly sayInner: (clause: Clause, isMarked: boolean) => SaidClause;
}

export const inflectionOf = ({ tense, negated }: Clause): Inflection => ({ past: tense === 'past', negated });

/** Where it is so, before what is so. */
export function spotBody({ where }: Clause, { scene }: PredicateSetting, at: 'doneIn' | 'at'): WrittenWord[] {
  const { spot, way } = sayPlaces(where, { at, to: 'to', scene });
  if (way.length > 0) unsayable();
  return [...spot];
}
