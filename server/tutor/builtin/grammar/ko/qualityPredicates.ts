import type { NounPhrase, Quality } from '../meaning';
import { conjugate, inflected } from './conjugation';
import { beGloss, sameGloss, verbCore, type Core } from './cores';
import { isHuman, koreanNoun } from './koreanNouns';
import { sayNational } from './nounPhrases';
import { nationalities } from './nouns';
import { bearerOf, degreeWords, koreanQuality, thanWords } from './qualities';
import { antecedent, isPronoun, type Scene } from './scene';
import { Unsayable, fixed, glued, word } from './words';

/** How somebody or something is. */
export function sayQualities(qualities: readonly Quality[], scene: Scene): Core {
  const { subject, negated, asksFor } = scene.clause;
  if (qualities.length === 0 && asksFor === 'how') return verbCore([], '어떻다', sameGloss('how is'), true);
  const bearer = bearerOf(subject, scene);
  const cores = qualities.map((quality) => qualityCore(quality, bearer, subject, scene));
  const last = cores.at(-1);
  if (!last || (negated && cores.length > 1)) throw new Unsayable();
  const first = cores.slice(0, -1).flatMap(({ before, verb, gloss, isState }) => {
    if (verb === 'copula') return [...before, glued('이고', gloss.present, '이다')];
    return [...before, word(conjugate(verb, isState ? 'past-and' : 'and'), gloss.present, verb.lemma)];
  });
  return { ...last, before: [...first, ...last.before] };
}

/** States that come again and again: 항상 늦어요. */
const passing = /^(?:늦다|화나다|놀라다|취하다|긴장하다|신나다)$/u;

const literal: Readonly<Record<string, string>> = {
  많다: 'much',
  크다: 'big',
  작다: 'small',
  세다: 'strong',
  좋다: 'good',
};

const isBody = (subject: NounPhrase | undefined, scene: Scene) =>
  subject !== undefined && 'noun' in subject && koreanNoun(subject, scene).kind === 'body';

/** Names of colours, for those whose quality is an adjective. */
const colours: Readonly<Record<string, string>> = {
  white: '하얀색',
  black: '까만색',
  red: '빨간색',
  blue: '파란색',
  yellow: '노란색',
};

export function qualityCore(
  quality: Quality,
  bearer: ReturnType<typeof bearerOf>,
  subject: NounPhrase | undefined,
  scene: Scene,
): Core {
  const { adjective } = quality;
  const isNegated = scene.clause.negated;
  const degree = degreeWords(quality, isNegated);
  const than = thanWords(quality, scene);
  const country = nationalities.get(adjective);
  if (country !== undefined) {
    const isPerson = bearer === 'person' || isPronoun(subject, 'they') || (subject !== undefined && 'name' in subject);
    const before = isPerson ? sayNational(country, adjective, scene) : undefined;
    if (!before || degree.length > 0 || than.length > 0) throw new Unsayable();
    return { before, verb: 'copula', gloss: beGloss('', scene.clause.subject) };
  }
  const colour = bearer === 'thing' || bearer === 'weather' ? colours[adjective] : undefined;
  if (colour !== undefined && degree.length === 0 && than.length === 0 && !isBody(subject, scene)) {
    return { before: [word(colour, adjective)], verb: 'copula', gloss: beGloss('', scene.clause.subject) };
  }
  const taste = tasting(adjective, subject, scene);
  if (taste) return { ...taste, before: [...than, ...degree, ...taste.before] };
  const { kind, before, lemma } = koreanQuality(adjective, bearer, scene);
  if (kind === 'determiner') throw new Unsayable();
  // 키가 커요: the adjective itself says big.
  const gloss = beGloss((before === undefined ? undefined : literal[lemma]) ?? adjective, scene.clause.subject);
  const start = [...than, ...(before === undefined ? [] : fixed(before)), ...degree];
  if (kind === 'noun') {
    if (degree.length > 0) throw new Unsayable();
    return { before: [...start, word(lemma, adjective)], verb: 'copula', gloss: beGloss('', scene.clause.subject) };
  }
  const isOfOthers = kind === 'feeling' && !isPronoun(subject, 'i', 'you', 'we');
  if (isOfOthers) return verbCore(start, `${inflected(lemma, true).infinitive}하다`, gloss);
  const core = verbCore(start, lemma, gloss, kind !== 'state' && kind !== 'verb');
  const isHabit = scene.clause.often !== undefined || quality.degree === 'always';
  if (isHabit && kind === 'state' && !passing.test(lemma)) throw new Unsayable();
  return kind === 'state' && !isHabit ? { ...core, isState: true } : core;
}

/** Food is 맛있다 rather than good; a bad film is 안 좋다. */
function tasting(adjective: string, subject: NounPhrase | undefined, scene: Scene): Core | undefined {
  const noun = subject && ('noun' in subject ? subject : antecedent(subject, scene));
  const gloss = beGloss(adjective, scene.clause.subject);
  const kind = noun ? koreanNoun(noun, scene).kind : undefined;
  const isFood = kind === 'food' || kind === 'drink' || kind === 'meal';
  if (isFood && adjective === 'good') return verbCore([], '맛있다', gloss, true);
  if (isFood && adjective === 'bad') return verbCore(fixed('맛=taste +이=:subject'), '없다', gloss, true);
  const isOfThings = noun ? !isHuman(koreanNoun(noun, scene)) && kind !== 'animal' : isPronoun(subject, 'it');
  if (adjective === 'bad' && isOfThings && !scene.clause.negated)
    return verbCore(fixed('안=:negative'), '좋다', beGloss('good', scene.clause.subject), true);
  return undefined;
}
