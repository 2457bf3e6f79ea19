import type { Noun, NounPhrase, Quality } from '../meaning';
import type { Hearing } from '../writer';
import type { Agreement, Person } from './conjugate';
import { feastOf } from './feasts';
import { countryOf, genderOf, languageOf, townOf } from './countries';
import type { Dictionary } from './dictionary';
import { determinerPieces, type Stance } from './determiners';
import { plural as englishPlural, proper } from './english';
import { nounPlural, type Gender } from './inflect';
import { genderOfName } from './names';
import type { NounEntry, NounKind } from './nouns';
import { pieces, word, type Piece } from './pieces';
import { pronounPhrase } from './pronouns';
import { isBeforeNoun, qualityPieces } from './qualities';
import { relativePieces } from './relatives';
import { known, unsayable } from './unsayable';

/** What a sentence is written with. */
export interface Setting {
  readonly dictionary: Dictionary;
  readonly hearing: Hearing;
  /** What was named in the clauses before, the last first. */
  readonly mentioned: readonly Mentioned[];
  /** Years of another of them: 'they are eight and ten years old'. */
  readonly moreYears?: number;
  /** The object that a relative clause has before it, as que. */
  readonly gap?: NounPhrase;
}

export interface Mentioned {
  readonly gender: Gender;
  readonly plural: boolean;
  readonly kind: Phrase['kind'];
}

/** A noun phrase in French, with all that other words ask of it. */
export interface Phrase extends Agreement {
  readonly pieces: readonly Piece[];
  readonly kind: NounKind | 'other' | 'pronoun' | 'name' | 'country' | 'language' | 'feast';
}

const alive: ReadonlySet<Phrase['kind']> = new Set(['person', 'family', 'job', 'animal']);
export const isAlive = (kind: Phrase['kind']): boolean => alive.has(kind);

/**
 * Puts a noun phrase into French as it stands where `stance` says.
 *
 * @param gender of whom it is said: she is a teacher
 * @param preferred the kind that its place asks for: one plays the bass
 */
export function nounPhrase(
  phrase: NounPhrase,
  stance: Stance,
  setting: Setting,
  { gender, preferred = [] }: { gender?: Gender; preferred?: readonly NounKind[] } = {},
): Phrase {
  const first = single(phrase, stance, setting, { ...(gender ? { gender } : {}), preferred });
  if (!phrase.and) return first;
  // 'Ma femme et moi': behind et a pronoun is strong.
  const isPronoun = 'pronoun' in phrase.and;
  const second = nounPhrase(
    inherited(phrase, phrase.and),
    isPronoun && stance === 'subject' ? 'after' : stance,
    setting,
    { preferred },
  );
  // After de the preposition is said again, which only its sayer can do.
  if (stance === 'of' || stance === 'negated') unsayable('two after de');
  return {
    pieces: [...first.pieces, word('et', 'and'), ...second.pieces],
    gender: first.gender === 'f' && second.gender === 'f' ? 'f' : 'm',
    plural: true,
    person: together(first.person, second.person),
    kind: first.kind === 'pronoun' ? second.kind : first.kind,
  };
}

/** 'My cats and dogs' are both mine. */
function inherited(first: NounPhrase, second: NounPhrase): NounPhrase {
  const isShared = 'noun' in first && typeof first.determiner === 'object' && first.of === undefined;
  if (!isShared || !('noun' in second) || second.determiner !== 'none' || second.count !== undefined) return second;
  return { ...second, determiner: first.determiner };
}

/** You and I are we. */
function together(one: Person, other: Person): Person {
  const persons = [one, other];
  if (persons.some((person) => person === 0 || person === 3)) return 3;
  return persons.some((person) => person === 1 || person === 4) ? 4 : 5;
}

function single(
  phrase: NounPhrase,
  stance: Stance,
  setting: Setting,
  asked: { gender?: Gender; preferred: readonly NounKind[] },
): Phrase {
  if ('pronoun' in phrase) return pronounPhrase(phrase, stance, setting);
  if ('name' in phrase) {
    const name = phrase.kind === 'person' ? phrase.name : townOf(phrase.name);
    const gender = genderOfName(phrase.name) ?? 'm';
    return { pieces: [word(name, phrase.name)], gender, plural: false, person: 2, kind: 'name' };
  }
  return nounOf(phrase, stance, setting, asked) ?? unsayable(phrase.noun);
}

function nounOf(
  noun: Noun,
  stance: Stance,
  setting: Setting,
  asked: { gender?: Gender; preferred: readonly NounKind[] },
): Phrase | undefined {
  const name = nameOf(noun);
  if (name) return properNoun(noun, name, stance, setting);
  if (noun.noun === 'sibling' && !noun.plural) return undefined;
  const entry =
    timeOf(noun) ?? vegetableOf(noun) ?? peopleOf(noun, setting) ?? setting.dictionary.noun(noun.noun, asked.preferred);
  if (!entry) return undefined;
  if (entry.kind === 'mass' && entry.number === undefined && noun.plural) return undefined;
  const gender = genderFor(noun, entry, asked.gender);
  const isPlural = entry.number === undefined ? isSeveral(noun) : entry.number === 'pl';
  const form = known(entry[gender], noun.noun);
  const surface = isPlural && entry.number !== 'pl' ? nounPlural(form) : form;
  const gloss = isPlural && noun.plural ? englishPlural(noun.noun) : noun.noun;
  const agreement = { gender, plural: isPlural, person: isPlural ? 5 : 2 } as const;
  const described = describe(
    noun,
    word(surface, gloss, entry.number === 'pl' ? surface : form),
    agreement,
    entry.kind,
    setting,
  );
  return {
    ...agreement,
    kind: entry.kind,
    pieces: [
      ...determinerPieces(isPairOfOne(noun, entry, stance) ? { ...noun, determiner: 'a' } : noun, agreement, {
        stance,
        kind: entry.kind,
        next: described[0],
        setting,
      }),
      ...described,
      ...ownerPieces(noun, setting),
      ...(noun.relative ? relativePieces(noun.relative, setting) : []),
    ],
  };
}

const lengths: Readonly<Record<string, string>> = {
  day: 'journée',
  morning: 'matinée',
  evening: 'soirée',
  year: 'année',
};

/** 'The first time' is la première fois, and a beautiful day une belle journée. */
function timeOf({ noun, qualities, count }: Noun): NounEntry | undefined {
  const isInOrder = qualities.some(({ adjective }) => /^(?:first|second|third|last|next)$/u.test(adjective));
  if (noun === 'time') return isInOrder ? { kind: 'thing', f: 'fois' } : undefined;
  const length = lengths[noun];
  return length !== undefined && qualities.length > 0 && !isInOrder && count === undefined
    ? { kind: 'thing', f: length }
    : undefined;
}

/** 'I wear jeans': je porte un jean. */
const isPairOfOne = ({ plural, determiner, count }: Noun, { kind, number }: NounEntry, stance: Stance): boolean =>
  plural &&
  determiner === 'none' &&
  count === undefined &&
  kind === 'thing' &&
  number === 'sg' &&
  /^(?:object|after|identity|negated)$/u.test(stance);

/** Peppers are poivrons, but pepper is poivre. */
const vegetableOf = ({ noun, plural, determiner }: Noun): NounEntry | undefined =>
  noun === 'pepper' && (plural || determiner === 'a') ? { kind: 'food', m: 'poivron' } : undefined;

/** 'We have sheep': English shows their number by what stands before them alone. */
const isSeveral = ({ noun, plural, count, determiner }: Noun): boolean =>
  plural ||
  (count ?? 1) > 1 ||
  (noun === 'sheep' && /^(?:none|many|some|any|few|all)$/u.test(typeof determiner === 'string' ? determiner : ''));

/** People are gens, unless they are counted: les gens, but cinq personnes. */
function peopleOf(noun: Noun, setting: Setting): NounEntry | undefined {
  const isCounted = noun.count !== undefined || noun.determiner === 'few' || typeof noun.determiner === 'object';
  if (noun.noun !== 'person' || !noun.plural || isCounted) return undefined;
  const isDescribed = noun.qualities.some((quality) => isBeforeNoun(quality, noun.noun, 'person', setting));
  return isDescribed ? undefined : { kind: 'person', m: 'gens', number: 'pl' };
}

/** An entry with two genders takes that of the one who is spoken of, or the masculine where nothing tells it. */
function genderFor(noun: Noun, entry: { m?: string; f?: string }, asked: Gender | undefined): Gender {
  if (entry.m === undefined) return 'f';
  if (entry.f === undefined) return 'm';
  if (noun.called !== undefined) return known(genderOfName(noun.called), `gender of ${noun.called}`);
  return asked ?? 'm';
}

/** The noun with its qualities around it, and its name behind. */
function describe(noun: Noun, head: Piece, agreement: Agreement, kind: Phrase['kind'], setting: Setting): Piece[] {
  const subjectOf = taughtLanguage(noun);
  const qualities = subjectOf === undefined ? noun.qualities : noun.qualities.slice(1);
  const before = inOrder(qualities.filter((quality) => isBeforeNoun(quality, noun.noun, kind, setting)));
  const behind = qualities.filter((quality) => !before.includes(quality));
  const said = (quality: Quality) =>
    qualityPieces(quality, agreement, setting, { noun: noun.noun, kind, determiner: noun.determiner });
  return [
    ...before.flatMap(said),
    head,
    ...(subjectOf === undefined ? [] : [word('de', 'of'), word(subjectOf, proper(noun.qualities[0]?.adjective ?? ''))]),
    ...behind.flatMap((quality, place) => [
      ...(place > 0 && place === behind.length - 1 ? pieces('et=and') : []),
      ...said(quality),
    ]),
    ...calledPieces(noun, agreement),
  ];
}

/** Size stands next to the noun, and age before it: un vieux petit chien. */
const inOrder = (qualities: readonly Quality[]): Quality[] =>
  qualities.toSorted((one, other) => place(one.adjective) - place(other.adjective));

const sizes = new Set('big large tall small little fat long'.split(' '));
const ages = new Set('old new young'.split(' '));
const place = (adjective: string): number => (sizes.has(adjective) ? 2 : ages.has(adjective) ? 1 : 0);

/** 'A French teacher' teaches it, as a French lesson does. */
function taughtLanguage({ noun, qualities }: Noun): string | undefined {
  const [first] = qualities;
  return first && /^(?:teacher|lesson|class|course|exam|homework|book)$/u.test(noun)
    ? languageOf(first.adjective)
    : undefined;
}

function calledPieces({ called, determiner }: Noun, { plural }: Agreement): Piece[] {
  if (called === undefined) return [];
  if (plural) unsayable('several that are called');
  const name = word(called, called);
  return typeof determiner === 'object' || determiner === 'the'
    ? [name]
    : [...pieces('qui=who s’~se=himself appelle~appeler=calls'), name];
}

/** 'of the shop', "Tom's": behind the noun. */
function ownerPieces({ determiner, of }: Noun, setting: Setting): Piece[] {
  const owner = typeof determiner === 'object' && !('pronoun' in determiner.whose) ? determiner.whose : undefined;
  return [...(owner ? ofPieces(owner, setting) : []), ...(of ? ofPieces(of, setting) : [])];
}

/** de with what stands after it, said again before each. */
export function ofPieces(phrase: NounPhrase, setting: Setting, gloss = 'of', stance: Stance = 'of'): Piece[] {
  const { and, ...first } = phrase;
  return [
    word('de', gloss),
    ...nounPhrase(first, stance, setting).pieces,
    ...(and ? [word('et', 'and'), ...ofPieces(and, setting, gloss, stance)] : []),
  ];
}

interface ProperNoun {
  readonly name: string;
  readonly gender: Gender;
  readonly plural: boolean;
  readonly article: string;
  readonly kind: 'country' | 'language' | 'feast';
}

const isWithout = (determiner: Noun['determiner']): boolean =>
  determiner === 'none' || determiner === 'the' || determiner === 'any';

/** Countries and languages, which take le of themselves. */
function nameOf({ noun, determiner, plural }: Noun): ProperNoun | undefined {
  const country = countryOf(noun);
  if (country) {
    const { name, takes } = country;
    const article = takes === 'pl' ? 'les~le=the' : takes === 'f' ? 'la~le=the' : takes === 'm' ? 'le=the' : '';
    return { name, gender: genderOf(country), plural: takes === 'pl', article, kind: 'country' };
  }
  const feast = plural || !isWithout(determiner) ? undefined : feastOf(noun);
  if (feast) return { ...feast, plural: false, kind: 'feast' };
  const language = plural || !isWithout(determiner) ? undefined : languageOf(noun);
  return language === undefined
    ? undefined
    : { name: language, gender: 'm', plural: false, article: 'le=the', kind: 'language' };
}

function properNoun(
  noun: Noun,
  { name, article, ...rest }: ProperNoun,
  stance: Stance,
  setting: Setting,
): Phrase | undefined {
  if (noun.count !== undefined || noun.called !== undefined || noun.qualities.length > 0) return undefined;
  if (!isWithout(noun.determiner)) return undefined;
  const isBare = stance === 'bare';
  return {
    ...rest,
    person: rest.plural ? 5 : 2,
    pieces: [...(isBare ? [] : pieces(article)), word(name, proper(noun.noun)), ...ownerPieces(noun, setting)],
  };
}
