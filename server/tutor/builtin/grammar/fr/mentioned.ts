import type { Clause, NounPhrase } from '../meaning';
import { nounPhrase, type Mentioned, type Setting } from './nounPhrase';

/** The nouns and names of a clause, to which a pronoun in the next may point. */
export function mentionedIn({ subject, predicate }: Clause, setting: Setting): Mentioned[] {
  const objects: (NounPhrase | undefined)[] = [];
  if (predicate.kind === 'does') objects.push(predicate.object);
  if (predicate.kind === 'has' || predicate.kind === 'exists' || predicate.kind === 'identity')
    objects.push(predicate.what);
  return [subject, ...objects].flatMap((phrase) => {
    if (!phrase || 'pronoun' in phrase) return [];
    const { gender, plural, kind } = nounPhrase(named(phrase), 'subject', setting);
    return [{ gender, plural, kind }];
  });
}

/** As if with the: only its gender and number are asked for. */
const named = (phrase: NounPhrase): NounPhrase =>
  'noun' in phrase && typeof phrase.determiner === 'string' && phrase.count === undefined
    ? { ...phrase, determiner: 'the' }
    : phrase;

/** What a clause inside another may point to. */
export const afterNaming = (clause: Clause, setting: Setting): Setting => ({
  ...setting,
  mentioned: [...mentionedIn(clause, setting), ...setting.mentioned],
});
