import type { Clause, JoinedClause, Modality } from '../meaning';
import { goingBy, moving } from './idioms';
import { verbPhrase, type Form, type Negation, type Over, type VerbGroup } from './conjugate';
import { isAlive, nounPhrase, type Setting } from './nounPhrase';
import { comma, pieces, word, type Piece } from './pieces';
import { placePieces } from './places';
import { isBare } from './rephrase';
import { saidPredicates } from './predicates';
import type { SaidPredicate } from './saidPredicate';
import { subjectOf, subjectPieces, type Subject } from './subjects';
import { saidTimes } from './times';
import { unsayable } from './unsayable';

/** How a clause stands among the others. */
export interface Standing {
  readonly joint?: JoinedClause['joint'];
  /** Its subject was just said, and is left out. */
  readonly isSubjectKnown?: boolean;
  /** A time to come that French says with the future: quand je rentrerai. */
  readonly isFuture?: boolean;
  /** What was usual in a time of life: quand j’étais enfant. */
  readonly isHabit?: boolean;
}

/** A clause that is no question and no request, or what follows est-ce que. */
export function statementPieces(clause: Clause, standing: Standing, setting: Setting): Piece[] {
  const subject = subjectOf(clause, setting);
  const said = saidPredicates(clause, subject, setting);
  const around = adjunctsOf(clause, said[0], subject, standing, setting);
  return said.flatMap((each, place) => {
    const isLast = place === said.length - 1;
    const whole = predicateClause(
      clause,
      each,
      each.subject ?? subject,
      standing,
      place === 0 && standing.isSubjectKnown === true,
      isLast ? around : inside(around),
    );
    return [...(place === 0 ? around.opening : isLast ? pieces('et=and') : [comma]), ...whole];
  });
}

/** What stands around the verb besides its objects. */
export interface Adjuncts {
  readonly opening: readonly Piece[];
  /** After the finite verb: souvent, déjà. */
  readonly adverbs: readonly Piece[];
  /** Before a participle or infinitive, how it is done: bien, beaucoup. */
  readonly manner: readonly Piece[];
  readonly end: readonly Piece[];
  readonly negation?: readonly Piece[];
  readonly isJustNow: boolean;
}

/** Of two predicates the first has what stands by the verb, and the last what ends the sentence. */
const inside = (around: Adjuncts): Adjuncts => ({ ...around, end: [] });

function predicateClause(
  clause: Clause,
  said: SaidPredicate,
  subject: Subject,
  standing: Standing,
  isSubjectKnown: boolean,
  around: Adjuncts,
): Piece[] {
  const over = around.isJustNow ? { verb: 'venir', gloss: 'come', after: 'de=of' } : overOf(clause, said);
  const form = around.isJustNow ? 'present' : formOf(clause, said, standing, subject);
  const negation = negationOf(clause, said, around, subject);
  const { group } = said;
  const whole: VerbGroup = {
    ...group,
    middle: [...around.manner, ...(group.middle ?? [])],
    after: [...(group.after ?? []), ...around.end],
  };
  const verb = verbPhrase({
    group: whole,
    subject,
    form,
    adverbs: around.adverbs,
    ...(negation ? { negation } : {}),
    ...(over ? { over } : {}),
  });
  const before = isSubjectKnown ? [] : subjectPieces(subject, form, over?.verb ?? group.verb);
  return [...before, ...verb];
}

/** What stands over the verb in French. */
function overOf(clause: Clause, said: SaidPredicate): Over | undefined {
  const { modality, mood, subject, negated, tense } = clause;
  if (!modality || said.group.verb === 'vouloir') return undefined;
  const isLearnt = said.isSkill === true && isBare(clause) && tense === 'present';
  // 'Must not' forbids and 'do not have to' spares: the meaning holds both.
  if (modality === 'must' && negated) unsayable('not have to');
  if (
    modality === 'may' &&
    !(mood === 'question' && subject && 'pronoun' in subject && /^(?:i|we)$/u.test(subject.pronoun))
  )
    unsayable('may');
  const isOwnWish =
    mood === 'question' && subject !== undefined && 'pronoun' in subject && /^(?:i|we)$/u.test(subject.pronoun);
  if (modality === 'can' && isLearnt && !isOwnWish) return { verb: 'savoir', gloss: 'can', hasTo: false };
  return overs[modality];
}

const overs: Readonly<Record<Modality, Over>> = {
  can: { verb: 'pouvoir', gloss: 'can', hasTo: false },
  may: { verb: 'pouvoir', gloss: 'may', hasTo: false },
  must: { verb: 'devoir', gloss: 'must', hasTo: false },
  want: { verb: 'vouloir', gloss: 'want' },
  'would-like': { verb: 'vouloir', gloss: 'like' },
  like: { verb: 'aimer', gloss: 'like' },
  love: { verb: 'adorer', gloss: 'love' },
  hate: { verb: 'détester', gloss: 'hate' },
  need: { verb: 'avoir', gloss: 'have', after: 'besoin=need de=of' },
};

function formOf(clause: Clause, said: SaidPredicate, standing: Standing, subject: Subject): Form {
  const { tense, modality, predicate } = clause;
  if (modality === 'would-like') return tense === 'present' ? 'conditional' : unsayable('would have liked');
  if (standing.joint === 'if') return tense === 'past' ? unsayable('a condition that is over') : 'present';
  if (tense === 'future' || standing.isFuture) {
    const isBeing = predicate.kind !== 'does' && predicate.kind !== 'called' && predicate.kind !== 'origin';
    const isSimple = standing.isFuture === true || modality !== undefined || isBeing;
    return isSimple ? 'future' : 'near future';
  }
  if (tense === 'present') return 'present';
  return isLasting(clause, said, standing, subject) ? 'imparfait' : 'passé composé';
}

/** Whether what is over was a state or a habit, which the imparfait tells. */
function isLasting(clause: Clause, said: SaidPredicate, standing: Standing, subject: Subject): boolean {
  const { modality, often, when, predicate } = clause;
  const isHabit =
    (often !== undefined && often !== 'never') || when.some((time) => 'which' in time && time.which === 'every');
  if (modality === 'must') return isHabit;
  if (modality === 'can') return isHabit || (!clause.negated && when.length === 0);
  if (modality) return true;
  const isLong = when.some((time) => 'span' in time && time.which === 'for');
  // What was so for long and is over: j’ai habité à Londres pendant trois ans.
  if (isLong && predicate.kind === 'does') return false;
  if (isLong && said.isState) return unsayable('a state as long as that');
  if (said.isState || isHabit) return true;
  if (standing.isHabit && said.isEvent !== true) return true;
  const isWeather = subject.kind === 'il' && predicate.kind === 'does';
  return isWeather && (standing.joint === 'because' || standing.joint === 'when');
}

function negationOf(clause: Clause, said: SaidPredicate, around: Adjuncts, subject: Subject): Negation | undefined {
  const { negated, often } = clause;
  if (subject.denies) return negated || said.negation || often === 'never' ? unsayable('two negations') : { words: [] };
  if (said.negation)
    return often === 'never' || around.negation ? unsayable('two negations') : { words: said.negation };
  if (often === 'never') return negated ? unsayable('not never') : { words: pieces('jamais=never') };
  if (!negated) return undefined;
  return { words: around.negation ?? pieces('pas=not') };
}

const frequencies = {
  always: 'toujours=always',
  often: 'souvent=often',
  sometimes: 'parfois=sometimes',
  rarely: 'rarement=rarely',
} as const;

/** Right behind the verb, or behind its object. */
const manners: Readonly<Record<NonNullable<Clause['manner']>, readonly [words: string, place: 'verb' | 'object']>> = {
  'a-lot': ['beaucoup=a_lot', 'verb'],
  well: ['bien=well', 'verb'],
  badly: ['mal=badly', 'verb'],
  'a-little': ['un=a peu=little', 'verb'],
  'very-well': ['très=very bien=well', 'verb'],
  fast: ['vite=fast', 'object'],
  slowly: ['lentement=slowly', 'object'],
  together: ['ensemble=together', 'object'],
  alone: ['seul=alone', 'object'],
  early: ['tôt=early', 'object'],
  late: ['tard=late', 'object'],
};

export function adjunctsOf(
  clause: Clause,
  said: SaidPredicate | undefined,
  subject: Subject,
  standing: Standing,
  setting: Setting,
): Adjuncts {
  const { often, negated, mood, manner, predicate } = clause;
  const isDozing = predicate.kind === 'does' && /^(?:sleep|rain|snow|dream-of|snore)$/u.test(predicate.verb);
  const timesSaid = clause.when.filter(
    (time) => !('word' in time && (time.word === 'not-yet' || time.word === 'just-now')),
  );
  const times = saidTimes(timesSaid, { tense: clause.tense, isOfNight: isDozing });
  const isJustNow = clause.when.some((time) => 'word' in time && time.word === 'just-now');
  if (isJustNow && (negated || clause.tense !== 'past' || clause.modality)) unsayable('just now');
  const isYet = clause.when.some((time) => 'word' in time && time.word === 'not-yet');
  const isStill = negated && clause.when.some((time) => 'word' in time && time.word === 'still');
  const canOpen =
    mood === 'statement' &&
    (standing.joint === undefined || standing.joint === 'and' || standing.joint === 'but') &&
    standing.isSubjectKnown !== true;
  const opening = canOpen
    ? times.find(({ stands, isContrast }) => stands === 'open' || (isContrast === true && standing.joint === 'but'))
    : undefined;
  const isDone = predicate.kind === 'does' && predicate.verb === 'sleep' && manner === 'late';
  const [how, place] = manner && !isDone ? mannerPieces(manner, clause, subject) : [[], 'verb'];
  const usually = often === 'usually' ? pieces('d’habitude=usually') : [];
  const middle = isStill ? [] : times.filter(({ stands }) => stands === 'middle').flatMap((time) => time.pieces);
  const isAlso = clause.also === true;
  const alsoEnds =
    isAlso &&
    (negated ||
      predicate.kind === 'quality' ||
      predicate.kind === 'identity' ||
      clause.modality !== undefined ||
      predicate.kind === 'place');
  return {
    opening: [
      ...(opening ? [...opening.pieces, comma] : []),
      ...(canOpen && usually.length > 0 ? [...usually, comma] : []),
    ],
    adverbs: [
      ...(isYet && !negated ? (mood === 'question' ? pieces('déjà=yet') : unsayable('yet')) : []),
      ...middle,
      ...(isAlso && !alsoEnds ? pieces('aussi=too') : []),
      ...(often && often in frequencies && isFrequent(often) ? pieces(frequencies[often]) : []),
    ],
    manner: place === 'verb' ? how : [],
    end: [
      ...(place === 'object' ? how : []),
      ...whereAndWith(clause, said, setting),
      ...(canOpen ? [] : usually),
      ...times.filter((time) => time !== opening && time.stands !== 'middle').flatMap((time) => time.pieces),
      ...(alsoEnds ? (negated ? pieces('non_plus=either') : pieces('aussi=too')) : []),
    ],
    ...negationWords(isYet, isStill),
    isJustNow,
  };
}

const isFrequent = (often: string): often is keyof typeof frequencies => often in frequencies;

function negationWords(isYet: boolean, isStill: boolean): { negation?: readonly Piece[] } {
  if (isYet) return { negation: pieces('pas=not encore=yet') };
  return isStill ? { negation: pieces('toujours=still pas=not') } : {};
}

function mannerPieces(
  manner: NonNullable<Clause['manner']>,
  { modality }: Clause,
  { gender, plural }: Subject,
): [readonly Piece[], 'verb' | 'object'] {
  // 'Je veux bien' agrees to something.
  if (
    (manner === 'well' || manner === 'very-well') &&
    (modality === 'want' || modality === 'would-like' || modality === 'like')
  )
    unsayable('want well');
  const [words, place] = manners[manner];
  if (manner === 'alone')
    return [[word(`seul${gender === 'f' ? 'e' : ''}${plural ? 's' : ''}`, 'alone', 'seul')], place];
  return [pieces(words), place];
}

/** 'for my sister', 'in the park', 'with my dog', in this order. */
function whereAndWith(clause: Clause, said: SaidPredicate | undefined, setting: Setting): Piece[] {
  const { predicate } = clause;
  const goals = clause.where.filter(({ relation }) => relation === 'to' || relation === 'home');
  const isGone =
    predicate.kind === 'does'
      ? moving.has(predicate.verb) || goingBy[predicate.verb] !== undefined
      : predicate.kind === 'place';
  const isTaken = said?.group.verb === 'emmener';
  if (goals.length > 0 && !isGone && !isTaken) unsayable('to where');
  if (clause.where.some(({ relation }) => relation === 'from') && !isGone && predicate.kind !== 'origin')
    unsayable('from where');
  const isLeaving = said?.group.verb === 'partir';
  const occasion = clause.for !== undefined && 'noun' in clause.for && clause.for.noun === 'time';
  const whom = clause.for
    ? [word('pour', 'for'), ...nounPhrase(clause.for, stanceFor(clause.for, setting), setting).pieces]
    : [];
  return [
    ...(occasion ? [] : whom),
    ...clause.where.flatMap((place) =>
      isLeaving && place.relation === 'home' ? pieces('de=from la~le=the maison=house') : placePieces(place, setting),
    ),
    ...(clause.with ? [word('avec', 'with'), ...nounPhrase(clause.with, 'after', setting).pieces] : []),
    ...(occasion ? whom : []),
  ];
}

function stanceFor(whom: NonNullable<Clause['for']>, setting: Setting): 'after' | 'general' {
  if (!('noun' in whom) || whom.determiner !== 'none') return 'after';
  return isAlive(nounPhrase({ ...whom, determiner: 'the' }, 'after', setting).kind) ? 'after' : 'general';
}
