import type { Noun, NounPhrase, Predicate } from '../meaning';
import { beGloss, beThere, honoured, possible, sameGloss, verbCore, verbGloss, type Core } from './cores';
import { askedNoun } from './asking';
import { askedPlaceOf, sayDoing } from './does';
import { contentOf, isTooMany, manyOf } from './objects';
import type { Said } from './said';
import { koreanNoun } from './koreanNouns';
import { floating, sayPhrase, sayWith } from './nounPhrases';
import { counted, englishNumber } from './numbers';
import { withParticle } from './particles';
import { qualityCore, sayQualities } from './qualityPredicates';
import { sayBeingAt, sayPlaces, sayTopicPlace } from './places';
import { bearerOf } from './qualities';
import { antecedent, isPronoun, isThird, type Scene } from './scene';
import { Unsayable, fixed, word, type Words } from './words';

/** What a clause says of its subject, with everything that belongs to it but its ending. */
export function sayPredicate(predicate: Predicate, scene: Scene, isElder: boolean): Said {
  const { where, modality, asksFor } = scene.clause;
  if (predicate.kind === 'does') return sayDoing(predicate, scene);
  const { tense, subject } = scene.clause;
  const places = (bearing: 'being' | 'doing') => [...askedPlaceOf(bearing, scene), ...sayPlaces(where, bearing, scene)];
  switch (predicate.kind) {
    case 'place':
      return sayBeing(scene, isElder);
    case 'exists': {
      const there = having(predicate.what, beGloss('there', predicate.what), scene);
      return { ...there, arguments: [...places('being'), ...there.arguments], lacksSubject: true };
    }
    case 'has':
      return sayHaving(predicate.what, scene, places('being'));
    case 'quality':
      if (modality !== undefined || asksFor === 'what') throw new Unsayable();
      return {
        core: sayQualities(predicate.qualities, scene),
        arguments: isPronoun(subject, 'it') && where.length > 0 ? sayTopicPlace(where, scene) : places('doing'),
      };
    default:
  }
  if (where.length > 0 && predicate.kind !== 'origin') throw new Unsayable();
  if (predicate.kind === 'identity') return { core: sayIdentity(predicate.what, scene), arguments: [] };
  if (modality !== undefined) throw new Unsayable();
  switch (predicate.kind) {
    case 'origin':
      return { core: sayOrigin(predicate.from, scene), arguments: [] };
    case 'age':
      return { core: sayAge(predicate.years, scene, isElder), arguments: [] };
    case 'called': {
      if (tense !== 'present') throw new Unsayable();
      const what = predicate.name === undefined ? fixed('뭐=what') : [word(predicate.name, predicate.name)];
      return { core: { before: what, verb: 'copula', gloss: beGloss('', undefined) }, arguments: [] };
    }
    default:
      throw new Unsayable();
  }
}

/** Being somewhere; 'have been to Japan' is having gone there. */
function sayBeing(scene: Scene, isElder: boolean): Said {
  const { where, asksFor, subject, tense } = scene.clause;
  const isVisited = /^(?:to|there|here|abroad)$/u;
  const wentThere = where.some(({ relation }) =>
    scene.clause.experience ? isVisited.test(relation) : relation === 'to',
  );
  if (wentThere) {
    if (tense !== 'past') throw new Unsayable();
    const before = [word('가', 'go', '가다')];
    return {
      core: { ...verbCore(before, '보다', verbGloss(['try', 'tried'], subject)), isHelper: true },
      arguments: sayPlaces(where, 'going', scene),
    };
  }
  const [place] = where;
  const isInLove =
    where.length === 1 && place?.relation === 'in' && place.what && 'noun' in place.what && place.what.noun === 'love';
  if (isInLove) {
    const love = verbCore(fixed('사랑=love +에=:in'), '빠지다', verbGloss(['fall', 'fell'], subject));
    return { core: { ...love, isState: true }, arguments: [] };
  }
  if (where.length === 0 && asksFor !== 'where') {
    if (asksFor !== 'how') throw new Unsayable();
    return { core: verbCore([], '어떻다', sameGloss('how is'), true), arguments: [] };
  }
  const gloss = beGloss('', subject);
  const core: Core = isElder ? { before: [], gloss, verb: beThere } : verbCore([], '있다', gloss, true);
  return { core, arguments: [...askedPlaceOf('being', scene), ...sayPlaces(where, 'being', scene)] };
}

/** Something is there or is had: 고양이가 두 마리 있어요, 친구가 많아요. */
function having(what: NounPhrase, gloss: Core['gloss'], scene: Scene): Said {
  const many = manyOf(what);
  if (many) {
    const before = sayWith(many, 'subject', scene);
    const isTooMuch = isTooMany(what);
    if (isTooMuch && scene.clause.negated) throw new Unsayable();
    return {
      core: verbCore(isTooMuch ? fixed('너무=too') : [], '많다', gloss, true),
      arguments: before,
      bareArgument: sayPhrase(many, scene),
    };
  }
  return {
    core: verbCore(floating(what, scene), '있다', gloss, true),
    arguments: [],
  };
}

/** Everyday things that Korean does not have: a cold, a headache. */
const ailments: Readonly<Record<string, readonly [before: string, lemma: string, isState: boolean]>> = {
  cold: ['감기=cold +에=:with', '걸리다', true],
  flu: ['독감=flu +에=:with', '걸리다', true],
  headache: ['머리=head +가=:subject', '아프다', false],
  stomachache: ['배=stomach +가=:subject', '아프다', false],
  'runny nose': ['콧물=runny_nose +이=:subject', '나다', false],
  cough: ['기침=cough +이=:subject', '나다', false],
  nosebleed: ['코피=nosebleed +가=:subject', '나다', false],
  rash: ['발진=rash +이=:subject', '나다', true],
  toothache: ['이=tooth +가=:subject', '아프다', false],
};
const notHad = new Set([
  'birthday',
  'party',
  'weekend',
  'wedding',
  'shopping',
  'swimming',
  'cooking',
  'fun',
  'walk',
  'life',
]);

function sayHaving(what: NounPhrase | undefined, scene: Scene, places: Words): Said {
  const { subject, modality, tense, when, often, asksFor } = scene.clause;
  const gloss = verbGloss(['have', 'had'], subject);
  if (!what && scene.clause.asked) {
    if (modality !== undefined) throw new Unsayable();
    return { core: verbCore(askedNoun(scene, 'subject'), '있다', gloss, true), arguments: places };
  }
  if (!what) {
    if (asksFor !== 'what' || modality !== undefined) throw new Unsayable();
    return { core: verbCore(fixed('뭐=what +가=:subject'), '있다', gloss, true), arguments: places };
  }
  if ('pronoun' in what && what.pronoun === 'nothing') {
    if (modality !== undefined) throw new Unsayable();
    return { core: verbCore(fixed('아무것도=nothing'), '있다', gloss, true), arguments: places };
  }
  if (isPronoun(what, 'you') || (isThird(what) && !antecedent(what, scene))) throw new Unsayable();
  const noun = 'noun' in what ? what : undefined;
  const ailment = noun && !noun.and ? ailments[noun.noun] : undefined;
  if (ailment && modality === undefined) {
    const core = verbCore(fixed(ailment[0]), ailment[1], gloss, !ailment[2]);
    return { core: ailment[2] ? { ...core, isState: true } : core, arguments: places };
  }
  if (noun && (notHad.has(noun.noun) || (noun.noun === 'family' && noun.qualities.length > 0))) throw new Unsayable();
  const kind = noun ? koreanNoun(contentOf(noun), scene).kind : undefined;
  if (modality === 'want' || modality === 'would-like') {
    const verb = sayDoing({ kind: 'does', verb: 'want', object: what }, { ...scene, clause: withoutModality(scene) });
    return { ...verb, arguments: [...places, ...verb.arguments], isSkill: false };
  }
  if (modality === 'can' && isAskedFor(scene.clause)) {
    const given = verbCore([], '주다', verbGloss(['give', 'gave'], subject));
    return { core: possible(honoured(given), false), arguments: [...places, ...sayWith(what, 'object', scene)] };
  }
  if (modality !== undefined) throw new Unsayable();
  if (noun && kind === 'body' && noun.qualities.length > 0)
    return { core: sayBodyPart(noun, scene), arguments: places };
  const isTaken = when.length > 0 || often !== undefined || tense === 'past';
  if (isTaken && (kind === 'food' || kind === 'drink' || kind === 'meal')) {
    const consumed = kind === 'drink' ? 'drink' : 'eat';
    return sayDoing({ kind: 'does', verb: consumed, object: what }, scene);
  }
  const said = having(what, gloss, scene);
  return { ...said, arguments: [...places, ...said.arguments] };
}

/** 'Can I have a coffee?' asks that it be given: 커피를 주실 수 있어요? */
const isAskedFor = ({ mood, asksFor, negated, subject, tense }: Scene['clause']) =>
  mood === 'question' && asksFor === 'whether' && !negated && tense === 'present' && isPronoun(subject, 'i', 'we');

const withoutModality = ({ clause }: Scene) => {
  const { modality: _, ...rest } = clause;
  return rest;
};

/** 'has long hair' is said of the hair: 머리가 길어요. */
function sayBodyPart(noun: Noun, scene: Scene): Core {
  const plain: Noun = { ...noun, qualities: [], determiner: 'none' };
  const [quality, ...others] = noun.qualities;
  if (!quality || others.length > 0 || noun.count !== undefined) throw new Unsayable();
  const core = qualityCore(quality, 'thing', noun, scene);
  return { ...core, before: [...sayWith(plain, 'subject', scene), ...core.before] };
}

/** A noun and the copula, or its denial; what will be, one becomes. */
function sayIdentity(what: NounPhrase | undefined, scene: Scene): Core {
  const { subject, modality, tense, asksFor } = scene.clause;
  if (what === undefined && scene.clause.asked) {
    if (modality !== undefined || tense === 'future' || !/^(?:what|which)$/u.test(asksFor ?? '')) throw new Unsayable();
    return { before: askedNoun(scene, undefined), verb: 'copula', gloss: beGloss('', subject) };
  }
  if (what === undefined) {
    if (asksFor !== 'who' && asksFor !== 'what') throw new Unsayable();
    return { before: fixed(asksFor === 'who' ? '누구=who' : '뭐=what'), verb: 'copula', gloss: beGloss('', subject) };
  }
  if (isThird(what)) throw new Unsayable();
  if (modality !== undefined || tense === 'future') return becoming(sayWith(what, 'subject', scene));
  const single: NounPhrase = 'noun' in what && !what.and ? { ...what, plural: false } : what;
  if (asksFor === 'what') throw new Unsayable();
  return { before: sayPhrase(single, scene), verb: 'copula', gloss: beGloss('', subject) };
}

const becoming = (before: Words): Core => verbCore(before, '되다', verbGloss(['become', 'became'], undefined));

/** 미국에서 왔어요, Leeds 출신이에요. */
function sayOrigin(from: NounPhrase | undefined, scene: Scene): Core {
  const { subject, tense, negated, asksFor, where } = scene.clause;
  if (tense === 'future') throw new Unsayable();
  const came = (before: Words): Core => ({
    ...verbCore(before, '오다', verbGloss(['come', 'came'], subject)),
    isState: true,
  });
  if (from === undefined) {
    if (asksFor !== 'where' && asksFor !== 'where-from') throw new Unsayable();
    return came(fixed('어디=where +에서=:from'));
  }
  const [place, ...others] = where;
  if (
    from.and ||
    others.length > 0 ||
    (place && (!('noun' in from) || place.relation === 'to' || place.relation === 'from'))
  )
    throw new Unsayable();
  const around = place ? sayBeingAt(place, scene) : [];
  const isCountry = 'noun' in from && scene.lexicon.noun(from.noun)?.kind === 'country';
  if (isCountry && negated) {
    const before = [...sayPhrase(from, scene), word('사람', 'person')];
    return { before, verb: 'copula', gloss: beGloss('', subject) };
  }
  if (isCountry && tense === 'present') return came(sayWith(from, 'from', scene));
  return {
    before: [...around, ...sayPhrase(from, scene), word('출신', 'origin')],
    verb: 'copula',
    gloss: beGloss('', subject),
  };
}

/** 네 살이에요, 아흔한 살이세요. */
function sayAge(years: number | undefined, scene: Scene, isElder: boolean): Core {
  const { subject, tense } = scene.clause;
  const gloss = beGloss('', subject);
  if (years === undefined) {
    if (isElder) {
      const before = fixed('연세=age +가=:subject 어떻게=how');
      return verbCore(before, '되다', beGloss('', undefined));
    }
    const bearer = bearerOf(subject, scene);
    if (bearer === 'thing' || bearer === 'weather') throw new Unsayable();
    return { before: fixed('몇=how_many 살=years_old'), verb: 'copula', gloss };
  }
  const bearer = bearerOf(subject, scene);
  if (bearer === 'thing' && !isPronoun(subject, 'it')) throw new Unsayable();
  const before = [word(counted(years), englishNumber(years)), word('살', 'years old')];
  return tense === 'future' ? becoming(withParticle(before, 'subject')) : { before, verb: 'copula', gloss };
}
