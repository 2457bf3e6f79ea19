import type { Clause, Noun, NounPhrase, Quality } from '../meaning';
import type { WrittenWord } from '../writer';
import { canAsk } from './asking';
import type { SaidPredicate } from './clause';
import { countries } from './countries';
import { sayDoing } from './doing';
import { ongoing, seenWanting, wanting } from './auxiliaries';
import { beforeNode, headOf, linking, nounHead, type Head } from './inflect';
import { buildings, events } from './nounTables';
import { counted } from './numbers';
import { asTasted, isLanguage } from './meant';
import { isPronoun, nameWord, qualityHead, sayPhrase } from './phrase';
import { sayFragment, sayThinking } from './further';
import { sayExisting, sayHaving } from './having';
import { sayPlaces } from './places';
import { isRelative, own } from './nouns';
import { colourNouns, type Bearer } from './qualities';
import { isSelf, type Focus } from './scene';
import { inflectionOf, spotBody, type PredicateSetting } from './setting';
import { particle, unsayable, words } from './words';

/** A predicate with what stands between it and its subject. */
export function sayPredicate(clause: Clause, setting: PredicateSetting): SaidPredicate {
  const { predicate } = clause;
  if (!canAsk(clause)) unsayable();
  if (predicate.kind === 'does') return sayDoing(clause, predicate, setting);
  if (predicate.kind === 'fragment') return sayFragment(clause, predicate, setting);
  if (clause.mood === 'request' || clause.manner || clause.for) unsayable();
  if (clause.with && predicate.kind !== 'place' && predicate.kind !== 'has') unsayable();
  switch (predicate.kind) {
    case 'quality':
      return sayQuality(clause, predicate.qualities, setting);
    case 'identity':
      return sayIdentity(clause, predicate.what, setting);
    case 'place':
      return sayBeing(clause, setting);
    case 'origin':
      return so({ ...clause, where: [] }, setting, originHead(predicate.from, clause, setting));
    case 'age':
      return sayAge(clause, predicate.years, setting);
    case 'called':
      return sayName(clause, predicate.name, setting);
    case 'has':
      return sayHaving(clause, predicate.what, setting);
    case 'exists':
      return sayExisting(clause, predicate.what, setting);
    case 'thinks':
      return sayThinking(clause, predicate, setting);
    case 'set-phrase':
      return unsayable();
  }
}

/** What is so, whose tense and negation are its head's. */
function so(clause: Clause, setting: PredicateSetting, head: Head): SaidPredicate {
  if (clause.modality || (clause.tense === 'future' && head.kind === 'na')) unsayable();
  return { body: spotBody(clause, setting, 'doneIn'), head, inflection: inflectionOf(clause), isAction: false };
}

const weatherAlone = /^(?:hot|cold|warm|cool|sunny|cloudy|rainy|windy|humid|foggy)$/u;

const climates = new Set([...buildings, ...'weather summer winter spring autumn morning night evening beach mountain island kitchen bathroom bedroom'.split(' ')]); // oxfmt-ignore

function bearerOf({ adjective }: Quality, { subject, where }: Clause, setting: PredicateSetting): Bearer {
  // Who is happy somewhere is 幸せ, not glad.
  if (isSelf(setting.subject)) return adjective === 'happy' && where.length > 0 ? 'person' : 'self';
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
  const [only] = qualities;
  if (only?.degree === 'only') return merely(clause, only.adjective, setting);
  if (
    only &&
    qualities.length === 1 &&
    isTheWeather(clause.subject) &&
    /^(?:nice|good|bad|great|beautiful|lovely|fine)$/u.test(only.adjective)
  )
    return weatherIs(clause, only, setting);
  const noun = clause.subject && 'noun' in clause.subject ? clause.subject : undefined;
  const heads = qualities.map((quality) => {
    const skill = noun && isLanguage(noun) ? skillOf(quality) : undefined;
    return (
      skill ?? predicateHead(asTasted(quality, noun?.noun ?? ''), bearerOf(quality, clause, setting), clause, setting)
    );
  });
  if (clause.modality) return becoming(clause, setting, heads);
  const isOfWeather = qualities.every((quality) => bearerOf(quality, clause, setting) === 'weather');
  if (clause.tense === 'future' && !isOfWeather) unsayable();
  const last = heads.at(-1) ?? unsayable();
  const first = heads.slice(0, -1).flatMap((head) => [...linking(head, false), { surface: '、', gloss: '' }]);
  const isWeatherThere = isOfWeather && isPronoun(clause.subject, 'it') && clause.where.length === 1 && !clause.also;
  return {
    ...(isWeatherThere ? { subject: bareSpot(clause, setting) } : {}),
    body: [...(isWeatherThere ? [] : spotBody(clause, setting, 'doneIn')), ...first],
    head: last,
    inflection: inflectionOf(clause),
    isAction: false,
  };
}

/** 'It is always cold here' is said of the place: ここはいつも寒いです. */
function bareSpot({ where }: Clause, { scene }: PredicateSetting): WrittenWord[] {
  const { spot, way } = sayPlaces(where, { at: 'none', to: 'to', scene });
  return way.length > 0 ? unsayable() : [...spot];
}

/** 'I am just tired' is 疲れているだけです. */
function merely(clause: Clause, adjective: string, setting: PredicateSetting): SaidPredicate {
  if (clause.negated || clause.modality || clause.tense === 'future') unsayable();
  const said = sayQuality(clause, [{ adjective }], setting);
  return {
    ...said,
    head: nounHead([...beforeNode(said.head, said.inflection), ...words('だけ=just')]),
    inflection: { past: false, negated: false },
  };
}

/** 'My Japanese is bad' says what one can do. */
function skillOf({ adjective, degree, than }: Quality): Head | undefined {
  if (degree ?? than) return undefined;
  if (adjective === 'bad') return headOf('na 下手@へた=bad');
  return adjective === 'good' ? headOf('na 上手@じょうず=good') : undefined;
}

const isTheWeather = (subject: NounPhrase | undefined) =>
  subject !== undefined &&
  'noun' in subject &&
  subject.noun === 'weather' &&
  !subject.and &&
  subject.qualities.length === 0 &&
  !subject.of;

/** 天気がいいです. */
function weatherIs(clause: Clause, { adjective, degree }: Quality, setting: PredicateSetting): SaidPredicate {
  if (clause.where.length > 0 || clause.modality || clause.also) unsayable();
  const quality = { adjective: adjective === 'bad' ? 'bad' : 'good', ...(degree ? { degree } : {}) };
  const head = qualityHead(quality, adjective === 'bad' ? 'person' : 'thing', setting.scene, clause.negated);
  return {
    subject: [],
    body: words('天気@てんき=weather が=:subject'),
    head,
    inflection: inflectionOf(clause),
    isAction: false,
  };
}

/** Feelings that were there at once: びっくりしました. */
const atOnce = /^(?:surprised|disappointed|lost|late)$/u;

function predicateHead(quality: Quality, bearer: Bearer, clause: Clause, { scene }: PredicateSetting): Head {
  const { subject } = clause;
  const isOfColour = subject !== undefined && 'noun' in subject && /^colou?r$/u.test(subject.noun);
  const colour = isOfColour && !quality.degree ? own(colourNouns, quality.adjective) : undefined;
  if (colour) return nounHead(words(colour, quality.adjective));
  // A forecast or a knee is 悪い, and so is what is not bad; a film is ひどい.
  const isPlainlyBad =
    (quality.adjective === 'bad' && clause.negated && bearer === 'thing') ||
    (/^(?:bad|terrible|awful|horrible)$/u.test(quality.adjective) &&
      subject !== undefined &&
      'noun' in subject &&
      /(?:^| )(?:forecast|weather|news)$/u.test(subject.noun));
  const head = isPlainlyBad
    ? {
        ...headOf('i 悪い@わるい=bad'),
        before: qualityHead({ ...quality, adjective: 'good' }, bearer, scene, clause.negated).before,
      }
    : qualityHead(quality, bearer, scene, clause.negated);
  const isPastAtOnce = (clause.tense === 'past' || clause.often !== undefined) && atOnce.test(quality.adjective);
  return head.isState && !isPastAtOnce ? ongoing(head) : head;
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
    if (clause.asksFor === 'how-much') return so(clause, setting, nounHead(words('いくら=how_much')));
    const who = isPronoun(clause.subject, 'you') ? 'どなた=who' : 'だれ=who';
    const asked = clause.asksFor === 'who' ? who : clause.asksFor === 'what' ? '何@なん=what' : unsayable();
    return so(clause, setting, nounHead(words(asked)));
  }
  const said = isPronoun(what, 'i', 'you', 'he', 'she', 'it', 'we', 'they')
    ? unsayable()
    : sayPhrase(what, { ...scene, namesOwner: true });
  // あの猫ですか: which it is.
  const pointed = pointedOut(clause, what, said.animacy !== 'thing');
  if (pointed) return { subject: [], ...so({ ...clause }, setting, nounHead([...pointed, ...said.words])) };
  const spots = spotNames(clause, setting);
  const whole = [...spots, ...said.words];
  const isWish = clause.modality === 'want' || clause.modality === 'would-like';
  if (isWish) {
    const wish = isSelf(setting.subject) ? wanting : seenWanting;
    return { body: [], head: wish(toBecome(whole)), inflection: inflectionOf(clause), isAction: false };
  }
  if (clause.modality) unsayable();
  if (clause.tense === 'future')
    return { body: [], head: toBecome(whole), inflection: inflectionOf(clause), isAction: true };
  return { body: [], head: nounHead(whole), inflection: inflectionOf(clause), isAction: false };
}

/** 'Is that the cat?' asks of this one or that one. */
function pointedOut({ subject, mood, where, tense, modality, also }: Clause, what: NounPhrase, isLiving: boolean) {
  const isThe = 'noun' in what && what.determiner === 'the' && !what.and && what.qualities.length === 0;
  const pronoun = subject && 'pronoun' in subject && !subject.and ? subject.pronoun : undefined;
  if (!isThe || !isLiving || mood !== 'question' || where.length > 0 || tense !== 'present' || modality || also)
    return undefined;
  return pronoun === 'this' ? words('この=this') : pronoun === 'that' ? words('あの=that') : undefined;
}

/** 'A teacher in Leeds': what is said to be somewhere is said to be of it. */
function spotNames({ where }: Clause, { scene }: PredicateSetting): WrittenWord[] {
  const { spot, way } = sayPlaces(where, { at: 'of', to: 'to', scene });
  if (way.length > 0) unsayable();
  return [...spot];
}

function originHead(from: NounPhrase | undefined, clause: Clause, setting: PredicateSetting): Head {
  const { scene } = setting;
  const origin = '出身@しゅっしん=origin';
  if (!from && clause.where.length > 0) unsayable();
  if (!from) return clause.asksFor === 'where-from' ? nounHead(words(`どこ=where の=:of ${origin}`)) : unsayable();
  if ('pronoun' in from) unsayable();
  const said = sayPhrase(from.and || !('name' in from) ? from : { ...from, kind: 'place' }, scene);
  if (said.animacy !== 'thing' || ('noun' in from && isRelative(from.noun))) unsayable();
  const isBare = 'name' in from || (from.determiner === 'none' && from.qualities.length === 0) || isCountry(from);
  return nounHead([
    ...spotNames(clause, setting),
    ...said.words,
    ...(isBare && !from.and ? [] : particle('of')),
    ...words(origin),
  ]);
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
    if (isAlive(clause.subject, subject, clause)) {
      return {
        body: words('どこ=where に=:at'),
        head: headOf('1 いる=be'),
        inflection: inflectionOf(clause),
        isAction: false,
      };
    }
    return so(clause, setting, nounHead(words('どこ=where')));
  }
  if (clause.where.length === 0) unsayable();
  const places = clause.experience ? clause.where.map(asGoal) : clause.where;
  const { spot, way } = sayPlaces(places, { at: 'at', to: 'to', scene });
  if (clause.experience && way.length === 0) unsayable();
  if (way.length > 0) return haveBeen(clause, [...companion, ...spot, ...way]);
  const isHere = isAlive(clause.subject, subject, clause);
  if (clause.subject && 'noun' in clause.subject && events.has(clause.subject.noun)) unsayable();
  if (
    clause.modality &&
    !(isHere && (clause.modality === 'want' || clause.modality === 'would-like') && isSelf(subject))
  )
    unsayable();
  const head = headOf(isHere ? '1 いる=be' : '5 ある=be');
  return {
    body: [...companion, ...spot, ...(clause.negated && clause.mood === 'statement' ? particle('topic') : [])],
    head: clause.modality ? wanting(head) : head,
    inflection: inflectionOf(clause),
    isAction: false,
  };
}

/** 'Have you ever been in Africa?' is to have gone there. */
const asGoal = (place: Clause['where'][number]): Clause['where'][number] =>
  place.relation === 'in' ? { ...place, relation: 'to' } : place;

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
