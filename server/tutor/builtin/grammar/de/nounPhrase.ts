import type { NamePhrase, Noun, NounPhrase, Quality } from '../meaning';
import type { WrittenWord } from '../writer';
import { sortOf } from './adjectives';
import type { Person } from './conjugation';
import { countries, languages, nationalities, towns } from './countries';
import { type Case, type Gender, type Kind, definiteArticle } from './declension';
import { type PhraseOptions, genitiveName, openingOf, withGloss } from './determiners';
import { type Head, headOf } from './nounForms';
import type { NounKind, PlacePrepositions } from './nouns';
import { prepositional } from './prepositions';
import { pronounRow, pronounWord } from './pronouns';
import { attribute } from './qualities';
import { relativeOf } from './relatives';
import type { Speech } from './speech';
import { mark, unsayable, word } from './words';

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

const one: Person = { person: 3, number: 'S' };

const several: Person = { person: 3, number: 'P' };

export function phraseOf(said: NounPhrase, speech: Speech, options: PhraseOptions = {}): Phrase {
  const single = singlePhrase(said, speech, options);
  if (!said.and) return single;
  const other = phraseOf(said.and, speech, options);
  // 'Tom und ich': oneself comes last.
  const [first, second] = 'pronoun' in said && said.pronoun === 'i' ? [other, single] : [single, other];
  return {
    form: (kase) => [...first.form(kase), word('und', 'and'), ...second.form(kase)],
    person: joinedPerson(single.person, other.person),
    sort: single.sort === 'indefinite' && other.sort === 'indefinite' ? 'indefinite' : 'definite',
    ...(single.nounKind ? { nounKind: single.nounKind } : {}),
    ...(single.place && single.place === other.place ? { place: single.place } : {}),
    ...(single.isBarePlace && other.isBarePlace ? { isBarePlace: true as const } : {}),
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
  const known = asNoun(said);
  return 'name' in known ? namePhrase(known) : nounPhrase(known, speech, options);
}

/** Countries and languages are nouns, also where they were taken for names. */
export function asNoun<Said extends NounPhrase>(said: Said): Said | Noun {
  if (!('name' in said) || said.kind === 'person') return said;
  const noun = said.name.toLowerCase();
  if (!countries.has(noun) && !languages.has(noun)) return said;
  return { noun, plural: false, determiner: 'none', qualities: [], ...(said.and ? { and: said.and } : {}) };
}

/** Written with a capital in English, and no names. */
const noNames = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christma easter english german tv ok'.split(
    ' ',
  ),
);

function namePhrase({ name, kind }: NamePhrase): Phrase {
  if (kind !== 'person' && noNames.has(name.toLowerCase().replace(/s$/u, ''))) return unsayable(name);
  const surface = kind === 'person' ? name : (towns.get(name.toLowerCase()) ?? name);
  return {
    form: (kase) => [kase === 'gen' ? genitiveName(name) : word(surface, name)],
    person: one,
    sort: 'definite',
    ...(kind === 'place' ? { isBarePlace: true as const } : {}),
  };
}

/** Several where they have no article. */
const alikeInPlural = new Set(['sheep', 'deer', 'moose', 'reindeer']);

/** 'free time', 'red wine': a quality that is half of a noun. */
export function asCompound(said: Noun, speech: Speech): Noun {
  const last = said.qualities.at(-1);
  if (said.noun === 'floor' && last && ['first', 'second', 'third'].includes(last.adjective))
    return { ...said, noun: 'floor (storey)' };
  if (alikeInPlural.has(said.noun) && said.determiner === 'none' && said.count === undefined && !said.plural)
    return { ...said, plural: true };
  if (said.noun === 'pepper' && (said.plural || said.determiner === 'a' || said.count !== undefined))
    return { ...said, noun: 'bell pepper' };
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
  ['none', 'no', 'any', 'many', 'enough', 'too-many'].includes(determiner);

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

function described(said: Noun, bare: Head, speech: Speech, options: PhraseOptions): Phrase {
  const [head, others] = withFavourite(said, bare);
  const owner = typeof said.determiner === 'object' ? phraseOf(said.determiner.whose, speech).form : undefined;
  const opening = openingOf(said, head, owner, speech, options);
  const attributes = others.map((quality) => attribute(quality, sortOf(head.nounKind), speech));
  const named = said.called === undefined ? [] : naming(said);
  const { gap: _, ...outside } = speech;
  const relative = said.relative ? relativeOf(said.relative, head, outside) : [];
  return {
    form: (kase) => [
      ...opening.form(kase),
      ...attributes.flatMap((each, index) => [
        ...(index > 0 && areEqual(others[index]) ? [mark(',')] : []),
        ...each(kase, head.kind, opening.endings),
      ]),
      head.form(kase, opening.endings),
      ...(opening.after?.(kase) ?? []),
      ...(said.of ? belonging(said.of, said, speech) : []),
      ...named,
      ...relative,
    ],
    person: head.kind === 'pl' ? several : one,
    sort: opening.isDefinite ? 'definite' : 'indefinite',
    nounKind: head.nounKind,
    gender: head.kind,
    ...(head.place ? { place: head.place } : {}),
  };
}

/** 'ein großes, altes Haus', but 'lange braune Haare', 'ein kleines deutsches Auto'. */
const areEqual = (quality: Quality | undefined): boolean =>
  quality !== undefined && !nationalities.has(quality.adjective) && !colours.has(quality.adjective);

const colours = new Set('red blue green yellow black white brown grey gray pink purple orange blond blonde'.split(' '));

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
  'glass cup mug bottle piece slice kilo kilogram gram pound litre liter box tin can jar jug packet pack bag sack pot plate bowl spoonful handful pinch bar loaf bunch drop dozen pair group'.split(
    ' ',
  ),
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
