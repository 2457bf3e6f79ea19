import type { NounPhrase } from '../meaning';
import { phraseOf } from './nounPhrase';
import type { Speech } from './speech';

/** Whether it lives: a person, an animal, a name. */
export function isAnimate(what: NounPhrase | undefined, speech: Speech): boolean {
  if (!what) return false;
  if ('pronoun' in what) return !['it', 'this', 'that', 'everything', 'something', 'nothing'].includes(what.pronoun);
  if ('name' in what) return what.kind !== 'place';
  const { nounKind } = phraseOf(what, speech);
  return nounKind === 'person' || nounKind === 'animal' || nounKind === 'role';
}

/** Whether it is an animal, which has words of its own for eating. */
export const isAnimal = (what: NounPhrase | undefined, speech: Speech): boolean =>
  what !== undefined && 'noun' in what && phraseOf(what, speech).nounKind === 'animal';
