import type { Predicate } from '../meaning';
import type { Core } from './cores';
import type { Words } from './words';

export type Does = Extract<Predicate, { kind: 'does' }>;

/** What a predicate needs around its verb, in the order in which Korean says it. */
export interface Said {
  readonly core: Core;
  /** Places and objects before the core. */
  readonly arguments: Words;
  /** The argument that 'also' can be hung on instead of its particle. */
  readonly bareArgument?: Words;
  readonly isSkill?: boolean;
  /** Of what there is much: 많이. */
  readonly saysMuch?: boolean;
  /** 너무 많이. */
  readonly saysTooMuch?: boolean;
  /** How much is asked for by the predicate itself: 얼마예요? */
  readonly saysHowMuch?: true;
  readonly isDeniedByCannot?: boolean;
  /** Its subject is what the sentence says it of, and stands in 이/가 inside: no topic. */
  readonly lacksSubject?: true;
  /** The object is another member of the sentence. */
  readonly hasObject?: boolean;
}
