import type { Clause, JoinedClause } from '../meaning';
import { goingBy, moving } from './idioms';
import { byPieces, withoutPieces } from './means';
import { isAlive, nounPhrase, type Setting } from './nounPhrase';
import { comma, pieces, word, type Piece } from './pieces';
import { placePieces } from './places';
import type { SaidPredicate } from './saidPredicate';
import { isAlsoOfSubject, type Subject } from './subjects';
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
  /** Stands in another clause: je pense qu’il dort. */
  readonly isInside?: boolean;
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

export const frequencies = {
  always: 'toujours=always',
  often: 'souvent=often',
  sometimes: 'parfois=sometimes',
  rarely: 'rarement=rarely',
} as const;

/** Open the sentence where they can. */
export const openFrequencies = {
  usually: 'd’habitude=usually',
  mostly: 'la~le=the plupart=most de=of le=the temps=time',
} as const;

export const comments = {
  unfortunately: 'malheureusement=unfortunately',
  luckily: 'heureusement=luckily',
} as const;

/** Right behind the verb, or behind its object. */
export const manners: Readonly<
  Record<NonNullable<Clause['manner']>, readonly [words: string, place: 'verb' | 'object']>
> = {
  'a-lot': ['beaucoup=a_lot', 'verb'],
  'too-much': ['trop=too_much', 'verb'],
  enough: ['assez=enough', 'verb'],
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
  const isDenied = negated || often === 'never' || subject.denies || said?.negation !== undefined;
  if (negated && clause.when.some((time) => 'word' in time && time.word === 'already')) unsayable('not already');
  if (manner && predicate.kind !== 'does' && !(predicate.kind === 'place' && /^(?:alone|together)$/u.test(manner)))
    unsayable('how somebody is something');
  const isYet = clause.when.some((time) => 'word' in time && time.word === 'not-yet');
  const isStill = negated && clause.when.some((time) => 'word' in time && time.word === 'still');
  const canOpen =
    mood === 'statement' &&
    clause.comment === undefined &&
    (standing.joint === undefined || standing.joint === 'and' || standing.joint === 'but') &&
    standing.isSubjectKnown !== true &&
    standing.isInside !== true;
  const opening = canOpen
    ? times.find(({ stands, isContrast }) => stands === 'open' || (isContrast === true && standing.joint === 'but'))
    : undefined;
  const isDone = predicate.kind === 'does' && predicate.verb === 'sleep' && manner === 'late';
  const [how, place] = manner && !isDone ? mannerPieces(manner, clause, subject) : [[], 'verb'];
  const usually = pieces(often === 'usually' || often === 'mostly' ? openFrequencies[often] : '');
  const middle = isStill ? [] : times.filter(({ stands }) => stands === 'middle').flatMap((time) => time.pieces);
  const isAlso = clause.also === true && !(isAlsoOfSubject(clause) && standing.isSubjectKnown !== true);
  const alsoEnds =
    isAlso &&
    (isDenied ||
      predicate.kind === 'quality' ||
      predicate.kind === 'identity' ||
      clause.modality !== undefined ||
      predicate.kind === 'place');
  if (clause.comment && (mood !== 'statement' || standing.isInside || standing.isSubjectKnown)) unsayable('a comment');
  return {
    opening: [
      ...(clause.comment ? [...pieces(comments[clause.comment]), comma] : []),
      ...(opening ? [...opening.pieces, comma] : []),
      ...(canOpen && usually.length > 0 ? [...usually, comma] : []),
    ],
    adverbs: [
      ...everPieces(clause),
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
      ...(alsoEnds ? (isDenied ? pieces('non_plus=either') : pieces('aussi=too')) : []),
    ],
    ...negationWords(isYet, isStill),
    isJustNow,
  };
}

/** 'Have you ever been …' is déjà; 'never' stands among the frequencies. */
function everPieces({ experience, often, negated, modality, tense, when }: Clause): Piece[] {
  if (!experience) return [];
  if (negated || modality || tense !== 'past' || when.some((time) => 'word' in time && time.word === 'already'))
    unsayable('experience');
  if (often === 'never') return [];
  return often ? unsayable('how often in one’s life') : pieces('déjà=ever');
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
export function whereAndWith(clause: Clause, said: SaidPredicate | undefined, setting: Setting): Piece[] {
  const { predicate } = clause;
  const goals = clause.where.filter(({ relation }) => relation === 'to' || relation === 'home');
  const isGone =
    predicate.kind === 'does'
      ? moving.has(predicate.verb) || goingBy[predicate.verb] !== undefined
      : predicate.kind === 'place' || predicate.kind === 'fragment';
  const isTaken = said?.group.verb === 'emmener' || isByTransport(clause, setting);
  if (goals.length > 0 && !isGone && !isTaken) unsayable('to where');
  if (clause.where.some(({ relation }) => relation === 'from') && !isGone && predicate.kind !== 'origin')
    unsayable('from where');
  const isLeaving = said?.group.verb === 'partir';
  const occasion = clause.for !== undefined && 'noun' in clause.for && clause.for.noun === 'time';
  const isNights = clause.for !== undefined && 'noun' in clause.for && clause.for.noun === 'night';
  const whom = clause.for
    ? [
        ...(isNights ? [] : [word('pour', 'for')]),
        ...nounPhrase(clause.for, stanceFor(clause.for, setting), setting).pieces,
      ]
    : [];
  return [
    ...(occasion ? [] : whom),
    ...(goals.length > 0 && isByTransport(clause, setting) ? pieces('pour=in_order_to aller=to_go') : []),
    ...clause.where.flatMap((place) =>
      isLeaving && place.relation === 'home' ? pieces('de=from la~le=the maison=house') : placePieces(place, setting),
    ),
    ...(clause.by ? byPieces(clause.by) : []),
    ...(clause.with ? [word('avec', 'with'), ...nounPhrase(clause.with, 'after', setting).pieces] : []),
    ...(clause.without ? withoutPieces(clause.without, setting) : []),
    ...(occasion ? whom : []),
  ];
}

function stanceFor(whom: NonNullable<Clause['for']>, setting: Setting): 'after' | 'general' {
  if (!('noun' in whom) || whom.determiner !== 'none') return 'after';
  return isAlive(nounPhrase({ ...whom, determiner: 'the' }, 'after', setting).kind) ? 'after' : 'general';
}

/** 'I take the train to work': je prends le train pour aller au travail. */
function isByTransport({ predicate }: Clause, { dictionary }: Setting): boolean {
  if (predicate.kind !== 'does' || (predicate.verb !== 'take' && predicate.verb !== 'take-transport')) return false;
  const { object } = predicate;
  return object !== undefined && 'noun' in object && dictionary.noun(object.noun)?.kind === 'vehicle';
}
