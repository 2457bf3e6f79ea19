import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { VerbInfo } from 'french-verbs-lefff';
import type { Gender } from './inflect';

/** The two tables of Lefff that are read here hold thousands of words; only those that can be said are kept. */
const require = createRequire(import.meta.url);
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Forms of the verbs that are named. */
export function readVerbForms(infinitives: readonly string[]): ReadonlyMap<string, VerbInfo> {
  const all = read(require.resolve('french-verbs-lefff/dist/conjugations.json')) as Record<string, VerbInfo>;
  const kept = new Map<string, VerbInfo>();
  for (const infinitive of infinitives) {
    const forms = all[infinitive];
    // Copied, as strings of the parser would keep the whole file alive.
    if (forms) kept.set(infinitive, JSON.parse(JSON.stringify(forms)) as VerbInfo);
  }
  return kept;
}

/** Genders of the nouns that are named; those of both genders are left out. */
export function readGenders(nouns: readonly string[]): ReadonlyMap<string, Gender> {
  const all = read(require.resolve('french-words-gender-lefff/dist/words.json')) as Record<string, string>;
  const kept = new Map<string, Gender>();
  for (const noun of nouns) {
    const gender = all[noun];
    if (gender === 'M' || gender === 'F') kept.set(noun, gender === 'M' ? 'm' : 'f');
  }
  return kept;
}
