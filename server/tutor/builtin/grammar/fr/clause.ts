import { adjunctsOf, type Adjuncts, type Standing } from './adjuncts';
import { embeddedPieces } from './embedded';
import { certainties } from './fragments';
import type { Clause } from '../meaning';
import { afterNaming } from './mentioned';
import { overOf } from './overs';
import { purposePieces } from './purposes';
import { thoughtOf } from './thoughts';
import { verbPhrase, type Form, type Negation, type VerbGroup } from './conjugate';
import type { Setting } from './nounPhrase';
import { comma, pieces, type Piece } from './pieces';
import { saidPredicates } from './predicates';
import type { SaidPredicate } from './saidPredicate';
import { isAlsoOfSubject, subjectOf, subjectPieces, type Subject } from './subjects';
import { unsayable } from './unsayable';

/** A clause that is no question and no request, or what follows est-ce que. */
export function statementPieces(clause: Clause, standing: Standing, setting: Setting): Piece[] {
  const subject = subjectOf(clause, setting);
  const { predicate } = clause;
  const inside = (that: Clause) => statementPieces(that, { isInside: true }, afterNaming(clause, setting));
  const said =
    predicate.kind === 'thinks'
      ? [thoughtOf(clause, predicate, inside, (that) => embeddedPieces(that, afterNaming(clause, setting)))]
      : saidPredicates(clause, subject, setting);
  if (clause.purpose && said.some((each) => each.subject)) unsayable('a purpose of another');
  const { end, ...others } = adjunctsOf(clause, said[0], subject, standing, setting);
  const around = { ...others, end: [...end, ...purposePieces(clause, subject, setting)] };
  // Of two predicates the first has what stands by the verb, and the last what ends the sentence.
  return said.flatMap((each, place) => {
    const isLast = place === said.length - 1;
    const whole = predicateClause(
      clause,
      each,
      each.subject ?? subject,
      standing,
      place === 0 && standing.isSubjectKnown === true,
      isLast ? around : { ...around, end: [] },
    );
    return [...(place === 0 ? around.opening : isLast ? pieces('et=and') : [comma]), ...whole];
  });
}

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
    certainty: certaintyOf(clause),
    ...(negation ? { negation } : {}),
    ...(over ? { over } : {}),
  });
  const before = isSubjectKnown
    ? []
    : [
        ...subjectPieces(subject, form, over?.verb ?? group.verb),
        ...(isAlsoOfSubject(clause) ? pieces('aussi=too') : []),
      ];
  return [...before, ...verb];
}

function certaintyOf({ certainty, mood }: Clause): readonly Piece[] {
  if (!certainty) return [];
  return mood === 'statement' ? pieces(certainties[certainty]) : unsayable('a doubtful question');
}

function formOf(clause: Clause, said: SaidPredicate, standing: Standing, subject: Subject): Form {
  const { tense, modality, predicate } = clause;
  if (modality === 'should') return 'conditional';
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
  if (clause.experience || (clause.asksFor === 'how-long' && predicate.kind === 'does')) return false;
  const isRecent = when.some((time) => 'word' in time && time.word === 'recently');
  if (isRecent && said.isState) unsayable('a state of late');
  if (clause.noLonger && !said.isState && !modality) unsayable('what was not done any more');
  const isHabit =
    (often !== undefined && often !== 'never') ||
    when.some((time) => ('which' in time && time.which === 'every') || 'per' in time);
  if (modality === 'must') return isHabit;
  if (modality === 'can') return isHabit || (!clause.negated && when.length === 0);
  if (modality === 'want' && often === 'always') return false;
  if (modality && /^(?:learn|try|start|stop|forget)$/u.test(modality)) return isHabit;
  if (modality) return true;
  const isLong = when.some(
    (time) => ('span' in time && time.which === 'for') || ('bound' in time && time.bound === 'from'),
  );
  // What was so for long and is over: j’ai habité à Londres pendant trois ans.
  if (isLong && predicate.kind === 'does') return false;
  if (isLong && said.isState) return unsayable('a state as long as that');
  if (said.isState || isHabit || clause.ongoing) return true;
  if (standing.isHabit && said.isEvent !== true) return true;
  if (standing.joint === 'while') return true;
  const isWeather = subject.kind === 'il' && predicate.kind === 'does';
  return isWeather && (standing.joint === 'because' || standing.joint === 'when');
}

function negationOf(clause: Clause, said: SaidPredicate, around: Adjuncts, subject: Subject): Negation | undefined {
  const { negated, often, noLonger } = clause;
  if (noLonger) return noMore(clause, said, around, subject);
  if (subject.denies) return negated || said.negation || often === 'never' ? unsayable('two negations') : { words: [] };
  if (said.negation)
    return often === 'never' || around.negation ? unsayable('two negations') : { words: said.negation };
  if (often === 'never') return negated ? unsayable('not never') : { words: pieces('jamais=never') };
  if (!negated) return undefined;
  return { words: around.negation ?? pieces('pas=not') };
}

/** 'Je ne fume plus'. */
function noMore({ negated, often }: Clause, said: SaidPredicate, around: Adjuncts, subject: Subject): Negation {
  if (!negated || often || said.negation || around.negation || subject.denies) return unsayable('two negations');
  return { words: pieces('plus=any_more') };
}
