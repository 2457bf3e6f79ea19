import type { Clause, Noun, NounPhrase, Predicate, PronounPhrase, Quality } from '../meaning';
import type { WrittenWord } from '../writer';
import { languages, nations } from './countries';
import { isRelative, languageWords, own } from './nouns';
import { drinks, foods, meals } from './nounTables';
import type { CounterName } from './numbers';
import type { Scene } from './scene';
import { particle, unsayable, words } from './words';

/** 'Japanese is difficult', 'my German'; but 'a German' is somebody. */
export const isLanguage = ({ noun, plural, count, determiner }: Noun): boolean =>
  Object.hasOwn(languages, noun) &&
  !plural &&
  count === undefined &&
  (determiner === 'none' || typeof determiner !== 'string');

/** A noun with what it is counted by: ケーキ by 切れ. */
export type Measured = Noun & { readonly measure?: CounterName };

/** Two cups of tea are お茶 two cups; a good friend is a word of its own. */
export function asMeant(noun: Measured): Measured {
  const { of: content, qualities, ...rest } = noun;
  const measure = content && 'noun' in content ? measureOf(noun.noun, content.noun) : undefined;
  if (content && 'noun' in content && measure) {
    if (qualities.length > 0 || content.and || content.of) unsayable();
    const count = noun.count ?? (noun.determiner === 'a' ? 1 : undefined);
    return {
      ...content,
      measure,
      plural: noun.plural,
      ...(count === undefined ? {} : { count }),
      ...(noun.and ? { and: noun.and } : {}),
    };
  }
  // The dishes are what is washed, dishes are what is cooked.
  if (noun.noun === 'dish' && noun.plural && noun.determiner === 'the' && qualities.length === 0)
    return { ...noun, noun: 'dishes' };
  // Peppers are vegetables; pepper is a spice.
  const isVegetable = noun.plural || noun.count !== undefined || noun.determiner === 'a';
  if (noun.noun === 'pepper' && isVegetable) return { ...noun, noun: 'bell pepper' };
  if (content && isMeasure(noun.noun)) unsayable();
  if (
    noun.noun === 'friend' &&
    qualities.length === 1 &&
    qualities[0]?.adjective === 'good' &&
    qualities[0].degree === 'most'
  )
    return { ...rest, noun: 'best friend', qualities: [] };
  if (noun.noun === 'time' && qualities.some(({ adjective }) => adjective === 'free')) {
    if (qualities.length > 1 || qualities[0]?.degree) unsayable();
    return { ...noun, noun: 'free time', qualities: [] };
  }
  return noun;
}

const measures = /^(?:bottle|piece|slice|kilo|litre|bit|pair|bowl|plate|cup|glass|mug)$/u;

/** Whether a noun says how much of another there is. */
export const isMeasure = (noun: string): boolean => measures.test(noun);

const worn = /^(?:shoe|sock|boot|sneaker|sandal|slipper)$/u;
const sliced = /(?:^| )(?:cake|cheesecake|pizza|pie|tart|meat|fish|cheese|lemon|melon|watermelon)$/u;

function measureOf(measure: string, content: string): CounterName | undefined {
  if (drinks.has(content) && content !== 'soup') {
    if (/^(?:cup|glass|mug)$/u.test(measure)) return 'cup';
    return measure === 'bottle' ? 'long' : undefined;
  }
  if (measure === 'pair') return worn.test(content) ? 'pair' : undefined;
  if (measure === 'bowl') return /^(?:soup|rice|ramen|noodles|noodle|miso soup)$/u.test(content) ? 'cup' : undefined;
  if (measure === 'kilo') return foods.has(content) ? 'kilo' : undefined;
  if (measure !== 'piece' && measure !== 'slice') return undefined;
  if (sliced.test(content)) return 'slice';
  return /^(?:bread|toast|ham)$/u.test(content) && measure === 'slice' ? 'flat' : undefined;
}

/** Japanese food is 日本料理. */
export function cuisineOf({ noun, qualities }: Noun): WrittenWord[] | undefined {
  const [only] = qualities;
  if (noun !== 'food' || !only || qualities.length > 1 || only.degree) return undefined;
  if (only.adjective === 'japanese') return words('日本料理@にほんりょうり=Japanese_food');
  const nation = own(nations, only.adjective);
  return nation ? words(`${nation} 料理@りょうり=food`) : undefined;
}

const ages = /^(?:older|elder|big|younger|little)$/u;

/** An older sister is a word of her own. */
export const ageOf = ({ noun, qualities }: Noun): string | undefined => {
  const age = qualities.find(
    ({ adjective, than }) => ages.test(adjective) || (/^(?:old|young)$/u.test(adjective) && !than),
  );
  if (!age || (noun !== 'sister' && noun !== 'brother')) return undefined;
  return /^(?:older|elder|big|old)$/u.test(age.adjective) ? 'older' : 'younger';
};

export function relativeLemma(noun: Noun): string {
  const age = ageOf(noun);
  return age ? `${age} ${noun.noun}` : noun.noun;
}

/** The relatives of a relative that are spoken of as one's own. */
const ofOurs = /^(?:child|kid|son|daughter|family|parent|husband|sibling|relative)$/u;

export function isOwnRelative({ determiner, noun }: Noun, scene: Scene): boolean {
  const { relativesOf, follows } = scene;
  if (typeof determiner === 'string') return relativesOf !== 'other';
  const { whose } = determiner;
  // My sister's children are family, too.
  if ('noun' in whose)
    return ofOurs.test(noun) && isRelative(whose.noun) && isOwnRelative(whose, { ...scene, relativesOf: 'other' });
  if (!('pronoun' in whose)) return false;
  return whose.pronoun === 'i' || whose.pronoun === 'we' || (follows !== undefined && isThird(whose.pronoun));
}

export const isThird = (pronoun: PronounPhrase['pronoun']) => /^(?:he|she|they|it)$/u.test(pronoun);

/** Food that is good is おいしい. */
export function asTasted(quality: Quality, noun: string): Quality {
  if (!foods.has(noun) && !drinks.has(noun) && !meals.has(noun)) return quality;
  if (/^(?:good|nice|great)$/u.test(quality.adjective)) return { ...quality, adjective: 'tasty' };
  return quality.adjective === 'bad' ? { ...quality, adjective: 'tasteless' } : quality;
}

/** Told of a language: 'I speak German'. */
export function languagePhrase(phrase: NounPhrase): WrittenWord[] | undefined {
  if (!('noun' in phrase)) return undefined;
  const first = languageWords(phrase.noun);
  if (!first || phrase.qualities.length > 0 || phrase.count !== undefined || phrase.of || phrase.called)
    return undefined;
  if (typeof phrase.determiner !== 'string' || !/^(?:none|the|some|any|no)$/u.test(phrase.determiner)) return undefined;
  if (!phrase.and) return first;
  const second = languagePhrase(phrase.and);
  return second && [...first, ...particle('and'), ...second];
}

const bareSibling = (phrase: NounPhrase | undefined): boolean =>
  phrase !== undefined &&
  (('noun' in phrase && /^(?:brother|sister)$/u.test(phrase.noun) && ageOf(phrase) === undefined) ||
    bareSibling(phrase.and));

/** 兄 and 姉 are older: a brother who is compared in age may be none. */
export function contradictsAge(clauses: readonly Clause[]): boolean {
  const siblings = clauses.filter(({ subject }) => bareSibling(subject));
  return clauses.some(({ subject, predicate }) => {
    if (predicate.kind === 'age')
      return isOfSpeaker(subject) && siblings.some((other) => !isOlder(other.predicate, predicate));
    if (predicate.kind !== 'quality') return false;
    const isOwnAge = bareSibling(subject);
    return predicate.qualities.some(({ adjective, degree, than }) => {
      if (!/^(?:old|young)$/u.test(adjective) || (degree !== 'more' && degree !== 'most')) return false;
      const isSaidOlder = isOwnAge && adjective === 'old' && !bareSibling(than);
      return !isSaidOlder && (bareSibling(than) || siblings.length > 0 || mentionsSibling(clauses));
    });
  });
}

const isOfSpeaker = (subject: NounPhrase | undefined) =>
  subject !== undefined && 'pronoun' in subject && subject.pronoun === 'i';

const isOlder = (one: Predicate, other: { readonly years?: number }): boolean =>
  one.kind !== 'age' || one.years === undefined || other.years === undefined || one.years > other.years;

/** 'I have a brother, he is younger.' */
const mentionsSibling = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ predicate }) => 'what' in predicate && bareSibling(predicate.what));
