import type { Quality } from '../meaning';
import type { WrittenWord } from '../writer';
import { onlyAttributive, onlyPredicative, type QualityOf } from './adjectives';
import { adjectiveForm, comparative, superlative, type Case, type Endings, type Kind } from './declension';
import type { Speech } from './speech';
import { unsayable, word, words } from './words';

const degreeWords: Readonly<Record<Exclude<NonNullable<Quality['degree']>, 'more' | 'most' | 'enough'>, string>> = {
  very: 'sehr=very',
  too: 'zu=too',
  so: 'so=so',
  'a-bit': 'ein=a bisschen=bit',
  quite: 'ziemlich=quite',
  really: 'wirklich=really',
  always: 'immer=always',
  that: 'so=that',
  almost: 'fast=almost',
  only: 'nur=just',
};

export const degreeOf = ({ degree }: Quality): WrittenWord[] =>
  degree === undefined || degree === 'more' || degree === 'most' || degree === 'enough'
    ? []
    : words(degreeWords[degree]);

/** Of brothers, sisters and children. */
const elders: ReadonlySet<string> = new Set(['eldest']);

/** Before a noun: 'sehr kleinen', 'größte'. Favourites are said by the noun. */
export function attribute(
  said: Quality,
  of: QualityOf,
  speech: Speech,
): (kase: Case, kind: Kind, endings: Endings) => WrittenWord[] {
  const quality: Quality = elders.has(said.adjective) ? { adjective: 'old', degree: 'most' } : said;
  const { adjective: english, degree, than } = quality;
  if (than || (degree && ['so', 'too', 'a-bit', 'always', 'enough', 'that', 'almost', 'only'].includes(degree)))
    return unsayable('a comparison before a noun');
  if (onlyPredicative.has(english)) return unsayable(`${english} before a noun`);
  const adjective = speech.adjectives.find(english, of) ?? unsayable(english);
  const stem = degree === 'more' ? comparative(adjective) : degree === 'most' ? superlative(adjective) : adjective;
  // 'jünger' is a stem here: it keeps its -er and takes endings.
  const form = (kase: Case, kind: Kind, endings: Endings) =>
    degree === 'more' ? stem + adjectiveForm('', kase, kind, endings) : adjectiveForm(stem, kase, kind, endings);
  return (kase, kind, endings) => [
    ...degreeOf(quality),
    word(form(kase, kind, endings), glossOf(english, degree), lemmaOf(adjective)),
  ];
}

/** After a verb: 'sehr dick', 'größer'; what it is compared with is said by the sentence. */
export function predicative(quality: Quality, of: QualityOf, speech: Speech): WrittenWord[] {
  const { adjective: english, degree } = quality;
  if (onlyAttributive.has(english)) return unsayable(`${english} after a verb`);
  const adjective = speech.adjectives.find(english, of) ?? unsayable(english);
  if (degree === 'more') return [word(comparative(adjective), glossOf(english, degree), adjective)];
  if (degree === 'most')
    return [word('am', 'the'), word(`${superlative(adjective)}en`, glossOf(english, degree), adjective)];
  // 'groß genug'
  const enough = degree === 'enough' ? words('genug=enough') : [];
  return [...degreeOf(quality), word(adjective, english), ...enough];
}

/** Those that have no bare form stand in -e: 'letzte'. */
const lemmaOf = (adjective: string) =>
  ['letzt', 'nächst', 'erst', 'zweit', 'dritt', 'ander', 'best', 'besonder'].includes(adjective)
    ? `${adjective}e`
    : adjective;

function glossOf(english: string, degree: Quality['degree']): string {
  if (degree !== 'more' && degree !== 'most') return english;
  const irregular: Readonly<Record<string, readonly [string, string]>> = {
    good: ['better', 'best'],
    bad: ['worse', 'worst'],
    far: ['further', 'furthest'],
  };
  const known = irregular[english]?.[degree === 'more' ? 0 : 1];
  if (known) return known;
  const ending = degree === 'more' ? 'er' : 'est';
  if (/^[^aeiou]*[aeiou][bdgntm]$/u.test(english)) return english + english.slice(-1) + ending;
  if (/^[^aeiou]*[aeiouy]+[^aeiou]*e?$/u.test(english)) return english.replace(/e$/u, '') + ending;
  if (english.endsWith('y') && english.length < 7) return english.slice(0, -1) + `i${ending}`;
  return `${degree} ${english}`;
}
