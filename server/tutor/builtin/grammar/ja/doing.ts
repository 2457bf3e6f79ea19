import type { Clause, NounPhrase } from '../meaning';
import type { WrittenWord } from '../writer';
import { underModality } from './aspect';
import type { SaidPredicate } from './clause';
import { sayOtherwise } from './bodily';
import { choose, isAttitude, type Chosen, type Doing } from './frames';
import { meansOf, purposeOf } from './further';
import { excessive, favouring } from './auxiliaries';
import { counted } from './numbers';
import { headOf, type Head } from './inflect';
import { companionOf, mannerOf } from './manner';
import { languagePhrase } from './meant';
import { floatingCount, sayNoun, sayPhrase } from './phrase';
import { sayPlaces } from './places';
import { atHome, isForSpeaker, undertaken, withReceiver, withSource, withTakenObject } from './roles';
import type { PredicateSetting } from './setting';
import { isSelf, type Focus } from './scene';
import type { VerbRow } from './verbRow';
import { verbRows } from './verbs';
import { particle, unsayable, words, type ParticleName } from './words';

/** 'I eat too much', 'I drink too much coffee': コーヒーを飲みすぎます, whose verb says it. */
function withoutExcess(clause: Clause, doing: Doing): readonly [Clause, Doing, boolean] {
  const { manner, ...rest } = clause;
  const { object } = doing;
  const isOfObject = object !== undefined && 'noun' in object && object.determiner === 'too-many';
  if (manner !== 'too-much' && !isOfObject) return [clause, doing, false];
  if (clause.negated || clause.modality || isAttitude.test(doing.verb)) return unsayable();
  const less: Doing = isOfObject ? { ...doing, object: { ...object, determiner: 'none' } } : doing;
  return [{ ...(isOfObject ? clause : rest), predicate: less }, less, true];
}

/** 'I am staying for two nights' is 二泊します. */
function nightsOf({ for: reason }: Clause, { verb }: Doing): Head | undefined {
  if (!reason || !('noun' in reason) || !/^(?:night|day|week|month|year|hour|minute)$/u.test(reason.noun))
    return undefined;
  const isStay = verb === 'stay' && reason.noun === 'night' && reason.qualities.length === 0 && !reason.and;
  const count = reason.count ?? (reason.determiner === 'a' ? 1 : undefined);
  if (!isStay || count === undefined) return unsayable();
  const stay = headOf('s する=stay');
  return { ...stay, before: counted(count, 'night') };
}

const settledStay = ({ ongoing: _, ...clause }: Clause): Clause => clause;

/** What is done, and everything between who does it and the verb. */
export function sayDoing(whole: Clause, wholeDoing: Doing, setting: PredicateSetting): SaidPredicate {
  const [read, readDoing, isExcess] = withoutExcess(whole, wholeDoing);
  const [clause, doing] = withTakenObject(...withReceiver(...undertaken(read, readDoing), setting), setting);
  const otherwise = sayOtherwise(clause, doing, setting);
  if (otherwise) return otherwise;
  const row = verbRows[doing.verb] ?? unsayable();
  const scene = { ...setting.scene, namesOwner: isAttitude.test(doing.verb) };
  const inScene = { ...setting, scene };
  const askedObject = askedFor(clause, doing, row);
  const object = doing.object ?? askedObject;
  if ((clause.asksFor === 'what' || clause.asksFor === 'who') && clause.subject && !askedObject) unsayable();
  if (row.needsObject && !object) unsayable();
  if (object && !row.object && !row.withPerson) unsayable();
  const nights = nightsOf(clause, doing);
  const chosen = { ...choose(clause, doing, row, inScene), ...(nights ? { head: nights } : {}) };
  const [placed, source] = withSource(atHome(clause, doing.verb), doing, scene);
  const place = placesOf(placed, row, doing, inScene);
  const isFavour = isForSpeaker(clause, doing, setting);
  const plainly = isFavour ? favouring(chosen.head) : (nights ?? place.head ?? chosen.head);
  const base = isExcess ? excessive(plainly) : plainly;
  const { head, inflection, isPotential } = underModality(nights ? settledStay(clause) : clause, doing, {
    row,
    base,
    chosen,
    setting: inScene,
  });
  const said = setting.isObjectKnown
    ? nothingSaid
    : objectOf(clause, doing, { chosen, row, isPotential, setting: inScene });
  const means = meansOf(clause, inScene, verbsOfMeans.test(doing.verb));
  const { first, near } = purposeOf(clause, doing, inScene);
  const isPart = setting.subject.animacy === 'thing' && clause.subject !== undefined;
  if (doing.verb === 'bleed' && isPart && clause.also) unsayable();
  const companion = companionOf(clause, doing, setting.scene);
  // 本をください asks for oneself.
  const isForMe = clause.mood === 'request' && base.word.surface === 'くれる';
  const isOfAnimal = doing.verb === 'give' && setting.subject.animacy === 'animal' && base.word.surface === 'くれる';
  const isSeenThere = doing.verb === 'visit' && hasSpot(placed) && chosen.head.word.surface === '訪ねる';
  return {
    lead: first,
    body: [
      ...companion.with,
      ...means,
      ...(isSeenThere ? [] : place.spot),
      ...(clause.for && !nights
        ? [...sayPhrase(clause.for, setting.scene).words, ...words('の=:of ため=sake に=:to')]
        : []),
      ...(source ? [...sayPhrase(source, setting.scene).words, ...particle('from')] : []),
      ...(doing.to && !isForMe && !isFavour && !isOfAnimal
        ? [...sayPhrase(doing.to, setting.scene).words, ...particle('to')]
        : []),
      ...chosen.first,
      ...companion.tool,
      ...(isSeenThere ? there(placed, doing, inScene) : []),
      ...said.words,
      ...place.way,
      ...near,
      ...(clause.often === 'never' ? neverOf(clause, doing) : []),
      ...(clause.often === 'rarely' ? words('めったに=rarely') : []),
      ...mannerOf(clause, doing, row),
    ],
    head,
    inflection,
    isAction: base.kind !== 'na' && base.kind !== 'i' && !chosen.isOngoing,
    ...(said.introduced ? { introduced: said.introduced } : {}),
    isAlsoSaid: said.isAlsoSaid,
    hasTopic: said.hasTopic,
    ...(isRinging(clause, doing, setting) ? { subjectMark: particle('subject') } : {}),
    // 鼻から血が出ています.
    ...(doing.verb === 'bleed' && isPart ? { subjectMark: particle('from') } : {}),
  };
}

const hasSpot = ({ where }: Clause) => where.some(({ relation }) => !/^(?:to|from|home)$/u.test(relation));

/** Whom one visits in Mexico lives there: メキシコにいる家族を訪ねる. */
function there({ where, asksFor }: Clause, { object }: Doing, { scene }: PredicateSetting): WrittenWord[] {
  if (asksFor === 'how' || !object || object.and) unsayable();
  const { spot, way } = sayPlaces(where, { at: 'in', to: 'to', scene });
  if (way.length > 0 || where.some(({ relation }) => /^(?:everywhere|at-home)$/u.test(relation))) unsayable();
  return [...spot, ...words('いる=who_is')];
}

/** 電話が鳴っています. */
const isRinging = (clause: Clause, { verb }: Doing, { subject }: PredicateSetting) =>
  verb === 'ring' && subject.animacy === 'thing' && !clause.negated && !clause.also && !clause.often;

function neverOf({ tense }: Clause, { verb }: Doing): WrittenWord[] {
  if (tense === 'past') return words('一度も@いちども=even_once');
  return words(verb === 'be-late' ? '絶対に@ぜったいに=never' : '全然@ぜんぜん=at_all');
}

const verbsOfMeans = /^(?:cycle|drive|fly)$/u;

/** What a question asks for as the object: 'What do you eat?' */
function askedFor(
  { asksFor, subject }: Clause,
  { object }: Doing,
  row: VerbRow,
): NounPhrase | 'what' | 'who' | undefined {
  if (object || !subject || !row.object || (asksFor !== 'what' && asksFor !== 'who')) return undefined;
  return asksFor;
}

const nothingSaid: SaidObject = { words: [], isAlsoSaid: false, hasTopic: false };

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
  const isPerson = object !== undefined && !languagePhrase(object) && sayPhrase(object, scene).animacy === 'person';
  // あなたが手伝えます would say that you can.
  const isLearnt = clause.modality === 'learn' && !isPotential;
  const isRaised = isPotential && chosen.particleName === 'object' && !isPerson;
  const name: ParticleName = isRaised ? 'subject' : isLearnt && object ? learntParticle(chosen) : chosen.particleName;
  if (!object) {
    const asked = askedFor(clause, doing, row);
    if (!asked) return nothingSaid;
    if (name === 'none' || name === 'of') unsayable();
    return {
      words: [...words(asked === 'who' ? 'だれ=who' : '何@なに=what'), ...particle(name)],
      isAlsoSaid: false,
      hasTopic: false,
    };
  }
  const language = languagePhrase(object) ?? subjectTaught(object, doing.verb);
  const isCounted = 'noun' in object && !object.and && (name === 'object' || name === 'subject');
  const count = isCounted && !language ? floatingCount(object, scene, clause.negated) : [];
  const said = language
    ? undefined
    : isCounted && 'noun' in object
      ? sayNoun(object, scene, count.length > 0)
      : sayPhrase(object, scene);
  const spoken = language ?? said?.words ?? unsayable();
  if ('pronoun' in object && object.pronoun === 'nobody' && (name === 'to' || name === 'with')) {
    return {
      words: [...words('だれ=who'), ...particle(name), ...words('も=even')],
      isAlsoSaid: false,
      hasTopic: false,
    };
  }
  const isBare = 'pronoun' in object && /^(?:nothing|nobody|everything)$/u.test(object.pronoun);
  const isThing = !said || said.animacy === 'thing' || ('noun' in object && object.determiner === 'none');
  const isUnknown = doing.verb === 'know' && 'pronoun' in object && /^(?:this|that|it)$/u.test(object.pronoun);
  const isDenied =
    isThing &&
    clause.negated &&
    (clause.tense === 'present' || isUnknown) &&
    isSilent &&
    !clause.modality &&
    count.length === 0;
  // 猫は好きですか.
  const isAskedLiking =
    clause.mood === 'question' &&
    clause.asksFor === 'whether' &&
    isSilent &&
    name === 'subject' &&
    /^(?:like|love|hate)$/u.test(doing.verb) &&
    clause.tense === 'present' &&
    !alsoOnObject;
  const hasTopic =
    isAskedLiking ||
    (isDenied && !isBare && (name === 'object' || name === 'subject') && !alsoOnObject && clause.mood === 'statement');
  const marked = isBare
    ? particleOfNothing(name)
    : alsoOnObject
      ? alsoBehind(name)
      : particle(hasTopic ? 'topic' : name);
  const introduced: Focus | undefined =
    said && 'noun' in object && isSelf(setting.subject)
      ? {
          person: 'third',
          animacy: said.animacy,
          isPlural: said.isPlural,
          isGeneric: object.plural && object.determiner === 'none' && object.count === undefined,
          ...(said.noun ? { noun: said.noun } : {}),
        }
      : undefined;
  return {
    words: [...spoken, ...marked, ...count],
    ...(introduced ? { introduced } : {}),
    isAlsoSaid: alsoOnObject,
    hasTopic,
  };
}

/** Who studies medicine studies no drug. */
function subjectTaught(object: NounPhrase, verb: string): WrittenWord[] | undefined {
  const isTaught = /^(?:study|learn|teach)$/u.test(verb);
  return isTaught && 'noun' in object && object.noun === 'medicine' && !object.and
    ? words('医学@いがく=medicine')
    : undefined;
}

/** パスタの作り方. */
const learntParticle = ({ particleName }: Chosen): ParticleName =>
  /^(?:object|to|of)$/u.test(particleName) ? 'of' : unsayable();

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
  if (clause.where.some(({ relation }) => relation === 'from') && !leading.test(verb)) unsayable();
  const isAlong = row.place === 'along' && !hasGoal && clause.where.every(({ relation }) => relation === 'in');
  const at: ParticleName =
    row.place === 'in' ? 'in' : row.place === 'at' ? 'at' : row.place === 'to' ? 'to' : isAlong ? 'object' : 'doneIn';
  const isAsleep =
    verb === 'stay' &&
    clause.where.some(({ what }) => what !== undefined && 'noun' in what && /^(?:hotel|hostel)$/u.test(what.noun));
  const intoWater = clause.where.some(
    ({ relation, what }) => relation === 'to' && what && 'noun' in what && waters.test(what.noun),
  );
  // 'To' the sea and 'into' it are read alike: まで would stop before it.
  if (row.goal === 'until' && intoWater) unsayable();
  const isSeated =
    verb === 'sit' &&
    clause.where.every(({ what }) => what && 'noun' in what && /^(?:chair|sofa|couch|bed)$/u.test(what.noun));
  const said = sayPlaces(clause.where, { at, to: row.goal ?? 'to', scene: isSeated ? { ...scene, isSeated } : scene });
  const isDenied =
    clause.negated && clause.mood === 'statement' && !object && !clause.modality && !clause.experience && !clause.often;
  const spot =
    isDenied && /^[にで]$/u.test(said.spot.at(-1)?.surface ?? '') ? [...said.spot, ...particle('topic')] : said.spot;
  const { way } = said;
  const asked = askedPlace(clause, row);
  if (asked.length > 0 && (spot.length > 0 || way.length > 0)) unsayable();
  const isNear = row.place === 'to';
  const towards = hasGoal && row.towards && !object ? headOf(row.towards) : undefined;
  return {
    spot: [
      ...(isNear ? [] : spot),
      ...(clause.asksFor === 'how' ? words('どう=how やっ~やる=do て=:link') : []),
      ...(isNear ? [] : asked),
    ],
    way: [...(towards?.before ?? []), ...(isNear ? [...spot, ...asked] : []), ...way],
    ...(towards ? { head: { ...towards, before: [] } } : {}),
    ...(isAsleep ? { head: headOf('5 泊まる@とまる=stay') } : {}),
  };
}

const waters = /^(?:sea|ocean|lake|river|water|pool|pond)$/u;

const leading =
  /^(?:go|come|come-back|go-home|travel|move-house|walk|run|swim|drive|fly|cycle|bring|take|arrive|carry|send|go-out|invite|go-on-holiday|move-in)$/u;

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
