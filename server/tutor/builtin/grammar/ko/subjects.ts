import type { Determiner, NounPhrase } from '../meaning';
import { askedNoun } from './asking';
import { isElder, isHuman, koreanNoun } from './koreanNouns';
import { sayPhrase } from './nounPhrases';
import { withParticle } from './particles';
import { antecedent, isPronoun, isThird, type Scene } from './scene';
import { Unsayable, fixed, word, type Words } from './words';

/** What was said before the clause. */
export interface Before {
  readonly mentioned: Scene['mentioned'];
  /** The subject of the main clause before. */
  readonly subject?: NounPhrase | undefined;
  /** The clause before ended in 있는데: what it brought up is the topic now. */
  readonly isBroughtUp?: boolean;
}

interface SubjectPlace {
  readonly before: Before;
  /** Set against somebody else, so that 저 must be said. */
  readonly isContrasted: boolean;
  /** Under another clause a subject is no topic. */
  readonly isUnder: boolean;
}

export interface SaidSubject {
  readonly words: Words;
  readonly saysAlso: boolean;
}

const unsaid: SaidSubject = { words: [], saysAlso: false };

/** Whether two clauses are about the same: a pronoun of the third person stands for the subject before. */
export function isSame(one: NounPhrase | undefined, other: NounPhrase | undefined, scene: Scene): boolean {
  if (!one || !other) return false;
  if (JSON.stringify(one) === JSON.stringify(other)) return true;
  const [pronoun, noun] = isThird(one) ? [one, other] : [other, one];
  if (!isThird(pronoun) || 'pronoun' in noun) return false;
  if ('name' in noun) return !noun.and && isPronoun(pronoun, 'he', 'she');
  if (isPronoun(pronoun, 'they')) return noun.plural || noun.and !== undefined;
  const found = koreanNoun(noun, scene);
  const isThing = !isHuman(found);
  return !noun.plural && !noun.and && (isPronoun(pronoun, 'it') ? isThing : !isThing || found.kind === 'animal');
}

/** The subject with its particle, or nothing where it goes without saying. Throws `Unsayable` where it must be said and cannot. */
export function saySubject(scene: Scene, place: SubjectPlace): SaidSubject {
  const { clause } = scene;
  const { subject, predicate, mood } = clause;
  if (subject === undefined) {
    if (clause.asked && predicate.kind === 'does') return { words: askedNoun(scene, 'subject'), saysAlso: false };
    const asksWho = clause.asksFor === 'who' && predicate.kind !== 'exists';
    return asksWho ? { words: withParticle(fixed('누구=who'), 'subject'), saysAlso: false } : unsaid;
  }
  if (predicate.kind === 'exists' || isWeatherVerb(scene)) return unsaid;
  if (predicate.kind === 'called') return { words: sayNameOf(subject, scene, place), saysAlso: false };
  if (mood === 'request') return unsaid;
  const part = sayPartOf(scene, place);
  if (part) return { words: part, saysAlso: false };
  return 'pronoun' in subject && !subject.and
    ? sayPronounSubject(subject, scene, place)
    : sayFull(subject, scene, place);
}

function isWeatherVerb({ clause: { predicate } }: Scene): boolean {
  return predicate.kind === 'does' && (predicate.verb === 'rain' || predicate.verb === 'snow');
}

const tellsOfParts = /^(?:hurt|be-right|be-wrong)$/u;

/** What hurts is a part of somebody, and what is right are their words: 제 여동생은 무릎이, 제 말이. */
function sayPartOf(scene: Scene, { isUnder }: SubjectPlace): Words | undefined {
  const { subject, predicate, also } = scene.clause;
  // One has a nosebleed: no nose bleeds.
  const isPart = subject && 'noun' in subject && koreanNoun(subject, scene).kind === 'body';
  if (isPart && predicate.kind === 'does' && predicate.verb === 'bleed') throw new Unsayable();
  if (predicate.kind !== 'does' || predicate.object || !tellsOfParts.test(predicate.verb) || !subject) return undefined;
  if (also) throw new Unsayable();
  if (predicate.verb !== 'hurt') return sayWordsOf(subject, scene);
  if (!('noun' in subject) || subject.and || koreanNoun(subject, scene).kind !== 'body') throw new Unsayable();
  const owner = typeof subject.determiner === 'object' ? subject.determiner.whose : undefined;
  const part = withParticle(sayPhrase({ ...subject, determiner: 'none', plural: false }, scene), 'subject');
  if (!owner || isPronoun(owner, 'i', 'you')) return part;
  if (isThird(owner) && (antecedent(owner, scene) || isUnder)) throw new Unsayable();
  if ('noun' in owner && isElder(koreanNoun(owner, scene))) throw new Unsayable();
  const who = isThird(owner) ? fixed('그=that 사람=person') : sayPhrase(owner, scene);
  return [...withParticle(who, isUnder ? 'subject' : 'topic'), ...part];
}

function sayWordsOf(subject: NounPhrase, scene: Scene): Words | undefined {
  if (
    !('pronoun' in subject) &&
    isElder('noun' in subject ? koreanNoun(subject, scene) : { kind: 'person', words: [] })
  )
    throw new Unsayable();
  if (subject.and || (isThird(subject) && antecedent(subject, scene))) throw new Unsayable();
  if (isPronoun(subject, 'you')) return [];
  const said = fixed('말=words +이=:subject');
  if (isPronoun(subject, 'i')) return [...fixed('제=my'), ...said];
  if (isPronoun(subject, 'he', 'she')) return [...fixed('그=that 사람=person'), ...said];
  if ('name' in subject && subject.kind === 'person') return [...sayPhrase(subject, scene), ...said];
  if (!('noun' in subject) || !isHuman(koreanNoun(subject, scene))) throw new Unsayable();
  return [...sayPhrase(subject, scene), ...said];
}

/** 'My name', 'her name': whose name it is. */
function sayNameOf(subject: NounPhrase, scene: Scene, { isUnder }: SubjectPlace): Words {
  const isAsked = scene.clause.asksFor === 'what';
  const isElderly = 'noun' in subject && isElder(koreanNoun(subject, scene));
  const name = isElderly ? fixed('성함=name') : fixed('이름=name');
  const owner = isPronoun(subject, 'i')
    ? fixed('제=my')
    : isPronoun(subject, 'we')
      ? fixed('우리=our')
      : isPronoun(subject, 'you') || isThird(subject)
        ? []
        : sayPhrase(subject, scene);
  return withParticle([...owner, ...name], isAsked || isUnder ? 'subject' : 'topic');
}

function sayPronounSubject(
  subject: Extract<NounPhrase, { pronoun: unknown }>,
  scene: Scene,
  place: SubjectPlace,
): SaidSubject {
  const { clause } = scene;
  const { before, isContrasted, isUnder } = place;
  const isFollowing = isSame(subject, before.subject, scene);
  switch (subject.pronoun) {
    case 'i':
      if (clause.also && !isUnder) return hung(fixed('저=I'), scene, place);
      return (isContrasted && !isFollowing) || (isContrasted && before.subject === undefined)
        ? hung(fixed('저=I'), scene, place)
        : unsaid;
    case 'you':
      if (isContrasted) throw new Unsayable();
      return unsaid;
    case 'we':
      return isFollowing && !clause.also ? unsaid : hung(fixed('우리=we'), scene, place);
    case 'this':
    case 'that':
      return sayPointing(subject.pronoun, scene, place);
    case 'nobody':
      return { words: fixed('아무도=nobody'), saysAlso: false };
    case 'nothing':
    case 'something':
      throw new Unsayable();
    case 'everybody':
      if (clause.negated) throw new Unsayable();
      return { words: withParticle(fixed('모두=everybody'), 'subject'), saysAlso: false };
    case 'somebody':
      return { words: withParticle(fixed('누군가=somebody'), 'subject'), saysAlso: false };
    case 'everything':
      return hung(fixed('모든=all 것=things'), scene, place);
    default:
      return sayThird(subject, scene, place, isFollowing);
  }
}

/** He, she, it and they go without saying while one speaks of them; else they are named again. */
function sayThird(subject: NounPhrase, scene: Scene, place: SubjectPlace, isFollowing: boolean): SaidSubject {
  const { clause } = scene;
  const { before } = place;
  if ((isFollowing || before.subject === undefined) && !clause.also) return unsaid;
  if (place.isUnder && isPronoun(subject, 'it') && !clause.also) return unsaid;
  const noun = antecedent(subject, scene);
  if (noun) {
    const { count: _, called: __, ...plain } = noun;
    const bare: NounPhrase = { ...plain, determiner: 'the', qualities: [] };
    if (before.isBroughtUp && !clause.also) return unsaid;
    return hung(sayPhrase(bare, scene), scene, place);
  }
  if (isPronoun(subject, 'he', 'she')) return hung(fixed('그=that 사람=person'), scene, place);
  throw new Unsayable();
}

function sayPointing(pronoun: 'this' | 'that', scene: Scene, place: SubjectPlace): SaidSubject {
  const { predicate, asksFor } = scene.clause;
  const det = pronoun === 'this' ? fixed('이=this') : fixed('그=that');
  const what = predicate.kind === 'identity' ? predicate.what : undefined;
  const found = what && 'noun' in what ? koreanNoun(what, scene) : undefined;
  if (asksFor === 'who' || (found && isHuman(found))) {
    const person = found?.kind === 'elder' ? fixed('이분=this_person') : undefined;
    return hung(person && pronoun === 'this' ? person : [...det, word('사람', 'person')], scene, place);
  }
  const thing = pronoun === 'this' ? fixed('이거=this') : fixed('그거=that');
  if (asksFor === 'what') {
    const [subject] = pronoun === 'this' ? fixed('이게~이거=this') : fixed('그게~그거=that');
    return { words: subject ? [subject] : [], saysAlso: false };
  }
  return hung(thing, scene, place);
}

/** With 도, 은/는 or 이/가. */
function hung(words: Words, { clause }: Scene, { isUnder }: SubjectPlace): SaidSubject {
  if (clause.also) return { words: withParticle(words, 'also'), saysAlso: true };
  return { words: withParticle(words, isUnder ? 'subject' : 'topic'), saysAlso: false };
}

/** Who is mentioned for the first time is no topic yet. */
const newTo: ReadonlySet<Determiner> = new Set<Determiner>(['a', 'some', 'many', 'few', 'another']);

function sayFull(subject: NounPhrase, scene: Scene, place: SubjectPlace): SaidSubject {
  const { clause } = scene;
  if (JSON.stringify(subject) === JSON.stringify(place.before.subject) && !clause.also) return unsaid;
  const words = sayPhrase(subject, scene);
  if (clause.also) return { words: withParticle(words, 'also'), saysAlso: true };
  const isNew = 'noun' in subject && !subject.and && newTo.has(subject.determiner);
  const asksWhat = clause.predicate.kind === 'identity' && clause.asksFor === 'what';
  const isWeather = 'noun' in subject && subject.noun === 'weather';
  const isEvent =
    clause.predicate.kind === 'does' && /^(?:ring|smell)$/u.test(clause.predicate.verb) && !clause.predicate.object;
  const isSubject = place.isUnder || isNew || asksWhat || isWeather || isEvent;
  return { words: withParticle(words, isSubject ? 'subject' : 'topic'), saysAlso: false };
}
