import type { Content } from '../../format/contentFormat';
import type { Clause, JoinedClause, Meaning, NounPhrase } from '../meaning';
import type { Hearing, Writer, WrittenWord } from '../writer';
import type { Standing } from './adjuncts';
import { statementPieces } from './clause';
import { dictionaryOf, knowsName, type Dictionary } from './dictionary';
import { isWrittenAdjective } from './adjectives';
import { fragmentPieces } from './fragments';
import { mentionedIn } from './mentioned';
import { nounPhrase, type Mentioned, type Setting } from './nounPhrase';
import { assemble, comma, pieces, type Piece } from './pieces';
import { questionPieces } from './questions';
import { isBare, isSame, rephrased } from './rephrase';
import { beforePieces } from './purposes';
import { requestPieces } from './requests';
import { verbRows } from './verbs';
import { Unsayable, unsayable } from './unsayable';

/** Puts meanings into French. */
export function createFrenchWriter(content: Content): Writer {
  const dictionary = dictionaryOf(content);
  return {
    write: (meaning, to) => {
      try {
        return written(meaning, to, dictionary);
      } catch (error) {
        if (error instanceof Unsayable) return undefined;
        throw error;
      }
    },
    knows: (lemma, wordClass) =>
      wordClass === 'noun'
        ? knowsName(lemma) || dictionary.noun(lemma) !== undefined
        : isWrittenAdjective(lemma) || dictionary.adjective(lemma) !== undefined,
  };
}

const joints: Readonly<Record<NonNullable<JoinedClause['joint']>, string>> = {
  and: 'et=and',
  but: ',= mais=but',
  because: 'parce_que=because',
  so: ',= donc=so',
  when: 'quand=when',
  if: 'si=if',
  or: 'ou=or',
  while: 'pendant_que=while',
  // Followed by the subjonctif or an infinitive.
  before: '',
  after: '',
  until: '',
};

function written(meaning: Meaning, hearing: Hearing, dictionary: Dictionary): WrittenWord[] {
  const clauses = rephrased(meaning.clauses);
  // 'I cooked when she called' began with it, or went on; 'I was cooking' tells which.
  if (clauses.some((clause, place) => isDuring(clauses[place - 1], clause))) unsayable('what went on meanwhile');
  const sentence: Piece[] = [];
  let mentioned: readonly Mentioned[] = [];
  clauses.forEach((clause, place) => {
    const further = clauses[place + 1];
    if (isFurtherAge(clause, clauses[place - 1])) return;
    const moreYears = further && isFurtherAge(further, clause) ? further.predicate : undefined;
    const setting: Setting = {
      dictionary,
      hearing,
      mentioned,
      ...(moreYears?.kind === 'age' && moreYears.years !== undefined ? { moreYears: moreYears.years } : {}),
    };
    if (clause.joint === 'before' && isSame(clauses[place - 1]?.subject, clause.subject))
      sentence.push(...beforePieces(clause, setting));
    else {
      if (place > 0) sentence.push(...jointPieces(clause, clauses[place - 1], clauses[place + 1]));
      sentence.push(...clausePieces(clauses, place, setting));
    }
    mentioned = [...mentionedIn(clause, setting), ...mentioned];
  });
  const [first] = clauses;
  const cry = first?.predicate.kind === 'fragment' ? first.predicate.manner : undefined;
  return assemble(sentence, first?.mood === 'question' || cry === 'asked' ? '?' : cry === 'exclaimed' ? '!' : '.');
}

/** 'They are eight and ten years old' counts the years of two. */
const isFurtherAge = (clause: JoinedClause, before: JoinedClause | undefined): boolean =>
  clause.predicate.kind === 'age' &&
  before?.predicate.kind === 'age' &&
  clause.joint === 'and' &&
  isSame(before.subject, clause.subject) &&
  isBare(clause) &&
  isBare(before);

function jointPieces(clause: JoinedClause, before?: JoinedClause, next?: JoinedClause): Piece[] {
  const said = joints[clause.joint ?? unsayable('no joint')] || unsayable('before and after');
  // 'I don't like coffee, I prefer tea': what is set against the other stands behind a comma.
  if (clause.joint === 'and' && before?.negated === true && !clause.negated) return [comma];
  // Of three or more the last alone has et.
  if (clause.joint === 'and' && next?.joint === 'and') return [comma];
  return said.startsWith(',') ? [comma, ...pieces(said.slice(3))] : pieces(said);
}

function clausePieces(clauses: readonly JoinedClause[], place: number, setting: Setting): Piece[] {
  const clause = clauses[place];
  if (!clause) return [];
  if (clause.predicate.kind === 'fragment') return fragmentPieces(clause, clause.predicate.what, setting);
  if (clause.mood === 'question') return questionPieces(clause, setting);
  if (clause.asked) return unsayable('asked without a question');
  if (clause.mood === 'request') return requestPieces(clause, setting);
  const before = clauses[place - 1];
  const shared = before ? sharedSubject(clause, before) : 'none';
  const said = shared === 'pronoun' ? { ...clause, subject: pronounFor(clause.subject, setting) } : clause;
  return statementPieces(said, standingOf(clauses, place, shared === 'left out'), setting);
}

function standingOf(clauses: readonly JoinedClause[], place: number, isSubjectKnown: boolean): Standing {
  const clause = clauses[place];
  const others = clauses.filter((_, index) => index !== place);
  const isOfTime = clause?.joint === 'when';
  const isFuture = isOfTime
    ? clause.tense === 'present' && clauses[place - 1]?.tense === 'future'
    : clause?.tense === 'future' && others.some(({ joint, tense }) => joint === 'when' && tense === 'present');
  return {
    ...(clause?.joint ? { joint: clause.joint } : {}),
    isSubjectKnown,
    isFuture,
    isHabit: others.some((other) => other.joint === 'when' && isTimeOfLife(other)),
  };
}

/** 'I was cooking when she called': an action that may have gone on, or begun, with another. */
function isDuring(main: Clause | undefined, { joint, tense, predicate }: JoinedClause): boolean {
  if (main?.ongoing) return false;
  if (joint !== 'when' || tense !== 'past' || predicate.kind !== 'does' || main?.tense !== 'past' || main.often)
    return false;
  if (main.predicate.kind !== 'does' || main.modality) return false;
  const [row, other] = [verbRows[main.predicate.verb], verbRows[predicate.verb]];
  return row?.isState !== true && row?.isEvent !== true && other?.isState !== true;
}

/** 'When I was a child', 'when we were young'. */
function isTimeOfLife({ predicate, tense }: Clause): boolean {
  if (tense !== 'past') return false;
  if (predicate.kind === 'age') return true;
  if (predicate.kind === 'quality')
    return predicate.qualities.every(({ adjective }) => /^(?:young|small|little)$/u.test(adjective));
  return (
    predicate.kind === 'identity' &&
    predicate.what !== undefined &&
    'noun' in predicate.what &&
    /^(?:child|kid|boy|girl|student|baby|teenager)$/u.test(predicate.what.noun)
  );
}

/** A subject that is said again becomes a pronoun, or goes where two verbs stand side by side. */
function sharedSubject(clause: JoinedClause, before: Clause): 'none' | 'pronoun' | 'left out' {
  const { subject } = clause;
  if (!subject || 'pronoun' in subject || !before.subject || !isSame(before.subject, subject)) return 'none';
  const isAlike =
    clause.joint === 'and' &&
    before.mood === 'statement' &&
    before.tense === clause.tense &&
    !clause.negated &&
    !before.negated;
  const isDeed = clause.predicate.kind !== 'quality' || before.predicate.kind === 'quality';
  return isAlike && isDeed && clause.when.length === 0 && clause.modality === before.modality ? 'left out' : 'pronoun';
}

function pronounFor(subject: NounPhrase | undefined, setting: Setting): NounPhrase {
  if (!subject) return unsayable('no subject');
  const { gender, plural, person } = nounPhrase(subject, 'subject', setting);
  if (person !== 2 && person !== 5) return { pronoun: person === 3 ? 'we' : 'you' };
  return { pronoun: plural ? 'they' : gender === 'f' ? 'she' : 'he' };
}
