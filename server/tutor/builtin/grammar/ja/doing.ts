import type { Clause, NounPhrase, Predicate } from '../meaning';
import type { WrittenWord } from '../writer';
import type { SaidPredicate } from './clause';
import {
  allowed, amongOthers, forbidden, having, headOf, liking, linking, needless, ongoing, plain, potential, seenWanting, wanting, type Head, type Inflection,
} from './inflect'; // prettier-ignore
import { drinks, foods } from './nounTables';
import { floatingCount, isPronoun, languagePhrase, sayNoun, sayPhrase } from './phrase';
import { sayPlaces } from './places';
import { isSelf, type PredicateSetting } from './predicates';
import type { Focus } from './scene';
import { verbRows, type VerbRow } from './verbs';
import { comma, particle, unsayable, words, type ParticleName } from './words';

type Doing = Extract<Predicate, { kind: 'does' }>;

/** Which head and particle a frame has with this object and this subject. */
interface Chosen {
  readonly head: Head;
  readonly particleName: ParticleName;
  readonly isOngoing: boolean;
  readonly isOngoingNow: boolean;
  /** Words of a first object whose verb is another: ギター を | 弾い | て、. */
  readonly first: readonly WrittenWord[];
}

const isMotion =
  /^(?:go|come|arrive|leave|come-back|go-home|go-to-bed|get-up|wake-up|start|finish|meet|go-out|find|lose|forget|marry|buy|give|visit|move-house|happen)$/u;
const isAttitude = /^(?:like|love|hate|prefer|fear|miss|want|need|be-good-at|be-interested-in)$/u;

/** What is done, and everything between who does it and the verb. */
export function sayDoing(clause: Clause, doing: Doing, setting: PredicateSetting): SaidPredicate {
  const row = verbRows[doing.verb] ?? unsayable();
  const scene = { ...setting.scene, namesOwner: isAttitude.test(doing.verb) };
  const inScene = { ...setting, scene };
  const askedObject = askedFor(clause, doing, row);
  const object = doing.object ?? askedObject;
  if (row.needsObject && !object) unsayable();
  if (object && !row.object && !row.withPerson) unsayable();
  const chosen = choose(clause, doing, row, inScene);
  const place = placesOf(clause, row, doing, inScene);
  const base = place.head ?? chosen.head;
  const { head, inflection, isPotential } = underModality(clause, doing, { row, base, chosen, setting: inScene });
  const said = objectOf(clause, doing, { chosen, row, isPotential, setting: inScene });
  const companion = companionOf(clause, doing, inScene);
  return {
    body: [
      ...companion.with,
      ...place.spot,
      ...(clause.for ? [...sayPhrase(clause.for, setting.scene).words, ...words('の=:of ため=sake に=:to')] : []),
      ...(doing.to ? [...sayPhrase(doing.to, setting.scene).words, ...particle('to')] : []),
      ...chosen.first,
      ...companion.tool,
      ...said.words,
      ...place.way,
      ...mannerOf(clause, doing, row),
    ],
    head,
    inflection,
    isAction: base.kind !== 'na' && base.kind !== 'i' && !chosen.isOngoing,
    ...(said.introduced ? { introduced: said.introduced } : {}),
    isAlsoSaid: said.isAlsoSaid,
    hasTopic: said.hasTopic,
  };
}

/** What a question asks for as the object: 'What do you eat?' */
function askedFor(
  { asksFor, subject }: Clause,
  { object }: Doing,
  row: VerbRow,
): NounPhrase | 'what' | 'who' | undefined {
  if (object || !subject || !row.object || (asksFor !== 'what' && asksFor !== 'who')) return undefined;
  return asksFor;
}

function choose(clause: Clause, doing: Doing, row: VerbRow, { subject, scene }: PredicateSetting): Chosen {
  const { object, verb } = doing;
  const made = (
    variant: { head: string; object?: ParticleName; isOngoing?: true },
    first: WrittenWord[] = [],
  ): Chosen => ({
    head: headOf(variant.head),
    particleName: variant.object ?? row.object ?? 'none',
    isOngoing: variant.isOngoing === true,
    isOngoingNow: row.isOngoingNow === true,
    first,
  });
  const isAlive = subject.animacy !== 'thing' || clause.subject === undefined;
  const isAsked = !object && (clause.asksFor === 'what' || clause.asksFor === 'who') && clause.subject !== undefined;
  if (row.ofThings && !isAlive) return made(row.ofThings);
  if (!object && row.bare !== undefined && !isAsked) return made({ head: row.bare });
  if (verb === 'start' && !object && isAlive && !isSelf(subject) && subject.animacy !== 'person') unsayable();
  const kind = object ? objectKind(object, scene) : isAsked && clause.asksFor === 'who' ? 'person' : undefined;
  const isOfOthers = !isSelf(subject) && clause.subject !== undefined;
  if (row.ofOthers && isOfOthers) {
    if (verb === 'miss' && kind !== 'thing' && kind !== undefined)
      return made({ head: '5 会い@あい~会う=meet たがる=:want', object: 'to', isOngoing: true });
    return made(row.ofOthers);
  }
  if (row.ofSelf && isSelf(subject)) return made(row.ofSelf);
  if (row.withPerson && kind === 'person') return made(row.withPerson);
  if (row.withAnimal && kind === 'animal') return made(row.withAnimal);
  if (verb === 'tell' && kind === 'person') unsayable();
  if (verb === 'help' && object && kind !== 'person') unsayable();
  if (verb === 'give' && doing.to && isPronoun(doing.to, 'i', 'we') && !isSelf(subject))
    return made({ head: '1 くれる=give' });
  const plain: Chosen = { ...made(row), isOngoing: row.isOngoing === true };
  if (!row.byObject || !object || !('noun' in object)) return row.byObject === playRow && object ? unsayable() : plain;
  return byObject(object, row, plain, scene);
}

const playRow = verbRows.play?.byObject;

/** 'Play the guitar and football': each object has the verb that goes with it. */
function byObject(object: NounPhrase, row: VerbRow, plain: Chosen, scene: PredicateSetting['scene']): Chosen {
  const headFor = (phrase: NounPhrase) => {
    const own = 'noun' in phrase ? row.byObject?.[phrase.noun] : undefined;
    return own ? headOf(own) : row.byObject === playRow ? unsayable() : plain.head;
  };
  const head = headFor(object);
  if (!object.and) return { ...plain, head };
  const second = headFor(object.and);
  if (second === head) return { ...plain, head };
  const { and: _, ...alone } = object;
  const first = [
    ...sayPhrase(alone, scene).words,
    ...particle(plain.particleName),
    ...linking(head, false),
    ...comma(),
  ];
  return { ...plain, head: second, first };
}

function objectKind(object: NounPhrase, scene: PredicateSetting['scene']): Focus['animacy'] {
  return languagePhrase(object) ? 'thing' : sayPhrase(object, scene).animacy;
}

interface SaidObject {
  readonly words: readonly WrittenWord[];
  readonly introduced?: Focus;
  readonly isAlsoSaid: boolean;
  readonly hasTopic: boolean;
}

function objectOf(
  clause: Clause,
  doing: Doing,
  {
    chosen,
    row,
    isPotential,
    setting,
  }: { chosen: Chosen; row: VerbRow; isPotential: boolean; setting: PredicateSetting },
): SaidObject {
  const { scene, alsoOnObject, isSilent } = setting;
  const object = chosen.first.length > 0 ? doing.object?.and : doing.object;
  const name: ParticleName = isPotential && chosen.particleName === 'object' ? 'subject' : chosen.particleName;
  if (!object) {
    const asked = askedFor(clause, doing, row);
    if (!asked) return { words: [], isAlsoSaid: false, hasTopic: false };
    if (name === 'none' || name === 'of') unsayable();
    return {
      words: [...words(asked === 'who' ? 'だれ=who' : '何@なに=what'), ...particle(name)],
      isAlsoSaid: false,
      hasTopic: false,
    };
  }
  const language = languagePhrase(object);
  const isCounted = 'noun' in object && !object.and && (name === 'object' || name === 'subject');
  const count = isCounted && !language ? floatingCount(object, scene) : [];
  const said = language
    ? undefined
    : isCounted && 'noun' in object
      ? sayNoun(object, scene, count.length > 0)
      : sayPhrase(object, scene);
  const spoken = language ?? said?.words ?? unsayable();
  const isNothing = 'pronoun' in object && (object.pronoun === 'nothing' || object.pronoun === 'nobody');
  const isDenied = clause.negated && clause.tense === 'present' && isSilent && !clause.modality && count.length === 0;
  const hasTopic =
    isDenied && !isNothing && (name === 'object' || name === 'subject') && !alsoOnObject && clause.mood === 'statement';
  const marked = isNothing
    ? particleOfNothing(name)
    : alsoOnObject
      ? alsoBehind(name)
      : particle(hasTopic ? 'topic' : name);
  const introduced: Focus | undefined =
    said && 'noun' in object && isSelf(setting.subject)
      ? { person: 'third', animacy: said.animacy, isPlural: said.isPlural, ...(said.noun ? { noun: said.noun } : {}) }
      : undefined;
  return {
    words: [...spoken, ...marked, ...count],
    ...(introduced ? { introduced } : {}),
    isAlsoSaid: alsoOnObject,
    hasTopic,
  };
}

const particleOfNothing = (name: ParticleName): WrittenWord[] =>
  name === 'object' || name === 'subject' ? [] : unsayable();

const alsoBehind = (name: ParticleName): WrittenWord[] => {
  if (name === 'object' || name === 'subject') return particle('also');
  if (name === 'to' || name === 'with') return [...particle(name), ...particle('also')];
  return unsayable();
};

function placesOf(
  clause: Clause,
  row: VerbRow,
  { verb, object }: Doing,
  { scene }: PredicateSetting,
): { spot: WrittenWord[]; way: WrittenWord[]; head?: Head } {
  const hasGoal = clause.where.some(({ relation }) => relation === 'to' || relation === 'home');
  if (hasGoal && !canLead(verb, row)) unsayable();
  const isAlong = row.place === 'along' && !hasGoal && clause.where.every(({ relation }) => relation === 'in');
  const at: ParticleName =
    row.place === 'in' ? 'in' : row.place === 'at' ? 'at' : row.place === 'to' ? 'to' : isAlong ? 'object' : 'doneIn';
  const isAsleep =
    verb === 'stay' &&
    clause.where.some(({ what }) => what !== undefined && 'noun' in what && /^(?:hotel|hostel)$/u.test(what.noun));
  const { spot, way } = sayPlaces(clause.where, { at, to: row.goal ?? 'to', scene });
  const asked = askedPlace(clause, row);
  if (asked.length > 0 && (spot.length > 0 || way.length > 0)) unsayable();
  const isNear = row.place === 'to';
  return {
    spot: [
      ...(isNear ? [] : spot),
      ...(clause.asksFor === 'how' ? words('どう=how やっ~やる=do て=:link') : []),
      ...(isNear ? [] : asked),
    ],
    way: [...(isNear ? [...spot, ...asked] : []), ...way],
    ...(hasGoal && row.towards && !object ? { head: headOf(row.towards) } : {}),
    ...(isAsleep ? { head: headOf('5 泊まる@とまる=stay') } : {}),
  };
}

const leading =
  /^(?:go|come|come-back|go-home|travel|move-house|walk|run|swim|drive|fly|cycle|bring|take|arrive|carry|send|go-out|invite)$/u;
const canLead = (verb: string, row: VerbRow) => leading.test(verb) || row.towards !== undefined;

function askedPlace({ asksFor }: Clause, row: VerbRow): WrittenWord[] {
  if (asksFor === 'where-from') return words('どこ=where から=:from');
  if (asksFor === 'where-to') return words('どこ=where に=:to');
  if (asksFor !== 'where') return [];
  const by =
    row.place === 'in'
      ? particle('in')
      : row.place === 'at'
        ? particle('at')
        : row.place === 'to'
          ? particle('to')
          : particle('doneAt');
  return [...words('どこ=where'), ...by];
}

const writing = /^(?:write|draw|paint|cut|pay|open|play|eat|repair)$/u;
const making = /^(?:make|cook|bake)$/u;

function companionOf(
  clause: Clause,
  { verb }: Doing,
  { scene }: PredicateSetting,
): { with: WrittenWord[]; tool: WrittenWord[] } {
  if (!clause.with) return { with: [], tool: [] };
  if ('pronoun' in clause.with && /^(?:nobody|nothing|everything|something|it)$/u.test(clause.with.pronoun))
    unsayable();
  const said = sayPhrase(clause.with, scene);
  if (said.animacy !== 'thing') return { with: [...said.words, ...particle('with')], tool: [] };
  if (!('noun' in clause.with) || clause.with.and) unsayable();
  const { noun } = clause.with;
  const isFood = foods.has(noun) || drinks.has(noun) || /^(?:sugar|salt|honey|pepper)$/u.test(noun);
  if (making.test(verb)) {
    const count = floatingCount(clause.with, scene);
    const ingredient = sayNoun(clause.with, scene, count.length > 0).words;
    return {
      with: [],
      tool: [...ingredient, ...particle('object'), ...count, ...words('使っ@つかっ~使う=use て=:link')],
    };
  }
  if (writing.test(verb) && !isFood) return { with: [], tool: [...said.words, ...words('で=:with')] };
  return unsayable();
}

interface OverVerb {
  readonly head: Head;
  readonly inflection: Inflection;
  readonly isPotential: boolean;
}

function underModality(
  clause: Clause,
  { verb }: Doing,
  { row, base, chosen, setting }: { row: VerbRow; base: Head; chosen: Chosen; setting: PredicateSetting },
): OverVerb {
  const { modality, negated, mood } = clause;
  const past = clause.tense === 'past';
  const plainly = { past, negated };
  const isOther = !isSelf(setting.subject) && clause.subject !== undefined;
  if (setting.isBare) return { head: base, inflection: { past: false, negated: false }, isPotential: false };
  if (!modality) return withAspect(clause, verb, { base, chosen, row });
  if (base.kind === 'na' || base.kind === 'i') unsayable();
  if (modality !== 'can' && (row.able === '' || verb === 'understand') && verb !== 'wake-up') unsayable();
  switch (modality) {
    case 'want':
    case 'would-like':
      return { head: isOther ? seenWanting(base) : wanting(base), inflection: plainly, isPotential: false };
    case 'must':
    case 'need':
      if (mood === 'question' && negated) unsayable();
      return negated
        ? { head: needless(base), inflection: { past, negated: false }, isPotential: false }
        : { head: having(base), inflection: { past, negated: true }, isPotential: false };
    case 'may':
      if (negated) return { head: forbidden(base), inflection: { past, negated: true }, isPotential: false };
      return mood === 'question'
        ? { head: allowed(base), inflection: { past, negated: false }, isPotential: false }
        : unsayable();
    case 'can':
      if (mood === 'question' && clause.asksFor === 'whether' && !negated && isPronoun(clause.subject, 'i', 'we'))
        return { head: allowed(base), inflection: { past, negated: false }, isPotential: false };
      return able(row, base, plainly);
    case 'like':
    case 'love':
    case 'hate':
      return {
        head: liking(
          setting.isAmongOthers ? [...amongOthers(base), ...words('する=do')] : plainOf(base),
          headOf(likings[modality]),
        ),
        inflection: plainly,
        isPotential: false,
      };
  }
}

const plainOf = (head: Head) => plain(head, { past: false, negated: false });

export const likings = {
  like: 'na 好き@すき=liked',
  love: 'na 大好き@だいすき=loved',
  hate: 'na 大嫌い@だいきらい=hated',
} as const;

function able({ able: own }: VerbRow, base: Head, inflection: Inflection): OverVerb {
  if (own === '') return unsayable();
  return { head: own ? headOf(own) : potential(base), inflection, isPotential: true };
}

const bounded = (clause: Clause) =>
  clause.when.some(
    (time) =>
      ('word' in time && /yesterday|night|tonight|today/u.test(time.word)) ||
      'day' in time ||
      ('which' in time && (time.which === 'last' || time.which === 'this' || time.which === 'all')),
  );

/** Whether it is said as going on: 住んでいます, 勉強しています, 雨が降っています. */
function withAspect(
  clause: Clause,
  verb: string,
  { base, chosen, row }: { base: Head; chosen: Chosen; row: VerbRow },
): OverVerb {
  const past = clause.tense === 'past';
  const said = (head: Head, inflection: Inflection = { past, negated: clause.negated }): OverVerb => ({
    head,
    inflection,
    isPotential: false,
  });
  if (base.kind === 'na' || base.kind === 'i') {
    if (clause.tense === 'future' && verb !== 'need') unsayable();
    return said(base);
  }
  const has = (...which: string[]) => clause.when.some((time) => 'word' in time && which.includes(time.word));
  if (clause.negated && has('not-yet')) return said(ongoing(base), { past: false, negated: true });
  if (clause.often === 'never' && past) return said(everDone(base), { past: false, negated: true });
  if (clause.mood === 'request' || clause.tense === 'future') return said(base);
  const isAllTime = clause.when.some((time) => 'which' in time && time.which === 'all');
  if (isAllTime && !isMotion.test(verb) && !clause.negated) return said(ongoing(base));
  if (past)
    return said(chosen.isOngoing && !(bounded(clause) && verb !== 'live' && verb !== 'know') ? ongoing(base) : base);
  if (verb === 'know' && clause.negated) return said(base);
  const isWeather = verb === 'rain' || verb === 'snow';
  const isRegular =
    clause.often !== undefined ||
    clause.manner !== undefined ||
    clause.when.some((time) => 'which' in time && (time.which === 'every' || time.which === 'in'));
  if (isWeather)
    return said(
      !isRegular &&
        !clause.negated &&
        clause.when.every(
          (time) => 'word' in time && (time.word === 'now' || time.word === 'still' || time.word === 'again'),
        )
        ? ongoing(base)
        : base,
    );
  const isNow =
    has('now', 'still') ||
    clause.when.some((time) => 'span' in time && (time.which === 'for' || time.which === 'since'));
  const isAskedDoing =
    verb === 'do' && clause.asksFor === 'what' && !isRegular && clause.when.length === 0 && clause.where.length === 0;
  const isStill =
    row.head.endsWith('いる=stay') ||
    row.able === '1 分かる@わかる=understand' ||
    base.word.surface === 'ある' ||
    verb === 'think-so' ||
    verb === 'cost' ||
    verb === 'understand';
  if (chosen.isOngoing || chosen.isOngoingNow || isAskedDoing) return said(ongoing(base));
  if (isNow && isMotion.test(verb) && !has('now')) unsayable();
  return said(isNow && !isMotion.test(verb) && !isStill ? ongoing(base) : base);
}

/** 'I have never eaten it' is 食べ | た | こと | が | あり | ませ | ん. */
const everDone = (base: Head): Head => {
  const ever = headOf('5 こと=experience が=:subject ある=there_is');
  return { ...ever, before: [...plain(base, { past: true, negated: false }), ...ever.before] };
};

function mannerOf({ manner, negated, modality }: Clause, { verb }: Doing, row: VerbRow): WrittenWord[] {
  if (!manner) return [];
  const denied = (adverb: string) => words(negated ? `あまり=not_much` : adverb);
  switch (manner) {
    case 'a-lot':
      if (isAttitude.test(verb)) return denied('とても=very');
      if (negated) return words('あまり=not_much');
      return words(row.isMeasured ? 'たくさん=a_lot' : 'よく=often');
    case 'a-little':
      return negated ? unsayable() : words('少し@すこし=a_little');
    case 'well':
    case 'very-well':
      return wellOf(manner === 'very-well', { negated, hasModality: modality !== undefined, verb, row });
    case 'badly':
      return unsayable();
    case 'fast':
      return words('速く@はやく~速い=fast');
    case 'slowly':
      return words('ゆっくり=slowly');
    case 'together':
      return words('一緒に@いっしょに=together');
    case 'alone':
      return words('一人@ひとり=alone で=:with');
    case 'early':
      return words('早く@はやく~早い=early');
    case 'late':
      return /^(?:sleep|work|study)$/u.test(verb)
        ? words('遅く@おそく~遅い=late まで=:until')
        : words('遅く@おそく~遅い=late');
  }
}

function wellOf(
  isVery: boolean,
  { negated, hasModality, verb, row }: { negated: boolean; hasModality: boolean; verb: string; row: VerbRow },
): WrittenWord[] {
  const isMental = /^(?:sleep|know|understand|remember|see|hear)$/u.test(verb);
  if (!isMental && !row.isSkill) unsayable();
  const well = isMental ? 'よく=well' : '上手@じょうず=good_at に=:link';
  if (!negated) return words(`${isVery ? 'とても=very ' : ''}${well}`);
  return isMental || hasModality ? words(`あまり=not_much ${well}`) : unsayable();
}
