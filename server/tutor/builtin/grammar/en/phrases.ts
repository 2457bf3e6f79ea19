import { numberWords, objects, possessives, subjects } from '../english/words';
import { kindOfNoun } from '../../understanding/english/nounKinds';
import type { Clause, Determiner, Noun, NounPhrase, Place, Quality } from '../meaning';
import { statementOf } from './clauses';

/** How a noun phrase stands: who does it, or anything else; 'denied' makes 'anything' of 'something'. */
export type Role = 'subject' | 'object' | 'denied';

/** A noun phrase in English, with what is joined to it. */
export function phraseOf(phrase: NounPhrase, role: Role): string {
  const one = singleOf(phrase, role);
  if (!phrase.and) return one;
  const others = phraseOf(phrase.and, role);
  return phrase.and.and ? `${one}, ${others}` : `${one} and ${others}`;
}

function singleOf(phrase: NounPhrase, role: Role): string {
  if ('name' in phrase) return phrase.name;
  if ('noun' in phrase) return nounOf(phrase, role);
  const { pronoun } = phrase;
  if (role === 'denied' && pronoun.startsWith('some')) return pronoun.replace('some', 'any');
  return wordFor(role === 'subject' ? subjects : objects, pronoun) ?? pronoun;
}

/** The word of the reader's table that is read as a value. */
function wordFor<Value>(words: ReadonlyMap<string, Value>, wanted: unknown): string | undefined {
  return [...words].find(([, value]) => value === wanted)?.[0];
}

function nounOf(noun: Noun, role: Role): string {
  const head = noun.plural ? pluralOf(noun.noun) : noun.noun;
  const described = [
    ...(noun.count === undefined ? [] : [numberWords[noun.count] ?? `${noun.count}`]),
    ...noun.qualities.map((quality) => qualityOf(quality)),
    namedAs(head),
  ].join(' ');
  const said = [determinerOf(noun.determiner, described, noun.plural, role), described].filter(Boolean).join(' ');
  const isOwn = typeof noun.determiner === 'object';
  return [
    noun.qualities[0]?.degree === 'most' && noun.determiner === 'none' ? `the ${said}` : said,
    ...(noun.called === undefined ? [] : [isOwn ? noun.called : `called ${noun.called}`]),
    ...(noun.of ? [`of ${phraseOf(noun.of, 'object')}`] : []),
    ...(noun.relative ? [relativeOf(noun)] : []),
  ].join(' ');
}

function relativeOf({ noun, relative }: Noun): string {
  if (!relative) return '';
  const { gap, clause, isAside } = relative;
  if (gap === 'place') return `where ${statementOf(clause)}`;
  const isPerson = kindOfNoun(noun) === 'person';
  const word = isAside ? (isPerson ? 'who' : 'which') : 'that';
  if (gap === 'subject') return `${word} ${statementOf(clause, 'no subject')}`;
  return `${word} ${statementOf(withoutObject(clause))}`;
}

function withoutObject(clause: Clause): Clause {
  const { predicate } = clause;
  if (predicate.kind !== 'does') return clause;
  const { object: _, ...rest } = predicate;
  return { ...clause, predicate: rest };
}

function determinerOf(determiner: Determiner, next: string, plural: boolean, role: Role): string {
  if (typeof determiner === 'object') return possessiveOf(determiner.whose);
  switch (determiner) {
    case 'none':
      return '';
    case 'a':
      return plural ? '' : articleBefore(next);
    case 'this':
      return plural ? 'these' : 'this';
    case 'that':
      return plural ? 'those' : 'that';
    case 'too-many':
      return plural ? 'too many' : 'too much';
    case 'many':
      return plural ? 'many' : 'a lot of';
    case 'some':
      return role === 'denied' ? 'any' : 'some';
    default:
      return determiner;
  }
}

export const articleBefore = (next: string) =>
  (/^(?:[aeio]|u(?!ni|s))/iu.test(next) && !/^(?:one|european)\b/iu.test(next)) || next.startsWith('hour') ? 'an' : 'a';

function possessiveOf(whose: NounPhrase): string {
  if ('pronoun' in whose && !whose.and) return wordFor(possessives, whose.pronoun) ?? 'its';
  const owner = phraseOf(whose, 'object');
  return owner.endsWith('s') ? `${owner}'` : `${owner}'s`;
}

const irregularPlurals: Readonly<Record<string, string>> = {
  child: 'children', man: 'men', woman: 'women', person: 'people', foot: 'feet', tooth: 'teeth', mouse: 'mice', wife: 'wives', knife: 'knives', life: 'lives', leaf: 'leaves', fish: 'fish', sheep: 'sheep', clothes: 'clothes', trousers: 'trousers', jeans: 'jeans', glasses: 'glasses', scissors: 'scissors', noodles: 'noodles',
}; // oxfmt-ignore

export function pluralOf(noun: string): string {
  const words = noun.split(' ');
  const last = words.pop() ?? '';
  const irregular = irregularPlurals[last];
  const plural =
    irregular ??
    (/(?:s|x|z|ch|sh)$/u.test(last)
      ? `${last}es`
      : /^(?:potato|tomato|hero)$/u.test(last)
        ? `${last}es`
        : last.replace(/(?<=[^aeiou])y$/u, 'ie') + 's');
  return [...words, plural].join(' ');
}

/** An adjective with its degree. */
export function qualityOf({ adjective, degree, than }: Quality): string {
  const word = namedAs(adjective);
  const compared = than ? ` than ${phraseOf(than, 'object')}` : '';
  switch (degree) {
    case undefined:
      return `${word}${compared}`;
    case 'more':
      return `${comparativeOf(word, 'er')}${compared}`;
    case 'most':
      return comparativeOf(word, 'est');
    case 'enough':
      return `${word} enough`;
    case 'a-bit':
      return `a bit ${word}`;
    case 'only':
      return `just ${word}`;
    default:
      return `${degree} ${word}`;
  }
}

const irregularComparatives: Readonly<Record<string, readonly [string, string]>> = {
  good: ['better', 'best'],
  bad: ['worse', 'worst'],
  fun: ['more fun', 'most fun'],
};

function comparativeOf(adjective: string, ending: 'er' | 'est'): string {
  const irregular = irregularComparatives[adjective];
  if (irregular) return irregular[ending === 'er' ? 0 : 1];
  const syllables = adjective.replace(/e$/u, '').match(/[aeiouy]+/gu)?.length ?? 1;
  if (syllables > 2 || (syllables === 2 && !adjective.endsWith('y')))
    return `${ending === 'er' ? 'more' : 'most'} ${adjective}`;
  if (adjective.endsWith('e')) return `${adjective}${ending.slice(1)}`;
  if (/[^aeiou]y$/u.test(adjective)) return `${adjective.slice(0, -1)}i${ending}`;
  const isShort = /^[^aeiou]*[aeiou][^aeiouwxy]$/u.test(adjective);
  return `${adjective}${isShort ? adjective.slice(-1) : ''}${ending}`;
}

const relations: Partial<Record<Place['relation'], string>> = {
  'next-to': 'next to',
  'in-front-of': 'in front of',
  'at-home': 'at home',
};

export function placeOf({ relation, what }: Place): string {
  const word = relations[relation] ?? relation;
  return what ? `${word} ${phraseOf(what, 'object')}` : word;
}

/** Countries and languages by their names in small letters, and what is said of people from them. */
const properNames: ReadonlyMap<string, string> = new Map(
  [...namesOf('region', 'A'), ...namesOf('language', 'a'), ...furtherNames()].map((name) => [name.toLowerCase(), name]),
);

function namesOf(type: 'region' | 'language', first: 'A' | 'a'): string[] {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(first.charCodeAt(0) + index));
  return letters.flatMap((one) => letters.flatMap((other) => names.of(one + other) ?? []));
}

function furtherNames(): string[] {
  return 'American British Scottish Canadian Australian Austrian Belgian Swiss Brazilian Mexican Indian European Asian African Egyptian Syrian Argentinian Chilean Colombian Israeli Iraqi Iranian Nigerian Kenyan Moroccan Taiwanese Texan Londoner USA UK England Scotland Wales Europe Asia Africa America Christmas Easter'.split(
    ' ',
  );
}

/** With the capital of a country, a language or a nationality. */
export const namedAs = (words: string) =>
  properNames.get(words) ??
  words
    .split(' ')
    .map((word) => properNames.get(word) ?? word)
    .join(' ');
