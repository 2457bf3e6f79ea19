import type { VerbInfo } from 'french-verbs-lefff';
import { entriesIn } from '../dictionaries';
import type { Gender } from './inflect';

/** Forms of the verbs that are named. */
export function readVerbForms(infinitives: readonly string[]): ReadonlyMap<string, VerbInfo> {
  const found = entriesIn('french-verbs-lefff/dist/conjugations.json', infinitives);
  return new Map(Object.entries(found as Record<string, VerbInfo>));
}

/** Genders of the nouns that are named; those of both genders are left out. */
export function readGenders(nouns: readonly string[]): ReadonlyMap<string, Gender> {
  const found = Object.entries(entriesIn('french-words-gender-lefff/dist/words.json', nouns));
  return new Map(
    found.flatMap(([noun, gender]): [string, Gender][] =>
      gender === 'M' ? [[noun, 'm']] : gender === 'F' ? [[noun, 'f']] : [],
    ),
  );
}
