import type { Clause, JoinedClause } from '../meaning';
import { adjunctsOf } from './adjuncts';
import { infinitivePhrase } from './conjugate';
import { afterNaming } from './mentioned';
import type { Setting } from './nounPhrase';
import { word, type Piece } from './pieces';
import { saidPredicates } from './predicates';
import { subjectOf, type Subject } from './subjects';
import { unsayable } from './unsayable';

/** 'to visit my sister': pour with an infinitive, of the one who does the rest. */
export function purposePieces(clause: Clause, subject: Subject, setting: Setting): Piece[] {
  const { purpose } = clause;
  if (!purpose) return [];
  const isPlain =
    purpose.mood === 'statement' &&
    purpose.tense === 'present' &&
    !purpose.negated &&
    !purpose.asksFor &&
    !purpose.asked;
  const isMore = purpose.modality ?? purpose.often ?? purpose.also ?? purpose.certainty ?? purpose.experience;
  if (!isPlain || isMore !== undefined || purpose.subject || purpose.purpose || !clause.subject)
    return unsayable('such a purpose');
  const acting: Clause = { ...purpose, subject: clause.subject };
  return [...purposeWord(clause), ...infinitiveOf(acting, subject, afterNaming(clause, setting))];
}

/** 'avant de manger': what the one who does the rest does after it. */
export function beforePieces({ joint: _, ...clause }: JoinedClause, setting: Setting): Piece[] {
  const isMore =
    clause.modality ?? clause.often ?? clause.also ?? clause.certainty ?? clause.experience ?? clause.purpose;
  if (isMore !== undefined || clause.negated || clause.mood !== 'statement') return unsayable('before so much');
  const acting: Clause = { ...clause, tense: 'present' };
  return [word('avant', 'before'), word('de', 'of'), ...infinitiveOf(acting, subjectOf(acting, setting), setting)];
}

function infinitiveOf(acting: Clause, subject: Subject, inner: Setting): Piece[] {
  const [said, ...others] = saidPredicates(acting, subject, inner);
  if (!said || others.length > 0 || said.subject || said.negation) return unsayable('such a purpose');
  const around = adjunctsOf(acting, said, subject, { isInside: true }, inner);
  if (around.adverbs.length > 0 || around.negation || around.isJustNow) return unsayable('such a purpose');
  const { group } = said;
  const whole = {
    ...group,
    middle: [...around.manner, ...(group.middle ?? [])],
    after: [...(group.after ?? []), ...around.end],
  };
  return infinitivePhrase(whole, subject, true);
}

/** Behind these verbs English has an infinitive that is no purpose. */
const governing =
  /^(?:agree|disagree|answer|ask|be-.*|believe|choose|fear|finish|forget|happen|hate|help|hope|know|like|love|plan|prefer|promise|remember|start|teach|tell|think|try|wait|want|worry|say|enjoy|mean|explain|show)$/u;

/** pour, or what the verb asks for: décider de, apprendre à, le temps de. */
function purposeWord({ predicate }: Clause): readonly Piece[] {
  if (predicate.kind === 'has') {
    const noun = predicate.what && 'noun' in predicate.what ? predicate.what.noun : '';
    if (noun === 'time') return [word('de', 'of')];
    return noun === 'money' ? [word('pour', 'in order')] : unsayable(`have ${noun} to`);
  }
  if (predicate.kind !== 'does' || governing.test(predicate.verb)) return unsayable('what stands before a purpose');
  if (predicate.verb === 'decide' || predicate.verb === 'hurry') return [word('de', 'of')];
  if (predicate.verb === 'learn' && !predicate.object) return [word('à', 'at')];
  return [word('pour', 'in order')];
}
