import type { NounKind } from './nouns';
import type { Particle } from './particles';

/** How a verb is said. */
export interface KoreanVerb {
  /** Words before the verb, as `fixed` reads them: `산책=walk +을=:object`. Manners stand behind them. */
  readonly before?: string | undefined;
  /** The dictionary form, one word. */
  readonly lemma: string;
  /** English: the base and the past, as a gloss. */
  readonly english: readonly [base: string, past: string];
  /** What its object is marked by; 'none' has no particle, 'about' is 에 대해. Absent where it takes none. */
  readonly object?: Particle | 'none' | 'about';
  /** Where it happens is marked by 에, as of 살다 and 있다; elsewhere by 에서. */
  readonly isAtPlace?: true;
  /** Goes somewhere: 'to' a place is 에. */
  readonly moves?: true;
  /** What one does not do one cannot: 'I don’t understand'. */
  readonly isDeniedByCannot?: true;
  /** Learnt: who cannot do it does it with 못. */
  readonly isSkill?: true;
  /** The present is 고 있다, or 아 있다 of a posture. */
  readonly present?: 'ongoing' | 'posture' | 'past';
}

/** A row, or rows by the kind of the object; `none` is without an object. Undefined where the frame is not said. */
export type VerbRow = KoreanVerb | { readonly by: Partial<Record<NounKind | 'none' | 'name', KoreanVerb>> };

type Options = Omit<KoreanVerb, 'lemma' | 'english' | 'before'>;

/** `lemma` may have its fixed words before it: '산책=walk +을=:object 하다'. */
export function v(source: string, english: string, options: Options = {}): KoreanVerb {
  const [base = '', past = base] = english.split('/');
  const at = source.lastIndexOf(' ');
  const before = at < 0 ? {} : { before: source.slice(0, at) };
  return { ...before, lemma: source.slice(at + 1), english: [base, past], ...options };
}
export const o = { object: 'object' } as const;
export const skill = { isSkill: true } as const;
export const moves = { moves: true } as const;
export const people = (verb: KoreanVerb) => ({ kin: verb, elder: verb, person: verb, name: verb });

export const hada = (noun: string, english: string, more: Options = {}) => v(`${noun}하다`, english, more);
