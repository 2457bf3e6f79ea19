import type { Clause, NounPhrase } from '../meaning';
import type { VerbFrame } from '../verbFrames';
import { ongoing, sameGloss, verbCore, verbGloss, type Core } from './cores';
import { sayRather } from './idioms';
import { sayPhrase } from './nounPhrases';
import { isTooMany, manyOf, askedObject, isElderPhrase, koreanVerb, objectWords, recipient, rejected } from './objects';
import { withParticle } from './particles';
import { sayBeingAt, sayPlaces, type Bearing } from './places';
import type { Does, Said } from './said';
import { isPronoun, isThird, type Scene } from './scene';
import type { KoreanVerb } from './verbRows';
import { adjectivesAmongVerbs, beAtPlace, mayLackObject, waysOfGoing } from './verbs';
import { Unsayable, fixed, type Words } from './words';

function bearingOf(verb: KoreanVerb): Bearing {
  if (verb.isAtPlace) return 'being';
  return verb.moves ? 'going' : 'doing';
}

/** What somebody does, with what it takes. */
export function sayDoing(predicate: Does, scene: Scene): Said {
  const { clause } = scene;
  const special = sayRather(predicate, scene);
  if (special && scene.gap) throw new Unsayable();
  if (special) return special;
  const frame = predicate.verb;
  const goesSomewhere = clause.where.some(({ relation }) => relation === 'to') || clause.asksFor === 'where-to';
  const way = goesSomewhere ? waysOfGoing[frame] : undefined;
  const staysHome = frame === 'stay' && clause.where.every(({ relation }) => /home|here|there/u.test(relation));
  const own = koreanVerb(frame, predicate.object ?? (clause.subject ? clause.asked : undefined), scene);
  const verb = way ?? (staysHome && clause.where.length > 0 ? beAtPlace : own);
  const isMoving =
    verb.moves || frame === 'prefer' || clause.where.every(({ relation }) => relation !== 'to' && relation !== 'home');
  if (!isMoving) throw new Unsayable();
  const asked = predicate.object ? undefined : askedObject(verb, scene);
  const isLacking = !predicate.object && !asked && verb.object !== undefined && !mayLackObject.has(frame);
  if (isLacking) throw new Unsayable();
  const isByMeans = way?.before?.includes('+로=') === true;
  const means = isByMeans ? fixed(way.before) : [];
  const rather = frame === 'prefer' ? rejected(clause.where, scene) : undefined;
  const there = frame === 'visit' && predicate.object ? whoIsThere(predicate.object, scene) : undefined;
  const places = there ?? rather ?? sayPlaces(clause.where, bearingOf(verb), scene);
  const askedPlace = askedPlaceOf(bearingOf(verb), scene);
  const to = predicate.to ? recipient(predicate.to, scene) : [];
  const object = predicate.object ? objectWords(frame, verb, predicate.object, scene) : (asked ?? []);
  const many = predicate.object && verb.object === 'object' ? manyOf(predicate.object) : undefined;
  const isDirect = verb.object === 'object' || verb.object === 'subject' || verb.object === 'none';
  const bare =
    clause.also && predicate.object && isDirect && !isPronoun(predicate.object, 'you')
      ? sayPhrase(predicate.object, scene)
      : undefined;
  return {
    ...(many && predicate.object ? { saysMuch: true, saysTooMuch: isTooMany(predicate.object) } : {}),
    core: coreOf(frame, isByMeans ? { ...verb, before: undefined } : verb, predicate, scene),
    arguments: [...means, ...askedPlace, ...places, ...to, ...object],
    ...(bare ? { bareArgument: [...places, ...to, ...bare] } : {}),
    ...(verb.isSkill ? { isSkill: true } : {}),
    ...(verb.isDeniedByCannot ? { isDeniedByCannot: true } : {}),
    hasObject: predicate.object !== undefined || asked !== undefined,
  };
}

/** 멕시코에 있는, before whom one visits there: it is not there that one sets out. */
function whoIsThere(object: NounPhrase, scene: Scene): Words | undefined {
  const { where } = scene.clause;
  const [place, ...others] = where;
  if (!place) return undefined;
  if (others.length > 0 || /^(?:to|from|home)$/u.test(place.relation) || 'pronoun' in object || object.and)
    throw new Unsayable();
  return sayBeingAt(place, scene, isElderPhrase(object, scene));
}

/** 어디에, 어디에서: where a question asks for it. */
export function askedPlaceOf(bearing: Bearing, { clause }: Scene): Words {
  const where = fixed('어디=where');
  switch (clause.asksFor) {
    case 'where':
      return withParticle(where, bearing === 'doing' ? 'doing-at' : bearing === 'going' ? 'to' : 'at');
    case 'where-to':
      return withParticle(where, 'to');
    case 'where-from':
      return withParticle(where, 'from');
    default:
      return [];
  }
}

/** Who was standing had taken that place before: 서 있었어요, but of the moment 앉았어요. */
function lasts(frame: VerbFrame, { ongoing: isOngoing, when, where }: Clause): boolean {
  const isLong = when.some(
    (time) => 'which' in time && (time.which === 'all' || ('span' in time && time.which === 'for')),
  );
  return isOngoing === true || isLong || (frame === 'stand' && where.length > 0);
}

function coreOf(frame: VerbFrame, verb: KoreanVerb, { to }: Does, scene: Scene): Core {
  const { subject, modality, tense, often } = scene.clause;
  const before = verb.before === undefined ? [] : fixed(verb.before);
  const gloss = verb.english[0].startsWith(':') ? sameGloss(verb.english[0]) : verbGloss(verb.english, subject);
  const isToElder = to !== undefined && isElderPhrase(to, scene);
  const lemma = isToElder ? verb.lemma.replace(/^(?<how>돌려)?주다$/u, '$<how>드리다') : verb.lemma;
  const core = verbCore(before, lemma, gloss, adjectivesAmongVerbs.has(verb.lemma));
  if (verb.present === 'past') return { ...core, isState: true };
  if (frame === 'miss' && isThird(subject)) throw new Unsayable();
  const goesOn =
    verb.present === 'ongoing' &&
    (tense === 'present' || frame === 'look-for' || frame === 'search-for') &&
    often === undefined;
  if (modality === undefined && tense !== 'future' && scene.clause.mood !== 'request') {
    if (goesOn) return ongoing(core, false);
    if (verb.present === 'posture' && (tense === 'present' || lasts(frame, scene.clause))) return ongoing(core, true);
  }
  return /보고|가지고|않다$/u.test(`${verb.before ?? ''} ${verb.lemma}`) ? { ...core, isHelper: true } : core;
}
