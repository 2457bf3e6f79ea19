import type { Content } from '../../format/contentFormat';
import { senseRowsOf, type PartOfSpeech } from '../../format/wordTables';
import { readAdjectiveRows, type AdjectiveEntry } from './adjectives';
import { feastOf } from './feasts';
import { countryOf, languageOf, nationalityOf } from './countries';
import { readGenders } from './lefff';
import { readNounRows, type NounEntry, type NounKind } from './nouns';

/** French words for English lemmas: first those of the own tables, then those of the content's lexicon. */
export interface Dictionary {
  noun(lemma: string, preferred?: readonly NounKind[]): NounEntry | undefined;
  adjective(lemma: string): AdjectiveEntry | undefined;
}

/** First senses that are no plain noun or adjective in English, or another than the French word's. */
const misleading = new Set(
  'much may second need fear hunger thirst change take cut m cv stop better close only same welcome chance confidence bite lie point case order mind stay sir madam darling hope quarter inside advance fault line log eve grace shell desire noon midnight double finished successful crossed sale cause date god blow bit trust strength edge worry decoration january february march april june july august september october november december'.split(
    ' ',
  ),
);

const nouns = readNounRows();
const adjectives = readAdjectiveRows();

export function dictionaryOf(content: Content): Dictionary {
  const lexicalNouns = firstSenses(content, 'noun');
  const lexicalAdjectives = firstSenses(content, 'adj');
  const genders = readGenders([...lexicalNouns.values()]);
  return {
    noun: (lemma, preferred = []) => {
      const own = nouns.get(lemma);
      if (own) return own.find(({ kind }) => kind !== 'other' && preferred.includes(kind)) ?? own[0];
      const word = lexicalNouns.get(lemma);
      const gender = word === undefined ? undefined : genders.get(word);
      return word === undefined || gender === undefined ? undefined : { kind: 'other', [gender]: word };
    },
    adjective: (lemma) => {
      const masculine = nationalityOf(lemma);
      if (masculine !== undefined) return { masculine, isBefore: false };
      const word = lexicalAdjectives.get(lemma);
      return adjectives.get(lemma) ?? (word === undefined ? undefined : { masculine: word, isBefore: false });
    },
  };
}

export const knowsName = (lemma: string): boolean =>
  countryOf(lemma) !== undefined || languageOf(lemma) !== undefined || feastOf(lemma) !== undefined;

/** English senses that are the first and unremarked sense of one word alone. */
function firstSenses(content: Content, pos: PartOfSpeech): ReadonlyMap<string, string> {
  const found = new Map<string, string | undefined>();
  for (const word of content.tables.lexicon) {
    const [first] = senseRowsOf(word);
    if (word.pos !== pos || first?.remark !== '' || misleading.has(first.sense.toLowerCase())) continue;
    const sense = first.sense.toLowerCase();
    found.set(sense, found.has(sense) ? undefined : word.lemma);
  }
  return new Map([...found].flatMap(([sense, lemma]) => (lemma === undefined ? [] : [[sense, lemma] as const])));
}
