import { adjunctsOf, type Adjuncts, type Standing } from './adjuncts';
import type { Clause, Modality } from '../meaning';
import { verbPhrase, type Form, type Negation, type Over, type VerbGroup } from './conjugate';
import type { Setting } from './nounPhrase';
import { comma, pieces, type Piece } from './pieces';
import { isBare } from './rephrase';
import { saidPredicates } from './predicates';
import type { SaidPredicate } from './saidPredicate';
import { subjectOf, subjectPieces, type Subject } from './subjects';
import { unsayable } from './unsayable';

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
