import type { Determiner, NamePhrase, Noun, NounPhrase } from '../meaning';
import type { WrittenWord } from '../writer';
import type { Person } from './conjugation';
import { countries, languages, towns } from './countries';
import {
  definiteArticle,
  indefiniteWord,
  strongWord,
  type Case,
  type Endings,
  type Gender,
  type Kind,
} from './declension';
import { headOf, type Head } from './nounForms';
import type { NounKind, PlacePrepositions } from './nouns';
import { englishNumber, numberWord } from './numbers';
import { possessive, pronounRow, pronounWord } from './pronouns';
import { attribute } from './qualities';
import type { Speech } from './speech';
import { sortOf } from './adjectives';
import { unsayable, word, words } from './words';

/** A noun phrase of a meaning, ready to be put into any case. */
export interface Phrase {
  readonly form: (kase: Case) => WrittenWord[];
  readonly person: Person;
  readonly sort: 'pronoun' | 'definite' | 'indefinite';
  /** Of a noun by itself. */
  readonly nounKind?: NounKind;
  readonly place?: PlacePrepositions;
  readonly gender?: Kind;
  /** A town or a country without an article: 'in Leeds', 'nach Polen'. */
  readonly isBarePlace?: true;
}

export interface PhraseOptions {
  /** Denied by kein. */
  readonly isDenied?: boolean;
  readonly isFeminine?: boolean;
  /** Has the article that English leaves out: 'at school', 'in bed'. */
  readonly isPlace?: boolean;
  /** A role without its article: 'Sie ist Lehrerin'. */
  readonly isBareRole?: boolean;
}

const one: Person = { person: 3, number: 'S' };
const several: Person = { person: 3, number: 'P' };

export function phraseOf(said: NounPhrase, speech: Speech, options: PhraseOptions = {}): Phrase {
  const single = singlePhrase(said, speech, options);
  if (!said.and) return single;
  const other = phraseOf(said.and, speech, options);
  return {
    form: (kase) => [...single.form(kase), word('und', 'and'), ...other.form(kase)],
    person: joinedPerson(single.person, other.person),
    sort: single.sort === 'indefinite' && other.sort === 'indefinite' ? 'indefinite' : 'definite',
    ...(single.nounKind ? { nounKind: single.nounKind } : {}),
  };
}

function joinedPerson(a: Person, b: Person): Person {
  const person = Math.min(a.person, b.person);
  // Sie und Tom stays the third person.
  return { person: person === 1 ? 1 : person === 2 ? 2 : 3, number: 'P' };
}

function singlePhrase(said: NounPhrase, speech: Speech, options: PhraseOptions): Phrase {
  if ('pronoun' in said) {
    const row = pronounRow(said.pronoun, speech.hearing.isFamiliar, speech.it);
    const isPersonal = ['i', 'you', 'he', 'she', 'it', 'we', 'they', 'this', 'that'].includes(said.pronoun);
    return {
      form: (kase) => [pronounWord(row, kase)],
      person: row.person,
      sort: isPersonal ? 'pronoun' : 'indefinite',
    };
  }
  return 'name' in said ? namePhrase(said) : nounPhrase(said, speech, options);
}

function namePhrase({ name, kind }: NamePhrase): Phrase {
  const surface = kind === 'person' ? name : (towns.get(name.toLowerCase()) ?? name);
  return {
    form: (kase) => [kase === 'gen' ? genitiveName(name) : word(surface, name)],
    person: one,
    sort: 'definite',
    ...(kind === 'place' ? { isBarePlace: true as const } : {}),
  };
}

/** 'Toms', 'Max’'. */
const genitiveName = (name: string): WrittenWord =>
  word(/[sxzß]$/u.test(name) ? `${name}’` : `${name}s`, `${name}’s`, name);

/** 'free time', 'red wine': a quality that is half of a noun. */
function asCompound(said: Noun, speech: Speech): Noun {
  const last = said.qualities.at(-1);
  const whole = `${last?.adjective ?? ''} ${said.noun}`;
  if (!last || last.degree || !speech.nouns.find(whole, false)) return said;
  return { ...said, noun: whole, qualities: said.qualities.slice(0, -1) };
}

function nounPhrase(meant: Noun, speech: Speech, options: PhraseOptions): Phrase {
  const said = asCompound(meant, speech);
  const country = countries.get(said.noun);
  if (country) return countryPhrase(said, country);
  const language = said.plural || said.count !== undefined ? undefined : languages.get(said.noun);
  if (language && (said.determiner === 'none' || typeof said.determiner === 'object'))
    return described(said, languageHead(language, said.noun), speech, { ...options, isPlace: false });
  if (said.noun === 'time' && !isTimeToHave(said)) return unsayable('time or times');
  const head = headOf(said, speech, options.isFeminine);
  return described(said, head, speech, options);
}

/** What there is of time, not an hour or an occasion. */
const isTimeToHave = ({ plural, determiner, qualities, count }: Noun): boolean =>
  !plural &&
  count === undefined &&
  qualities.length === 0 &&
  typeof determiner === 'string' &&
  ['none', 'no', 'any', 'many'].includes(determiner);

const languageHead = (language: string, english: string): Head => ({
  kind: 'n',
  nounKind: 'thing',
  isAlwaysPlural: false,
  isPair: false,
  form: (kase) =>
    word(kase === 'gen' ? `${language}s` : language, english.charAt(0).toUpperCase() + english.slice(1), language),
});

function countryPhrase(said: Noun, { name, article }: { name: string; article?: Gender | 'pl' }): Phrase {
  const gloss =
    said.noun === 'usa' || said.noun === 'uk'
      ? said.noun.toUpperCase()
      : said.noun.replace(/\b[a-z]/gu, (c) => c.toUpperCase());
  if (
    said.qualities.length > 0 ||
    (said.determiner !== 'none' && said.determiner !== 'the') ||
    said.of ||
    said.called ||
    said.count
  )
    return unsayable(`${said.noun} with more`);
  return {
    form: (kase) => {
      const surface =
        kase === 'gen' && !article
          ? genitiveName(name).surface
          : kase === 'dat' && article === 'pl' && name.endsWith('e')
            ? `${name}n`
            : name;
      return [...(article ? [definiteArticle(kase, article)] : []), word(surface, gloss, name)];
    },
    person: article === 'pl' ? several : one,
    sort: 'definite',
    ...(article ? {} : { isBarePlace: true as const }),
  };
}

/** What stands before the adjectives, the endings they take after it, and what follows the noun. */
interface Opening {
  readonly form: (kase: Case) => WrittenWord[];
  readonly endings: Endings;
  readonly isDefinite: boolean;
  readonly after?: (kase: Case) => WrittenWord[];
}

function described(said: Noun, bare: Head, speech: Speech, options: PhraseOptions): Phrase {
  const [head, others] = withFavourite(said, bare);
  const opening = openingOf(said, head, speech, options);
  const attributes = others.map((quality) => attribute(quality, sortOf(head.nounKind), speech));
  const named = said.called === undefined ? [] : naming(said);
  return {
    form: (kase) => [
      ...opening.form(kase),
      ...attributes.flatMap((each) => each(kase, head.kind, opening.endings)),
      head.form(kase, opening.endings),
      ...(opening.after?.(kase) ?? []),
      ...(said.of ? belonging(said.of, said, speech) : []),
      ...named,
    ],
    person: head.kind === 'pl' ? several : one,
    sort: opening.isDefinite ? 'definite' : 'indefinite',
    nounKind: head.nounKind,
    gender: head.kind,
    ...(head.place ? { place: head.place } : {}),
  };
}

/** 'mein Lieblingsbuch'. */
function withFavourite(said: Noun, head: Head): readonly [Head, Noun['qualities']] {
  const isFavourite = ({ adjective }: { adjective: string }) => adjective === 'favourite' || adjective === 'favorite';
  if (!said.qualities.some(isFavourite)) return [head, said.qualities];
  return [
    {
      ...head,
      form: (kase, endings) => {
        const { surface, gloss, lemma } = head.form(kase, endings);
        const joined = (noun: string) => `Lieblings${noun.charAt(0).toLowerCase()}${noun.slice(1)}`;
        return word(joined(surface), `favourite ${gloss}`, joined(lemma ?? surface));
      },
    },
    said.qualities.filter((quality) => !isFavourite(quality)),
  ];
}

const naming = (said: Noun): WrittenWord[] => {
  const name = word(said.called ?? '', said.called ?? '');
  const isIntroduced = ['a', 'another', 'some', 'none'].includes(
    typeof said.determiner === 'string' ? said.determiner : '',
  );
  return isIntroduced ? [word('namens', 'called'), name] : [name];
};

/** Nouns of a measure, whose contents follow bare: 'ein Glas Wasser'. */
const measures = new Set(
  'glass cup bottle piece slice kilo litre liter box tin can packet pot plate bowl pair group'.split(' '),
);
/** What shows something, which follows with von. */
const depictions = new Set(
  'photo picture photograph video film map drawing painting dream capital mayor king queen friend fan'.split(' '),
);

function belonging(of: NounPhrase, said: Noun, speech: Speech): WrittenWord[] {
  const phrase = phraseOf(of, speech);
  const isBare = 'noun' in of && of.determiner === 'none' && of.qualities.length === 0;
  if (measures.has(said.noun)) return isBare ? phrase.form('acc') : unsayable('a measure of what is described');
  const isGenitive = 'noun' in of && !of.and && !isBare && !depictions.has(said.noun) && of.count === undefined;
  if (isGenitive) return withGloss(phrase.form('gen'), 'of');
  return prepositional('von', 'of', phrase.form('dat'));
}

const withGloss = ([first, ...rest]: readonly WrittenWord[], added: string): WrittenWord[] =>
  first ? [{ ...first, gloss: `${added} ${first.gloss}` }, ...rest] : [];

function openingOf(said: Noun, head: Head, speech: Speech, options: PhraseOptions): Opening {
  const { determiner, count, plural } = said;
  const { kind } = head;
  const number = count === undefined ? [] : numberBefore(count, determiner);
  const isBareA = determiner === 'a' || (head.isPair && (determiner === 'none' || determiner === 'some'));
  if (typeof determiner === 'object') return ownedBy(determiner.whose, kind, number, speech);
  if (options.isDenied || determiner === 'no') {
    if (count !== undefined) return unsayable('a number denied');
    return { form: (kase) => [indefiniteWord('kein', kase, kind, 'no')], endings: 'mixed', isDefinite: false };
  }
  if (count === 1 && (determiner === 'none' || determiner === 'a'))
    return { form: (kase) => [indefiniteWord('ein', kase, kind, 'one')], endings: 'mixed', isDefinite: false };
  const strong = (before: string): Opening => ({
    form: () => [...words(before), ...number],
    endings: 'strong',
    isDefinite: false,
  });
  const weak = (stem: string, gloss: string, lemma?: string): Opening => ({
    form: (kase) => [strongWord(stem, kase, kind, gloss, lemma), ...number],
    endings: 'weak',
    isDefinite: true,
  });
  const isBarePlace =
    options.isPlace === true && determiner === 'none' && !plural && count === undefined && said.qualities.length === 0;
  if (determiner === 'the' || isBarePlace)
    return { form: (kase) => [definiteArticle(kase, kind), ...number], endings: 'weak', isDefinite: true };
  if (isBareA) {
    const isBare = head.isAlwaysPlural || (options.isBareRole === true && said.qualities.length === 0);
    return isBare
      ? strong('')
      : { form: (kase) => [indefiniteWord('ein', kase, kind, 'a')], endings: 'mixed', isDefinite: false };
  }
  switch (determiner) {
    case 'none':
      return strong('');
    case 'some':
      return strong(head.isAlwaysPlural ? '' : kind === 'pl' ? 'ein=a paar=few' : 'etwas=some');
    case 'any':
      return strong('');
    case 'this':
      return weak('dies', kind === 'pl' ? 'these' : 'this');
    case 'that':
      return weak('dies', kind === 'pl' ? 'those' : 'that');
    case 'every':
      return kind === 'pl' ? unsayable('every of several') : weak('jed', 'every');
    case 'all':
      return kind === 'pl' && plural ? weak('all', 'all', 'alle') : unsayable('all of one');
    case 'many':
      return kind === 'pl'
        ? { form: (kase) => [strongWord('viel', kase, kind, 'many', 'viel')], endings: 'strong', isDefinite: false }
        : strong('viel=a_lot_of');
    case 'few':
      return kind === 'pl' ? strong('ein=a paar=few') : strong('wenig=little');
    case 'another':
      return another(head, options);
    default:
      return unsayable(determiner);
  }
}

/** One more where it is eaten or drunk, a different one where it is a place. */
function another({ kind, nounKind }: Head, options: PhraseOptions): Opening {
  if (kind === 'pl') return unsayable('another of several');
  if (options.isPlace) {
    const other = (kase: Case) => strongWordAfterEin(kase, kind);
    return { form: other, endings: 'mixed', isDefinite: false };
  }
  if (nounKind !== 'food') return unsayable('one more or a different one');
  return {
    form: (kase) => [word('noch', 'another'), indefiniteWord('ein', kase, kind, '(another)')],
    endings: 'mixed',
    isDefinite: false,
  };
}

const strongWordAfterEin = (kase: Case, kind: Kind): WrittenWord[] => {
  const isBare = kase === 'nom' || (kase === 'acc' && kind !== 'm');
  const ending = isBare ? (kind === 'm' ? 'er' : kind === 'n' ? 'es' : 'e') : 'en';
  return [indefiniteWord('ein', kase, kind, 'an'), word(`ander${ending}`, 'other', 'andere')];
};

function numberBefore(count: number, determiner: Determiner): WrittenWord[] {
  if (count === 1) return determiner === 'a' || determiner === 'none' ? [] : unsayable('the one');
  const said = numberWord(count) ?? unsayable(String(count));
  return [word(said, englishNumber(count))];
}

function ownedBy(whose: NounPhrase, kind: Kind, number: WrittenWord[], speech: Speech): Opening {
  if ('pronoun' in whose) {
    const own = whose.and ? undefined : possessive(whose.pronoun, speech.hearing.isFamiliar, speech.it);
    const [stem, gloss] = own ?? unsayable('owned by nobody known');
    return { form: (kase) => [indefiniteWord(stem, kase, kind, gloss), ...number], endings: 'mixed', isDefinite: true };
  }
  if ('name' in whose && !whose.and)
    return { form: () => [genitiveName(whose.name), ...number], endings: 'strong', isDefinite: true };
  const owner = phraseOf(whose, speech);
  const isGenitive = 'noun' in whose && !whose.and && whose.determiner !== 'none';
  return {
    form: (kase) => [definiteArticle(kase, kind), ...number],
    endings: 'weak',
    isDefinite: true,
    after: () => (isGenitive ? withGloss(owner.form('gen'), 'of') : prepositional('von', 'of', owner.form('dat'))),
  };
}

const contractions: Readonly<Record<string, string>> = {
  'in dem': 'im', 'in das': 'ins', 'an dem': 'am', 'an das': 'ans', 'zu dem': 'zum', 'zu der': 'zur', 'bei dem': 'beim', 'von dem': 'vom',
}; // prettier-ignore

/** 'in' and 'dem Haus' are 'im Haus'. */
export function prepositional(preposition: string, gloss: string, phrase: readonly WrittenWord[]): WrittenWord[] {
  const [first, ...rest] = phrase;
  if (!first) return [word(preposition, gloss)];
  const contracted = contractions[`${preposition} ${first.surface}`];
  // The article alone: 'das' that points is not contracted.
  if (contracted && first.gloss === 'the') return [word(contracted, `${gloss} the`), ...rest];
  return [word(preposition, gloss), first, ...rest];
}
