import type { Noun, NounPhrase, Predicate } from '../meaning';
import type { VerbFrame } from '../verbFrames';
import { beGloss, ongoing, sameGloss, verbCore, verbGloss, wanted, type Core } from './cores';
import { isHuman, koreanNoun, sayMoney, sayPhrase, sayWith } from './nounPhrases';
import type { NounKind } from './nouns';
import { withParticle, type Particle } from './particles';
import { sayPlaces, type Bearing } from './places';
import { antecedent, isPronoun, isThird, members, type Scene } from './scene';
import { Unsayable, fixed, word, type Words } from './words';
import { adjectivesAmongVerbs, beAtPlace, mayLackObject, verbs, waysOfGoing, type KoreanVerb } from './verbs';

type Does = Extract<Predicate, { kind: 'does' }>;

/** What a predicate needs around its verb, in the order in which Korean says it. */
export interface Said {
  readonly core: Core;
  /** Places and objects before the core. */
  readonly arguments: Words;
  /** The argument that 'also' can be hung on instead of its particle. */
  readonly bareArgument?: Words;
  readonly isSkill?: boolean;
  readonly isDeniedByCannot?: boolean;
  /** Its subject is what the sentence says it of, and stands in 이/가 inside: no topic. */
  readonly lacksSubject?: true;
  /** The object is another member of the sentence. */
  readonly hasObject?: boolean;
}

/** Kinds by which a verb is chosen, the narrowest first. */
function kindsOf(object: NounPhrase | undefined, scene: Scene): readonly (NounKind | 'none' | 'name' | 'other')[] {
  if (object === undefined) return ['none'];
  if ('name' in object) {
    const place = scene.lexicon.noun(object.name.toLowerCase())?.kind;
    if (object.kind === 'place' || place === 'town' || place === 'country') return ['town', 'other'];
    return ['name', 'other'];
  }
  if ('noun' in object) return [koreanNoun(object, scene).kind, 'other'];
  const noun = antecedent(object, scene);
  if (noun) return [koreanNoun(noun, scene).kind, 'other'];
  if (isPronoun(object, 'i', 'you', 'we', 'he', 'she')) return ['person', 'other'];
  return ['thing', 'other'];
}

/** The Korean verb for a frame; all members of the object must take the same one. */
export function koreanVerb(frame: VerbFrame, object: NounPhrase | undefined, scene: Scene): KoreanVerb {
  const row = verbs[frame];
  if (!row) throw new Unsayable();
  if (!('by' in row)) return row;
  const all = object === undefined ? [undefined] : members(object);
  const found = all.map((member) => {
    const kind = kindsOf(member, scene).find((each) => row.by[each]);
    return kind === undefined ? undefined : row.by[kind];
  });
  const [first] = found;
  if (!first || found.some((verb) => verb?.lemma !== first.lemma)) throw new Unsayable();
  return first;
}

const isElder = (who: NounPhrase, scene: Scene) => 'noun' in who && koreanNoun(who, scene).kind === 'elder';

/** Verbs whose object goes without saying where it is the one who is spoken to. */
const sayableToYou: ReadonlySet<VerbFrame> = new Set(['love', 'like', 'miss', 'understand', 'hear']);

/** A question for what is done: 뭘. */
function askedObject(verb: KoreanVerb, scene: Scene): Words | undefined {
  const { asksFor, modality } = scene.clause;
  if (asksFor === 'what') {
    if (verb.object === 'object')
      return modality === 'like' || modality === 'love' || modality === 'hate' ? fixed('뭐=what') : fixed('뭘~뭐=what');
    if (verb.object === 'subject') return fixed('뭐=what +가=:subject');
    if (verb.object === 'about') return fixed('뭐=what +에=about 대해~대하다=about');
    if (verb.object === 'in') return fixed('뭐=what +에=:in');
    throw new Unsayable();
  }
  if (asksFor !== 'who' || scene.clause.subject === undefined) return undefined;
  if (verb.object === undefined) return withParticle(fixed('누구=who'), 'with');
  if (verb.object === 'none' || verb.object === 'about') throw new Unsayable();
  return withParticle(fixed('누구=who'), verb.object);
}

function objectWords(frame: VerbFrame, verb: KoreanVerb, object: NounPhrase, scene: Scene): Words {
  if (isPronoun(object, 'you')) {
    if (sayableToYou.has(frame)) return [];
    throw new Unsayable();
  }
  if (isThird(object) && antecedent(object, scene) === undefined && !isPronoun(object, 'it')) throw new Unsayable();
  if (frame === 'know' && isPronoun(object, 'it')) return [];
  const many = manyOf(object);
  if (many && verb.object === 'object') return withParticle(sayPhrase(many, scene), 'object');
  if (verb.object === 'none') return sayPhrase(object, scene);
  if (verb.object === 'about') return [...sayPhrase(object, scene), ...fixed('+에=about 대해~대하다=about')];
  if (verb.object === undefined) throw new Unsayable();
  return sayWith(object, verb.object, scene);
}

/** 'many books' is said with 많이 by the verb. */
export function manyOf(object: NounPhrase): Noun | undefined {
  if (!('noun' in object) || object.and || object.determiner !== 'many') return undefined;
  return { ...object, determiner: 'none', plural: false };
}

function bearingOf(verb: KoreanVerb): Bearing {
  if (verb.isAtPlace) return 'being';
  return verb.moves ? 'going' : 'doing';
}

/** What somebody does, with what it takes. */
export function sayDoing(predicate: Does, scene: Scene): Said {
  const { clause } = scene;
  const special = sayRather(predicate, scene);
  if (special) return special;
  const frame = predicate.verb;
  const goesSomewhere = clause.where.some(({ relation }) => relation === 'to') || clause.asksFor === 'where-to';
  const way = goesSomewhere ? waysOfGoing[frame] : undefined;
  const staysHome = frame === 'stay' && clause.where.every(({ relation }) => /home|here|there/u.test(relation));
  const own = koreanVerb(frame, predicate.object, scene);
  const verb = way ?? (staysHome && clause.where.length > 0 ? beAtPlace : own);
  const isMoving = verb.moves || clause.where.every(({ relation }) => relation !== 'to' && relation !== 'home');
  if (!isMoving) throw new Unsayable();
  const asked = predicate.object ? undefined : askedObject(verb, scene);
  const isLacking = !predicate.object && !asked && verb.object !== undefined && !mayLackObject.has(frame);
  if (isLacking) throw new Unsayable();
  const places = sayPlaces(clause.where, bearingOf(verb), scene);
  const askedPlace = askedPlaceOf(bearingOf(verb), scene);
  const to = predicate.to ? recipient(predicate.to, scene) : [];
  const object = predicate.object ? objectWords(frame, verb, predicate.object, scene) : (asked ?? []);
  const isDirect = verb.object === 'object' || verb.object === 'subject' || verb.object === 'none';
  const bare =
    predicate.object && isDirect && !isPronoun(predicate.object, 'you')
      ? sayPhrase(predicate.object, scene)
      : undefined;
  return {
    core: coreOf(frame, verb, predicate, scene),
    arguments: [...askedPlace, ...places, ...to, ...object],
    ...(bare ? { bareArgument: [...places, ...to, ...bare] } : {}),
    ...(verb.isSkill ? { isSkill: true } : {}),
    ...(verb.isDeniedByCannot ? { isDeniedByCannot: true } : {}),
    hasObject: predicate.object !== undefined || asked !== undefined,
  };
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

function recipient(to: NounPhrase, scene: Scene): Words {
  if (isPronoun(to, 'you') || (isThird(to) && !antecedent(to, scene))) throw new Unsayable();
  if (scene.clause.mood === 'request' && isPronoun(to, 'i', 'we')) return [];
  return sayWith(to, isElder(to, scene) ? 'to-elder' : 'to-person', scene);
}

function coreOf(frame: VerbFrame, verb: KoreanVerb, { to }: Does, scene: Scene): Core {
  const { subject, modality, tense, often } = scene.clause;
  const before = verb.before === undefined ? [] : fixed(verb.before);
  const gloss =
    verb.english[0] === ':want' || verb.english[0] === ':give'
      ? sameGloss(verb.english[0])
      : verbGloss(verb.english, subject);
  const isToElder = to !== undefined && isElder(to, scene) && /^주다$/u.test(verb.lemma);
  const lemma = isToElder ? '드리다' : verb.lemma;
  const core = verbCore(before, lemma, gloss, adjectivesAmongVerbs.has(verb.lemma));
  if (verb.present === 'past') return { ...core, isState: true };
  if (frame === 'miss' && isThird(subject)) throw new Unsayable();
  const goesOn = verb.present === 'ongoing' && (tense === 'present' || frame === 'look-for') && often === undefined;
  if (modality === undefined && tense !== 'future' && scene.clause.mood !== 'request') {
    if (goesOn) return ongoing(core, false);
    if (verb.present === 'posture' && tense === 'present') return ongoing(core, true);
  }
  return verb.before?.includes('보고') ? { ...core, isHelper: true } : core;
}

/** What is said by another construction than its frame's. */
function sayRather(predicate: Does, scene: Scene): Said | undefined {
  const { clause } = scene;
  const { verb, object } = predicate;
  switch (verb) {
    case 'want':
      return sayWanting(predicate, scene);
    case 'go':
    case 'come':
      return goToWork(verb, scene);
    case 'miss':
      return missingOfOthers(predicate, scene);
    case 'cost': {
      if (!object || !('noun' in object) || object.and) throw new Unsayable();
      const core: Core = {
        before: sayMoney(object, scene),
        verb: 'copula',
        gloss: verbGloss(['cost', 'cost'], clause.subject),
      };
      return { core, arguments: [] };
    }
    case 'happen': {
      if (clause.asksFor !== 'what' || clause.tense !== 'past') throw new Unsayable();
      const before = fixed('무슨=what_kind_of 일=thing +이=:subject');
      return { core: verbCore(before, '있다', beGloss('there', undefined), true), arguments: [], lacksSubject: true };
    }
    case 'sleep': {
      if (clause.manner !== 'late') return undefined;
      const core = verbCore(fixed('늦잠=lie-in +을=:object'), '자다', verbGloss(['sleep', 'slept'], clause.subject));
      return { core, arguments: sayPlaces(clause.where, 'doing', scene) };
    }
    case 'rain':
    case 'snow':
      return { ...sayWeather(verb, scene), lacksSubject: true };
    default:
      return undefined;
  }
}

function sayWeather(frame: VerbFrame, scene: Scene): Said {
  const verb = koreanVerb(frame, undefined, scene);
  const core = verbCore(
    verb.before === undefined ? [] : fixed(verb.before),
    verb.lemma,
    verbGloss(verb.english, undefined),
  );
  return {
    core: { ...core, gloss: { ...core.gloss, present: 'comes' } },
    arguments: sayPlaces(scene.clause.where, 'being', scene),
  };
}

/** 커피를 마시고 싶어요: what one wants to do with a thing is said. */
function sayWanting({ object }: Does, scene: Scene): Said {
  const { subject, modality } = scene.clause;
  if (modality !== undefined || !object) throw new Unsayable();
  const verb = koreanVerb('want', object, scene);
  const core = verbCore([], verb.lemma, verbGloss(verb.english, undefined));
  const isOfOthers = !isPronoun(subject, 'i', 'you', 'we');
  return { core: wanted(core, isOfOthers), arguments: sayWith(object, 'object', scene), hasObject: true };
}

function goToWork(verb: 'go' | 'come', scene: Scene): Said | undefined {
  const { where, subject } = scene.clause;
  const [place, ...others] = where;
  const what = place?.relation === 'to' ? place.what : undefined;
  const isWork = what !== undefined && 'noun' in what && what.noun === 'work' && what.determiner === 'none';
  if (!isWork || others.length > 0) return undefined;
  const before = [word('일하러', 'to work', '일하다')];
  const [lemma, english] = verb === 'go' ? (['가다', ['go', 'went']] as const) : (['오다', ['come', 'came']] as const);
  return { core: verbCore(before, lemma, verbGloss(english, subject)), arguments: [] };
}

/** Of somebody else 보고 싶다 is a thing that they do: 어머니를 보고 싶어 해요. */
function missingOfOthers({ object }: Does, scene: Scene): Said | undefined {
  const { subject } = scene.clause;
  if (!object || isPronoun(subject, 'i', 'you', 'we')) return undefined;
  const verb = koreanVerb('miss', object, scene);
  const core =
    verb.lemma === '싶다'
      ? wanted(verbCore([], '보다', verbGloss(['see', 'saw'], undefined)), true)
      : verbCore([], '그리워하다', verbGloss(['miss', 'missed'], subject));
  return { core, arguments: sayWith(object, 'object', scene), hasObject: true };
}

/** With whom, or by what means, or with how much of what. */
export function sayCompany(company: NounPhrase | undefined, scene: Scene): Words {
  if (!company) return [];
  const { predicate } = scene.clause;
  const particle: Particle = 'with';
  if (isPronoun(company, 'you')) throw new Unsayable();
  if (isThird(company) && !antecedent(company, scene)) throw new Unsayable();
  if (!('noun' in company)) return sayWith(company, particle, scene);
  const found = koreanNoun(company, scene);
  if (isHuman(found) || found.kind === 'animal') return sayWith(company, particle, scene);
  const isIngredient =
    predicate.kind === 'does' && /^(?:make|cook|bake)$/u.test(predicate.verb) && found.kind === 'food';
  if (isIngredient && !company.and) {
    const many = manyOf(company);
    const much = many ? fixed('많이=a_lot') : [];
    return [
      ...withParticle(sayPhrase(many ?? company, scene), 'object'),
      ...much,
      word('넣어서', 'putting in', '넣다'),
    ];
  }
  if (found.kind === 'tool' || found.kind === 'body') return sayWith(company, 'by', scene);
  throw new Unsayable();
}
