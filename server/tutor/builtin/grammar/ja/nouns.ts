import type { Content } from '../../format/contentFormat';
import { senseRowsOf, type TableWord } from '../../format/wordTables';
import type { WrittenWord } from '../writer';
import { countries, languages, nationals } from './countries';
import { everydayNouns } from './everydayNouns';
import { foodNouns } from './foodNouns';
import { livingNouns } from './livingNouns';
import type { CounterName } from './numbers';
import { nounTables, relatives, units } from './nounTables';
import { themeNouns } from './themeNouns';
import { unsayable, words } from './words';

export type Animacy = 'person' | 'animal' | 'thing';

export interface NounEntry {
  readonly words: readonly WrittenWord[];
  readonly counter: CounterName | 'unit';
  readonly animacy: Animacy;
}

const animacies: Partial<Record<CounterName, Animacy>> = {
  person: 'person',
  small: 'animal',
  big: 'animal',
  bird: 'animal',
};

const sources = new Map<string, { source: string; counter: CounterName | 'unit' }>();
for (const tables of [nounTables, foodNouns, livingNouns, everydayNouns]) {
  for (const [name, table] of Object.entries(tables)) {
    for (const [lemma, source] of Object.entries(table)) {
      if (isCounter(name)) sources.set(lemma, { source, counter: name });
    }
  }
}
for (const [lemma, { source, counter }] of themeNouns) {
  if (!sources.has(lemma)) sources.set(lemma, { source, counter });
}
for (const [lemma, source] of Object.entries(units)) sources.set(lemma, { source, counter: 'unit' });

function isCounter(name: string): name is CounterName {
  return name in nounTables;
}

/** Whether a noun has a row of its own, rather than being taken from the lexicon. */
export const isListed = (lemma: string): boolean => sources.has(lemma);

/** A noun that is neither a relative nor of a country. */
export function findNoun(lemma: string, content: Content): NounEntry | undefined {
  const known = sources.get(lemma);
  if (known) {
    const { source, counter } = known;
    return {
      words: words(source, lemma),
      counter,
      animacy: counter === 'unit' ? 'thing' : (animacies[counter] ?? 'thing'),
    };
  }
  const nation = own(nationals, lemma);
  if (nation) return { words: words(nation), counter: 'person', animacy: 'person' };
  const country = own(countries, lemma);
  if (country) return { words: words(country), counter: 'thing', animacy: 'thing' };
  const word = findInLexicon(content, lemma, 'noun');
  return word && { words: [asWritten(word, lemma)], counter: 'thing', animacy: 'thing' };
}

export const own = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

export const languageWords = (lemma: string): WrittenWord[] | undefined => {
  const language = own(languages, lemma);
  return language ? words(language) : undefined;
};

/** A relative's words, one's own or another's. */
export function relativeWords(lemma: string, isOwn: boolean): WrittenWord[] | undefined {
  if (!Object.hasOwn(relatives, lemma)) return undefined;
  const pair = relatives[lemma] ?? unsayable();
  return words(pair[isOwn ? 0 : 1], lemma);
}

export const isRelative = (lemma: string): boolean => Object.hasOwn(relatives, lemma);

export const asWritten = ({ lemma, reading }: TableWord, gloss: string): WrittenWord => ({
  surface: lemma,
  gloss,
  ...(reading ? { reading } : {}),
});

type LexiconIndex = ReadonlyMap<string, readonly TableWord[]>;
const indexes = new WeakMap<Content, LexiconIndex>();

/** Words of the lexicon by their first sense, where it is not narrowed by a remark. */
function indexOf(content: Content): LexiconIndex {
  const made = indexes.get(content);
  if (made) return made;
  const index = new Map<string, TableWord[]>();
  for (const word of content.tables.lexicon) {
    const [first] = senseRowsOf(word);
    if (first?.remark !== '') continue;
    const key = `${word.pos} ${first.sense.toLowerCase()}`;
    index.set(key, [...(index.get(key) ?? []), word]);
  }
  indexes.set(content, index);
  return index;
}

/** English words that mean too many things to be taken from the lexicon. */
const vague = new Set('thing way case kind sort point time right left back part rest turn top bottom side end use number mind feeling person one other man woman most good well free single wrong hard cool light live fair fine mean last next first sense touch popularity'.split(' ')); // oxfmt-ignore

/** What the lexicon has as nouns and English says otherwise, and people, who would have to be told from things. */
const noThings =
  /^(?:counter |way |way$|thanks|next|this |last |every ?|in |from |as |one|once$|middle|the |today|tomorrow|yesterday|tonight|now$|what$|all$|before|inside|outside|behind|between|without|vicinity|half|recently|years|year$|month$|week$|day$|minute$|afternoon|noon|midway|degree|except|instead|first|police|company president|main character|santa|buddha|elderly|origin|birth$|beep|hana$|koko$|tama$|pochi$|touch of|state$|fault|oneself|relations?$|looking forward|reassuring|part$|use$|number$|each )/u;

/** The one word whose first sense is an English lemma; undefined where there are several. */
export function findInLexicon(content: Content, lemma: string, pos: 'noun' | 'adj'): TableWord | undefined {
  if (vague.has(lemma) || (pos === 'noun' && noThings.test(lemma))) return undefined;
  const found = indexOf(content).get(`${pos} ${lemma}`) ?? [];
  return found.length === 1 ? found[0] : undefined;
}
