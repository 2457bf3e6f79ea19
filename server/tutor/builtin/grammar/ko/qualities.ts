import type { Noun, NounPhrase, Quality } from '../meaning';
import { splitQualities, type KoreanQuality } from './adjectives';
import { conjugate, inflected } from './conjugation';
import { isHuman, koreanNoun } from './koreanNouns';
import { sayWith } from './nounPhrases';
import type { KoreanNoun } from './nouns';
import { isPronoun, antecedent, type Scene } from './scene';
import { Unsayable, fixed, word, type Words } from './words';

/** What a quality is said of: adjectives differ by it. */
export type Bearer = 'person' | 'animal' | 'thing' | 'weather';

/** What a subject is, as far as the meaning tells. */
export function bearerOf(subject: NounPhrase | undefined, scene: Scene): Bearer | undefined {
  if (subject === undefined) return undefined;
  if ('name' in subject) return subject.kind === 'person' ? 'person' : undefined;
  if ('pronoun' in subject) {
    if (isPronoun(subject, 'i', 'you', 'we')) return 'person';
    const noun = antecedent(subject, scene);
    // 'It is cold' is said of the weather, unless of something that one touches.
    if (noun && isPronoun(subject, 'it')) return isTouched(koreanNoun(noun, scene)) ? 'thing' : 'weather';
    if (noun) return bearerOf(noun, scene);
    if (isPronoun(subject, 'he', 'she')) return 'person';
    if (isPronoun(subject, 'it')) return 'weather';
    return subject.pronoun === 'this' || subject.pronoun === 'that' ? 'thing' : undefined;
  }
  const found = koreanNoun(subject, scene);
  if (isHuman(found)) return 'person';
  if (found.kind === 'animal') return 'animal';
  return subject.noun === 'weather' ? 'weather' : 'thing';
}

/** Of people and animals: a full train is not 배부르다, a free ticket not 한가하다. */
const ofTheLiving =
  /^(?:full|free|busy|tired|hungry|thirsty|sleepy|ill|sick|bored|happy|sad|worried|nervous|excited|poor|rich|lazy)$/u;
/** A person is not 달다. */
const ofThings = /^(?:sweet|spicy|salty|sour|bitter|light|hard|fresh|dark|deep|high|low)$/u;

function suits(adjective: string, bearer: Bearer | undefined): boolean {
  if (bearer === 'thing' && ofTheLiving.test(adjective)) return false;
  return !((bearer === 'person' || bearer === 'animal') && ofThings.test(adjective));
}

/** The Korean word for a quality of somebody or something; throws `Unsayable` where it cannot be told. */
export function koreanQuality(adjective: string, bearer: Bearer | undefined, scene: Scene): KoreanQuality {
  if (!suits(adjective, bearer)) throw new Unsayable();
  const found = scene.lexicon.quality(splitQualities.has(adjective) ? forBearer(adjective, bearer) : adjective);
  if (!found) throw new Unsayable();
  return found;
}

const isTouched = ({ kind }: KoreanNoun) =>
  /^(?:animal|food|drink|meal|body|book|machine|clothes|shoes|glasses|jewellery|tool|thing|vessel)$/u.test(kind);

function forBearer(adjective: string, bearer: Bearer | undefined): string {
  if (bearer === undefined) throw new Unsayable();
  if ((adjective === 'young' || adjective === 'nice') && bearer === 'animal') return `${adjective}-animal`;
  if (bearer === 'weather' && (adjective === 'cold' || adjective === 'hot' || adjective === 'cool'))
    return `${adjective}-weather`;
  return `${adjective}-${bearer === 'thing' || bearer === 'weather' ? 'thing' : 'person'}`;
}

const degrees: Readonly<Record<NonNullable<Quality['degree']>, Words>> = {
  very: fixed('아주=very'),
  too: fixed('너무=too'),
  so: fixed('정말=so'),
  really: fixed('정말=really'),
  'a-bit': fixed('조금=a_bit'),
  quite: fixed('꽤=quite'),
  always: fixed('항상=always'),
  more: fixed('더=more'),
  most: fixed('제일=most'),
  enough: fixed('충분히=enough'),
  that: fixed('그렇게=that'),
  almost: fixed('거의=almost'),
  only: fixed('그냥=just'),
};

/** The degree as it is said; with a negative 'not very' is 별로. */
export function degreeWords({ adjective, degree, than }: Quality, negated: boolean): Words {
  // What is nearly cold is said otherwise.
  if (degree === 'almost' && !/^(?:ready|full|empty|finished|done)$/u.test(adjective)) throw new Unsayable();
  if (negated && (degree === 'very' || degree === 'so' || degree === 'really')) return fixed('별로=particularly');
  if (negated && degree === 'enough') throw new Unsayable();
  const said = degree ?? (than ? 'more' : undefined);
  return said === undefined ? [] : degrees[said];
}

export const thanWords = ({ than }: Quality, scene: Scene): Words => (than ? sayWith(than, 'than', scene) : []);

/** A quality before its noun: 아주 작은 | 집. */
export function attributive(quality: Quality, noun: Noun, scene: Scene): Words {
  const kindOf = koreanNoun(noun, scene).kind;
  const isTasty = quality.adjective === 'good' && (kindOf === 'food' || kindOf === 'drink');
  const { kind, before, lemma } = koreanQuality(isTasty ? 'tasty' : quality.adjective, bearerOf(noun, scene), scene);
  const degree = [...thanWords(quality, scene), ...degreeWords(quality, false)];
  const start = before === undefined ? [] : fixed(before);
  // 아주 전통적인 집.
  if (kind === 'noun' && lemma.endsWith('적'))
    return [...start, ...degree, word(`${lemma}인`, quality.adjective, `${lemma}이다`)];
  if (kind === 'noun') {
    if (degree.length > 0) throw new Unsayable();
    return [...start, word(lemma, quality.adjective)];
  }
  if (kind === 'determiner') return [...degree, ...start];
  const verb = inflected(lemma, kind === 'adjective' || kind === 'feeling');
  const form = kind === 'state' ? 'past-attributive' : 'attributive';
  return [...start, ...degree, word(conjugate(verb, form), quality.adjective, lemma)];
}
