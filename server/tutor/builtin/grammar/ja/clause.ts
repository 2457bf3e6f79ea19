import type { Clause, Comment, NounPhrase } from '../meaning';
import type { WrittenWord } from '../writer';
import { withAsked } from './asking';
import { timesOf } from './clauseTimes';
import { asTaken, isSayable, takesNothing } from './taken';
import type { Copula, Head, Inflection } from './inflect';
import { isPronoun, pointsTo, sayPhrase, type Said } from './phrase';
import { sayPredicate } from './predicates';
import { weatherPlace } from './weather';
import type { Focus, Scene } from './scene';
import { comma, particle, unsayable, words } from './words';

/** What a clause is said in. */
export interface Setting {
  readonly scene: Scene;
  /** The subject of what was said before it in the sentence. */
  readonly previous?: Focus | undefined;
  /** Who need not be named again. */
  readonly topic?: Focus | undefined;
  /** The subject as it stood before, to see whether it is the same. */
  readonly previousSubject?: NounPhrase | undefined;
  /** It is part of another clause: its subject has が. */
  readonly isInner: boolean;
  /** Its subject was said at the head of the sentence. */
  readonly isSubjectKnown?: boolean;
  /** What stands over it is said by the next clause for both. */
  readonly isBare?: boolean;
  /** It is the last of several things that are liked: …たりするのが好きです. */
  readonly isAmongOthers?: boolean;
  /** 'If it rains': said as what happens, not as what goes on. */
  readonly isCondition?: boolean;
  /** Its object was said at the head of the sentence. */
  readonly isObjectKnown?: boolean;
  /** Who has what the next clause is about is not named. */
  readonly isOwnerSilent?: boolean;
  /** It follows 'but'. */
  readonly isContrast?: boolean;
}

export interface SaidClause {
  readonly before: readonly WrittenWord[];
  readonly head: Head;
  readonly inflection: Inflection;
  readonly copula: Copula;
  /** Something is done; otherwise something is so. */
  readonly isAction: boolean;
  readonly subject: Focus;
  /** Who or what a pronoun of the next clause means, and whether it may be silent there. */
  readonly focus: Focus;
  readonly topic: Focus;
  /** It speaks of something new, which is the topic now. */
  readonly isIntroducing: boolean;
}

/** What a predicate adds to a clause: words between its subject and its head. */
export interface SaidPredicate {
  /** Stands for the subject: 名前 of who is called so, 猫 の 目. */
  readonly subject?: readonly WrittenWord[];
  readonly subjectMark?: readonly WrittenWord[];
  /** What it is done for, before the time: 電車に乗るために五時に. */
  readonly lead?: readonly WrittenWord[];
  readonly body: readonly WrittenWord[];
  readonly head: Head;
  readonly inflection: Inflection;
  readonly isAction: boolean;
  /** What it speaks of from now on, where that is not its subject. */
  readonly introduced?: Focus;
  /** It may be silent when it is spoken of next. */
  readonly isTopic?: boolean;
  /** Its subject's も was taken by its object. */
  readonly isAlsoSaid?: boolean;
  /** Its object has は already. */
  readonly hasTopic?: boolean;
}

const focusOf = ({ animacy, isPlural, person, noun }: Said): Focus => ({
  animacy,
  isPlural,
  person,
  ...(noun ? { noun } : {}),
});

export const sameSubject = (a: NounPhrase | undefined, b: NounPhrase | undefined): boolean =>
  a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b);

interface Subject {
  readonly said: readonly WrittenWord[];
  readonly focus: Focus;
  /** It is understood: nobody says it. */
  readonly isSilent: boolean;
  /** Silent because it was said before. */
  readonly isSame: boolean;
  /** That nobody does it makes the clause a negation. */
  readonly denies: boolean;
  /** Takes no は: だれか が, だれ も. */
  readonly isIndefinite: boolean;
}

const nobody: Focus = { person: 'third', animacy: 'thing', isPlural: false };

function subjectOf(
  clause: Clause,
  { scene, previous, topic, previousSubject, isSubjectKnown, isInner, isOwnerSilent }: Setting,
): Subject {
  const { subject, asksFor } = clause;
  if (!subject) {
    const asked = asksFor === 'who' ? words('だれ=who') : asksFor === 'what' ? words('何@なに=what') : [];
    const isAsked = asked.length > 0 && clause.predicate.kind !== 'exists';
    const focus: Focus = asksFor === 'who' ? { ...nobody, animacy: 'person' } : nobody;
    return { said: isAsked ? asked : [], focus, isSilent: !isAsked, isSame: false, denies: false, isIndefinite: true };
  }
  const isIt = isPronoun(subject, 'it');
  const known = isIt ? (topic ?? scene.focus) : topic;
  const points = 'pronoun' in subject && !subject.and && pointsTo(subject.pronoun, known);
  const said = sayPhrase(subject, scene, 'subject');
  const focus: Focus = points && known ? known : focusOf(said);
  const isSame =
    isSubjectKnown === true ||
    points ||
    sameSubject(subject, previousSubject) ||
    (previous?.person === focus.person && focus.person !== 'third');
  // 'She is four' is 四歳です: 彼女 would sound like a girlfriend, or like English.
  const isLonePronoun = isPronoun(subject, 'he', 'she', 'they') && !namesAnother(clause);
  const isSilent =
    clause.also && !isSame && !isIt
      ? false
      : isIt ||
        isSame ||
        isOwnerSilent === true ||
        (focus.person === 'i' && (!previous || previous.animacy === 'thing')) ||
        (isLonePronoun && !isInner && !previous && !scene.isQuestion) ||
        (focus.person === 'you' && (scene.isQuestion || clause.mood === 'request'));
  const pronoun = 'pronoun' in subject ? subject.pronoun : undefined;
  const isNew =
    'noun' in subject && typeof subject.determiner === 'string' && /^(?:a|some|any)$/u.test(subject.determiner);
  return {
    said: said.words,
    focus,
    isSilent: isSilent && !(isInner && focus.person === 'i' && previous !== undefined && !isSame),
    isSame,
    denies: pronoun === 'nobody' || pronoun === 'nothing',
    isIndefinite: isNew || subject === scene.asked?.noun || pronoun === 'somebody' || pronoun === 'something',
  };
}

/** 'She likes him': 彼が好きです alone would be said of oneself. */
function namesAnother({ predicate, with: companion }: Clause): boolean {
  const others = predicate.kind === 'does' ? [predicate.object, predicate.to, companion] : [companion];
  return others.some((other) => isPronoun(other, 'he', 'she', 'they', 'you'));
}

/** The speaker, or a relative: 兄は子どもが二人います. */
const isOfFamily = (subject: NounPhrase | undefined, { person }: Focus): boolean => {
  if (person === 'i' || person === 'we') return true;
  if (!subject || !('noun' in subject) || typeof subject.determiner === 'string') return false;
  return isPronoun(subject.determiner.whose, 'i', 'we');
};

/** みんな and 全部 have no particle. */
const isAll = (phrase: NounPhrase | undefined) =>
  phrase !== undefined && 'pronoun' in phrase && (phrase.pronoun === 'everybody' || phrase.pronoun === 'everything');

function copulaOf({ person, isPlural }: Focus): Copula {
  return person === 'i' ? 'am' : person === 'you' || person === 'we' || isPlural ? 'are' : 'is';
}

/** A clause up to its head. */
export function sayClause(asRead: Clause, setting: Setting): SaidClause {
  if (!isSayable(asRead)) unsayable();
  const { clause: whole, asked } = withAsked(asTaken(asRead));
  const weather = weatherPlace(whole, setting);
  const read = weather ? { ...whole, where: [] } : whole;
  const subject = subjectOf(read, { ...setting, scene: { ...setting.scene, ...(asked ? { asked } : {}) } });
  const isNever = read.often === 'never' || read.often === 'rarely' || subject.denies || takesNothing(read);
  const clause = isNever && !read.negated ? { ...read, negated: true } : read;
  const scene: Scene = {
    ...setting.scene,
    ...(asked ? { asked } : {}),
    subject: subject.focus,
    relativesOf:
      clause.predicate.kind === 'has' &&
      !(subject.isSilent && !setting.scene.isQuestion) &&
      !isOfFamily(clause.subject, subject.focus)
        ? 'other'
        : 'self',
  };
  const needsObject = clause.also === true && subject.isSame;
  const said = sayPredicate(clause, {
    scene,
    subject: subject.focus,
    isBare: setting.isBare === true,
    isAmongOthers: setting.isAmongOthers === true,
    isObjectKnown: setting.isObjectKnown === true,
    isCondition: setting.isCondition === true,
    alsoOnObject: needsObject,
    isSilent: subject.isSilent,
    sayInner: (inner, isMarked) => sayInner(inner, isMarked, { setting, subject: subject.focus, of: clause.subject }),
  });
  if (needsObject && !said.isAlsoSaid) unsayable();
  const shown = said.subject ?? (subject.isSilent ? [] : subject.said);
  const mark = shown.length === 0 ? [] : (said.subjectMark ?? markOf(subject, clause, setting));
  // 'Something happened yesterday' tells the time first.
  const isTimeFirst = subject.isIndefinite && !setting.isInner && clause.when.length > 0;
  const times =
    clause.predicate.kind === 'fragment'
      ? []
      : timesOf(clause, { isHead: (shown.length === 0 && !weather?.leads) || isTimeFirst, said, setting });
  const named = weather?.leads ? weather.words : [...shown, ...mark];
  return {
    before: [
      ...commentOf(clause, setting),
      ...(isTimeFirst ? [...times, ...named] : [...named, ...times]),
      ...(weather && !weather.leads ? weather.words : []),
      ...said.body,
    ],
    head: said.head,
    inflection: said.inflection,
    copula: copulaOf(subject.focus),
    isAction: said.isAction,
    subject: subject.focus,
    focus:
      said.introduced ?? (subject.focus.person === 'third' ? subject.focus : (setting.scene.focus ?? subject.focus)),
    isIntroducing: said.isTopic === true,
    topic: said.introduced && said.isTopic ? said.introduced : subject.focus,
  };
}

function sayInner(
  inner: Clause,
  isMarked: boolean,
  { setting, subject, of }: { setting: Setting; subject: Focus; of: NounPhrase | undefined },
): SaidClause {
  if (inner.certainty || inner.comment || inner.predicate.kind === 'fragment' || inner.predicate.kind === 'thinks')
    unsayable();
  return sayClause(inner, {
    scene: { ...setting.scene, ...(subject.person === 'third' ? { focus: subject } : {}) },
    previous: subject,
    topic: subject,
    previousSubject: of,
    isInner: isMarked,
  });
}

const comments: Readonly<Record<Comment, string>> = {
  unfortunately: '残念@ざんねん=unfortunate ながら=though',
  luckily: '幸い@さいわい=luckily',
};

/** What the speaker makes of it, at the head of the whole. */
function commentOf({ comment, mood, predicate }: Clause, { isInner, isSubjectKnown }: Setting): WrittenWord[] {
  if (!comment) return [];
  if (mood !== 'statement' || isInner || isSubjectKnown || predicate.kind === 'fragment') unsayable();
  return [...words(comments[comment]), ...comma()];
}

function markOf(subject: Subject, clause: Clause, { isInner }: Setting): WrittenWord[] {
  if (subject.denies || isAll(clause.subject)) return clause.also ? unsayable() : [];
  if (clause.also && !subject.isSame) return particle('also');
  return particle(isInner || subject.isIndefinite ? 'subject' : 'topic');
}
