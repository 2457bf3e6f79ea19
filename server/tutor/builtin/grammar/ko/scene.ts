import type { Clause, Noun, NounPhrase, Pronoun } from '../meaning';
import type { Hearing } from '../writer';
import type { Lexicon } from './lexicon';

/** What words depend on besides their own clause. */
export interface Scene {
  readonly lexicon: Lexicon;
  readonly hearing: Hearing;
  readonly clause: Clause;
  /** Nouns of the clauses before, the latest last. */
  readonly mentioned: readonly Noun[];
  /** The object that a relative clause has behind it. */
  readonly gap?: NounPhrase;
}

export const isPronoun = (phrase: NounPhrase | undefined, ...which: readonly Pronoun[]): boolean =>
  phrase !== undefined && 'pronoun' in phrase && which.some((pronoun) => pronoun === phrase.pronoun);

export const isThird = (phrase: NounPhrase | undefined) => isPronoun(phrase, 'he', 'she', 'it', 'they');

/** All members of 'my sister, her kids and Tom'. */
export function members(phrase: NounPhrase): readonly NounPhrase[] {
  return [phrase, ...(phrase.and ? members(phrase.and) : [])];
}

/** The noun whom a pronoun of the third person stands for, as far as the sentence tells. */
export function antecedent(phrase: NounPhrase, scene: Scene): Noun | undefined {
  if (!isThird(phrase)) return undefined;
  const isPlural = isPronoun(phrase, 'they');
  return scene.mentioned.findLast(({ noun, plural }) => {
    const kind = scene.lexicon.noun(noun)?.kind ?? 'abstract';
    const isHuman = kind === 'kin' || kind === 'elder' || kind === 'person';
    if (isPlural) return plural;
    return !plural && (isPronoun(phrase, 'it') ? !isHuman : isHuman || kind === 'animal');
  });
}
