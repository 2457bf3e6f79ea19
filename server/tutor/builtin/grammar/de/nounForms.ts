import type { Noun } from '../meaning';
import type { WrittenWord } from '../writer';
import { nationalities } from './countries';
import { adjectiveForm, type Case, type Endings, type Kind } from './declension';
import { plural as englishPlural } from './english';
import { isWomansName } from './firstNames';
import { femininePlural, type GermanNoun, type NounKind, type PlacePrepositions } from './nouns';
import type { Speech } from './speech';
import { unsayable, word } from './words';

/** The noun itself of a noun phrase: what articles and adjectives agree with, and its forms. */
export interface Head {
  readonly kind: Kind;
  readonly nounKind: NounKind;
  readonly place?: PlacePrepositions;
  /** Lives in the plural, though English has one of it: takes no article. */
  readonly isAlwaysPlural: boolean;
  /** Has an article where English has none, being a pair there: 'I wear glasses'. */
  readonly isPair: boolean;
  readonly form: (kase: Case, endings: Endings) => WrittenWord;
}

/** Two-legged and two-eyed: many in English, one in German. */
const pairs: ReadonlySet<string> = new Set([
  'glasses',
  'sunglasses',
  'trousers',
  'jeans',
  'scissors',
  'pyjamas',
  'pajamas',
  'tights',
  'underpants',
  'swimming trunks',
  'binoculars',
]);

export function headOf(noun: Noun, speech: Speech, isFeminine = false): Head {
  const { noun: english, plural, determiner, count } = noun;
  const isMass = !plural && determiner === 'none' && count === undefined;
  const nationality = nationalities.get(english);
  const known = nationality
    ? nationalityNoun(nationality, plural, isFeminine)
    : ((plural && !pairs.has(englishPlural(english)) ? speech.nouns.find(englishPlural(english), false) : undefined) ??
      speech.nouns.find(english, isMass) ??
      unsayable(english));
  return known.isAdjectival
    ? adjectivalHead(english, known, plural, isFeminine)
    : regularHead(english, plural, known, { isFeminine: isFeminine || isOfWoman(noun, known, speech), count });
}

/** Whether a friend or a colleague is a woman, told by her name or by what is said of her later. */
function isOfWoman({ plural, called }: Noun, { feminine }: GermanNoun, speech: Speech): boolean {
  if (plural || feminine === undefined) return false;
  if (called === undefined) return speech.isOfWoman;
  return isWomansName(called) ?? (speech.isOfWoman || unsayable('a man or a woman'));
}

function nationalityNoun(
  { man, woman, several, isAdjectival }: { man: string; woman: string; several: string; isAdjectival: boolean },
  plural: boolean,
  isFeminine: boolean,
): GermanNoun {
  if (isAdjectival) return { lemma: man, gender: 'm', plural: several, isAdjectival, kind: 'role' };
  const isWeak = !plural && !isFeminine && /e$|(?:at|it|iot)$/u.test(man);
  return {
    lemma: man,
    gender: 'm',
    plural: several,
    feminine: woman,
    isAdjectival,
    kind: 'role',
    ...(isWeak || man === 'Ungar' || man === 'Bayer' ? { oblique: several } : {}),
  };
}

function regularHead(
  english: string,
  isPlural: boolean,
  noun: GermanNoun,
  { isFeminine, count }: { isFeminine: boolean; count: number | undefined },
): Head {
  const her = isFeminine ? noun.feminine : undefined;
  const singular = her ?? noun.lemma;
  const several = her ? femininePlural(her) : noun.plural;
  const isPair = pairs.has(english);
  const isAlwaysPlural = noun.gender === 'pl';
  if (isAlwaysPlural && count !== undefined && noun.kind !== 'person') return unsayable(`${count} ${english}`);
  // Vegetables are one mass.
  const isSeveral = isPlural && !isPair && several !== undefined;
  if (isPlural && !isSeveral && !isAlwaysPlural && count !== undefined) return unsayable(`${count} ${english}`);
  const kind: Kind = isAlwaysPlural || isSeveral ? 'pl' : her ? 'f' : noun.gender;
  const nominative = isSeveral ? several : singular;
  const plain = english.replace(/ \(.*\)$/u, '');
  const gloss = isPlural || (isAlwaysPlural && isCountable(plain)) ? englishPlural(plain) : plain;
  return {
    kind,
    nounKind: noun.kind,
    isAlwaysPlural: isAlwaysPlural && !isPlural,
    isPair,
    ...(noun.place ? { place: noun.place } : {}),
    form: (kase) => {
      const surface =
        kind === 'pl'
          ? pluralForm(nominative, kase)
          : singularForm(nominative, kase, kind, her ? undefined : noun.oblique);
      return word(surface, gloss, singular);
    },
  };
}

/** A headache is one in English, but pain in German. */
const isCountable = (english: string) => english === 'chip' || english === 'sweet';

function adjectivalHead(english: string, noun: GermanNoun, isPlural: boolean, isFeminine: boolean): Head {
  const kind: Kind = isPlural ? 'pl' : isFeminine || noun.gender === 'f' ? 'f' : 'm';
  const stem = noun.lemma.replace(/er?$/u, '');
  return {
    kind,
    nounKind: noun.kind,
    isAlwaysPlural: false,
    isPair: false,
    form: (kase, endings) =>
      word(
        adjectiveForm(stem.toLowerCase(), kase, kind, endings).replace(/^./u, (c) => c.toUpperCase()),
        isPlural ? englishPlural(english) : english,
        noun.lemma,
      ),
  };
}

/** The dative takes an -n. */
function pluralForm(nominative: string, kase: Case): string {
  return kase === 'dat' && !/(?:[ns]|[^aeiou]a|[iou])$/u.test(nominative) ? `${nominative}n` : nominative;
}

function singularForm(nominative: string, kase: Case, kind: Kind, oblique: string | undefined): string {
  if (kase === 'nom' || kind === 'f') return nominative;
  if (kase !== 'gen') return oblique ?? nominative;
  if (oblique !== undefined) return nominative === 'Name' ? 'Namens' : oblique;
  return genitive(nominative);
}

/** Loan words, which take -s though they have one syllable. */
const takesS = /^(?:Park|Club|Job|Film|Chef|Test|Team|Star|Schal|Zoo|Tee|See|Snack|Stress|Sport|Hai|Wal)$/u;

function genitive(noun: string): string {
  if (noun.endsWith('nis')) return `${noun}ses`;
  if (/(?:us|ismus)$/u.test(noun) && noun.length > 4) return noun;
  if (/(?:s|ß|x|z|sch)$/u.test(noun)) return noun === 'Bus' ? 'Busses' : `${noun}es`;
  const syllables = noun.match(/[aeiouäöüy]+/giu)?.length ?? 1;
  return syllables === 1 && /[bcdfgklmnprt]$/u.test(noun) && !takesS.test(noun) ? `${noun}es` : `${noun}s`;
}
