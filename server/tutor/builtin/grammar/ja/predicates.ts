import type { Clause, Noun, NounPhrase, Quality } from '../meaning';
import type { WrittenWord } from '../writer';
import type { SaidPredicate } from './clause';
import { countries } from './countries';
import { sayDoing } from './doing';
import { headOf, linking, nounHead, ongoing, wanting, type Head } from './inflect';
import { bodyParts, buildings, drinks, events, foods, notCarried } from './nounTables';
import { counted } from './numbers';
import { floatingCount, isPronoun, nameWord, qualityHead, sayNoun, sayPhrase, type Said } from './phrase';
import { sayPlaces } from './places';
import { findQuality, type Bearer } from './qualities';
import type { Focus, Scene } from './scene';
import { particle, unsayable, words } from './words';

export interface PredicateSetting {
  readonly scene: Scene;
  readonly subject: Focus;
  readonly isSilent: boolean;
  /** What stands over the verb is left to the next clause. */
  readonly isBare: boolean;
  /** The last of several things that are liked. */
  readonly isAmongOthers: boolean;
  /** 'Also' belongs to the object, as the subject is the same as before. */
  readonly alsoOnObject: boolean;
}

export const isSelf = ({ person }: Focus): boolean => person !== 'third';

/** A predicate with what stands between it and its subject. */
export function sayPredicate(clause: Clause, setting: PredicateSetting): SaidPredicate {
  const { predicate } = clause;
  if (predicate.kind === 'does') return sayDoing(clause, predicate, setting);
  if (clause.mood === 'request' || clause.manner || clause.for) unsayable();
  if (clause.with && predicate.kind !== 'place') unsayable();
  switch (predicate.kind) {
    case 'quality':
      return sayQuality(clause, predicate.qualities, setting);
    case 'identity':
      return sayIdentity(clause, predicate.what, setting);
    case 'place':
      return sayBeing(clause, setting);
    case 'origin':
      return so(clause, setting, originHead(predicate.from, clause, setting));
    case 'age':
      return sayAge(clause, predicate.years, setting);
    case 'called':
      return sayName(clause, predicate.name, setting);
    case 'has':
      return sayHaving(clause, predicate.what, setting);
    case 'exists':
      return sayExisting(clause, predicate.what, setting);
  }
}

/** What is so, whose tense and negation are its head's. */
function so(clause: Clause, setting: PredicateSetting, head: Head): SaidPredicate {
  if (clause.modality || (clause.tense === 'future' && head.kind === 'na')) unsayable();
  return { body: spotBody(clause, setting, 'doneIn'), head, inflection: inflectionOf(clause), isAction: false };
}

export const inflectionOf = ({ tense, negated }: Clause) => ({ past: tense === 'past', negated });

function spotBody({ where }: Clause, { scene }: PredicateSetting, at: 'doneIn' | 'at'): WrittenWord[] {
  const { spot, way } = sayPlaces(where, { at, to: 'to', scene });
  if (way.length > 0) unsayable();
  return [...spot];
}

const weatherAlone = /^(?:hot|cold|warm|cool|sunny|cloudy|rainy|windy|humid|foggy)$/u;
const climates = new Set([
  ...buildings,
  'weather',
  'summer',
  'winter',
  'spring',
  'autumn',
  'morning',
  'night',
  'evening',
  'beach',
  'mountain',
  'island',
  'kitchen',
  'bathroom',
  'bedroom',
]);

function bearerOf({ adjective }: Quality, { subject }: Clause, setting: PredicateSetting): Bearer {
  if (isSelf(setting.subject)) return 'self';
  if (subject && weatherAlone.test(adjective)) {
    const isIt = isPronoun(subject, 'it') && !setting.subject.noun;
    const isPlace =
      ('noun' in subject && (climates.has(subject.noun) || isCountry(subject))) ||
      ('name' in subject && subject.kind === 'place');
    if (isIt || isPlace) return 'weather';
  }
  return setting.subject.animacy;
}

const isCountry = ({ noun }: Noun) => Object.hasOwn(countries, noun);

function sayQuality(clause: Clause, qualities: readonly Quality[], setting: PredicateSetting): SaidPredicate {
  if (qualities.length === 0) {
    if (clause.asksFor !== 'how') unsayable();
    const isAlive = setting.subject.animacy !== 'thing';
    const how = isAlive ? 'お=:honorific 元気@げんき=well' : 'どう=how';
    return so(clause, setting, headOf(`na ${how}`));
  }
  if (qualities.length > 1 && clause.negated) unsayable();
  const heads = qualities.map((quality) => predicateHead(quality, bearerOf(quality, clause, setting), clause, setting));
  if (clause.modality) return becoming(clause, setting, heads);
  const isOfWeather = qualities.every((quality) => bearerOf(quality, clause, setting) === 'weather');
  if (clause.tense === 'future' && !isOfWeather) unsayable();
  const last = heads.at(-1) ?? unsayable();
  const first = heads.slice(0, -1).flatMap((head) => [...linking(head, false), { surface: '、', gloss: '' }]);
  return {
    body: [...spotBody(clause, setting, 'doneIn'), ...first],
    head: last,
    inflection: inflectionOf(clause),
    isAction: false,
  };
}

/** Feelings that were there at once: びっくりしました. */
const atOnce = /^(?:surprised|disappointed|lost|late)$/u;

function predicateHead(quality: Quality, bearer: Bearer, clause: Clause, { scene }: PredicateSetting): Head {
  const head = qualityHead(quality, bearer, scene, clause.negated);
  const isState = findQuality(quality.adjective, bearer, scene.content)?.isState === true;
  const isPastAtOnce = clause.tense === 'past' && atOnce.test(quality.adjective);
  return isState && !isPastAtOnce ? ongoing(head) : head;
}

/** 'I want to be happy' is to become so. */
function becoming(clause: Clause, setting: PredicateSetting, heads: readonly Head[]): SaidPredicate {
  const [head] = heads;
  const isWish = clause.modality === 'want' || clause.modality === 'would-like';
  if (!head || heads.length > 1 || head.kind !== 'na' || !isWish || !isSelf(setting.subject) || clause.where.length > 0)
    unsayable();
  return {
    body: [],
    head: wanting(toBecome([...head.before, head.word])),
    inflection: inflectionOf(clause),
    isAction: false,
  };
}

const toBecome = (what: readonly WrittenWord[]): Head => {
  const become = headOf('5 に=:to なる=become');
  return { ...become, before: [...what, ...become.before] };
};

function sayIdentity(clause: Clause, what: NounPhrase | undefined, setting: PredicateSetting): SaidPredicate {
  const { scene } = setting;
  if (!what) {
    if (clause.where.length > 0) unsayable();
    const asked = clause.asksFor === 'who' ? 'だれ=who' : clause.asksFor === 'what' ? '何@なん=what' : unsayable();
    return so(clause, setting, nounHead(words(asked)));
  }
  const said = isPronoun(what, 'i', 'you', 'he', 'she', 'it', 'we', 'they')
    ? unsayable()
    : sayPhrase(what, { ...scene, namesOwner: true });
  const spots = spotNames(clause, setting);
  const whole = [...spots, ...said.words];
  const isWish = clause.modality === 'want' || clause.modality === 'would-like';
  if (isWish && isSelf(setting.subject)) {
    return { body: [], head: wanting(toBecome(whole)), inflection: inflectionOf(clause), isAction: false };
  }
  if (clause.modality) unsayable();
  if (clause.tense === 'future')
    return { body: [], head: toBecome(whole), inflection: inflectionOf(clause), isAction: true };
  return { body: [], head: nounHead(whole), inflection: inflectionOf(clause), isAction: false };
}

/** 'A teacher in Leeds': what is said to be somewhere is said to be of it. */
function spotNames({ where }: Clause, { scene }: PredicateSetting): WrittenWord[] {
  const { spot, way } = sayPlaces(where, { at: 'of', to: 'to', scene });
  if (way.length > 0) unsayable();
  return [...spot];
}

function originHead(from: NounPhrase | undefined, clause: Clause, { scene }: PredicateSetting): Head {
  const origin = '出身@しゅっしん=origin';
  if (clause.where.length > 0) unsayable();
  if (!from) return clause.asksFor === 'where-from' ? nounHead(words(`どこ=where の=:of ${origin}`)) : unsayable();
  if ('pronoun' in from) unsayable();
  const said = sayPhrase(from.and || !('name' in from) ? from : { ...from, kind: 'place' }, scene);
  const isBare = 'name' in from || isCountry(from);
  return nounHead([...said.words, ...(isBare && !from.and ? [] : particle('of')), ...words(origin)]);
}

function sayAge(clause: Clause, years: number | undefined, setting: PredicateSetting): SaidPredicate {
  if (setting.subject.animacy === 'thing' && clause.subject && !isPronoun(clause.subject, 'it')) unsayable();
  if (clause.where.length > 0 || clause.modality) unsayable();
  const age = years === undefined ? words('何@なん=how_many 歳@さい=years_old') : counted(years, 'years');
  if (years === undefined && clause.asksFor !== 'how-old') unsayable();
  if (clause.tense === 'future')
    return { body: [], head: toBecome(age), inflection: inflectionOf(clause), isAction: true };
  return { body: [], head: nounHead(age), inflection: inflectionOf(clause), isAction: false };
}

function sayName(clause: Clause, name: string | undefined, setting: PredicateSetting): SaidPredicate {
  const { scene, isSilent } = setting;
  if (clause.also || clause.where.length > 0 || clause.modality || !clause.subject) unsayable();
  if (name === undefined && clause.asksFor !== 'what' && clause.asksFor !== 'how') unsayable();
  const isYours = isPronoun(clause.subject, 'you') && scene.isQuestion;
  const owner = isSilent ? [] : [...sayPhrase(clause.subject, scene, 'subject').words, ...particle('of')];
  return {
    subject: [...owner, ...words(`${isYours ? 'お=:honorific ' : ''}名前@なまえ=name`)],
    subjectMark: particle('topic'),
    body: [],
    head: nounHead(name === undefined ? words('何@なん=what') : [nameWord(name)]),
    inflection: inflectionOf(clause),
    isAction: false,
  };
}

/** Where somebody or something is. */
function sayBeing(clause: Clause, setting: PredicateSetting): SaidPredicate {
  const { scene, subject } = setting;
  const companion = clause.with ? [...sayPhrase(clause.with, scene).words, ...particle('with')] : [];
  if (clause.asksFor === 'where') {
    if (clause.where.length > 0 || clause.modality || companion.length > 0) unsayable();
    return so(clause, setting, nounHead(words('どこ=where')));
  }
  if (clause.where.length === 0) unsayable();
  const { spot, way } = sayPlaces(clause.where, { at: 'at', to: 'to', scene });
  if (way.length > 0) return haveBeen(clause, [...companion, ...spot, ...way]);
  const isHere = isAlive(clause.subject, subject, clause);
  if ('subject' in clause && clause.subject && 'noun' in clause.subject && events.has(clause.subject.noun)) unsayable();
  if (
    clause.modality &&
    !(isHere && (clause.modality === 'want' || clause.modality === 'would-like') && isSelf(subject))
  )
    unsayable();
  const head = headOf(isHere ? '1 いる=be' : '5 ある=be');
  return {
    body: [...companion, ...spot],
    head: clause.modality ? wanting(head) : head,
    inflection: inflectionOf(clause),
    isAction: false,
  };
}

/** 'I have been to Japan', which English says as it says where one is. */
function haveBeen(clause: Clause, way: readonly WrittenWord[]): SaidPredicate {
  if (clause.tense !== 'past' || clause.modality) unsayable();
  const gone = headOf('5 行っ@いっ~行く=go た=:past こと=experience が=:subject ある=there_is');
  const isDated = clause.when.some((time) => !('word' in time) || time.word === 'yesterday');
  if (isDated) return { body: way, head: headOf('5 行く@いく=go'), inflection: inflectionOf(clause), isAction: true };
  return { body: way, head: gone, inflection: { past: false, negated: clause.negated }, isAction: false };
}

/** A name that nobody knows is a place where a country is where it lies. */
function isAlive(subject: NounPhrase | undefined, { animacy }: Focus, { where }: Clause): boolean {
  const isUnknown = subject !== undefined && 'name' in subject && subject.kind === 'unknown';
  const isInCountry = where.some(({ what }) => what !== undefined && 'noun' in what && isCountry(what));
  return isUnknown ? !isInCountry : animacy !== 'thing';
}

const introducedBy = ({ animacy, isPlural, noun }: Said, count?: number): Focus => ({
  person: 'third',
  animacy,
  isPlural: isPlural || (count ?? 1) > 1,
  ...(noun ? { noun } : {}),
});

function sayHaving(clause: Clause, what: NounPhrase | undefined, setting: PredicateSetting): SaidPredicate {
  const { scene, subject } = setting;
  if (!what) {
    if (clause.asksFor !== 'what') unsayable();
    return {
      body: [...spotBody(clause, setting, 'at'), ...words('何@なに=what を=:object')],
      head: ongoing(headOf('5 持つ@もつ=have')),
      inflection: inflectionOf(clause),
      isAction: false,
    };
  }
  const own = bodyPart(clause, what, setting);
  if (own) return own;
  const isNoun = 'noun' in what;
  const isFloating = isNoun && !what.and && floatingCount(what, scene).length > 0;
  const said = isNoun && !what.and ? sayNoun(what, scene, isFloating) : sayPhrase(what, scene);
  const count = isFloating ? floatingCount(what, scene) : [];
  const { particleName, head, isPast = false } = havingOf(clause, what, said, setting);
  const isNothing = isPronoun2(what, 'nothing');
  const also = setting.alsoOnObject;
  const isHolder = subject.animacy === 'thing' && clause.subject !== undefined && !isPronoun(clause.subject, 'it');
  return {
    ...(isHolder && !clause.also ? { subjectMark: words('に=:at は@わ=:topic') } : {}),
    body: [
      ...spotBody(clause, setting, 'at'),
      ...said.words,
      ...(isNothing ? [] : particle(also ? 'also' : particleName)),
      ...count,
    ],
    head,
    inflection: { past: clause.tense === 'past', negated: clause.negated || isNothing },
    isAction: isPast,
    ...(isNoun ? { introduced: introducedBy(said, isNoun ? what.count : undefined), isTopic: isSelf(subject) } : {}),
    isAlsoSaid: also,
  };
}

const isPronoun2 = (phrase: NounPhrase, pronoun: 'nothing') => 'pronoun' in phrase && phrase.pronoun === pronoun;

interface Having {
  readonly particleName: 'subject' | 'object';
  readonly head: Head;
  readonly isPast?: boolean;
}

/** いる of the living, ある of what nobody carries, else 持っている; ほしい of what one wants to have. */
function havingOf(clause: Clause, what: NounPhrase, said: Said, { subject }: PredicateSetting): Having {
  const noun = 'noun' in what ? what.noun : '';
  if (clause.modality) {
    if (clause.modality !== 'want' && clause.modality !== 'would-like') unsayable();
    if (isSelf(subject)) return { particleName: 'subject', head: headOf('i ほしい=want') };
    return { particleName: 'object', head: ongoing(headOf('5 ほしがる=want')) };
  }
  if (said.animacy !== 'thing') {
    if (clause.tense === 'future') unsayable();
    return { particleName: 'subject', head: headOf('1 いる=there_is') };
  }
  if (noun === 'cold') return { particleName: 'object', head: ongoing(headOf('5 ひく=catch')) };
  const isTaken = foods.has(noun) || drinks.has(noun);
  if (isTaken && clause.tense !== 'present') {
    return {
      particleName: 'object',
      head: headOf(drinks.has(noun) && noun !== 'soup' ? '5 飲む@のむ=drink' : '1 食べる@たべる=eat'),
      isPast: true,
    };
  }
  if (notCarried.has(noun) || isTaken || subject.animacy === 'thing')
    return { particleName: 'subject', head: headOf('5 ある=there_is') };
  if (clause.tense === 'future') unsayable();
  return { particleName: 'object', head: ongoing(headOf('5 持つ@もつ=have')) };
}

/** 'She has long hair' is 髪が長いです. */
function bodyPart(clause: Clause, what: NounPhrase, { scene }: PredicateSetting): SaidPredicate | undefined {
  if (!('noun' in what) || !bodyParts.has(what.noun) || what.and) return undefined;
  if (
    what.qualities.length === 0 ||
    what.count !== undefined ||
    clause.modality ||
    clause.where.length > 0 ||
    clause.also
  )
    unsayable();
  if (typeof what.determiner !== 'string' || clause.tense === 'future') unsayable();
  const heads = what.qualities.map((quality) => qualityHead(quality, 'thing', scene, clause.negated));
  const last = heads.at(-1) ?? unsayable();
  const part = sayNoun({ ...what, determiner: 'none', qualities: [] }, scene);
  return {
    body: [...part.words, ...particle('subject'), ...heads.slice(0, -1).flatMap((head) => linking(head, false))],
    head: last,
    inflection: inflectionOf(clause),
    isAction: false,
  };
}

function sayExisting(clause: Clause, what: NounPhrase, setting: PredicateSetting): SaidPredicate {
  const { scene } = setting;
  if (clause.modality) unsayable();
  const isFloating = 'noun' in what && !what.and && floatingCount(what, scene).length > 0;
  const said = 'noun' in what && !what.and ? sayNoun(what, scene, isFloating) : sayPhrase(what, scene);
  const isEvent = 'noun' in what && events.has(what.noun);
  const isNothing = isPronoun2(what, 'nothing');
  const spot = spotBody(clause, setting, isEvent ? 'doneIn' : 'at');
  const denied = clause.negated && spot.length > 0 ? [...spot, ...particle('topic')] : spot;
  return {
    body: [
      ...denied,
      ...said.words,
      ...(isNothing ? [] : particle(clause.also ? 'also' : 'subject')),
      ...(isFloating ? floatingCount(what, scene) : []),
    ],
    head: headOf(said.animacy === 'thing' ? '5 ある=there_is' : '1 いる=there_is'),
    inflection: { past: clause.tense === 'past', negated: clause.negated || isNothing },
    isAction: false,
    introduced: introducedBy(said, 'noun' in what ? what.count : undefined),
    isTopic: true,
    isAlsoSaid: true,
  };
}
