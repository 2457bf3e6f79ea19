import type { NounPhrase } from '../grammar/meaning';
import { kindOfNoun, type NounKind } from '../understanding/english/nounKinds';
import type { Told } from './situations';

/** The learner alone. */
export const isI = (who: NounPhrase | undefined) => who !== undefined && 'pronoun' in who && who.pronoun === 'i';

/** The learner, alone or with others. */
export const isOneself = (who: NounPhrase | undefined) =>
  who !== undefined && 'pronoun' in who && (who.pronoun === 'i' || who.pronoun === 'we');

/** The animals that the tutors of the content live with. */
const tutorsPets = /(?<!\p{L})(?:croissant|brezel|tama|dubu|タマ|두부)(?!\p{L})/iu;

export const namesTutorsPet = (text: string) => tutorsPets.test(text);

/** What the noun of a phrase stands for. */
export const kindOf = (what: NounPhrase | undefined): NounKind | undefined => {
  if (!what) return undefined;
  if ('name' in what) return namesTutorsPet(what.name) ? 'animal' : undefined;
  return 'noun' in what ? kindOfNoun(what.noun) : undefined;
};

/** What an answer may name. */
export const aboutOf = (what: NounPhrase | undefined): Pick<Told, 'about'> => {
  if (what && 'noun' in what) return { about: { noun: what.noun } };
  return what && 'name' in what ? { about: { name: what.name } } : {};
};

/** A pronoun or a name that stands for somebody else. */
export const isHeOrShe = (who: NounPhrase | undefined) =>
  who !== undefined && ('name' in who || ('pronoun' in who && ['he', 'she', 'it', 'they'].includes(who.pronoun)));
