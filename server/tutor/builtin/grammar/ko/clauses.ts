import type { Clause, Comment, Frequency, Manner, NounPhrase, Time } from '../meaning';
import { honoured, howLong, negated, neverDone, ongoing, possible, requested, type Core, type Finish } from './cores';
import { finished } from './endings';
import { finishOfAim, sayLack, sayMeans } from './circumstances';
import { sayFragment } from './fragments';
import { modal, plain, skilledCore } from './modals';
import { saySubject } from './subjects';
import { sayThought } from './thoughts';
import { sayCompany } from './company';
import type { Said } from './said';
import { isElder, koreanNoun } from './koreanNouns';
import { sayWith } from './nounPhrases';
import type { NounKind } from './nouns';
import { withParticle } from './particles';
import { englishNumber } from './numbers';
import { sayPredicate } from './predicates';
import { antecedent, isPronoun, isThird, members, type Scene } from './scene';
import { sayTimes } from './times';
import { Unsayable, fixed, glued, word, type Words } from './words';

const earlyFrequencies: Partial<Record<Frequency, string>> = {
  always: '항상=always',
  usually: '보통=usually',
  mostly: '주로=mostly',
  sometimes: '가끔=sometimes',
};
const comments: Readonly<Record<Comment, string>> = {
  unfortunately: '아쉽게도~아쉽다=unfortunately',
  luckily: '다행히=luckily',
};
const lateFrequencies: Partial<Record<Frequency, string>> = {
  often: '자주=often',
  rarely: '거의=hardly',
  never: '전혀=never',
};
const manners: Readonly<Record<Manner, string>> = {
  'a-lot': '많이=a_lot',
  well: '잘=well',
  badly: '잘=well',
  fast: '빨리=fast',
  slowly: '천천히=slowly',
  together: '같이=together',
  alone: '혼자=alone',
  'a-little': '조금=a_little',
  'too-much': '너무=too 많이=much',
  enough: '충분히=enough',
  'very-well': '아주=very 잘=well',
  early: '일찍=early',
  late: '늦게=late',
};

/** A death is no pity of the size of a missing garden. */
const commentOf = (comment: Comment, predicate: Clause['predicate']): Words =>
  comment === 'unfortunately' && predicate.kind === 'does' && predicate.verb === 'die'
    ? fixed('안타깝게도~안타깝다=sadly')
    : fixed(comments[comment]);

/** How a clause stands in its sentence. */
export interface Standing {
  readonly finish: Finish;
  readonly tenseFollows: boolean;
  /** Its subject is looked up to. */
  readonly isElder: boolean;
  /** The subject as it is said, its particle with it; empty where it goes without saying. */
  readonly subject: Words;
  /** 'also' is said with the subject already. */
  readonly saysAlso: boolean;
  /** Set against the clause before: 지금은. */
  readonly isTurned?: boolean;
}

/** A clause in the order of Korean: subject, times, company, places, what is done to, how, verb. */
export function sayClause(scene: Scene, standing: Standing): Words {
  const { clause } = scene;
  const { predicate } = clause;
  if (predicate.kind === 'fragment') return sayFragment(predicate, scene);
  if (predicate.kind === 'thinks') {
    const end = { ...standing, isHonorific: standing.isElder };
    const thought = sayThought(predicate, scene, end, (that, finish) => sayThat(that, finish, scene));
    return [...standing.subject, ...thought];
  }
  const said = sayPredicate(predicate, scene, standing.isElder);
  const when = clause.negated ? clause.when.map(neverOn) : clause.when;
  // 기차를 타려고 다섯 시에: before the aim, the hour would be that of the train.
  const isHourLast =
    clause.purpose !== undefined && finishOfAim(clause) !== 'going' && when.some((time) => 'clock' in time);
  const isLast = (time: Time) => isHourLast && ('clock' in time || 'part' in time) && !('day' in time);
  const bearing = { isTurned: standing.isTurned === true, goesOn: goesOn(clause) };
  const times = sayTimes(
    when.filter((time) => !isLast(time)),
    bearing,
  );
  const hours = sayTimes(when.filter(isLast), bearing);
  const early = clause.often
    ? clause.often === 'mostly' && predicate.kind !== 'does'
      ? '대체로=mostly'
      : earlyFrequencies[clause.often]
    : undefined;
  const isTopic = standing.subject.at(-1)?.gloss !== ':subject';
  return [
    ...(clause.comment === undefined ? [] : commentOf(clause.comment, predicate)),
    ...(isTopic ? standing.subject : []),
    ...(clause.certainty === undefined ? [] : fixed(`아마=${clause.certainty}`)),
    ...(early === undefined ? [] : fixed(early)),
    ...(clause.noLonger ? fixed('더=any 이상=more') : []),
    ...times.early,
    ...(isTopic ? [] : standing.subject),
    ...askedEarly(clause),
    ...purpose(scene),
    ...sayAim(scene),
    ...hours.early,
    ...sayCompany(clause.with, scene),
    ...sayLack(clause.without, scene),
    ...sayMeans(clause, scene),
    ...argumentsOf(said, clause, standing),
    ...finished(coreOf(said, times.late, scene, standing), {
      tense: clause.tense,
      finish: standing.finish,
      isHonorific: standing.isElder || standing.finish === 'request',
      tenseFollows: standing.tenseFollows,
      isLikely: clause.certainty !== undefined,
    }),
  ];
}

/** What somebody thinks or says is so. */
function sayThat(that: Clause, finish: Finish, { clause, ...scene }: Scene): Words {
  const inner: Scene = { ...scene, clause: that };
  const before = { mentioned: scene.mentioned, subject: clause.subject };
  const isContrasted = !isPronoun(clause.subject, 'i');
  const subject = saySubject(inner, { before, isContrasted, isUnder: true });
  return sayClause(inner, {
    finish,
    tenseFollows: false,
    isElder: isLookedUpTo(inner),
    subject: subject.words,
    saysAlso: subject.saysAlso,
  });
}

/** Who goes somewhere to visit people goes to see them: 만나러 가요. */
function met(predicate: Clause['predicate'], scene: Scene): Clause['predicate'] {
  const whom = predicate.kind === 'does' && predicate.verb === 'visit' ? predicate.object : undefined;
  if (!whom || predicate.kind !== 'does') return predicate;
  const isSomebody = 'noun' in whom && /^(?:kin|person)$/u.test(koreanNoun(whom, scene).kind);
  return isSomebody ? { ...predicate, verb: 'meet' } : predicate;
}

/** 친구를 만나러, 일찍 일어나려고: what it is done for has its subject, and is still to come. */
function sayAim(scene: Scene): Words {
  const { purpose: aim, subject } = scene.clause;
  if (!aim) return [];
  const finish = finishOfAim(scene.clause);
  if (aim.negated && finish === 'going') throw new Unsayable();
  // "to visit my sister in Spain": there she is, and is not met.
  const isVisit = aim.predicate.kind === 'does' && aim.predicate.verb === 'visit';
  if (finish === 'going' && isVisit && aim.where.length > 0) throw new Unsayable();
  const predicate = finish === 'going' ? met(aim.predicate, scene) : aim.predicate;
  const clause: Clause = { ...aim, predicate, tense: 'future', ...(subject ? { subject } : {}) };
  const standing: Standing = { finish, tenseFollows: false, isElder: false, subject: [], saysAlso: false };
  return sayClause({ ...scene, clause }, standing);
}

/** What one does not do on Sundays. */
const neverOn = (time: Time): Time =>
  'day' in time && time.which === 'every' && time.part === undefined ? { ...time, which: 'on' } : time;

/** What one is about to do, said of a way or of people, is as good as done: 토요일에 가요. */
const planned = /^(?:go|go-out|go-home|come|come-back|arrive|leave|travel|fly|move-house|visit|meet)$/u;
const states =
  /^(?:be-.*|know|like|love|hate|prefer|want|need|miss|fear|wear|sit|stand|lie|look-for|look-forward-to|stay)$/u;

/** 자고 있어요: what is going on just then. */
function goingOn(
  core: Core,
  { ongoing: isOngoing, predicate, tense, when, modality, negated: isNegated }: Clause,
): Core {
  if (!isOngoing || predicate.kind !== 'does' || modality !== undefined || core.isHelper || core.isState) return core;
  if (states.test(predicate.verb)) return core;
  const isNow = when.every(
    (time) =>
      ('word' in time && (time.word === 'now' || time.word === 'still')) ||
      ('span' in time && (time.which === 'for' || time.which === 'since')),
  );
  const isPlain = tense === 'present' && (!isNow || isNegated || planned.test(predicate.verb));
  return isPlain ? core : ongoing(core, false);
}

const lasting = /^(?:live|work|work-as|study|learn|know|teach|play-sport|play-instrument|collect)$/u;

/** What began some time ago is said from when on; how long one has been married is said otherwise. */
function goesOn({ predicate, tense, when }: Clause): boolean {
  if (predicate.kind !== 'does' || tense !== 'present') return false;
  const isLong = when.some((time) => 'span' in time && time.which === 'for');
  const isSince = when.some((time) => 'bound' in time && time.bound === 'since');
  if (isSince && /^(?:be-married|know)$/u.test(predicate.verb)) throw new Unsayable();
  if (isLong && predicate.verb === 'be-married') throw new Unsayable();
  return lasting.test(predicate.verb);
}

const isTaking = (predicate: Clause['predicate']) => predicate.kind === 'does' && predicate.verb === 'take';

/** What has been so until now: 여기에 산 지 얼마나 됐어요? */
function hasLasted({ predicate, ongoing: isOngoing, negated: isNegated, modality, often, manner }: Clause): boolean {
  if (predicate.kind !== 'does') return false;
  const isLong = isOngoing === true || lasting.test(predicate.verb) || predicate.verb === 'be-married';
  if (isLong && (isNegated || modality !== undefined || often !== undefined || manner !== undefined))
    throw new Unsayable();
  return isLong;
}

function askedEarly({ asksFor, predicate }: Clause): Words {
  switch (asksFor) {
    case 'when':
      return fixed('언제=when');
    case 'why':
      return fixed('왜=why');
    case 'what-time':
      if (predicate.kind !== 'does') throw new Unsayable();
      return fixed('몇=what 시=o’clock +에=:at');
    default:
      return [];
  }
}

const purposes: ReadonlySet<NounKind> = new Set<NounKind>(['kin', 'elder', 'person', 'animal', 'activity']);

/** 2박: how many nights somebody stays. */
function nightsOf(what: NounPhrase): Words | undefined {
  if (!('noun' in what) || what.noun !== 'night' || what.and || what.qualities.length > 0) return undefined;
  const count = what.count ?? (what.determiner === 'a' ? 1 : undefined);
  if (count === undefined) throw new Unsayable();
  return [word(String(count), englishNumber(count)), glued('박', 'nights'), ...fixed('동안=for')];
}

const isFirstTime = (what: NounPhrase | undefined) =>
  what !== undefined && 'noun' in what && what.noun === 'first time';

function purpose(scene: Scene): Words {
  const { clause } = scene;
  if (!clause.for || isFirstTime(clause.for)) return [];
  const nights = nightsOf(clause.for);
  if (nights) return nights;
  if (clause.predicate.kind === 'does' && clause.predicate.verb === 'be-late') {
    if (clause.predicate.object) throw new Unsayable();
    return [];
  }
  if (clause.predicate.kind === 'quality') return sayWith(clause.for, 'to-person', scene);
  const kind = 'noun' in clause.for ? koreanNoun(clause.for, scene).kind : 'person';
  if (!purposes.has(kind)) throw new Unsayable();
  const isUnknown = isThird(clause.for) && antecedent(clause.for, scene) === undefined;
  if (isUnknown || isPronoun(clause.for, 'you')) throw new Unsayable();
  return [...sayWith(clause.for, 'object', scene), word('위해', 'for', '위하다')];
}

/** 'also' that is not said with the subject stands with the object: 고양이도 있어요. */
function argumentsOf(said: Said, clause: Clause, { saysAlso }: Standing): Words {
  if (!clause.also || saysAlso) return said.arguments;
  if (clause.predicate.kind === 'has' && said.arguments.length === 0) return [];
  if (!said.bareArgument) throw new Unsayable();
  return withParticle(said.bareArgument, 'also');
}

/** Adverbs stand right before the verb, but before a verb that leads to it: 일찍 자러 가요. */
function withAdverbs(core: Core, adverbs: Words): Core {
  if (adverbs.length === 0) return core;
  const isFirst = core.verb === 'copula' || core.isHelper || core.before.some(({ lemma }) => lemma !== undefined);
  return { ...core, before: isFirst ? [...adverbs, ...core.before] : [...core.before, ...adverbs] };
}

function coreOf(said: Said, lateTimes: Words, scene: Scene, standing: Standing): Core {
  const { clause } = scene;
  const { often, asksFor, predicate } = clause;
  const isLieIn = predicate.kind === 'does' && predicate.verb === 'sleep' && clause.manner === 'late';
  const manner = isLieIn ? undefined : clause.manner;
  if (manner !== undefined && predicate.kind !== 'does') throw new Unsayable();
  if (said.saysMuch && manner !== undefined) throw new Unsayable();
  const late = often === undefined ? undefined : lateFrequencies[often];
  const isNeverDone = often === 'never' && clause.tense === 'past';
  const isLong = asksFor === 'how-long' && clause.tense === 'present' && hasLasted(clause);
  const adverbs = [
    ...lateTimes,
    ...(isFirstTime(clause.for) ? fixed('처음=first_time +으로=:by') : []),
    ...(late === undefined || isNeverDone ? [] : fixed(late)),
    ...(asksFor === 'how' && predicate.kind === 'does' && predicate.verb !== 'say' ? fixed('어떻게=how') : []),
    ...(asksFor === 'how-long' && !isLong
      ? fixed(isTaking(predicate) ? '얼마나=how_long' : '얼마나=how 오래=long')
      : []),
    ...(asksFor === 'how-much' && !clause.asked && !said.saysHowMuch ? fixed('얼마나=how_much') : []),
    ...(said.saysMuch ? fixed(said.saysTooMuch ? '너무=too 많이=much' : '많이=a_lot') : []),
    ...(manner === undefined || skilledCore(said, clause) ? [] : fixed(manners[manner])),
  ];
  const skilled = skilledCore(said, clause);
  if (skilled) return modal(withAdverbs(skilled.core, adverbs), said, skilled.clause, standing.isElder);
  const core = goingOn(withAdverbs(alsoHad(said.core, clause, standing), adverbs), clause);
  if (isLong) return howLong(said.core);
  if (clause.experience)
    return neverDone(standing.isElder ? honoured(core) : core, often !== 'never' && !clause.negated);
  if (often === 'never' || often === 'rarely') {
    if (clause.negated) throw new Unsayable();
    const isVisit = predicate.kind === 'place' && said.core.isHelper === true && isNeverDone;
    if (clause.modality !== undefined || (predicate.kind !== 'does' && !isVisit)) throw new Unsayable();
    return isNeverDone ? neverDone(core) : negated(core);
  }
  const isAskedSpeech =
    predicate.kind === 'does' && predicate.verb === 'speak' && said.hasObject && clause.mood === 'question';
  if (
    isAskedSpeech &&
    clause.modality === undefined &&
    clause.tense === 'present' &&
    !clause.negated &&
    clause.asksFor === 'whether'
  )
    return possible(standing.isElder ? honoured(core) : core, false);
  if (clause.mood === 'request' && predicate.kind === 'does') {
    const isForUs = [predicate.object, predicate.to, clause.for].some((whom) => isPronoun(whom, 'i', 'we'));
    return requested(core, clause.negated, isForUs);
  }
  return clause.modality === undefined || predicate.kind === 'has'
    ? plain(core, said, clause)
    : modal(core, said, clause, standing.isElder);
}

/** What is had, with 도 for 이/가. */
function alsoHad(core: Core, { also, predicate }: Clause, { saysAlso }: Standing): Core {
  if (!also || saysAlso || predicate.kind !== 'has') return core;
  const last = core.before.at(-1);
  if (last?.gloss !== ':subject') throw new Unsayable();
  return { ...core, before: withParticle(core.before.slice(0, -1), 'also') };
}

/** Whether the subject is somebody that one speaks of with 시. */
export function isLookedUpTo(scene: Scene): boolean {
  const { subject, mood, predicate } = scene.clause;
  if (subject === undefined) return false;
  const what = predicate.kind === 'identity' ? predicate.what : undefined;
  if (what && 'noun' in what && 'pronoun' in subject && koreanNoun(what, scene).kind === 'elder')
    return !isPronoun(subject, 'i', 'you', 'we');
  const isRight = predicate.kind === 'does' && predicate.verb === 'be-right';
  if (isPronoun(subject, 'you')) return mood === 'statement' && !isRight;
  const noun = isThird(subject) ? antecedent(subject, scene) : undefined;
  return members(noun ?? subject).some((member) => 'noun' in member && isElder(koreanNoun(member, scene)));
}
