import type { Clause, Manner } from '../meaning';
import { asSeenThen } from '../thoughtTense';
import type { WrittenWord } from '../writer';
import { adverbials, timePieces } from './adverbials';
import { checkAmount } from './asked';
import { isEvery } from './times';
import type { Person } from './conjugation';
import { coreOf } from './core';
import type { Core } from './coreParts';
import { isWomansName } from './firstNames';
import { phraseOf } from './nounPhrase';
import { extraposed, overVerb, purposeOf } from './infinitives';
import { normalised } from './normalise';
import { type Built, subordinateOrder } from './order';
import type { Piece } from './pieces';
import { reflexive } from './pronouns';
import type { Speech } from './speech';
import { type TimeWords, isNotYet, timeWords } from './times';
import { type Modal, type Verbal, imperativeOf, verbalOf } from './verbal';
import { mark, unsayable, word, words } from './words';

/** Whether it is done in one's sleep, which makes the last night of the evening before. */
const isAsleep = ({ predicate }: Clause): boolean =>
  predicate.kind === 'does' && ['sleep', 'dream-of', 'snore', 'wake-up', 'fall-asleep'].includes(predicate.verb);

const third: Person = { person: 3, number: 'S' };

/** Denied by nicht before them, also where there is an object that kein would deny: 'nicht gut Deutsch'. */
const deniedManners: ReadonlySet<Manner> = new Set([
  'well',
  'very-well',
  'a-lot',
  'fast',
  'early',
  'late',
  'too-much',
  'enough',
]);

const questionWords: Readonly<Record<string, string>> = {
  who: 'wer=who',
  what: 'was=what',
  where: 'wo=where',
  'where-from': 'woher=where_from',
  'where-to': 'wohin=where_to',
  when: 'wann=when',
  why: 'warum=why',
  how: 'wie=how',
  'how-old': 'wie=how alt=old',
  'what-time': 'um=at wie=how viel=much Uhr=o’clock',
  'how-long': 'wie=how lange=long',
  'how-much': 'wie=how viel=much',
};

const leading: ReadonlySet<string> = new Set(['go', 'travel', 'drive', 'fly', 'run', 'move-house']);

export function buildClause(clause: Clause, frontTime: boolean, speech: Speech): Built {
  const notYet = clause.when.some(isNotYet);
  const isNegative = clause.negated || notYet;
  if (clause.often === 'never' && isNegative) return unsayable('never not');
  const isRarelyDenied =
    isNegative &&
    (clause.often === 'rarely' ||
      clause.often === 'mostly' ||
      (clause.often === 'usually' && clause.modality === 'like'));
  if (isRarelyDenied) return unsayable('not rarely');
  const deniesOften = isNegative && (clause.often === 'always' || clause.often === 'often');
  const deniesManner = isNegative && clause.manner !== undefined && deniedManners.has(clause.manner);
  const deniesEvery = isNegative && clause.when.some(isEvery);
  if (deniesEvery && clause.often) return unsayable('not often every day');
  checkNew(clause);
  const isOver = overVerb(clause.modality) !== undefined;
  const core = coreOf(clause, isNegative && !deniesOften && !deniesManner && !deniesEvery && !isOver, speech);
  checkAmount(clause, core);
  const times = timeWords(clause.when, { tense: clause.tense, isDenied: isNegative, isAsleep: isAsleep(clause) });
  const { subject, person, isSubjectDative } = subjectOf(clause, core, speech);
  const verbal = verbOf(clause, core, person, times, speech);
  const front =
    times.find(({ place }) => place === 'front') ??
    (frontTime ? times.find((time) => time.place === 'time' && time.words.length === 1) : undefined);
  const pieces: Piece[] = [
    ...core.pieces,
    ...(core.row.reflexive ? [{ slot: 'reflexive' as const, words: [reflexive(person, core.row.reflexive)] }] : []),
    ...timePieces(times.filter((time) => time !== front)),
    ...adverbials(clause, core, isNegative, deniesOften, speech),
  ];
  const subjectPieces: Piece[] = subject.length > 0 ? [{ slot: 'subject', words: subject }] : [];
  const feltBy: Piece[] = isSubjectDative;
  const built = arranged({ clause, core, verbal, front, pieces, subject: subjectPieces, feltBy, speech });
  return { ...built, after: [...built.after, ...thoughtOf(clause, speech), ...aimOf(clause, core, person, speech)] };
}

/** What is known of these only in some sentences. */
function checkNew({ experience, tense, negated, mood, certainty, comment, asksFor, asked, noLonger }: Clause): void {
  if (experience && (tense !== 'past' || negated)) unsayable('an experience that is none');
  if ((certainty ?? comment) && mood !== 'statement') unsayable('perhaps asked');
  if (noLonger && (!negated || mood === 'request')) unsayable('no longer');
  if (asked && !['what', 'which', 'how-many', 'how-much'].includes(asksFor ?? '')) unsayable('asked otherwise');
  if (!asked && (asksFor === 'which' || asksFor === 'how-many')) unsayable('which of what');
}

/** ', dass Deutsch schwierig ist'. */
function thoughtOf(clause: Clause, speech: Speech): WrittenWord[] {
  const { predicate } = clause;
  if (predicate.kind !== 'thinks') return [];
  const that = asSeenThen(clause, predicate.that);
  // 'He said he was ill': then, or before.
  if (predicate.verb === 'say' && clause.tense === 'past' && predicate.that.tense === 'past')
    return unsayable('before or then');
  if (that.mood === 'question') return questionInside(that, speech);
  if (that.mood !== 'statement') return unsayable('a thought that is asked');
  return [mark(','), word('dass', 'that'), ...subordinateOrder(buildClause(normalised(that, speech), false, speech))];
}

/** ', wo der Bahnhof ist', ', ob er kommt'. */
function questionInside(asked: Clause, speech: Speech): WrittenWord[] {
  const built = buildClause(normalised(asked, speech), false, speech);
  const lead = asked.asksFor === 'whether' ? [word('ob', 'whether')] : built.front;
  return [mark(','), ...lead, ...subordinateOrder(built)];
}

function aimOf(
  { purpose, subject, predicate, mood }: Clause,
  core: Core,
  person: Person,
  speech: Speech,
): WrittenWord[] {
  if (!purpose) return [];
  if (predicate.kind === 'thinks' || core.feltBy || core.isImpersonal) return unsayable('a purpose of nothing done');
  // What somebody has to do is no purpose: 'I have no time to read'.
  if (predicate.kind !== 'does' && predicate.kind !== 'place') return unsayable('no purpose');
  if (mood === 'question' && !subject) return unsayable('who, in order to');
  return purposeOf(purpose, subject, person, speech);
}

function subjectOf(
  clause: Clause,
  core: Core,
  speech: Speech,
): { subject: WrittenWord[]; person: Person; isSubjectDative: Piece[] } {
  const { subject } = clause;
  if (core.isImpersonal) {
    const felt = core.feltBy ? phraseOf(core.feltBy, speech) : undefined;
    const dative: Piece[] = felt
      ? [{ slot: felt.sort === 'pronoun' ? 'dativePronoun' : 'dative', words: felt.form('dat') }]
      : [];
    return {
      subject: [word('es', clause.predicate.kind === 'exists' ? 'there' : 'it')],
      person: third,
      isSubjectDative: dative,
    };
  }
  if (core.feltBy) {
    const felt = phraseOf(core.feltBy, speech);
    return {
      subject: [],
      person: third,
      isSubjectDative: [{ slot: felt.sort === 'pronoun' ? 'dativePronoun' : 'dative', words: felt.form('dat') }],
    };
  }
  if (!subject) {
    if (clause.asksFor !== 'who' && clause.asksFor !== 'what') return unsayable('no subject');
    return { subject: [], person: third, isSubjectDative: [] };
  }
  const phrase = phraseOf(subject, namedSpeech(clause, speech));
  if (clause.mood === 'request' && speech.hearing.isFamiliar)
    return { subject: [], person: phrase.person, isSubjectDative: [] };
  if (
    clause.negated &&
    'pronoun' in subject &&
    ['everybody', 'everything', 'somebody', 'something'].includes(subject.pronoun)
  )
    return unsayable('not everybody');
  if (clause.negated && 'noun' in subject && phrase.sort === 'indefinite') return unsayable('not a');
  return { subject: phrase.form('nom'), person: agreement(clause, phrase.person, speech), isSubjectDative: [] };
}

/** A friend called Sarah is a woman. */
function namedSpeech({ subject, predicate }: Clause, speech: Speech): Speech {
  if (predicate.kind !== 'called' || predicate.name === undefined || !subject || !('noun' in subject)) return speech;
  // Unsayable where the name does not tell which word it is.
  phraseOf({ ...subject, called: predicate.name }, speech).form('nom');
  return { ...speech, isOfWoman: isWomansName(predicate.name) ?? speech.isOfWoman };
}

/** 'Das sind meine Kinder'. */
function agreement({ subject, predicate }: Clause, person: Person, speech: Speech): Person {
  const isPointed = subject && 'pronoun' in subject && ['this', 'that', 'it'].includes(subject.pronoun);
  if (!isPointed || predicate.kind !== 'identity' || !predicate.what) return person;
  const what = phraseOf(predicate.what, speech).person;
  return what.number === 'P' && what.person === 3 ? what : person;
}

function verbOf(clause: Clause, core: Core, person: Person, times: readonly TimeWords[], speech: Speech): Verbal {
  const { conjugation, hearing } = speech;
  const { modality } = clause;
  const over = overVerb(modality);
  if (clause.mood === 'request') {
    if (modality && (!over || modality === 'hate')) return unsayable('a request with more');
    return imperativeOf({ row: over ?? core.row, conjugation }, hearing.isFamiliar);
  }
  const main = { row: core.row, person, conjugation };
  // What is to come is present where a time says so.
  const tense = clause.tense === 'future' && times.some(({ isToCome }) => isToCome) ? 'present' : clause.tense;
  if (clause.predicate.kind === 'does' && clause.predicate.verb === 'be-born') return born(clause, main);
  if (modality === 'may' && !mayBeAllowed(clause)) return unsayable('perhaps');
  if (over) return verbalOf({ ...main, row: over }, tense, undefined);
  return verbalOf(main, tense, modalOf(clause));
}

function modalOf({ modality, mood, subject }: Clause): Modal | undefined {
  const isOwn = subject !== undefined && 'pronoun' in subject && ['i', 'we'].includes(subject.pronoun);
  switch (modality) {
    case 'should':
      return mood === 'question' && isOwn ? 'shall' : 'should';
    case 'can':
    case 'must':
    case 'need':
    case 'want':
    case 'would-like':
    case 'may':
      return modality;
    default:
      return undefined;
  }
}

const mayBeAllowed = ({ subject }: Clause): boolean =>
  subject !== undefined && !('pronoun' in subject && subject.pronoun === 'it');

/** 'Ich bin in Leeds geboren': once and for all. */
function born(clause: Clause, main: Parameters<typeof verbalOf>[0]): Verbal {
  return clause.tense === 'past' ? verbalOf(main, 'present', undefined) : unsayable('born now');
}

interface Parts {
  readonly clause: Clause;
  readonly core: Core;
  readonly verbal: Verbal;
  readonly front: TimeWords | undefined;
  readonly pieces: readonly Piece[];
  readonly subject: readonly Piece[];
  readonly feltBy: readonly Piece[];
  readonly speech: Speech;
}

/** Chooses what is first. */
function arranged(parts: Parts): Built {
  const { clause, core, verbal, front, subject, feltBy, speech } = parts;
  const { after, pieces } = extraposed(clause, core, parts.pieces);
  const built = { verbal, subject, after, pieces: [...feltBy, ...pieces] };
  const rest = built.pieces;
  if (clause.mood === 'request' || clause.asksFor === 'whether')
    return { ...built, front: [], isSubjectFirst: false, rest };
  if (clause.mood === 'question') return { ...built, front: questionOf(clause, core), isSubjectFirst: false, rest };
  if (front) return { ...built, front: front.words, isSubjectFirst: false, rest };
  const dative = feltBy[0];
  // 'Mir geht es gut', but 'es tut mir leid'.
  if (dative && core.row.verb !== 'tun') return { ...built, front: dative.words, isSubjectFirst: false, rest: pieces };
  const isNew = clause.predicate.kind === 'exists' || isNewcomer(clause, speech);
  const place = isNew ? pieces.find(({ slot }) => slot === 'place') : undefined;
  if (place)
    return { ...built, front: place.words, isSubjectFirst: false, rest: rest.filter((piece) => piece !== place) };
  return { ...built, front: subject.flatMap(({ words: said }) => said), isSubjectFirst: true, rest };
}

/** 'Im Garten sind zwei Hunde': what is new comes last. */
const isNewcomer = ({ predicate, subject }: Clause, speech: Speech): boolean =>
  predicate.kind === 'place' &&
  subject !== undefined &&
  phraseOf(subject, speech).sort === 'indefinite' &&
  'noun' in subject;

function questionOf(clause: Clause, core: Core): readonly WrittenWord[] {
  const { asksFor, predicate } = clause;
  if (core.question) return core.question;
  if (clause.asked) return unsayable('a noun that is asked for');
  const frame = predicate.kind === 'does' ? predicate.verb : undefined;
  const isWhereTo = asksFor === 'where' && frame !== undefined && leading.has(frame);
  return words(questionWords[isWhereTo ? 'where-to' : (asksFor ?? '')] ?? unsayable('a question'));
}
